<?php
/** The functions of WP-CLI, with its arguments. Those that only commands need do nothing, because none runs. */
namespace WP_CLI\Utils;

function args_to_str( $args ) {}
function assoc_args_to_str( $assoc_args, $sensitive_args = array() ) {}
function basename( $path, $suffix = '' ) { return \basename( $path, $suffix ); }
function check_proc_available( $context = null, $return = false ) { return false; }
function describe_callable( $callable ) {}
function esc_cmd( $cmd, ...$args ) {}
function esc_like( $text ) {}
function esc_sql_ident( $idents ) {}
function escape_csv_value( $value ) {}
function escapeshellarg_preserve_tilde( $arg ) {}
function expand_globs( $paths, $flags = 'default' ) {}
function expand_tilde_path( $path ) {}
function extract_from_phar( $path ) {}
function find_file_upward( $files, $dir = null, $stop_check = null ) {}
function force_env_on_nix_systems( $command ) {}
function format_bytes_string( $bytes, $decimals = 0, $unit = '' ) {}
function format_items( $format, $items, $fields ) {}
function get_cache_dir() {}
function get_db_type() {}
function get_default_cacert( $halt_on_error = false ) {}
function get_env_or_config( $name ) {}
function get_flag_value( $assoc_args, $flag, $default = null ) { return isset( $assoc_args[ $flag ] ) ? $assoc_args[ $flag ] : $default; }
function get_home_dir() { return '/tmp'; }
function get_hook_description( $hook ) {}
function get_mysql_binary_path() {}
function get_mysql_version() {}
function get_named_sem_ver( $new_version, $original_version ) {}
function get_php_binary() {}
function get_plugin_name( $basename ) {}
function get_sql_check_command() {}
function get_sql_dump_command() {}
function get_sql_modes() {}
function get_suggestion( $target, array $options, $threshold = 2 ) {}
function get_temp_dir() { return '/tmp/'; }
function get_theme_name( $path ) {}
function get_upgrader( $class_name, $insecure = false, $skin = null ) {}
function get_vendor_paths() {}
function glob_brace( $pattern, $dummy_flags = null ) {}
function has_stdin() { return false; }
function http_request( $method, $url, $data = null, $headers = array(), $options = array() ) {}
function increment_version( $current_version, $new_version ) {}
function inside_phar( $path = null ) { return false; }
function is_json( $argument, $ignore_scalars = true ) {}
function is_path_absolute( $path ) { return '' !== (string) $path && '/' === $path[0]; }
function is_path_within_open_basedir( $path ) {}
function is_plugin_skipped( $file ) { return false; }
function is_stream( $path ) {}
function is_theme_skipped( $path ) { return false; }
function is_valid_class_and_method_pair( $pair ) {}
function is_windows() { return false; }
function isPiped() { return false; }
function iterator_map( $it, ...$fns ) { return $it; }
function launch_editor_for_input( $input, $title = 'WP-CLI', $ext = 'tmp' ) {}
function load_command( $name ) {}
function load_dependencies() {}
function load_file( $path ) {}
function locate_wp_config() {}
function make_progress_bar( $message, $count, $interval = 100 ) { return new \WP_CLI\NoOp(); }
function maybe_require( $since, $path ) {}
function mustache_render( $template_name, $data = array() ) {}
function mysql_host_to_cli_args( $raw_host ) {}
function normalize_eols( $str ) {}
function normalize_path( $path ) { return str_replace( '\\', '/', $path ); }
function parse_shell_arrays( $assoc_args, $array_arguments ) {}
function parse_ssh_url( $url, $component = -1 ) {}
function parse_str_to_argv( $arguments ) {}
function parse_url( $url, $component = -1, $auto_add_scheme = true ) { return \parse_url( $url, $component ); }
function past_tense_verb( $verb ) {}
function phar_safe_path( $path ) { return $path; }
function pick_fields( $item, $fields ) {}
function pluralize( $noun, $count = null ) {}
function proc_open_compat( $cmd, $descriptorspec, &$pipes, $cwd = null, $env = null, $other_options = null ) {}
function replace_path_consts( $source, $path ) {}
function replace_wp_die_handler() {}
function report_batch_operation_results( $noun, $verb, $total, $successes, $failures, $skips = null ) {}
function run_mysql_command( $cmd, $assoc_args, $_ = null, $send_to_shell = true, $interactive = false ) {}
function strip_tags( $string ) {}
function trailingslashit( $string ) { return rtrim( $string, '/\\' ) . '/'; }
function wp_clean_error_message( $message ) {}
function wp_clear_object_cache() {}
function wp_debug_display_enabled() {}
function wp_debug_mode() {}
function wp_die_handler( $message ) {}
function wp_get_cache_type() {}
function wp_get_table_names( $args, $assoc_args = array() ) {}
function wp_not_installed() { return false; }
function wp_register_unused_sidebar() {}
function wp_version_compare( $since, $operator ) { return version_compare( $GLOBALS['wp_version'], $since, $operator ); }
function write_csv( $fd, $rows, $headers = array() ) {}
