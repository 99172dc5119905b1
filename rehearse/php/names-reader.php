<?php
/** Reads the PHP files of a package with PHP's own tokenizer, without running them. */
class Rehearsal_Names_Reader {
	use Rehearsal_Names_Calls;

	/** Functions (`f:`) and classes (`c:`) that files define, in lower case. */
	public $defined = array();

	/**
	 * Every function, class and constant (`k:`) that code uses or checks; for functions with the name that PHP tries
	 * next.
	 */
	public $used = array();

	/** Names as spelled in code. */
	public $shown = array();

	/**
	 * Places that use them: file, line, number of the guards, and the function around it. Leaves out names that the
	 * same file checks.
	 */
	public $places = array();

	/**
	 * The same for functions that are called without a check although the code around the call checks them before
	 * another one: name, and places.
	 */
	public $forgotten = array();

	/** Places that load a file, by its class or its own name (`i:`): number of the guards, function and file. */
	public $loads = array();

	/** The same for places that call a function (`m:`), or pass on its name. */
	public $calls = array();

	/** Classes by file. */
	public $classes = array();

	/**
	 * Lists of guards: names that code checks, and versions of PHP (`p:8.0`) and WordPress (`w:6.5`), or `v` for a
	 * version that is not a literal.
	 */
	public $guards = array( '' => 0 );

	/** Files that may call functions (`m:`), or pass on their names. */
	public $mentions = array();

	/** Functions such as `is_wp_6_5()`, with the names and versions that they check. */
	private $helpers = array();

	/** Calls of `version_compare()` up to the comma that ask for what was installed of this plugin. */
	private $installed = array();

	/** Functions whose calls are searched. */
	private $wanted = array();

	private $is_here;
	private $version;
	private $ids;
	private $texts;
	private $lines;
	private $file;
	private $function;
	private $namespace;
	private $imports;
	private $ranges;
	private $asked;
	private $branches;
	private $found;

	const CHECKS = array(
		'function_exists'            => 'f:',
		'is_callable'                => 'f:',
		'class_exists'               => 'c:',
		'interface_exists'           => 'c:',
		'trait_exists'               => 'c:',
		'enum_exists'                => 'c:',
		'method_exists'              => 'c:',
		'defined'                    => 'k:',
		'version_compare'            => 'v',
		'phpversion'                 => 'v',
		'is_wp_version_compatible'   => 'v',
		'is_php_version_compatible'  => 'v',
		'php_version_id'             => 'v',
		'php_version'                => 'v',
		'php_major_version'          => 'v',
	);

	/**
	 * @param callable $is_here whether PHP or WordPress has the name of a key; the places of such names are not needed
	 * @param string   $version the package's
	 */
	public function __construct( $is_here, $version ) {
		$this->is_here = $is_here;
		$this->version = $version;
	}

	/** Finds functions such as `is_wp_6_5()` and `acme_has()`: code that calls them checks what they check. */
	public function find_helpers( $code ) {
		$pattern = '/\bfunction\s+&?((?:\w+_)?(?:is|are|has|can|should|uses?|supports?|needs?|meets|checks?|allows?)(?:[_A-Z0-9]\w*)?)\s*\(/';
		if ( ! preg_match( '/_exists|version_compare|PHP_VERSION|PHP_MAJOR_VERSION|_version_compatible/', $code ) || ! preg_match_all( $pattern, $code, $matches, PREG_SET_ORDER | PREG_OFFSET_CAPTURE ) ) {
			return;
		}
		foreach ( $matches as $match ) {
			$body = preg_split( '/\bfunction\s/', substr( $code, $match[0][1] + 8, 2000 ), 2 );
			$this->tokenise( '<?php ' . $body[0] );
			foreach ( array_keys( $this->ids ) as $index ) {
				foreach ( $this->read_check( $index ) as $guard ) {
					$this->helpers[ strtolower( $match[1][0] ) ][] = $guard;
				}
			}
		}
	}

	public function read( $file, $code ) {
		$this->walk_file( $file, $code );
		$this->read_calls();
		$calls = array();
		foreach ( $this->found as list( $key, $fallback, $index, $is_load, $function ) ) {
			$guards = $this->guards_at( $index );
			if ( $is_load || 'c:' === substr( $key, 0, 2 ) ) {
				$this->loads[ $key ][ "$guards\n$function\n$file" ] = true;
			}
			$own = isset( $this->asked[ $key ] ) || ( '' !== $fallback && isset( $this->asked[ $fallback ] ) );
			if ( $own && 'f:' === substr( $key, 0, 2 ) ) {
				$calls[ "$key $function" ][] = $index;
			}
			if ( ! $is_load && ! $own && ( ! isset( $this->places[ $key ] ) || count( $this->places[ $key ] ) < 20 ) ) {
				$this->places[ $key ][] = array( $file, $this->lines[ $index ], $guards, $function );
			}
		}
		foreach ( $calls as $call => $indexes ) {
			$this->read_forgotten( $call, $indexes );
		}
	}

	/** Finds which calls of a function that code checks are outside of the branches behind the check, while others are inside. */
	private function read_forgotten( $call, $indexes ) {
		list( $key, $function ) = explode( ' ', $call );
		$branches = array_filter(
			$this->branches,
			function ( $branch ) use ( $key ) {
				return in_array( $key, $branch[2], true );
			}
		);
		$open = array_filter(
			$indexes,
			function ( $index ) use ( $branches ) {
				return array() === array_filter(
					$branches,
					function ( $branch ) use ( $index ) {
						return $branch[0] <= $index && $index <= $branch[1];
					}
				);
			}
		);
		if ( count( $open ) === count( $indexes ) ) {
			return;
		}
		foreach ( $open as $index ) {
			$this->forgotten[ $key ][] = array( $this->file, $this->lines[ $index ], $this->guards_at( $index, true ), $function );
		}
	}

	/** Finds the places where a file calls some functions, given as keys. */
	public function find_calls( $file, $code, $wanted ) {
		$this->wanted = $wanted;
		$this->walk_file( $file, $code );
		$this->wanted = array();
		foreach ( $this->found as list( $key, , $index, , $function ) ) {
			if ( 'm:' === substr( $key, 0, 2 ) && "m:$function" !== $key ) {
				$this->calls[ $key ][ $this->guards_at( $index ) . "\n$function\n$file" ] = true;
			}
		}
	}

	/** Notes what code compares with the package's own version: what was installed before, when its data are updated. */
	private function find_installed( $code ) {
		$this->installed = array();
		if ( '' !== $this->version && preg_match_all( '/\b(version_compare\s*\(\s*[^,;{}]{1,100}?)\s*,\s*[\'"]' . preg_quote( $this->version, '/' ) . '[\'"]/i', $code, $matches ) ) {
			$this->installed = array_flip( preg_replace( '/\s/', '', $matches[1] ) );
		}
	}

	private function walk_file( $file, $code ) {
		$this->find_installed( $code );
		$this->tokenise( $code );
		$this->file      = $file;
		$this->function  = '';
		$this->namespace = '';
		$this->imports   = array( 'f:' => array(), 'c:' => array() );
		$this->ranges    = array();
		$this->asked     = array();
		$this->branches  = array();
		$this->found     = array();
		$this->walk();
	}

	/** Tokens without whitespace, comments and attributes; names in one piece, as in PHP 8. */
	private function tokenise( $code ) {
		$this->ids   = array();
		$this->texts = array();
		$this->lines = array();
		$names       = array( T_STRING => true );
		foreach ( array( 'T_NAME_QUALIFIED', 'T_NAME_FULLY_QUALIFIED', 'T_NAME_RELATIVE' ) as $name ) {
			if ( defined( $name ) ) {
				$names[ constant( $name ) ] = true;
			}
		}
		$left_out  = array( T_WHITESPACE => true, T_COMMENT => true, T_DOC_COMMENT => true, T_INLINE_HTML => true, T_OPEN_TAG => true );
		$attribute = defined( 'T_ATTRIBUTE' ) ? T_ATTRIBUTE : -1;
		$count     = 0;
		$brackets  = 0;
		$is_begun  = false;
		foreach ( token_get_all( $code ) as $token ) {
			$line = 0;
			$id   = $token;
			$text = $token;
			if ( is_array( $token ) ) {
				list( $id, $text, $line ) = $token;
			}
			if ( isset( $left_out[ $id ] ) ) {
				continue;
			}
			if ( $attribute === $id || ( $brackets > 0 && '[' === $id ) ) {
				++$brackets;
				continue;
			}
			if ( $brackets > 0 ) {
				$brackets -= ']' === $id ? 1 : 0;
				continue;
			}
			if ( $is_begun ) {
				$is_begun = false;
				if ( 0 !== $line && preg_match( '/^\w/', $text ) ) {
					$this->texts[ $count - 1 ] .= $text;
					continue;
				}
			}
			if ( T_NS_SEPARATOR === $id ) {
				$is_begun = true;
				$before   = $count > 0 ? $this->ids[ $count - 1 ] : '';
				if ( T_STRING === $before || T_NAMESPACE === $before ) {
					$this->ids[ $count - 1 ]    = T_STRING;
					$this->texts[ $count - 1 ] .= $text;
					continue;
				}
				$id = T_STRING;
			}
			$this->ids[]   = isset( $names[ $id ] ) ? T_STRING : ( T_CLOSE_TAG === $id ? ';' : $id );
			$this->texts[] = $text;
			$this->lines[] = $line;
			++$count;
		}
	}

	private function walk() {
		$ids     = $this->ids;
		$frames  = array();
		$pending = '';
		$name    = '';
		$outer   = -1;
		$checks  = array();
		$parens  = array();
		// A name inside a comparison is no check of its own.
		$compared = 0;
		$count    = count( $ids );
		$all      = array_flip( array( T_CURLY_OPEN, T_DOLLAR_OPEN_CURLY_BRACES, T_NAMESPACE, T_USE, T_FUNCTION, T_EXTENDS, T_IMPLEMENTS, T_TRY, T_REQUIRE, T_REQUIRE_ONCE, T_INCLUDE, T_INCLUDE_ONCE, T_VARIABLE, T_CONSTANT_ENCAPSED_STRING, T_STRING, T_CLASS, T_INTERFACE, T_TRAIT, '{', '}', '(', ')', ';' ) );
		if ( defined( 'T_ENUM' ) ) {
			$all[ T_ENUM ] = true;
		}
		for ( $index = 0; $index < $count; $index++ ) {
			$id = $ids[ $index ];
			if ( ! isset( $all[ $id ] ) ) {
				continue;
			}
			switch ( $id ) {
				case '{':
				case T_CURLY_OPEN:
				case T_DOLLAR_OPEN_CURLY_BRACES:
					$frames[] = '{' === $id ? $pending : '';
					if ( '{' === $id && 'function' === $pending && -1 === $outer ) {
						$outer          = count( $frames );
						$this->function = $name;
					}
					$pending = '{' === $id ? '' : $pending;
					break;
				case '}':
					if ( count( $frames ) === $outer ) {
						foreach ( $checks as list( $from, $guards ) ) {
							$this->ranges[] = array( $from, $index, $guards, true );
						}
						$checks         = array();
						$outer          = -1;
						$this->function = '';
					}
					array_pop( $frames );
					break;
				case '(':
					$parens[] = $index;
					break;
				case ')':
					array_pop( $parens );
					break;
				case ';':
					$pending = '';
					break;
				case T_NAMESPACE:
					$this->namespace = T_STRING === $this->id( $index + 1 ) ? $this->texts[ ++$index ] . '\\' : '';
					$this->imports   = array( 'f:' => array(), 'c:' => array() );
					break;
				case T_USE:
					if ( 'class' === end( $frames ) ) {
						$index = $this->find( $index, array( ';', '{' ) ) - 1;
					} elseif ( ')' !== $this->id( $index - 1 ) ) {
						$index = $this->read_imports( $index );
					}
					break;
				case T_FUNCTION:
					$pending = 'function';
					$at      = $index + ( '(' === $this->id( $index + 2 ) || '(' === $this->id( $index + 1 ) ? 1 : 2 );
					$name    = $this->id( $index + 1 ) === '(' ? '' : strtolower( $this->text( $at ) );
					if ( T_STRING === $this->id( $at ) && 'class' !== end( $frames ) ) {
						$this->defined[ 'f:' . strtolower( $this->namespace . $this->texts[ $at ] ) ] = true;
					}
					break;
				case T_EXTENDS:
				case T_IMPLEMENTS:
					do {
						$this->use_class( ++$index );
					} while ( ',' === $this->id( ++$index ) );
					--$index;
					break;
				case T_TRY:
					$this->read_try( $index );
					break;
				case T_REQUIRE:
				case T_REQUIRE_ONCE:
				case T_INCLUDE:
				case T_INCLUDE_ONCE:
					$this->read_include( $index );
					break;
				case T_VARIABLE:
				case T_CONSTANT_ENCAPSED_STRING:
				case T_STRING:
					if ( T_STRING === $id ) {
						$this->read_name( $index );
						$this->read_hook( $index );
					}
					$this->read_call( $index );
					$guards = $index < $compared ? array() : $this->read_check( $index );
					if ( $guards && preg_match( '/^[pw]:/', $guards[0] ) ) {
						$this->ranges[] = array( $index, $this->find_branch( $index, end( $parens ) ), array( ucfirst( $guards[0] ) ) );
					}
					if ( array() !== $guards && '(' === $this->id( $index + 1 ) ) {
						$compared = $this->close( $index, '(', ')' );
					}
					if ( array() !== $guards ) {
						$reach            = array( $index, $this->find_reach( $index, $parens ), $guards );
						$this->branches[] = $reach;
						if ( -1 !== $outer ) {
							$checks[] = array( $index, $guards );
						} else {
							$this->ranges[] = $reach;
						}
					}
					break;
				default:
					if ( $this->is_class_like( $index ) ) {
						$pending = 'class';
						$this->define_class( $index + 1 );
					}
			}
		}
	}

	private function id( $index ) {
		return isset( $this->ids[ $index ] ) ? $this->ids[ $index ] : null;
	}

	private function text( $index ) {
		return isset( $this->texts[ $index ] ) ? $this->texts[ $index ] : '';
	}

	/** The next of the given tokens, or the end. */
	private function find( $index, $wanted ) {
		$count = count( $this->ids );
		while ( $index < $count && ! in_array( $this->ids[ $index ], $wanted, true ) ) {
			++$index;
		}
		return $index;
	}

	/** The token that closes the bracket at an index. */
	private function close( $index, $open, $close ) {
		$depth = 0;
		$count = count( $this->ids );
		for ( ; $index < $count; $index++ ) {
			$id = $this->ids[ $index ];
			if ( $open === $id || ( '{' === $open && ( T_CURLY_OPEN === $id || T_DOLLAR_OPEN_CURLY_BRACES === $id ) ) ) {
				++$depth;
			} elseif ( $close === $id && 0 === --$depth ) {
				return $index;
			}
		}
		return $count;
	}

	private function is_class_like( $index ) {
		$id = $this->ids[ $index ];
		return ( T_CLASS === $id && T_DOUBLE_COLON !== $this->id( $index - 1 ) ) || T_INTERFACE === $id || T_TRAIT === $id || ( defined( 'T_ENUM' ) && T_ENUM === $id );
	}

	private function define_class( $index ) {
		if ( T_STRING === $this->id( $index ) ) {
			$key                                = 'c:' . strtolower( $this->namespace . $this->texts[ $index ] );
			$this->defined[ $key ]              = true;
			$this->classes[ $this->file ][ $key ] = true;
		}
	}

	private function read_imports( $index ) {
		$kind = 'c:';
		$base = '';
		if ( T_FUNCTION === $this->id( $index + 1 ) || T_CONST === $this->id( $index + 1 ) ) {
			$kind = T_FUNCTION === $this->id( ++$index ) ? 'f:' : 'k:';
		}
		for ( ++$index; T_STRING === $this->id( $index ); $index++ ) {
			$name = ltrim( $base . $this->texts[ $index ], '\\' );
			if ( '{' === $this->id( $index + 1 ) ) {
				$base = $name;
				++$index;
				continue;
			}
			$parts = explode( '\\', $name );
			$alias = end( $parts );
			if ( T_AS === $this->id( $index + 1 ) && T_STRING === $this->id( $index + 2 ) ) {
				$index += 2;
				$alias  = $this->texts[ $index ];
			}
			$this->imports[ $kind ][ strtolower( $alias ) ] = $name;
			if ( ',' !== $this->id( ++$index ) ) {
				break;
			}
		}
		return $this->find( $index, array( ';' ) );
	}

	/** The full name of a class, as PHP resolves it. */
	private function resolve_class( $text ) {
		if ( '\\' === $text[0] ) {
			return substr( $text, 1 );
		}
		if ( 0 === stripos( $text, 'namespace\\' ) ) {
			return $this->namespace . substr( $text, 10 );
		}
		$parts = explode( '\\', $text, 2 );
		$first = strtolower( $parts[0] );
		if ( isset( $this->imports['c:'][ $first ] ) ) {
			return $this->imports['c:'][ $first ] . ( isset( $parts[1] ) ? '\\' . $parts[1] : '' );
		}
		return $this->namespace . $text;
	}

	private function use_class( $index ) {
		if ( T_STRING !== $this->id( $index ) || preg_match( '/^(self|parent|static)$/i', $this->texts[ $index ] ) ) {
			return;
		}
		$this->add_use( 'c:', $this->resolve_class( $this->texts[ $index ] ), '', $index );
	}

	private function add_use( $kind, $name, $fallback, $index ) {
		$key                = $kind . strtolower( $name );
		$wanted             = '' === $fallback ? $key : $kind . strtolower( $fallback );
		$this->used[ $key ] = '' === $fallback ? '' : $wanted;
		$is_here            = $this->is_here;
		if ( ! $is_here( $wanted ) ) {
			$this->shown[ $wanted ] = '' === $fallback ? $name : $fallback;
			$this->found[] = array( $key, $this->used[ $key ], $index, false, $this->function );
		}
	}

	private function read_name( $index ) {
		$before = $this->id( $index - 1 );
		$next   = $this->id( $index + 1 );
		$text   = $this->texts[ $index ];
		if ( T_NEW === $before ) {
			$this->use_class( $index );
		} elseif ( T_DOUBLE_COLON === $next && T_OBJECT_OPERATOR !== $before ) {
			if ( T_CLASS !== $this->id( $index + 2 ) ) {
				$this->use_class( $index );
			} elseif ( ! preg_match( '/^(self|parent)$/i', $text ) ) {
				$this->found[] = array( 'c:' . strtolower( $this->resolve_class( $text ) ), '', $index, true, $this->function );
			}
		} elseif ( '(' === $next && ! $this->is_member( $index ) && T_FUNCTION !== $before && ! ( T_FUNCTION === $this->id( $index - 2 ) && '&' === $this->texts[ $index - 1 ] ) ) {
			$this->use_function( $text, $index );
		} elseif ( T_STRING === $next && 'enum' === strtolower( $text ) ) {
			$this->define_class( $index + 1 );
		}
	}

	private function is_member( $index ) {
		$before = $this->id( $index - 1 );
		return T_OBJECT_OPERATOR === $before || T_DOUBLE_COLON === $before || ( defined( 'T_NULLSAFE_OBJECT_OPERATOR' ) && T_NULLSAFE_OBJECT_OPERATOR === $before );
	}

	private function use_function( $text, $index ) {
		$lower = strtolower( $text );
		if ( isset( $this->imports['f:'][ $lower ] ) ) {
			$this->add_use( 'f:', $this->imports['f:'][ $lower ], '', $index );
		} elseif ( false !== strpos( $text, '\\' ) ) {
			$this->add_use( 'f:', $this->resolve_class( $text ), '', $index );
		} else {
			$this->add_use( 'f:', $this->namespace . $text, '' === $this->namespace ? '' : $text, $index );
		}
	}

	private function read_include( $index ) {
		$end = min( $this->find( $index, array( ';' ) ), $index + 30 );
		for ( $at = $index; $at < $end; $at++ ) {
			$is_text = T_CONSTANT_ENCAPSED_STRING === $this->ids[ $at ] || T_ENCAPSED_AND_WHITESPACE === $this->ids[ $at ];
			if ( $is_text && preg_match( '~([^/\\\\\'"]+\.php)[\'"]?$~i', $this->texts[ $at ], $match ) ) {
				$this->found[] = array( 'i:' . strtolower( $match[1] ), '', $index, true, $this->function );
			}
		}
	}

	private function read_call( $index ) {
		$text = $this->texts[ $index ];
		if ( T_STRING === $this->ids[ $index ] ? '(' !== $this->id( $index + 1 ) || T_FUNCTION === $this->id( $index - 1 ) : strlen( $text ) > 80 ) {
			return;
		}
		$start = strrpos( $text, ':' );
		$key   = 'm:' . strtolower( trim( false === $start ? $text : substr( $text, $start + 1 ), '\'"' ) );
		if ( array() === $this->wanted ) {
			$this->mentions[ $key ][ $this->file ] = true;
		} elseif ( isset( $this->wanted[ $key ] ) ) {
			$this->found[] = array( $key, '', $index, true, $this->function );
		}
	}

	/** Guards the callbacks of hooks that this WordPress lacks, because they are never called. */
	private function read_hook( $index ) {
		if ( in_array( ltrim( $this->texts[ $index ], '\\' ), array( 'add_action', 'add_filter' ), true ) && '(' === $this->id( $index + 1 ) && T_CONSTANT_ENCAPSED_STRING === $this->id( $index + 2 ) ) {
			$key                = 'h:' . substr( $this->texts[ $index + 2 ], 1, -1 );
			$is_here            = $this->is_here;
			$this->used[ $key ] = '';
			if ( ! $is_here( $key ) ) {
				$this->ranges[] = array( $index, $this->close( $index, '(', ')' ), array( $key ) );
			}
		}
	}

	/** Guards code whose failures are caught. */
	private function read_try( $index ) {
		$end = $this->close( $index, '{', '}' );
		for ( $at = $end + 1; T_CATCH === $this->id( $at ); $at = $this->close( $at, '{', '}' ) + 1 ) {
			$words = implode( ' ', array_slice( $this->texts, $at, $this->close( $at, '(', ')' ) - $at ) );
			if ( preg_match( '/\b(Throwable|Error)\b/', $words ) ) {
				$this->ranges[] = array( $index, $end, array( 'v' ) );
			}
		}
	}

	/** The guards of a check, such as `function_exists( 'f' )`. */
	private function read_check( $index ) {
		$text = $this->texts[ $index ];
		if ( T_STRING !== $this->ids[ $index ] ) {
			return in_array( $text, array( '$wp_version', "'wp_version'", '"wp_version"' ), true ) ? array( 'v' ) : array();
		}
		$text    = strtolower( ltrim( $text, '\\' ) );
		$is_call = '(' === $this->id( $index + 1 );
		if ( $is_call && isset( $this->helpers[ $text ] ) && T_FUNCTION !== $this->id( $index - 1 ) ) {
			return $this->helpers[ $text ];
		}
		if ( ! isset( self::CHECKS[ $text ] ) || ( ! $is_call && 0 !== strpos( $text, 'php_' ) ) || $this->is_member( $index ) ) {
			return array();
		}
		$kind = self::CHECKS[ $text ];
		if ( 'v' === $kind ) {
			return $this->read_version( $index, $text, $is_call );
		}
		$name = $this->read_asked( $index + 2, $kind );
		if ( '' === $name ) {
			// The function's name is in a variable.
			return 'v' === $kind && 'function_exists' === $text ? array( 'v' ) : array();
		}
		$key                 = 'k:' === $kind ? $kind . $name : $kind . strtolower( $name );
		$this->asked[ $key ] = true;
		$this->used[ $key ]  = '';
		return array( $key );
	}

	private function read_asked( $index, &$kind ) {
		if ( T_ARRAY === $this->id( $index ) || '[' === $this->id( $index ) ) {
			$index += T_ARRAY === $this->id( $index ) ? 2 : 1;
			$kind   = 'c:';
		}
		if ( T_STRING === $this->id( $index ) && T_DOUBLE_COLON === $this->id( $index + 1 ) && T_CLASS === $this->id( $index + 2 ) ) {
			return $this->resolve_class( $this->texts[ $index ] );
		}
		if ( T_CONSTANT_ENCAPSED_STRING !== $this->id( $index ) ) {
			$kind = 'v';
			return '';
		}
		$parts = explode( '::', ltrim( stripslashes( substr( $this->texts[ $index ], 1, -1 ) ), '\\' ) );
		$kind  = isset( $parts[1] ) && 'f:' === $kind ? 'c:' : $kind;
		return preg_match( '/^[\w\\\\]+$/', $parts[0] ) ? $parts[0] : '';
	}

	/** The guard of a comparison with the version of PHP or WordPress; `v` if the other side is not a literal. */
	private function read_version( $index, $text, $is_call ) {
		if ( ! $is_call ) {
			$number = implode( '', preg_grep( '/^\d+$/', array( $this->text( $index + 2 ), $this->text( $index - 2 ) ) ) );
			if ( 'php_version_id' === $text && preg_match( '/^(\d{1,2})(\d\d)\d\d$/', $number, $match ) ) {
				return array( "p:$match[1]." . (int) $match[2] );
			}
			return array( 'php_major_version' === $text && '' !== $number ? "p:$number.0" : 'v' );
		}
		$words = implode( ' ', array_slice( $this->texts, $index, $this->close( $index, '(', ')' ) - $index ) );
		if ( preg_match( '/\b(?!PHP_)\w*VERSION\b/', $words ) ) {
			return array();
		}
		$kind = preg_match( '/PHP_VERSION|phpversion|is_php/', $words ) ? 'p' : ( preg_match( '/wp_version|bloginfo/', $words ) ? 'w' : 'v' );
		if ( 'v' === $kind && isset( $this->installed[ str_replace( ' ', '', (string) strstr( $words, ',', true ) ) ] ) ) {
			return array();
		}
		return array( 'v' !== $kind && preg_match( '/[\'"](\d+(\.\d+)*)/', $words, $match ) ? "$kind:$match[1]" : 'v' );
	}

	/** The end of code that runs only below the compared version; the check itself if that is not clear. */
	private function find_branch( $index, $open ) {
		$is_call = '(' === $this->id( $index + 1 );
		$end     = $is_call ? $this->close( $index, '(', ')' ) : $index + 2;
		$asks    = $is_call ? strtolower( trim( $this->text( $end - 1 ), '\'"' ) ) : $this->text( $index + 1 );
		$is_if   = false !== $open && in_array( $this->id( $open - 1 ), array( T_IF, T_ELSEIF ), true );
		$to      = $is_if ? $this->close( $open, '(', ')' ) : $this->find( $end, array( ';' ) );
		$others  = array_intersect( array( T_BOOLEAN_OR, T_LOGICAL_OR, '?' ), array_slice( $this->ids, $is_if ? $open : $index, $to - $index ) );
		if ( ! in_array( $asks, array( '<', 'lt' ), true ) || '!' === $this->id( $index - 1 ) || $others ) {
			return $index;
		}
		if ( ! $is_if ) {
			return $to;
		}
		return '{' === $this->id( $to + 1 ) ? $this->close( $to + 1, '{', '}' ) : $this->find( $to, array( ';' ) );
	}

	/**
	 * The range of a check: the branches of its `if`, and all code below if one of them ends the
	 * file.
	 */
	private function find_reach( $index, $parens ) {
		$end = count( $this->ids );
		foreach ( $parens as $open ) {
			$before = $this->id( $open - 1 );
			if ( T_IF !== $before && T_ELSEIF !== $before ) {
				continue;
			}
			$at = $this->close( $open, '(', ')' );
			do {
				$start = $at + 1;
				$at    = '{' === $this->id( $start ) ? $this->close( $start, '{', '}' ) : $this->find( $start, array( ':' === $this->id( $start ) ? T_ENDIF : ';' ) );
				for ( $inside = $start; $inside < $at; $inside++ ) {
					if ( in_array( $this->ids[ $inside ], array( T_RETURN, T_EXIT, T_THROW ), true ) ) {
						return $end;
					}
				}
				$next = $this->id( $at + 1 );
				if ( T_ELSEIF === $next || ( T_ELSE === $next && T_IF === $this->id( $at + 2 ) ) ) {
					$at = $this->close( $at + 1, '(', ')' );
				} elseif ( T_ELSE === $next ) {
					++$at;
				} else {
					return $at;
				}
			} while ( $at < $end );
		}
		return $end;
	}

	/** The number of the list of guards of a place; without a guess what checks in functions reach, if `$is_exact`. */
	private function guards_at( $index, $is_exact = false ) {
		$all = array();
		foreach ( $is_exact ? array_merge( $this->ranges, $this->branches ) : $this->ranges as $range ) {
			list( $from, $to, $guards ) = $range;
			if ( $from <= $index && $index <= $to && ! ( $is_exact && isset( $range[3] ) ) ) {
				$all += array_flip( $guards );
			}
		}
		$key = implode( ' ', array_slice( array_keys( $all ), 0, 20 ) );
		if ( ! isset( $this->guards[ $key ] ) ) {
			$this->guards[ $key ] = count( $this->guards );
		}
		return $this->guards[ $key ];
	}
}
