<?php
/** Activates the plugin, on a network for all of its sites. */
require __DIR__ . '/lib.php';

/**
 * Stands in for WordPress's function, which plugins may replace. If `low`, the plugin gets the lowest numbers of small ranges: what
 * fails once in a while has to fail here each time. Not more than a few, so that code which tries again ends.
 */
function wp_rand( $min = null, $max = null ) {
	static $left = 4;
	$from        = (int) $min;
	$to          = null === $max ? PHP_INT_MAX : (int) $max;
	$caller      = debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS, 1 )[0]['file'];
	if ( $left > 0 && ! empty( $GLOBALS['rehearsal']['low'] ) && abs( $to - $from ) < 100 && false !== strpos( $caller, '/wp-content/plugins/' ) ) {
		--$left;
		return min( $from, $to );
	}
	return random_int( min( $from, $to ), max( $from, $to ) );
}

// Returns before the request ends: the plugin is active by then, and many plugins redirect to their first page.
add_action(
	'activated_plugin',
	function () use ( $rehearsal ) {
		rehearsal_return( array( 'done' => is_plugin_active( $rehearsal['plugin'] ) ) );
	},
	-PHP_INT_MAX
);
$result = activate_plugin( $rehearsal['plugin'], '', ! empty( $rehearsal['network'] ) );
rehearsal_return(
	array(
		'done'    => is_plugin_active( $rehearsal['plugin'] ),
		'problem' => rehearsal_explain( $result ),
	)
);
