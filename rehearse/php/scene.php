<?php
/**
 * Plays one step of a scene, as the administrator on a page of the site, and returns what it says: a text if something is wrong, and
 * values that visits use. The step `people` creates those who visit the site, and returns their cookies.
 */
require __DIR__ . '/lib.php';

const REHEARSAL_CODE = '/rehearsal/step.php';

/** Files of the rehearsal itself, and of the database. */
const REHEARSAL_KEPT = '~^wp-content/(?:mu-plugins/rehearsal\.php$|db\.php$|database(?:/|$))~';

/** A path below the site, without links; Playground takes paths with and without the folder of the site. */
function rehearsal_path( $path ) {
	$inside = preg_replace( '~^/?wordpress(?:/|$)~', '', str_replace( '\\', '/', (string) $path ), 1, $is_named );
	$parts  = array_values( array_diff( explode( '/', $inside ), array( '', '.' ) ) );
	$inside = implode( '/', $parts );
	if ( in_array( '..', $parts, true ) || ( ! $is_named && '/' === substr( (string) $path, 0, 1 ) ) || preg_match( REHEARSAL_KEPT, $inside ) ) {
		throw new Exception( "It may not write to `$path`, only below `/wordpress`." );
	}
	for ( $parent = "/wordpress/$inside"; '/wordpress' !== $parent; $parent = dirname( $parent ) ) {
		if ( is_link( $parent ) ) {
			throw new Exception( "It may not write to `$path`, because `$parent` is a link." );
		}
	}
	return rtrim( "/wordpress/$inside", '/' );
}

function rehearsal_write( $path, $content ) {
	wp_mkdir_p( dirname( $path ) );
	if ( false === file_put_contents( $path, $content ) ) {
		throw new Exception( "`$path` cannot be written." );
	}
}

function rehearsal_write_tree( $folder, $tree ) {
	wp_mkdir_p( rehearsal_path( $folder ) );
	foreach ( (array) $tree as $name => $content ) {
		if ( is_array( $content ) ) {
			rehearsal_write_tree( "$folder/$name", $content );
		} else {
			rehearsal_write( rehearsal_path( "$folder/$name" ), (string) $content );
		}
	}
}

/** Throws what WordPress says, unless it has done it. */
function rehearsal_done( $result ) {
	$problem = rehearsal_explain( $result );
	if ( null !== $problem || ! $result ) {
		throw new Exception( null === $problem ? 'WordPress does not say why it failed.' : $problem['message'] );
	}
	return $result;
}

function rehearsal_install( $upgrader, $file ) {
	$result = $upgrader->install( $file, array( 'overwrite_package' => true ) );
	if ( ! $result && is_wp_error( $upgrader->skin->result ) ) {
		$result = $upgrader->skin->result;
	}
	return rehearsal_done( $result );
}

function rehearsal_is_wanted( $args ) {
	return ! isset( $args['options']['activate'] ) || $args['options']['activate'];
}

/** The plugin by its file or folder, with or without the folders above it. */
function rehearsal_find_plugin( $path ) {
	$name = trim( preg_replace( '~^.*wp-content/plugins/~', '', $path ), '/' );
	foreach ( array_keys( get_plugins() ) as $key ) {
		if ( $key === $name || dirname( $key ) === $name ) {
			return $key;
		}
	}
	throw new Exception( "There is no plugin `$name`." );
}

/** The values that code has printed as JSON. */
function rehearsal_read_values( $output ) {
	$values = json_decode( trim( $output ), true );
	return array_map( 'strval', array_filter( is_array( $values ) ? $values : array(), 'is_scalar' ) );
}

/** Statements end with their lines. */
function rehearsal_run_sql( $sql ) {
	global $wpdb;
	foreach ( preg_split( '~;[ \t]*(?:\r?\n|$)~', $sql ) as $query ) {
		if ( '' !== trim( preg_replace( '~^\s*(?:--|#).*$~m', '', $query ) ) && false === $wpdb->query( $query ) ) {
			throw new Exception( "The database refuses a query: $wpdb->last_error" );
		}
	}
}

/** WordPress's own importer, in a folder of its own. */
function rehearsal_import( $file, $importer ) {
	define( 'WP_LOAD_IMPORTERS', true );
	rehearsal_done( unzip_file( $importer, '/rehearsal/importer' ) );
	require_once ABSPATH . 'wp-admin/includes/import.php';
	// It defines its class only here, and starts where WordPress does.
	require_once '/rehearsal/importer/wordpress-importer/wordpress-importer.php';
	$import                    = new WP_Import();
	$import->fetch_attachments = false;
	ob_start();
	$import->import( $file );
	$words = trim( wp_strip_all_tags( (string) ob_get_clean() ) );
	if ( false === strpos( $words, 'All done' ) ) {
		throw new Exception( 'The importer says: ' . $words );
	}
	return array( 'values' => array( 'imported' => implode( ' ', rehearsal_list_imported( $import->processed_posts ) ) ) );
}

/** Two of each type that visitors may see. */
function rehearsal_list_imported( $ids ) {
	$found = array();
	foreach ( array_unique( $ids ) as $id ) {
		$type = get_post_type( $id );
		if ( 'publish' === get_post_status( $id ) && 'attachment' !== $type && is_post_type_viewable( $type ) ) {
			$found[ $type ][] = $id;
		}
	}
	return array_merge( array(), ...array_map( function ( $some ) { return array_slice( $some, 0, 2 ); }, array_values( $found ) ) );
}

/** Constants that are there already, such as those of the rehearsal, stay. */
function rehearsal_define( $constants ) {
	$lines = '';
	foreach ( $constants as $name => $value ) {
		if ( ! preg_match( '/^[A-Za-z_]\w*$/', $name ) || ! ( is_scalar( $value ) || null === $value ) ) {
			throw new Exception( 'A constant has a name or value that PHP does not take.' );
		}
		if ( ! defined( $name ) ) {
			$lines .= sprintf( "defined( '%1\$s' ) || define( '%1\$s', %2\$s );\n", $name, var_export( $value, true ) );
		}
	}
	$config = '/wordpress/wp-config.php';
	file_put_contents( $config, preg_replace_callback( '/^<\?php\s/', function () use ( $lines ) { return "<?php\n$lines"; }, (string) file_get_contents( $config ), 1 ) );
}

function rehearsal_add_person( $role ) {
	$user = get_user_by( 'login', "rehearsal-$role" );
	$id   = $user ? $user->ID : rehearsal_done( wp_insert_user( array(
		'user_login' => "rehearsal-$role",
		'user_email' => "$role@example.com",
		'user_pass'  => wp_generate_password(),
		'first_name' => 'Ada',
		'last_name'  => 'Example',
		'role'       => 'customer' === $role && ! get_role( $role ) ? 'subscriber' : $role,
	) ) );
	$time = time() + DAY_IN_SECONDS;
	$key  = WP_Session_Tokens::get_instance( $id )->create( $time );
	return array(
		AUTH_COOKIE      => wp_generate_auth_cookie( $id, $time, 'auth', $key ),
		LOGGED_IN_COOKIE => wp_generate_auth_cookie( $id, $time, 'logged_in', $key ),
	);
}

function rehearsal_play( $kind, $args, $files ) {
	switch ( $kind ) {
		case 'people':
			return array( 'cookies' => array_combine( $args['roles'], array_map( 'rehearsal_add_person', $args['roles'] ) ) );
		case 'setSiteOptions':
			array_map( 'update_option', array_keys( $args['options'] ), $args['options'] );
			return array();
		case 'runSql':
			rehearsal_run_sql( (string) file_get_contents( $files['sql'] ) );
			return array();
		case 'importWxr':
			return rehearsal_import( $files['file'], $files['importer'] );
		case 'installPlugin':
			$upgrader = new Plugin_Upgrader( new Automatic_Upgrader_Skin() );
			rehearsal_install( $upgrader, reset( $files ) );
			if ( rehearsal_is_wanted( $args ) && null !== rehearsal_explain( $result = activate_plugin( $upgrader->plugin_info() ) ) ) {
				rehearsal_done( $result );
			}
			return array();
		case 'activatePlugin':
			if ( null !== rehearsal_explain( $result = activate_plugin( rehearsal_find_plugin( $args['pluginPath'] ) ) ) ) {
				rehearsal_done( $result );
			}
			return array();
		case 'installTheme':
			$upgrader = new Theme_Upgrader( new Automatic_Upgrader_Skin() );
			rehearsal_install( $upgrader, reset( $files ) );
			if ( rehearsal_is_wanted( $args ) ) {
				switch_theme( $upgrader->theme_info()->get_stylesheet() );
			}
			return array();
		case 'activateTheme':
			if ( ! wp_get_theme( $args['themeFolderName'] )->exists() ) {
				throw new Exception( "There is no theme `{$args['themeFolderName']}`." );
			}
			switch_theme( $args['themeFolderName'] );
			return array();
		case 'writeFile':
			rehearsal_write( rehearsal_path( $args['path'] ), (string) file_get_contents( $files['data'] ) );
			return array();
		case 'writeFiles':
			rehearsal_write_tree( $args['writeToPath'], $args['filesTree']['files'] );
			return array();
		case 'mkdir':
			rehearsal_done( wp_mkdir_p( rehearsal_path( $args['path'] ) ) );
			return array();
		case 'unzip':
			rehearsal_done( unzip_file( $files['zipFile'], rehearsal_path( $args['extractToPath'] ) ) );
			return array();
		case 'defineWpConfigConsts':
			rehearsal_define( $args['consts'] );
			return array();
		case 'updateUserMeta':
			foreach ( $args['meta'] as $key => $value ) {
				update_user_meta( (int) $args['userId'], $key, $value );
			}
			return array();
		case 'setSiteLanguage':
			// WordPress takes only languages whose translations are there.
			add_filter( 'sanitize_option_WPLANG', function ( $value, $option, $given ) { return $given; }, 10, 3 );
			update_option( 'WPLANG', 'en_US' === $args['language'] ? '' : $args['language'] );
			return array();
	}
	throw new Exception( 'It is not known.' );
}

/** Where a step's own code throws, or called what throws. */
function rehearsal_find_line( $error ) {
	foreach ( array_merge( array( array( 'file' => $error->getFile(), 'line' => $error->getLine() ) ), $error->getTrace() ) as $place ) {
		if ( isset( $place['file'] ) && REHEARSAL_CODE === $place['file'] ) {
			return $place['line'];
		}
	}
	return 0;
}

require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
wp_set_current_user( 1 );
WP_Filesystem();
// Code of a step that ends the request by `exit` has done its work.
register_shutdown_function(
	function () {
		$error = error_get_last();
		if ( ! is_file( '/rehearsal/result.json' ) && ! ( $error && $error['type'] & ( E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_USER_ERROR | E_RECOVERABLE_ERROR ) ) ) {
			rehearsal_return( array( 'text' => '', 'line' => 0, 'values' => (object) rehearsal_read_values( (string) ob_get_contents() ) ) );
		}
	}
);
try {
	if ( 0 === strpos( $rehearsal['step'], 'runPHP' ) ) {
		$rehearsal_code = isset( $rehearsal['args']['code'] ) ? $rehearsal['args']['code'] : $rehearsal['args']['options']['code'];
		file_put_contents( REHEARSAL_CODE, false === strpos( $rehearsal_code, '<?' ) ? "<?php $rehearsal_code" : $rehearsal_code );
		chdir( '/' );
		ob_start();
		// Code of a Blueprint runs outside of any function.
		require REHEARSAL_CODE;
		$rehearsal_played = array( 'values' => rehearsal_read_values( (string) ob_get_clean() ) );
	} else {
		$rehearsal_played = rehearsal_play( $rehearsal['step'], $rehearsal['args'], $rehearsal['files'] );
	}
	$rehearsal_said = array( 'text' => '', 'line' => 0 );
} catch ( Throwable $rehearsal_error ) {
	$rehearsal_played = array();
	$rehearsal_said   = array(
		'text' => ( $rehearsal_error instanceof Exception ? '' : get_class( $rehearsal_error ) . ': ' ) . $rehearsal_error->getMessage(),
		'line' => rehearsal_find_line( $rehearsal_error ),
	);
}
rehearsal_return( $rehearsal_said + $rehearsal_played );
