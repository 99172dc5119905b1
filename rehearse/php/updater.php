<?php
/**
 * Looks for updates as a site does by itself, or installs the one that WordPress lists, while a stand-in answers what the plugin
 * asks of its update server. Returns what the plugin asked, and what WordPress's list has then. The stand-in is a filter in this
 * request alone. Its only file on the site is the other plugin, which goes at the end of the request. Where PHP dies without its
 * shutdown functions, the file stays until the next look, or until a saved site is restored: nothing else is asked before that.
 */
require __DIR__ . '/updater-answers.php';

/** Another plugin, which WordPress.org has an update for: nobody may take that away. */
const REHEARSAL_OTHER      = 'rehearsal-other.php';
const REHEARSAL_OTHER_FILE = '/wordpress/wp-content/plugins/' . REHEARSAL_OTHER;
/** The requests of one look that are answered, and those that are waited for. */
const REHEARSAL_MAX_ANSWERED = 20;
const REHEARSAL_MAX_ASKED    = 100;
/** Tasks of WordPress itself. */
const REHEARSAL_TASKS = '/^(wp_(update|version|scheduled|site_health|privacy|https|delete)_|recovery_mode_|delete_expired_transients$|do_pings$|publish_future_post$|upgrader_scheduled_cleanup$)/';

$rehearsal_asked                                     = array();
$rehearsal_ended                                     = false;
$rehearsal_problem                                   = null;
$wp_filter['pre_http_request'][ PHP_INT_MAX - 1 ][] = array(
	'function'      => 'rehearsal_stand_in',
	'accepted_args' => 3,
);
file_put_contents( REHEARSAL_OTHER_FILE, "<?php\n/*\nPlugin Name: Rehearsal\nVersion: 1.0.0\n*/\n" );
register_shutdown_function( 'rehearsal_tell' );
require __DIR__ . '/lib.php';

/** The next of the plugin's files that called. */
function rehearsal_find_caller( $folder ) {
	foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $call ) {
		if ( isset( $call['file'] ) && 0 === strpos( $call['file'], $folder ) ) {
			return array( substr( $call['file'], strlen( $folder ) ), (int) $call['line'] );
		}
	}
	return null;
}

function rehearsal_stand_in( $answer, $args, $url ) {
	global $rehearsal, $rehearsal_asked, $rehearsal_ended;
	$parts  = (array) wp_parse_url( $url );
	$host   = strtolower( isset( $parts['host'] ) ? $parts['host'] : '' );
	$path   = isset( $parts['path'] ) ? $parts['path'] : '/';
	$method = strtoupper( isset( $args['method'] ) ? $args['method'] : 'GET' );
	if ( 'api.wordpress.org' === $host && 0 === strpos( $path, '/plugins/update-check/' ) ) {
		return rehearsal_respond( rehearsal_answer_org( REHEARSAL_OTHER ) );
	}
	if ( '' === $host || '127.0.0.1' === $host || preg_match( '/(^|[.])(wordpress|w)[.]org$/', $host ) ) {
		return $answer;
	}
	// The package itself, and no other file: WordPress asks for it, or the plugin does.
	if ( 'install' === $rehearsal['look'] && preg_match( REHEARSAL_PACKAGE, $path ) ) {
		return rehearsal_hand_over( $args, '/rehearsal/' . $rehearsal['package'] );
	}
	$place = rehearsal_find_caller( '/wordpress/wp-content/plugins/' . $rehearsal['slug'] . '/' );
	if ( null === $place ) {
		return $answer;
	}
	if ( count( $rehearsal_asked ) >= REHEARSAL_MAX_ASKED ) {
		// It may ask for ever.
		$rehearsal_ended = true;
		exit;
	}
	$query = array();
	parse_str( isset( $parts['query'] ) ? $parts['query'] : '', $query );
	$body              = isset( $args['body'] ) && is_array( $args['body'] ) ? $args['body'] : array();
	$rehearsal_asked[] = array( $method, $host, $path, array_map( 'strval', array_keys( $query + $body ) ), $place[0], $place[1] );
	if ( false !== $answer ) {
		return $answer;
	}
	if ( count( $rehearsal_asked ) > REHEARSAL_MAX_ANSWERED ) {
		return new WP_Error( 'http_request_failed', 'Too many requests.' );
	}
	return rehearsal_respond( rehearsal_answer( $rehearsal, $method, $host, $path ) );
}

/** Runs what is due as wp-cron.php does, without tasks of WordPress and of the plugins beside this one; then looks for updates. */
function rehearsal_run_tasks( $known ) {
	foreach ( _get_cron_array() ?: array() as $time => $hooks ) {
		foreach ( $time > time() ? array() : $hooks as $hook => $events ) {
			if ( in_array( $hook, $known, true ) || preg_match( REHEARSAL_TASKS, $hook ) ) {
				continue;
			}
			foreach ( $events as $event ) {
				if ( $event['schedule'] ) {
					wp_reschedule_event( $time, $event['schedule'], $hook, $event['args'] );
				}
				wp_unschedule_event( $time, $hook, $event['args'] );
				do_action_ref_array( $hook, $event['args'] );
			}
		}
	}
}

function rehearsal_read_list() {
	$list = get_site_transient( 'update_plugins' );
	return is_object( $list ) && isset( $list->response ) ? array_map( 'rehearsal_read_offer', (array) $list->response ) : array();
}

function rehearsal_read_offer( $offer ) {
	$offer = (array) $offer;
	$text  = function ( $name ) use ( $offer ) {
		return isset( $offer[ $name ] ) && is_scalar( $offer[ $name ] ) ? (string) $offer[ $name ] : '';
	};
	return array( $text( 'new_version' ), $text( 'package' ) );
}

/** Whether "View details" shows something. */
function rehearsal_has_details( $slug ) {
	require_once ABSPATH . 'wp-admin/includes/plugin-install.php';
	$details = plugins_api( 'plugin_information', array( 'slug' => $slug ) );
	return is_object( $details ) && ! is_wp_error( $details ) && ! empty( $details->name );
}

/** Runs at the end of the request, however it ends. */
function rehearsal_tell() {
	global $rehearsal, $rehearsal_asked, $rehearsal_ended, $rehearsal_problem;
	if ( is_file( REHEARSAL_OTHER_FILE ) ) {
		unlink( REHEARSAL_OTHER_FILE );
	}
	if ( ! function_exists( 'get_file_data' ) ) {
		return;
	}
	$file   = '/wordpress/wp-content/plugins/' . $rehearsal['plugin'];
	$header = is_file( $file ) ? get_file_data( $file, array( 'version' => 'Version', 'uri' => 'Update URI' ) ) : array( 'version' => '', 'uri' => '' );
	$list   = array();
	$asked  = $rehearsal_asked;
	$shown  = null;
	try {
		$list  = rehearsal_read_list();
		// Without those for the details.
		$asked = $rehearsal_asked;
		$shown = 'plugins' === $rehearsal['look'] && ! $rehearsal_ended ? rehearsal_has_details( $rehearsal['slug'] ) : null;
	} catch ( Throwable $error ) {
		$shown = false;
	}
	$others = array();
	foreach ( $list as $key => $offer ) {
		if ( $key !== $rehearsal['plugin'] && REHEARSAL_OTHER !== $key && $offer[0] === $rehearsal['version'] ) {
			$others[] = (string) $key;
		}
	}
	rehearsal_return(
		array(
			'asked'   => $asked,
			'offer'   => isset( $list[ $rehearsal['plugin'] ] ) ? $list[ $rehearsal['plugin'] ] : null,
			'others'  => $others,
			'kept'    => isset( $list[ REHEARSAL_OTHER ] ),
			'details' => $shown,
			'version' => $header['version'],
			'uri'     => $header['uri'],
			'problem' => $rehearsal_problem,
			'ended'   => $rehearsal_ended,
		)
	);
}

switch ( $rehearsal['look'] ) {
	case 'learn':
		// Past the time in which WordPress does not ask again.
		wp_update_plugins( array( 'rehearsal' => 1 ) );
		rehearsal_run_tasks( $rehearsal['known'] );
		$list = rehearsal_read_list();
		if ( ! isset( $list[ $rehearsal['plugin'] ] ) ) {
			do_action( 'admin_init' );
			do_action( 'load-update-core.php' );
			wp_update_plugins( array( 'rehearsal' => 2 ) );
		}
		break;
	case 'task':
		rehearsal_run_tasks( $rehearsal['known'] );
		do_action( 'wp_update_plugins' );
		break;
	case 'install':
		$skin     = new Automatic_Upgrader_Skin();
		$upgrader = new Plugin_Upgrader( $skin );
		$results  = $upgrader->bulk_upgrade( array( $rehearsal['plugin'] ) );
		$result   = is_array( $results ) && isset( $results[ $rehearsal['plugin'] ] ) ? $results[ $rehearsal['plugin'] ] : $results;
		if ( ! is_array( $result ) ) {
			$why               = rehearsal_explain( is_wp_error( $result ) ? $result : $skin->result );
			$messages          = array_map( 'wp_strip_all_tags', $skin->get_upgrade_messages() );
			$rehearsal_problem = null === $why ? (string) end( $messages ) : $why['message'];
		}
		break;
	default:
		// As people open it, so in the global scope.
		$_GET['force-check'] = '1';
		require '/wordpress/wp-admin/' . $rehearsal['page'];
}
