<?php
/**
 * Loads classes of the plugin as code does that needs them, so that PHP links them with their parents. Returns what came of each, up to
 * the one with which the request ended. A file that prints has more than a class, and its errors are left out.
 */
$rehearsal_loads = array(
	'tried'  => 0,
	'loaded' => array(),
	'errors' => array(),
);
// Before WordPress's own, which ends the request.
register_shutdown_function(
	function () {
		global $rehearsal_loads;
		$error = error_get_last();
		if ( ! ob_get_length() && $error && in_array( $error['type'], array( E_ERROR, E_CORE_ERROR, E_COMPILE_ERROR, E_RECOVERABLE_ERROR ), true ) ) {
			$rehearsal_loads['death'] = array( $error['message'], $error['file'], $error['line'] );
		}
		rehearsal_return( $rehearsal_loads );
	}
);
require __DIR__ . '/lib.php';

ini_set( 'memory_limit', '512M' );

$rehearsal_level = ob_get_level();
foreach ( $rehearsal['classes'] as $rehearsal_index => $rehearsal_name ) {
	ob_start();
	try {
		if ( class_exists( $rehearsal_name ) || interface_exists( $rehearsal_name, false ) || trait_exists( $rehearsal_name, false ) ) {
			$rehearsal_loads['loaded'][] = $rehearsal_index;
		}
	} catch ( Throwable $error ) {
		if ( ! ob_get_length() ) {
			$rehearsal_loads['errors'][] = array( $rehearsal_index, array( $error->getMessage(), $error->getFile(), $error->getLine() ) );
		}
	}
	$rehearsal_loads['tried'] = $rehearsal_index + 1;
	while ( ob_get_level() > $rehearsal_level ) {
		ob_end_clean();
	}
}
