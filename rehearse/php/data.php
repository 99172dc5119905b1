<?php
/**
 * Lists what the database holds, without transients, and loads no plugin: options, tables, posts, scheduled events,
 * roles, and the meta keys of users and posts.
 */
define( 'SHORTINIT', true );
require __DIR__ . '/lib.php';
require '/wordpress/wp-load.php';

/** Rows of the database, as lists; none if the query fails. */
function rehearsal_rows( $query ) {
	global $wpdb;
	$rows = $wpdb->get_results( $query, ARRAY_N );
	return is_array( $rows ) ? $rows : array();
}

function rehearsal_counts( $query ) {
	$counts = array();
	foreach ( rehearsal_rows( $query ) as $row ) {
		$counts[ $row[0] ] = (int) $row[1];
	}
	return (object) $counts;
}

/** Digests of the items of a list, at any depth, each as if it were an option. */
function rehearsal_parts( $value ) {
	$list  = is_serialized( $value ) ? unserialize( $value, array( 'allowed_classes' => false ) ) : json_decode( $value, true );
	$lists = array( $list );
	$parts = array();
	while ( $lists && count( $parts ) < 200 ) {
		$list = array_shift( $lists );
		foreach ( is_array( $list ) ? $list : array() as $part ) {
			$parts[] = md5( (string) maybe_serialize( $part ) );
			$lists[] = $part;
		}
	}
	return $parts;
}

$wpdb->suppress_errors();
$options = array();
foreach ( rehearsal_rows( "SELECT option_name, option_value, autoload FROM $wpdb->options ORDER BY option_name LIMIT 5000" ) as $row ) {
	list( $name, $value, $autoload ) = $row;
	if ( ! preg_match( '/^_(site_)?transient_/', $name ) ) {
		$is_empty         = in_array( $value, array( '', 'a:0:{}', '[]', '{}', 'N;', 'null' ), true );
		$options[ $name ] = array( $is_empty ? 0 : strlen( $value ), (string) $autoload, md5( $value ), rehearsal_parts( $value ) );
	}
}

$tables = array();
foreach ( array_slice( rehearsal_rows( 'SHOW TABLES' ), 0, 500 ) as $row ) {
	$columns             = array_column( rehearsal_rows( "SHOW COLUMNS FROM `$row[0]`" ), 0 );
	$count               = rehearsal_rows( "SELECT COUNT(*) FROM `$row[0]`" );
	$tables[ $row[0] ] = array( isset( $count[0] ) ? (int) $count[0][0] : 0, $columns );
}

$events = array();
foreach ( (array) get_option( 'cron' ) as $hooks ) {
	foreach ( is_array( $hooks ) ? $hooks : array() as $hook => $all ) {
		$events[ $hook ] = count( $all ) + ( isset( $events[ $hook ] ) ? $events[ $hook ] : 0 );
	}
}

$roles = array();
foreach ( (array) get_option( $wpdb->prefix . 'user_roles' ) as $name => $role ) {
	$roles[ $name ] = array_keys( array_filter( $role['capabilities'] ) );
}

rehearsal_return(
	array(
		'options'  => (object) $options,
		'tables'   => (object) $tables,
		'posts'    => rehearsal_counts( "SELECT post_type, COUNT(*) FROM $wpdb->posts WHERE post_status <> 'auto-draft' AND post_type <> 'revision' GROUP BY post_type" ),
		'events'   => (object) $events,
		'roles'    => (object) $roles,
		'usermeta' => rehearsal_counts( "SELECT meta_key, COUNT(*) FROM $wpdb->usermeta GROUP BY meta_key" ),
		'postmeta' => rehearsal_counts( "SELECT meta_key, COUNT(*) FROM $wpdb->postmeta GROUP BY meta_key" ),
	)
);
