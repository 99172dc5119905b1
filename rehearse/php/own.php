<?php
/**
 * Lists what a site has for people and other code. Entries that are missing without the plugin are its own. Each has a
 * name, a title, and a URL or name to request, empty if that takes more than a name.
 */
require __DIR__ . '/lib.php';

// It must be in the global scope.
require ABSPATH . 'wp-admin/menu.php';

/** The URL of an entry in the dashboard's menu. Source: WordPress core _wp_menu_output(). */
function rehearsal_menu_url( $slug, $parent ) {
	$slug = html_entity_decode( $slug );
	if ( get_plugin_page_hook( $slug, $parent ) ) {
		return str_replace( '&#038;', '&', menu_page_url( $slug, false ) );
	}
	return preg_match( '/^(admin|edit|post-new|edit-tags)\.php\?/', $slug ) ? admin_url( $slug ) : '';
}

function rehearsal_pages() {
	global $menu, $submenu;
	$items = array();
	foreach ( $menu as $item ) {
		$items[] = array( $item, $item[2] );
	}
	foreach ( $submenu as $parent => $list ) {
		foreach ( $list as $item ) {
			$items[] = array( $item, $parent );
		}
	}
	$own   = array();
	$lists = array();
	foreach ( $items as list( $item, $parent ) ) {
		$page  = array( (string) $item[2], trim( wp_strip_all_tags( $item[0] ) ), rehearsal_menu_url( $item[2], $parent ) );
		$known = isset( $own[ $item[2] ] ) && '' !== $own[ $item[2] ][2];
		if ( false !== strpos( $page[2], 'page=' ) ) {
			if ( ! rehearsal_leads_away( $item[2], $parent ) ) {
				$own[ $item[2] ] = $page;
			}
		} elseif ( ! $known && '' !== $page[1] ) {
			$lists[ $item[2] ] = $page;
		}
	}
	return array_values( $own + $lists );
}

/** Whether a menu item only leads elsewhere, by a script: the function of its page does nothing but end, on purpose. */
function rehearsal_leads_away( $slug, $parent ) {
	$hook = get_plugin_page_hookname( $slug, $parent );
	foreach ( isset( $GLOBALS['wp_filter'][ $hook ] ) ? $GLOBALS['wp_filter'][ $hook ]->callbacks : array() as $callbacks ) {
		foreach ( $callbacks as $callback ) {
			if ( preg_match( '/\bfunction\b[^{}]*\{\s*(exit|die)\s*(\(\s*\)\s*)?;\s*\}/i', rehearsal_lines( rehearsal_reflect( $callback['function'] ) ) ) ) {
				return true;
			}
		}
	}
	return false;
}

/** Pages for which this administrator lacks the capability. Source: WordPress core user_can_access_admin_page(). */
function rehearsal_refused() {
	$slugs = $GLOBALS['_wp_menu_nopriv'] ?? array();
	foreach ( $GLOBALS['_wp_submenu_nopriv'] ?? array() as $list ) {
		$slugs += $list;
	}
	$slugs = array_map( 'strval', array_keys( $slugs ) );
	return array_map( null, $slugs, $slugs, array_fill( 0, count( $slugs ), '' ) );
}

function rehearsal_tasks() {
	$hooks = array();
	foreach ( _get_cron_array() ?: array() as $events ) {
		foreach ( array_keys( $events ) as $hook ) {
			$hooks[ $hook ] = array( $hook, $hook, $hook );
		}
	}
	return array_values( $hooks );
}

function rehearsal_routes() {
	$server = rest_get_server();
	$roots  = $server->get_namespaces();
	$routes = array();
	foreach ( $server->get_routes() as $route => $handlers ) {
		$ask = '';
		foreach ( $handlers as $handler ) {
			$required = array_filter(
				$handler['args'] ?? array(),
				function ( $arg ) {
					return ! empty( $arg['required'] );
				}
			);
			if ( ! empty( $handler['methods']['GET'] ) && false === strpos( $route, '(' ) && array() === $required ) {
				$ask = $route;
			}
		}
		if ( ! in_array( ltrim( $route, '/' ), $roots, true ) ) {
			$routes[] = array( $route, $route, $ask );
		}
	}
	return $routes;
}

function rehearsal_blocks() {
	$blocks = array();
	foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $block ) {
		$inside   = ! empty( $block->parent ) || ! empty( $block->ancestor );
		$blocks[] = array( $name, (string) $block->title, $block->is_dynamic() && ! $inside ? $name : '' );
	}
	return $blocks;
}

function rehearsal_widgets() {
	$widgets = array();
	foreach ( $GLOBALS['wp_widget_factory']->widgets as $widget ) {
		$widgets[] = array( $widget->id_base, (string) $widget->name, $widget->id_base );
	}
	return $widgets;
}

function rehearsal_types() {
	$types = array();
	foreach ( get_post_types( array( 'publicly_queryable' => true ), 'objects' ) as $name => $type ) {
		$types[] = array( $name, (string) $type->label, (string) get_post_type_archive_link( $name ) );
	}
	return $types;
}

function rehearsal_taxonomies() {
	$taxonomies = array();
	foreach ( get_taxonomies( array( 'publicly_queryable' => true ), 'objects' ) as $name => $taxonomy ) {
		$taxonomies[] = array( $name, (string) $taxonomy->label, $name );
	}
	return $taxonomies;
}

/** Post types with pages in the dashboard, and the page on which people write a new entry. */
function rehearsal_screens() {
	$types = array();
	foreach ( get_post_types( array( 'show_ui' => true ), 'objects' ) as $name => $type ) {
		$types[] = array( $name, (string) $type->label, current_user_can( $type->cap->create_posts ) ? admin_url( 'post-new.php?post_type=' . $name ) : '' );
	}
	return $types;
}

function rehearsal_term_screens() {
	$taxonomies = array();
	foreach ( get_taxonomies( array( 'show_ui' => true ), 'objects' ) as $name => $taxonomy ) {
		$type         = (string) reset( $taxonomy->object_type );
		$taxonomies[] = array( $name, (string) $taxonomy->label, admin_url( 'edit-tags.php?taxonomy=' . $name . '&post_type=' . $type ) );
	}
	return $taxonomies;
}

/** The files with the functions of the plugin's pages, by the names of these. */
function rehearsal_sources( $folder ) {
	$root    = '/wordpress/wp-content/plugins/' . $folder . '/';
	$sources = array();
	foreach ( array_keys( $GLOBALS['_parent_pages'] ?? array() ) as $slug ) {
		$hook = get_plugin_page_hookname( $slug, (string) $GLOBALS['_parent_pages'][ $slug ] );
		foreach ( isset( $GLOBALS['wp_filter'][ $hook ] ) ? $GLOBALS['wp_filter'][ $hook ]->callbacks : array() as $callbacks ) {
			foreach ( $callbacks as $callback ) {
				$code = rehearsal_reflect( $callback['function'] );
				$file = $code ? (string) $code->getFileName() : '';
				if ( 0 === strpos( $file, $root ) ) {
					$sources[] = array( (string) $slug, substr( $file, strlen( $root ) ), '' );
				}
			}
		}
	}
	return $sources;
}

/** WordPress's own pages, by the hooks with which plugins add to them. */
const REHEARSAL_HOOKS = array(
	'show_user_profile'            => 'profile.php',
	'customize_register'           => 'customize.php',
	'manage_users_columns'         => 'users.php',
	'wp_prepare_themes_for_js'     => 'themes.php',
	'manage_media_columns'         => 'upload.php?mode=list',
	'manage_edit-comments_columns' => 'edit-comments.php',
	'debug_information'            => 'site-health.php?tab=debug',
);

/** Counts the callbacks: a plugin that adds to a page adds one. */
function rehearsal_hooks() {
	$hooks = array();
	foreach ( REHEARSAL_HOOKS as $hook => $page ) {
		$count   = isset( $GLOBALS['wp_filter'][ $hook ] ) ? array_sum( array_map( 'count', $GLOBALS['wp_filter'][ $hook ]->callbacks ) ) : 0;
		$hooks[] = array( $hook . ' ' . $count, $hook, admin_url( $page ) );
	}
	return $hooks;
}

/** REST fields and meta data of objects. Needs the list of routes first, which registers them. */
function rehearsal_fields() {
	$fields = array();
	foreach ( $GLOBALS['wp_rest_additional_fields'] ?? array() as $type => $list ) {
		foreach ( array_keys( $list ) as $name ) {
			$fields[] = array( $type . ': ' . $name, '', '' );
		}
	}
	foreach ( $GLOBALS['wp_meta_keys'] ?? array() as $type => $subtypes ) {
		foreach ( $subtypes as $subtype => $keys ) {
			foreach ( wp_list_filter( $keys, array( 'show_in_rest' => false ), 'NOT' ) as $name => $meta ) {
				$fields[] = array( ( '' === $subtype ? $type : $subtype ) . ': meta.' . $name, '', '' );
			}
		}
	}
	return $fields;
}

/**
 * Addresses that plugins add with add_rewrite_rule(), without those of post types. Those without a pattern can be
 * requested.
 */
function rehearsal_rules() {
	$rules = array();
	foreach ( $GLOBALS['wp_rewrite']->extra_rules_top as $pattern => $query ) {
		if ( false === strpos( $query, 'post_type=' ) ) {
			$path    = preg_match( '~^\^?([\w/-]+?)(/\?)?\$?$~', $pattern, $match ) ? '/' . $match[1] . '/' : '';
			$rules[] = array( $pattern, '' === $path ? $pattern : $path, '' === $path ? '' : home_url( $path ) );
		}
	}
	return $rules;
}

/**
 * Those of them whose stored rule needs a query variable that the plugin no longer knows. Source: WordPress core
 * WP::parse_request().
 */
function rehearsal_stale() {
	global $wp, $wp_rewrite;
	$stored = get_option( 'rewrite_rules' );
	$known  = apply_filters( 'query_vars', $wp->public_query_vars );
	$stale  = array();
	foreach ( $wp_rewrite->extra_rules_top as $pattern => $query ) {
		$is = is_array( $stored ) ? ( $stored[ $pattern ] ?? $query ) : $query;
		parse_str( (string) wp_parse_url( $is, PHP_URL_QUERY ), $asked );
		if ( $is !== $query && array_diff( array_keys( $asked ), (array) $known ) ) {
			$stale[] = array( (string) $pattern, (string) $pattern, '' );
		}
	}
	return $stale;
}

/** Words of code that may change a site, or send something, even without data. */
const REHEARSAL_RISKY = '/delet|remov|reset|clear|purge|flush|import|export|send|mail|upload|install|activat|restor|rollback|truncat|empty_|erase|destroy|trash|drop |unlink|file_put|fwrite|insert|update_|save|creat|process|generat|sync|approv|toggle|upgrad|migrat|backup|schedule|wp_set_|set_role|add_(?:option|user|role|cap|post|term|comment)|set_transient/i';

/** Reflects a callback; `null` if it is missing, so that a request dies before anything is done. */
function rehearsal_reflect( $callback ) {
	try {
		if ( $callback instanceof Closure || ( is_string( $callback ) && false === strpos( $callback, '::' ) ) ) {
			return new ReflectionFunction( $callback );
		}
		$parts = is_string( $callback ) ? explode( '::', $callback ) : ( is_array( $callback ) ? $callback : array( $callback, '__invoke' ) );
		return new ReflectionMethod( $parts[0], $parts[1] );
	} catch ( ReflectionException $e ) {
		return null;
	}
}

/** The lines of a function; empty for one of PHP itself, and without one. */
function rehearsal_lines( $function ) {
	return $function && $function->getFileName() ? implode( '', array_slice( file( $function->getFileName() ), $function->getStartLine() - 1, $function->getEndLine() - $function->getStartLine() + 1 ) ) : '';
}

/**
 * Shortcodes that need a post of the plugin's own types: as they stand in one that they ask for, or with the ID of another.
 * Those that show the text of the post around them would never end there.
 */
function rehearsal_samples() {
	$samples = array();
	foreach ( array_filter( $GLOBALS['shortcode_tags'], 'is_callable' ) as $name => $callback ) {
		$code = rehearsal_lines( rehearsal_reflect( $callback ) );
		$text = (string) $name;
		preg_match_all( '/[\'"](\w+)[\'"]\s*=>\s*([^,()\[\]]*)/', (string) strstr( $code, 'shortcode_atts' ), $pairs, PREG_SET_ORDER );
		foreach ( $pairs as list( , $attribute, $standard ) ) {
			$text .= preg_match( '/(^|_)ids?$/i', $attribute ) || '0' === trim( $standard, " \n\r\t'\"" ) ? " $attribute=\"REHEARSAL_ID\"" : '';
		}
		if ( (string) $name !== $text || ( preg_match( '/\bget_post\(\s*\)|\bget_the_id\b|\bglobal\s[^;]*\$post\b/i', $code ) && ! preg_match( '/the_content|post_content/', $code ) ) ) {
			$samples[] = array( (string) $name, (string) $name, $text );
		}
	}
	return $samples;
}

/** The code that handles an action; `null` if it is unknown, or if it or the name suggests changes. */
function rehearsal_handler( $hook ) {
	$text = $hook;
	foreach ( $GLOBALS['wp_filter'][ $hook ]->callbacks as $callbacks ) {
		foreach ( $callbacks as $callback ) {
			$code = rehearsal_reflect( $callback['function'] );
			if ( $code && ! $code->getFileName() ) {
				return null;
			}
			$text .= "\n" . str_replace( 'wp_send_json', '', rehearsal_lines( $code ) );
		}
	}
	return preg_match( REHEARSAL_RISKY, $text ) ? null : $text;
}

/** The administrator's nonces for the names that code checks. */
function rehearsal_nonces( $code ) {
	$nonces = array();
	preg_match_all( '/\bcheck_(?:ajax|admin)_referer\(\s*([\'"])([\w-]+)\1(?:\s*,\s*([\'"])([\w-]+)\3)?/', $code, $calls, PREG_SET_ORDER );
	foreach ( $calls as $call ) {
		$nonces[ $call[4] ?? '_wpnonce' ] = wp_create_nonce( $call[2] );
	}
	return $nonces;
}

/**
 * AJAX actions and forms, with their URLs; without one for visitors if the handlers are the same, because the other URL
 * is listed.
 */
function rehearsal_actions() {
	$actions = array();
	foreach ( array_keys( $GLOBALS['wp_filter'] ) as $hook ) {
		if ( preg_match( '/^(wp_ajax|admin_post)_(nopriv_)?(.+)$/', (string) $hook, $match ) ) {
			$other     = $match[1] . '_' . $match[3];
			$is_double = '' !== $match[2] && isset( $GLOBALS['wp_filter'][ $other ] ) && array_map( 'array_keys', $GLOBALS['wp_filter'][ $other ]->callbacks ) === array_map( 'array_keys', $GLOBALS['wp_filter'][ $hook ]->callbacks );
			$page      = 'wp_ajax' === $match[1] ? 'admin-ajax.php' : 'admin-post.php';
			$code      = $is_double ? null : rehearsal_handler( $hook );
			$asked     = array( 'action' => $match[3] ) + rehearsal_nonces( '' === $match[2] ? (string) $code : '' );
			$actions[] = array( $hook, $match[3], null === $code ? '' : admin_url( $page . '?' . http_build_query( $asked, '', '&' ) ) );
		}
	}
	return $actions;
}

/** Everything that WordPress or a person calls: the place where the plugin registers it, and the callback. */
function rehearsal_callbacks() {
	$all = array();
	foreach ( $GLOBALS['wp_filter'] as $hook => $filter ) {
		foreach ( $filter->callbacks as $callbacks ) {
			foreach ( $callbacks as $callback ) {
				$all[] = array( "the hook `$hook`", $callback['function'] );
			}
		}
	}
	foreach ( rest_get_server()->get_routes() as $route => $handlers ) {
		foreach ( $handlers as $handler ) {
			foreach ( array( 'callback', 'permission_callback' ) as $key ) {
				$all[] = array( "the REST route `$route`", $handler[ $key ] ?? null );
			}
		}
	}
	foreach ( $GLOBALS['shortcode_tags'] as $name => $callback ) {
		$all[] = array( "the shortcode `[$name]`", $callback );
	}
	foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $block ) {
		$all[] = array( "the block `$name`", $block->render_callback );
	}
	return $all;
}

/** A callback as people write it, and the function or class that has to be there. */
function rehearsal_name_callback( $callback ) {
	if ( is_array( $callback ) && isset( $callback[0], $callback[1] ) && is_string( $callback[1] ) ) {
		$class = is_object( $callback[0] ) ? get_class( $callback[0] ) : (string) $callback[0];
		return array( $class . '::' . $callback[1], $class );
	}
	return is_string( $callback ) && '' !== $callback ? array( $callback, explode( '::', $callback )[0] ) : array( '', '' );
}

/** Whether code declares a function or class. Patterns are slow in WebAssembly, and most files lack the name. */
function rehearsal_declares( $code, $low, $name ) {
	$quoted = preg_quote( $name, '/' );
	return ( '' === $name || false !== strpos( $low, strtolower( $name ) ) )
		&& 1 === preg_match( "/\\b(function|class)\\s+&?\\s*$quoted\\b|class_alias[^;]*$quoted\\b/i", $code );
}

/**
 * Callbacks that cannot be called, and that the plugin's code names in quotes. Their title is the file and line that do so, and
 * their target the function or class that is not there; empty if it is a class of the plugin that lacks the method. What a
 * file of the plugin declares is left out: it may be loaded later.
 */
function rehearsal_uncallable( $folder ) {
	$root  = '/wordpress/wp-content/plugins/' . $folder . '/';
	$found = array();
	foreach ( rehearsal_callbacks() as list( $where, $callback ) ) {
		list( $name, $needed ) = null === $callback || is_callable( $callback ) ? array( '', '' ) : rehearsal_name_callback( $callback );
		$is_there = class_exists( $needed, false );
		if ( '' !== $name && ( ! $is_there || 0 === strpos( (string) ( new ReflectionClass( $needed ) )->getFileName(), $root ) ) ) {
			$found[ "$name in $where" ] = array( "$name in $where", '', $is_there ? '' : $needed );
		}
	}
	$files = $found && is_dir( $root ) ? new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $root, FilesystemIterator::SKIP_DOTS ) ) : array();
	foreach ( $files as $path => $file ) {
		$code = '.php' === substr( $path, -4 ) ? (string) file_get_contents( $path ) : '';
		$low  = strtolower( $code );
		foreach ( $found as $key => list( $text, $place, $needed ) ) {
			$short = preg_replace( '/^.*\\\\/', '', $needed );
			$name  = preg_replace( '/ in .*$|^.*?(::|\\\\)(?=\w+ in )/s', '', $text );
			if ( '' !== $needed && rehearsal_declares( $code, $low, $short ) ) {
				unset( $found[ $key ] );
			} elseif ( '' === $place && false !== strpos( $code, $name ) && preg_match( '/[\'":\\\\]' . preg_quote( $name, '/' ) . '[\'"]/', $code, $match, PREG_OFFSET_CAPTURE ) ) {
				$found[ $key ][1] = substr( $path, strlen( $root ) ) . ':' . ( substr_count( $code, "\n", 0, $match[0][1] ) + 1 );
			}
		}
	}
	return array_values(
		array_filter(
			$found,
			function ( $one ) {
				return '' !== $one[1];
			}
		)
	);
}

/** Names that the plugin defines globally in every request: other code may use them. */
function rehearsal_code( $names, $reflection, $folder ) {
	$root = '/wordpress/wp-content/plugins/' . $folder . '/';
	$code = array();
	foreach ( preg_grep( '/^[a-z]\w*$/i', $names ) as $name ) {
		$reflected = new $reflection( $name );
		if ( 0 === strpos( (string) $reflected->getFileName(), $root ) ) {
			$is_alias = strtolower( $reflected->getName() ) !== strtolower( $name );
			$code[]   = array( $is_alias ? $name : $reflected->getName(), substr( $reflected->getFileName(), strlen( $root ) ), '' );
		}
	}
	return $code;
}

foreach ( explode( '; ', $rehearsal['cookie'] ) as $cookie ) {
	list( $name, $value ) = explode( '=', $cookie . '=' );
	$_COOKIE[ $name ]     = rawurldecode( $value );
}
$folder = $rehearsal['folder'];
$lists  = array(
	'functions'  => function () use ( $folder ) {
		return rehearsal_code( get_defined_functions()['user'], 'ReflectionFunction', $folder );
	},
	'classes'    => function () use ( $folder ) {
		return rehearsal_code( get_declared_classes(), 'ReflectionClass', $folder );
	},
	'pages'      => 'rehearsal_pages',
	'refused'    => 'rehearsal_refused',
	'tasks'      => 'rehearsal_tasks',
	'shortcodes' => function () {
		// WordPress prints shortcodes without a callable function unchanged.
		$names = array_map( 'strval', array_keys( array_filter( $GLOBALS['shortcode_tags'], 'is_callable' ) ) );
		return array_map( null, $names, $names, $names );
	},
	'samples'    => 'rehearsal_samples',
	'hooks'      => 'rehearsal_hooks',
	'blocks'     => 'rehearsal_blocks',
	'widgets'    => 'rehearsal_widgets',
	'types'      => 'rehearsal_types',
	'taxonomies' => 'rehearsal_taxonomies',
	'screens'    => 'rehearsal_screens',
	'terms'      => 'rehearsal_term_screens',
	'statuses'   => function () {
		$names = array_values( array_map( 'strval', get_post_stati( array( '_builtin' => false ) ) ) );
		return array_map( null, $names, $names, $names );
	},
	'sources'    => function () use ( $folder ) {
		return rehearsal_sources( $folder );
	},
	'actions'    => 'rehearsal_actions',
	'rules'      => 'rehearsal_rules',
	'stale'      => 'rehearsal_stale',
	'nonce'      => function () {
		return array( array( wp_create_nonce( 'wp_rest' ), wp_create_nonce( 'heartbeat-nonce' ), '' ) );
	},
	'routes'     => 'rehearsal_routes',
	'fields'     => 'rehearsal_fields',
);
$own    = array();
foreach ( $lists as $kind => $list ) {
	$own[ $kind ] = $list();
	// If a list dies, those before it stay.
	rehearsal_return( $own );
}
// Like saving the permalinks: until then, the addresses of post types lead nowhere.
flush_rewrite_rules( false );
// Many register only then. It may redirect, so it comes last.
do_action( 'admin_init' );
$own['uncallable'] = rehearsal_uncallable( $folder );
rehearsal_return( $own );
