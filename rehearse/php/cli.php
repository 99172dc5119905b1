<?php
/** Stands in for WP-CLI while plugins add their commands: it runs none of them. */
class WP_CLI {
	/** Source: WP-CLI's WP_CLI::add_command(), which refuses what cannot be called. */
	public static function add_command( $name, $callable ) {
		$is_method = is_array( $callable ) && 2 === count( $callable ) && method_exists( $callable[0], $callable[1] );
		if ( ! $is_method && ! is_object( $callable ) && ! is_callable( $callable ) && ! ( is_string( $callable ) && class_exists( $callable ) ) ) {
			throw new Error( sprintf( 'Callable %s does not exist, and cannot be registered as `wp %s`.', is_string( $callable ) ? $callable : wp_json_encode( $callable ), $name ) );
		}
		return true;
	}

	/** Stands for all that runs commands, prints, or asks. */
	public static function __callStatic( $name, $arguments ) {
		return null;
	}
}

class Rehearsal_CLI {
	public function __call( $name, $arguments ) {
		return null;
	}

	public static function __callStatic( $name, $arguments ) {
		return null;
	}
}

// It has this one before plugins load, so that PHP knows a command that extends it above the line with its class.
class_alias( 'Rehearsal_CLI', 'WP_CLI_Command' );

// Its other classes, which commands extend or use.
spl_autoload_register(
	function ( $name ) {
		if ( preg_match( '/^WP_CLI(?:_|\\\\)/', $name ) ) {
			class_alias( 'Rehearsal_CLI', $name );
		}
	}
);
