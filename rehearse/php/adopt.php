<?php
/**
 * Puts the content of a copied site in place of this one's, with its other plugins, and brings its database here: the prefix of its
 * tables, its address, and an administrator. The plugin that is rehearsed is not active yet. Runs no code of the copy.
 *
 * Returns why the copy cannot be played, or the plugins that are active there, and those of them that have no files.
 */
require __DIR__ . '/lib.php';

const REHEARSAL_CONTENT  = '/wordpress/wp-content/';
const REHEARSAL_DATABASE = REHEARSAL_CONTENT . 'database/.ht.sqlite';

function rehearsal_unpack( $name, $folder ) {
	$zip = new ZipArchive();
	return true === $zip->open( '/rehearsal/' . $name ) && $zip->extractTo( $folder ) && $zip->close();
}

/** Moves the site's address in a text to this site's, also in JSON, and in serialized texts, which state their lengths. */
function rehearsal_move( $text ) {
	global $rehearsal_addresses;
	if ( preg_match( '/^[aOs]:\d+:/', $text ) && ! preg_match( '/C:\d+:"/', $text ) ) {
		$moved = rehearsal_move_serialized( $text );
		if ( null !== $moved ) {
			return $moved;
		}
	}
	return preg_replace_callback(
		$rehearsal_addresses,
		function ( $match ) {
			return str_replace( '/', $match[1], 'http://127.0.0.1:8080' );
		},
		$text
	) ?? $text;
}

/** Moves each text in a serialized value; `null` if it is not one. */
function rehearsal_move_serialized( $value ) {
	$moved = '';
	$at    = 0;
	while ( preg_match( '/\bs:(\d+):"/', $value, $match, PREG_OFFSET_CAPTURE, $at ) ) {
		list( $head, $found ) = $match[0];
		$start                = $found + strlen( $head );
		$length               = (int) $match[1][0];
		if ( '";' !== substr( $value, $start + $length, 2 ) ) {
			return null;
		}
		$text   = rehearsal_move( substr( $value, $start, $length ) );
		$moved .= substr( $value, $at, $found - $at ) . 's:' . strlen( $text ) . ':"' . $text . '"';
		$at     = $start + $length + 1;
	}
	return $moved . substr( $value, $at );
}

function rehearsal_quote( $name ) {
	return '"' . str_replace( '"', '""', $name ) . '"';
}

/** The names before the tables of each WordPress in a database. */
function rehearsal_prefixes( $tables ) {
	$prefixes = array();
	foreach ( $tables as $table ) {
		$prefix = preg_match( '/^(\w{0,50})options$/', $table, $match ) ? $match[1] : null;
		$needed = array( 'options', 'posts', 'postmeta', 'users', 'usermeta', 'terms', 'term_taxonomy', 'term_relationships' );
		$own    = null === $prefix ? array() : array_map( function ( $name ) use ( $prefix ) { return $prefix . $name; }, $needed );
		if ( $own && ! array_diff( $own, $tables ) ) {
			$prefixes[] = $prefix;
		}
	}
	return $prefixes;
}

function rehearsal_open_database() {
	$class    = class_exists( 'Pdo\Sqlite' ) ? 'Pdo\Sqlite' : 'PDO';
	$database = new $class( 'sqlite:' . REHEARSAL_DATABASE, null, null, array( PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION ) );
	$database->{ 'PDO' === $class ? 'sqliteCreateFunction' : 'createFunction' }( 'rehearsal_move', 'rehearsal_move', 1 );
	return $database;
}

function rehearsal_adopt( $folder ) {
	global $rehearsal, $rehearsal_addresses;
	$database = rehearsal_open_database();
	if ( 'ok' !== $database->query( 'PRAGMA quick_check(1)' )->fetchColumn() ) {
		return array( 'problem' => 'database' );
	}
	$tables   = $database->query( "SELECT name FROM sqlite_master WHERE type = 'table'" )->fetchAll( PDO::FETCH_COLUMN );
	$prefixes = rehearsal_prefixes( $tables );
	if ( 1 !== count( $prefixes ) ) {
		return array( 'problem' => $prefixes ? 'several' : 'tables' );
	}
	$prefix = $prefixes[0];
	if ( in_array( $prefix . 'blogs', $tables, true ) ) {
		return array( 'problem' => 'network' );
	}
	$options = rehearsal_quote( $prefix . 'options' );
	$ask     = function ( $query, $values = array() ) use ( $database ) {
		$asked = $database->prepare( $query );
		$asked->execute( $values );
		return $asked;
	};
	$option  = function ( $name ) use ( $ask, $options ) {
		return (string) $ask( "SELECT option_value FROM $options WHERE option_name = ?", array( $name ) )->fetchColumn();
	};
	// Playground has its address in a constant.
	$sites     = array_unique( array_map( function ( $address ) { return rtrim( $address, '/' ); }, array_filter( array( $option( 'home' ), $option( 'siteurl' ), $rehearsal['address'] ) ) ) );
	$addresses = array();
	foreach ( $sites as $address ) {
		if ( ! preg_match( '~^https?://([^/\s]+(?:/[^\s]*)?)$~', $address, $match ) ) {
			return array( 'problem' => 'address' );
		}
		// JSON writes slashes as `\/`.
		$addresses[ '~https?:(\\\\?/)\1' . implode( '\1', array_map( function ( $part ) { return preg_quote( $part, '~' ); }, explode( '/', $match[1] ) ) ) . '(?![\w.:-])~i' ] = strlen( $match[1] );
	}
	// One may be the beginning of the other.
	arsort( $addresses );
	$rehearsal_addresses = array_keys( $addresses );
	$themes              = array( $option( 'template' ), $option( 'stylesheet' ) );
	foreach ( $themes as $theme ) {
		if ( ! preg_match( '/^[\w.\/-]+$/', $theme ) || ! is_dir( REHEARSAL_CONTENT . 'themes/' . $theme ) ) {
			return array( 'problem' => 'theme', 'name' => $theme );
		}
	}
	$active = @unserialize( $option( 'active_plugins' ), array( 'allowed_classes' => false ) );
	$active = array_values( array_filter( is_array( $active ) ? $active : array(), 'is_string' ) );
	if ( ! preg_grep( '~^' . preg_quote( $folder, '~' ) . '/~', $active ) ) {
		return array( 'problem' => 'inactive' );
	}
	$others  = array_values( preg_grep( '~^' . preg_quote( $folder, '~' ) . '/~', $active, PREG_GREP_INVERT ) );
	$present = array_values( array_filter( $others, function ( $plugin ) { return is_file( REHEARSAL_CONTENT . 'plugins/' . $plugin ); } ) );

	$database->beginTransaction();
	// What a rehearsal has added, if it kept this site.
	list( $users, $usermeta ) = array( rehearsal_quote( $prefix . 'users' ), rehearsal_quote( $prefix . 'usermeta' ) );
	$ask( "DELETE FROM $usermeta WHERE user_id IN ( SELECT ID FROM $users WHERE user_login LIKE 'rehearsal-%' )" );
	$ask( "DELETE FROM $users WHERE user_login LIKE 'rehearsal-%'" );
	if ( ! $ask( "SELECT 1 FROM $users WHERE ID = 1" )->fetchColumn() ) {
		$ask( "INSERT INTO $users ( ID, user_login, user_nicename, user_email, user_pass, display_name, user_registered ) VALUES ( 1, 'admin', 'admin', 'admin@example.org', '', 'admin', '2020-01-01 00:00:00' )" );
	}
	$may = (string) $ask( "SELECT meta_value FROM $usermeta WHERE user_id = 1 AND meta_key = ?", array( $prefix . 'capabilities' ) )->fetchColumn();
	if ( false === strpos( $may, 's:13:"administrator";b:1;' ) ) {
		$ask( "DELETE FROM $usermeta WHERE user_id = 1 AND meta_key = ?", array( $prefix . 'capabilities' ) );
		$ask( "INSERT INTO $usermeta ( user_id, meta_key, meta_value ) VALUES ( 1, ?, 'a:1:{s:13:\"administrator\";b:1;}' )", array( $prefix . 'capabilities' ) );
	}
	if ( array( 'http://127.0.0.1:8080' ) !== array_values( $sites ) ) {
		foreach ( preg_grep( '/^(?:sqlite_|_wp_sqlite_|_mysql_)/', $tables, PREG_GREP_INVERT ) as $table ) {
			$table = rehearsal_quote( $table );
			foreach ( $database->query( "PRAGMA table_info( $table )" )->fetchAll( PDO::FETCH_ASSOC ) as $column ) {
				$column = rehearsal_quote( $column['name'] );
				$ask( "UPDATE OR IGNORE $table SET $column = rehearsal_move( $column ) WHERE typeof( $column ) = 'text' AND $column LIKE '%http%'" );
			}
		}
	}
	$ask( "UPDATE $options SET option_value = 'http://127.0.0.1:8080' WHERE option_name IN ( 'home', 'siteurl' )" );
	$ask( "UPDATE $options SET option_value = ? WHERE option_name = 'active_plugins'", array( serialize( $present ) ) );
	$database->commit();

	$config = file_get_contents( '/wordpress/wp-config.php' );
	$config = preg_replace( '/^\$table_prefix\s*=.*$/m', "\$table_prefix = '$prefix';", $config, 1, $changed );
	if ( 1 !== $changed ) {
		return array( 'problem' => 'config' );
	}
	file_put_contents( '/wordpress/wp-config.php', $config );
	return array(
		'active'  => $active,
		'missing' => array_values( array_diff( $others, $present ) ),
	);
}

// The copy has its own.
array_map( 'unlink', glob( REHEARSAL_DATABASE . '*' ) );
$adopted = array( 'problem' => 'files' );
if ( rehearsal_unpack( 'copy.zip', REHEARSAL_CONTENT ) && ! in_array( false, array_map( function ( $name ) { return rehearsal_unpack( $name, REHEARSAL_CONTENT . 'plugins' ); }, $rehearsal['packages'] ), true ) ) {
	try {
		$adopted = rehearsal_adopt( $rehearsal['folder'] );
	} catch ( PDOException $error ) {
		$adopted = array( 'problem' => 'database' );
	}
}
if ( ! isset( $adopted['problem'] ) ) {
	// Without plugins, as the updater of WordPress does it.
	define( 'WP_INSTALLING', true );
	require '/wordpress/wp-load.php';
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	wp_upgrade();
}
rehearsal_return( $adopted );
