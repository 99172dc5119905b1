<?php
/**
 * Stands in for WP-CLI while plugins add their commands, and runs none of them. Has the names and arguments of WP-CLI and its
 * bundled commands, and no others: what real WP-CLI lacks has to fail here, too.
 */
define( 'WP_CLI_ROOT', '/wp-cli' );
define( 'WP_CLI_VENDOR_DIR', '/wp-cli/vendor' );
define( 'WP_CLI_VERSION', '2.12.0' );
define( 'WP_CLI_START_MICROTIME', microtime( true ) );
require __DIR__ . '/cli-utils.php';
require __DIR__ . '/cli-classes.php';

class WP_CLI {
	public static function set_logger( $logger ) {}
	public static function get_logger() { return new WP_CLI\Loggers\Quiet(); }
	public static function get_configurator() { return new WP_CLI\Configurator(); }
	public static function get_root_command() { return new WP_CLI\Dispatcher\RootCommand(); }
	public static function get_runner() { return new WP_CLI\Runner(); }
	public static function get_cache() { return new WP_CLI\FileCache(); }
	public static function set_url( $url ) {}
	public static function get_http_cache_manager() { return new WP_CLI\WpHttpCacheManager(); }
	public static function colorize( $string ) { return $string; }

	/** Those hooks were run before plugins load, and WP-CLI calls what comes late at once. */
	public static function add_hook( $when, $callback ) {
		if ( in_array( $when, array( 'find_command_to_run_pre', 'before_wp_load', 'before_wp_config_load', 'after_wp_config_load' ), true ) ) {
			call_user_func( $callback );
		}
	}

	public static function do_hook( $when, ...$args ) {
		return isset( $args[0] ) ? $args[0] : null;
	}

	public static function add_wp_hook( $tag, $function_to_add, $priority = 10, $accepted_args = 1 ) { return add_filter( $tag, $function_to_add, $priority, $accepted_args ); }

	/** Refuses what cannot be called, as WP-CLI does. */
	public static function add_command( $name, $callable, $args = array() ) {
		$is_method = is_array( $callable ) && 2 === count( $callable ) && method_exists( $callable[0], $callable[1] );
		if ( ! $is_method && ! is_object( $callable ) && ! is_callable( $callable ) && ! ( is_string( $callable ) && class_exists( $callable ) ) ) {
			throw new Error( sprintf( 'Callable %s does not exist, and cannot be registered as `wp %s`.', is_string( $callable ) ? $callable : wp_json_encode( $callable ), $name ) );
		}
		return true;
	}

	public static function get_deferred_additions() { return array(); }
	public static function remove_deferred_addition( $name ) {}
	public static function check_global_arg_conflicts( $command_name, $command ) {}
	public static function line( $message = '', $newline = true ) {}
	public static function log( $message, $newline = true ) {}
	public static function success( $message ) {}
	public static function debug( $message, $group = false ) {}
	public static function warning( $message ) {}

	public static function error( $message, $exit = true ) {
		if ( $exit ) {
			echo 'Error: ' . ( is_string( $message ) ? $message : wp_json_encode( $message ) );
			self::halt( 1 );
		}
	}

	public static function halt( $return_code ) {
		exit( (int) $return_code );
	}

	public static function error_multi_line( $message_lines ) {}
	public static function confirm( $question, $assoc_args = array() ) {}
	public static function get_value_from_arg_or_stdin( $args, $index ) {}
	public static function read_value( $raw_value, $assoc_args = array() ) {}
	public static function print_value( $value, $assoc_args = array() ) {}
	public static function error_to_string( $errors ) {}
	public static function launch( $command, $exit_on_error = true, $return_detailed = false ) { return 0; }
	public static function launch_self( $command, $args = array(), $assoc_args = array(), $exit_on_error = true, $return_detailed = false, $runtime_args = array() ) { return 0; }
	public static function get_php_binary() { return 'php'; }
	public static function has_config( $key ) { return false; }
	public static function get_config( $key = null ) { return null === $key ? array() : null; }
	public static function runcommand( $command, $options = array() ) {}
	public static function run_command( $args, $assoc_args = array() ) {}
	public static function add_man_dir() {}
	public static function out( $str ) {}
	public static function addCommand( $name, $class ) { return self::add_command( $name, $class ); }
}

// WP-CLI has it before plugins load, so that PHP knows a command that extends it above the line with its class.
abstract class WP_CLI_Command {
	public function __construct() {}
}

/** Stands for every other class, which commands extend or use. */
class Rehearsal_CLI extends WP_CLI_Command {
	public function __construct( ...$arguments ) {}

	public function __call( $name, $arguments ) {
		return null;
	}

	public static function __callStatic( $name, $arguments ) {
		return null;
	}
}

/** WP-CLI's other classes, by namespace. */
const REHEARSAL_CLI_CLASSES = array(
	'' => 'CLI_Alias_Command CLI_Cache_Command CLI_Command Cache_Command Capabilities_Command Checksum_Base_Command Checksum_Core_Command Checksum_Plugin_Command Comment_Command Comment_Meta_Command Config_Command Core_Command Core_Language_Command Cron_Command Cron_Event_Command Cron_Schedule_Command DB_Command EvalFile_Command Eval_Command Export_Command Font_Collection_Command Font_Face_Command Font_Family_Command Font_Namespace Help_Command Import_Command Media_Command Menu_Command Menu_Item_Command Menu_Location_Command Network_Meta_Command Network_Namespace Option_Command Plugin_AutoUpdates_Command Plugin_Command Plugin_Download_Command Plugin_Language_Command Post_Block_Command Post_Command Post_Meta_Command Post_Revision_Command Post_Term_Command Post_Type_Command Rewrite_Command Role_Command Scaffold_Command Search_Replace_Command Server_Command Shell_Command Sidebar_Command Signup_Command Site_Command Site_Meta_Command Site_Option_Command Super_Admin_Command Taxonomy_Command Term_Command Term_Meta_Command Theme_AutoUpdates_Command Theme_Command Theme_Download_Command Theme_Language_Command Theme_Mod_Command Transient_Command User_Application_Password_Command User_Command User_Meta_Command User_Privacy_Request_Command User_Session_Command User_Term_Command Widget_Command',
	'WP_CLI\\' => 'Autoloader CommandWithDBObject CommandWithMeta CommandWithTerms CommandWithTranslation CommandWithUpgrade Completions ComposerIO Configurator ContextManager DestructivePluginUpgrader DestructiveThemeUpgrader DocParser ExtensionUpgraderSkin Extractor FileCache Formatter Inflector PackageManagerEventSubscriber Path Process ProcessRun RequestsLibrary SearchReplacer ShutdownHandler SynopsisParser SynopsisValidator UpgraderSkin WpHttpCacheManager WpOrgApi',
	'WP_CLI\\Context\\' => 'Admin Auto Cli Frontend',
	'WP_CLI\\Core\\' => 'CoreUpgrader NonDestructiveCoreUpgrader',
	'WP_CLI\\Dispatcher\\' => 'CommandAddition CommandFactory CommandNamespace CompositeCommand DisabledCommand RootCommand Subcommand',
	'WP_CLI\\Entity\\' => 'Block_HTML_Sync_Filters Block_Processor_Helper',
	'WP_CLI\\Entity\\Compat\\' => 'BlockProcessorLoader',
	'WP_CLI\\Fetchers\\' => 'Base Comment Plugin Post Signup Site Theme User',
	'WP_CLI\\Iterators\\' => 'CSV Query Table Transform',
	'WP_CLI\\Loggers\\' => 'Base Execution Quiet Regular',
	'WP_CLI\\Traverser\\' => 'RecursiveDataStructureTraverser',
	'cli\\' => 'Arguments Colors Memoize Notify Progress Shell Streams Table Tree',
	'cli\\arguments\\' => 'Argument HelpScreen InvalidArguments Lexer',
	'cli\\notify\\' => 'Dots Spinner',
	'cli\\progress\\' => 'Bar',
	'cli\\table\\' => 'Ascii Renderer Tabular',
	'cli\\tree\\' => 'Ascii Markdown Renderer',
);

spl_autoload_register(
	function ( $name ) {
		$start = (int) strrpos( '\\' . $name, '\\' );
		$names = explode( ' ', REHEARSAL_CLI_CLASSES[ substr( $name, 0, $start ) ] ?? '' );
		if ( in_array( substr( $name, $start ), $names, true ) ) {
			class_alias( 'Rehearsal_CLI', $name );
		}
	}
);
