<?php
/** The classes of WP-CLI that are none which commands may extend at will: errors, traits, interfaces, and those with fields that plugins read. */
namespace WP_CLI {
	class ExitException extends \Exception {}
	class NoOp {
		public function __set( $key, $value ) {}
		public function __call( $method, $args ) {}
	}
	class Runner {
		public $alias;
		public $aliases = array();
		/** Of a command that only reads. */
		public $arguments      = array( 'plugin', 'list' );
		public $assoc_args     = array();
		public $config         = array();
		public $extra_config   = array();
		public $runtime_config = array();
		public $colorize       = false;

		public function __get( $key ) {
			return null;
		}

		public function __call( $name, $arguments ) {
			return null;
		}
	}
	interface Context {}
	trait ParsePluginNameInput {}
	trait ParseThemeNameInput {}
}
namespace WP_CLI\Iterators {
	class Exception extends \RuntimeException {}
}
namespace WP_CLI\Exception {
	class NonExistentKeyException extends \OutOfBoundsException {}
}
namespace cli\table {
	interface Column {}
}
namespace {
	trait DB_Command_SQLite {}
}
