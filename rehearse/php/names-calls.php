<?php
/**
 * Compares calls with declarations: own methods that are nowhere, own functions and methods that get too few arguments, and
 * methods of variables that have no value.
 */
trait Rehearsal_Names_Calls {
	/** The arguments that functions (`f:`) require, the least where one is declared more than once. */
	public $required = array();

	/** Classes (`c:`): parent, traits, the arguments that methods require, and whether more methods may exist. */
	public $types = array();

	/** Names of all methods, also of classes without a name. */
	public $methods = array();

	/** Files with calls, by what is called, the function that PHP tries next, and the number of arguments. */
	public $sent = array();

	/** Own classes (`c:`) of the objects that code puts into properties, by the property; `?` for anything else. */
	private $props = array();

	/** Methods of variables that nothing in the function around them sets, by what is called where: name as spelled, and places. */
	public $unset = array();

	/** Variables of the function that is read: the token where a method is called, or -1 where anything may set it. */
	private $locals = array();

	/** Classes of the arguments of that function, where it declares one. */
	private $hints = array();

	/** Calls that are searched, as in `sent`, and the places found: file, line, guards, function, and name as spelled. */
	private $searched = array();
	private $placed   = array();

	/** Finds the places of calls, given as keys of `sent`. */
	public function place_calls( $file, $code, $searched ) {
		$this->searched = $searched;
		$this->placed   = array();
		$this->walk_file( $file, $code );
		$this->read_calls();
		$this->searched = array();
		return $this->placed;
	}

	/** Reads the tokens of a file once more, when its imports and guards are known. */
	private function read_calls() {
		$frames   = array();
		$owner    = '';
		$body     = -1;
		$class    = null;
		$inside   = '';
		$level    = -1;
		$function = null;
		$count    = count( $this->ids );
		for ( $index = 0; $index < $count; $index++ ) {
			$id = $this->ids[ $index ];
			if ( T_VARIABLE === $id ) {
				if ( -1 !== $level || null !== $function ) {
					$this->read_local( $index );
				}
				if ( -1 === $level && null !== $function && T_STRING === $this->id( $index - 1 ) && '|' !== $this->id( $index - 2 ) ) {
					$this->hints[ $this->texts[ $index ] ] = $this->read_class_name( $index - 1, $owner );
				}
			} elseif ( '{' === $id || T_CURLY_OPEN === $id || T_DOLLAR_OPEN_CURLY_BRACES === $id ) {
				$frames[] = array( $owner, $body );
				if ( '{' === $id && null !== $class ) {
					list( $owner, $body, $class ) = array( $class, count( $frames ), null );
				} elseif ( '{' === $id && null !== $function && -1 === $level ) {
					list( $inside, $level ) = array( $function, count( $frames ) );
				}
				$function = '{' === $id ? null : $function;
			} elseif ( '}' === $id ) {
				if ( count( $frames ) === $level ) {
					$this->read_locals( $inside, $owner );
					list( $inside, $level ) = array( '', -1 );
				}
				list( $owner, $body ) = array() === $frames ? array( '', -1 ) : array_pop( $frames );
			} elseif ( ';' === $id ) {
				$function     = null;
				$this->locals = -1 === $level ? array() : $this->locals;
			} elseif ( '$' === $id || T_EVAL === $id || T_INCLUDE === $id || T_INCLUDE_ONCE === $id || T_REQUIRE === $id || T_REQUIRE_ONCE === $id ) {
				$this->locals[''] = -1;
			} elseif ( '=' === $id ) {
				$this->read_property( $index, $owner );
			} elseif ( $this->is_class_like( $index ) ) {
				$class = $this->read_type( $index );
			} elseif ( T_USE === $id && count( $frames ) === $body ) {
				$index = $this->read_traits( $index, $owner );
			} elseif ( T_FUNCTION === $id ) {
				$index   += '&' === $this->text( $index + 1 ) ? 1 : 0;
				$function = '(' === $this->id( $index + 1 ) ? '' : strtolower( $this->text( $index + 1 ) );
				if ( '' !== $function ) {
					$this->declare_function( $function, ++$index, count( $frames ) === $body ? $owner : '' );
				}
			} elseif ( T_STRING === $id && '(' === $this->id( $index + 1 ) ) {
				if ( preg_match( '/^\\\\?(extract|parse_str|mb_parse_str)$/i', $this->texts[ $index ] ) ) {
					$this->locals[''] = -1;
				}
				$this->read_sent( $index, $owner, $inside );
			}
		}
	}

	/** Notes whether a variable has its method called, or may be set: by all that is not a call of a method. */
	private function read_local( $index ) {
		$name    = $this->texts[ $index ];
		$is_call = T_OBJECT_OPERATOR === $this->id( $index + 1 ) && T_STRING === $this->id( $index + 2 ) && '(' === $this->id( $index + 3 ) && T_DOUBLE_COLON !== $this->id( $index - 1 ) && T_NEW !== $this->id( $index - 1 );
		if ( ! $is_call || preg_match( '/^\$(this$|GLOBALS$|_)/', $name ) ) {
			$this->locals[ $name ] = -1;
		} elseif ( ! isset( $this->locals[ $name ] ) ) {
			$this->locals[ $name ] = $index;
		}
	}

	/** At the end of a function, lists the variables that have no value there, unless included or evaluated code may set any. */
	private function read_locals( $inside, $owner ) {
		foreach ( isset( $this->locals[''] ) || array() !== $this->searched ? array() : $this->locals as $name => $index ) {
			if ( $index >= 0 ) {
				$this->unset[ "$owner $inside $name" ] = array(
					$name . '->' . $this->texts[ $index + 2 ] . '()',
					array( array( $this->file, $this->lines[ $index ], $this->guards_at( $index ), $inside ) ),
				);
			}
		}
		$this->locals = array();
		$this->hints  = array();
	}

	/** Notes the class of an object that code puts into a property. */
	private function read_property( $index, $owner ) {
		if ( T_STRING !== $this->id( $index - 1 ) || T_OBJECT_OPERATOR !== $this->id( $index - 2 ) || array() !== $this->searched ) {
			return;
		}
		$value = $this->text( $index + 1 );
		$class = '?';
		if ( T_NEW === $this->id( $index + 1 ) && T_STRING === $this->id( $index + 2 ) ) {
			$class = $this->read_class_name( $index + 2, $owner );
		} elseif ( isset( $this->hints[ $value ] ) && ';' === $this->id( $index + 2 ) ) {
			$class = $this->hints[ $value ];
		}
		$this->props[ $this->texts[ $index - 1 ] ][ $class ] = true;
	}

	/** A class that code names, as a key; `?` if it may be another one. */
	private function read_class_name( $index, $owner ) {
		$name = strtolower( $this->texts[ $index ] );
		if ( 'self' === $name ) {
			return $owner;
		}
		return 'parent' === $name || 'static' === $name ? '?' : 'c:' . strtolower( $this->resolve_class( $this->texts[ $index ] ) );
	}

	private function read_type( $index ) {
		if ( T_STRING !== $this->id( $index + 1 ) || T_NEW === $this->id( $index - 1 ) ) {
			return '?';
		}
		$key  = 'c:' . strtolower( $this->namespace . $this->texts[ $index + 1 ] );
		$end  = $this->find( $index, array( '{' ) );
		$type = array(
			'parent'   => '',
			'traits'   => array(),
			'methods'  => array(),
			'is_open'  => isset( $this->types[ $key ] ) || ( T_CLASS !== $this->ids[ $index ] && T_TRAIT !== $this->ids[ $index ] ),
			'is_trait' => T_TRAIT === $this->ids[ $index ],
			'is_base'  => T_ABSTRACT === $this->id( $index - 1 ),
		);
		for ( $at = $index + 2; $at < $end; $at++ ) {
			if ( T_EXTENDS === $this->ids[ $at ] ) {
				$type['parent'] = 'c:' . strtolower( $this->resolve_class( $this->text( $at + 1 ) ) );
			}
		}
		if ( array() === $this->searched ) {
			$this->types[ $key ] = $type;
		}
		return $key;
	}

	private function read_traits( $index, $owner ) {
		$end = $this->find( $index, array( ';', '{' ) );
		for ( $at = $index + 1; $at < $end && isset( $this->types[ $owner ] ) && array() === $this->searched; $at++ ) {
			if ( T_STRING === $this->ids[ $at ] ) {
				$this->types[ $owner ]['traits'][] = 'c:' . strtolower( $this->resolve_class( $this->texts[ $at ] ) );
			}
		}
		// Its methods may get other names.
		if ( '{' === $this->id( $end ) && isset( $this->types[ $owner ] ) ) {
			$this->types[ $owner ]['is_open'] = true;
		}
		return '{' === $this->id( $end ) ? $end - 1 : $end;
	}

	private function declare_function( $name, $index, $owner ) {
		if ( '' !== $owner ) {
			$this->methods[ $name ] = true;
		}
		if ( array() !== $this->searched || '?' === $owner ) {
			return;
		}
		$end      = $this->close( $index + 1, '(', ')' );
		$required = 0;
		$position = 0;
		$depth    = 0;
		$is_free  = true;
		for ( $at = $index + 1; $at <= $end && $at < count( $this->ids ); $at++ ) {
			$id     = $this->ids[ $at ];
			$depth += '(' === $id || '[' === $id ? 1 : ( ')' === $id || ']' === $id ? -1 : 0 );
			if ( ( 1 === $depth && ',' === $id ) || 0 === $depth ) {
				$position += 1;
				$required  = $is_free ? $required : $position;
				$is_free   = true;
			} elseif ( 1 === $depth && T_VARIABLE === $id ) {
				$is_free = '=' === $this->id( $at + 1 ) || T_ELLIPSIS === $this->id( $at - 1 );
			}
		}
		if ( '' === $owner ) {
			$key                    = 'f:' . strtolower( $this->namespace ) . $name;
			$this->required[ $key ] = isset( $this->required[ $key ] ) ? min( $this->required[ $key ], $required ) : $required;
		} elseif ( isset( $this->types[ $owner ] ) ) {
			$this->types[ $owner ]['methods'][ $name ] = $required;
			$this->types[ $owner ]['is_open']          = $this->types[ $owner ]['is_open'] || '__call' === $name || '__callstatic' === $name;
		}
	}

	private function read_sent( $index, $owner, $inside ) {
		$text     = $this->texts[ $index ];
		$fallback = '';
		if ( T_DOUBLE_COLON === $this->id( $index - 1 ) || T_NEW === $this->id( $index - 1 ) ) {
			$is_new = T_NEW === $this->id( $index - 1 );
			$at     = $is_new ? $index : $index - 2;
			if ( T_STRING !== $this->id( $at ) || T_OBJECT_OPERATOR === $this->id( $at - 1 ) ) {
				return;
			}
			$name  = strtolower( $this->texts[ $at ] );
			$class = 'self' === $name || 'parent' === $name ? $owner : 'c:' . strtolower( $this->resolve_class( $this->texts[ $at ] ) );
			if ( 'parent' === $name ) {
				$class = isset( $this->types[ $owner ] ) ? $this->types[ $owner ]['parent'] : '';
			}
			// In a trait, these are those of the class that uses it.
			if ( 'c:' !== substr( $class, 0, 2 ) || ( 'self' === $name && ! empty( $this->types[ $owner ]['is_trait'] ) ) ) {
				return;
			}
			// Code that spells the name may ask for the method first.
			if ( array() !== $this->searched && ! $is_new && in_array( $text, $this->list_texts(), true ) ) {
				return;
			}
			$shown = $is_new ? "new $text" : $this->texts[ $at ] . "::$text";
			$key   = "$class::" . ( $is_new ? '__construct' : strtolower( $text ) );
		} elseif ( T_OBJECT_OPERATOR === $this->id( $index - 1 ) && '$this' === $this->text( $index - 2 ) && T_NEW !== $this->id( $index - 3 ) && isset( $this->types[ $owner ] ) ) {
			if ( $this->types[ $owner ]['is_trait'] || $this->types[ $owner ]['is_base'] || ( array() !== $this->searched && in_array( $text, $this->list_texts(), true ) ) ) {
				return;
			}
			$shown = "\$this->$text";
			$key   = 't:' . substr( $owner, 2 ) . '::' . strtolower( $text );
		} elseif ( T_OBJECT_OPERATOR === $this->id( $index - 1 ) ) {
			if ( array() !== $this->searched && in_array( $text, $this->list_texts(), true ) ) {
				return;
			}
			$is_of = T_STRING === $this->id( $index - 2 ) && T_OBJECT_OPERATOR === $this->id( $index - 3 );
			$shown = ( $is_of ? '->' . $this->texts[ $index - 2 ] : '' ) . "->$text";
			$key   = ( $is_of ? 'p:' . $this->texts[ $index - 2 ] . '::' : 'o:' ) . strtolower( $text );
		} elseif ( $this->is_member( $index ) || T_FUNCTION === $this->id( $index - 1 ) ) {
			return;
		} else {
			$lower = strtolower( $text );
			$shown = $text;
			if ( isset( $this->imports['f:'][ $lower ] ) ) {
				$key = 'f:' . strtolower( $this->imports['f:'][ $lower ] );
			} elseif ( false !== strpos( $text, '\\' ) ) {
				$key = 'f:' . strtolower( $this->resolve_class( $text ) );
			} else {
				$key      = 'f:' . strtolower( $this->namespace ) . $lower;
				$fallback = "f:$lower";
			}
		}
		$call = "$key $fallback " . $this->count_arguments( $index + 1 );
		if ( array() === $this->searched ) {
			$this->sent[ $call ][ $this->file ] = true;
		} elseif ( isset( $this->searched[ $call ] ) ) {
			$this->placed[ $call ][] = array( $this->file, $this->lines[ $index ], $this->guards_at( $index ), $inside, $shown );
		}
	}

	/** The texts in quotes. */
	private function list_texts() {
		$texts = array();
		foreach ( array_keys( $this->ids, T_CONSTANT_ENCAPSED_STRING, true ) as $index ) {
			$texts[] = trim( $this->texts[ $index ], '\'"' );
		}
		return $texts;
	}

	/** The number of arguments; many if the code unpacks a list, or makes a closure of the function. */
	private function count_arguments( $open ) {
		$count  = 0;
		$depth  = 0;
		$is_any = false;
		$opens  = array( '(', '[', '{', T_CURLY_OPEN, T_DOLLAR_OPEN_CURLY_BRACES );
		for ( $at = $open, $end = count( $this->ids ); $at < $end; $at++ ) {
			$id = $this->ids[ $at ];
			if ( in_array( $id, $opens, true ) ) {
				$is_any = $depth > 0 || $is_any;
				++$depth;
			} elseif ( ')' === $id || ']' === $id || '}' === $id ) {
				if ( 0 === --$depth ) {
					return $count + ( $is_any ? 1 : 0 );
				}
			} elseif ( 1 === $depth && T_ELLIPSIS === $id ) {
				return 999;
			} elseif ( 1 === $depth && ',' === $id ) {
				++$count;
				$is_any = false;
			} else {
				$is_any = true;
			}
		}
		return 999;
	}

	/** The arguments that a method requires, also an inherited one; `false` if there is none, `null` if that is not known. */
	private function find_method( $class, $method, $depth = 0 ) {
		if ( ! isset( $this->types[ $class ] ) ) {
			$name = substr( $class, 2 );
			if ( '' === $class || ! class_exists( $name, false ) || method_exists( $name, '__callStatic' ) || method_exists( $name, '__call' ) ) {
				return null;
			}
			return method_exists( $name, $method ) ? ( new ReflectionMethod( $name, $method ) )->getNumberOfRequiredParameters() : false;
		}
		$type = $this->types[ $class ];
		if ( $type['is_open'] || $depth > 30 ) {
			return null;
		}
		if ( isset( $type['methods'][ $method ] ) ) {
			return $type['methods'][ $method ];
		}
		foreach ( array_merge( $type['traits'], '' === $type['parent'] ? array() : array( $type['parent'] ) ) as $other ) {
			$found = $this->find_method( $other, $method, $depth + 1 );
			if ( false !== $found ) {
				return $found;
			}
		}
		return false;
	}

	/**
	 * The arguments that the method of an object in a property requires, if all such properties hold objects of one own class, and
	 * no class of WordPress or PHP has such a method; else `null`.
	 */
	private function find_method_of( $property, $method ) {
		$classes = array_keys( isset( $this->props[ $property ] ) ? $this->props[ $property ] : array() );
		$found   = 1 === count( $classes ) && isset( $this->types[ $classes[0] ] ) ? $this->find_method( $classes[0], $method ) : null;
		$is_here = $this->is_here;
		foreach ( $found ? get_declared_classes() : array() as $class ) {
			if ( method_exists( $class, $method ) && $is_here( 'c:' . strtolower( $class ) ) ) {
				return null;
			}
		}
		return $found ? $found : null;
	}

	/**
	 * Lists calls, as in `sent`, that fail wherever PHP gets there, with the number of arguments that are required, or
	 * `false` where the method is nowhere.
	 */
	public function list_broken_calls() {
		$broken  = array();
		$is_here = $this->is_here;
		$parents = array_flip( array_column( $this->types, 'parent' ) );
		foreach ( array_keys( $this->sent ) as $call ) {
			list( $key, $fallback, $count ) = explode( ' ', $call );
			if ( 'o:' === substr( $key, 0, 2 ) ) {
				$required = null;
			} elseif ( 'p:' === substr( $key, 0, 2 ) ) {
				$required = $this->find_method_of( ...explode( '::', substr( $key, 2 ) ) );
			} elseif ( 'f:' === substr( $key, 0, 2 ) ) {
				$name     = isset( $this->required[ $key ] ) || '' === $fallback ? $key : $fallback;
				$required = isset( $this->required[ $name ] ) && ! $is_here( $name ) ? $this->required[ $name ] : null;
			} elseif ( 't:' === substr( $key, 0, 2 ) ) {
				// An object of a class that extends it may have the method, or require less.
				list( $class, $method ) = explode( '::', 'c:' . substr( $key, 2 ) );
				$required               = isset( $parents[ $class ] ) || false !== $this->find_method( $class, $method ) ? null : false;
			} else {
				list( $class, $method ) = explode( '::', $key );
				$required               = isset( $this->types[ $class ] ) ? $this->find_method( $class, $method ) : null;
				$required               = '__construct' === $method && false === $required ? null : $required;
			}
			if ( false === $required || ( null !== $required && (int) $count < $required ) ) {
				$broken[ $call ] = $required;
			}
		}
		return $broken;
	}

	/**
	 * Lists calls of methods on any object that no class here has, by the method. Leaves out names that objects of other
	 * plugins often have, such as `get_id`.
	 */
	public function list_foreign_calls() {
		$calls = array();
		foreach ( array_keys( $this->sent ) as $call ) {
			$name = substr( strrchr( explode( ' ', $call )[0], ':' ), 1 );
			if ( ( 'o:' === substr( $call, 0, 2 ) || 'p:' === substr( $call, 0, 2 ) ) && ! isset( $this->methods[ $name ] ) && ! preg_match( '/^([^_]+|(get|set|is|has|add|to)_.*)$/', $name ) ) {
				$calls[ $name ][] = $call;
			}
		}
		foreach ( array() === $calls ? array() : get_declared_classes() as $class ) {
			$calls = array_diff_key( $calls, array_change_key_case( array_flip( get_class_methods( $class ) ) ) );
		}
		return $calls;
	}

	/** Whether a class that is in `$next`, too, declares a method. */
	public function has_method_of( $next, $method ) {
		foreach ( array_intersect_key( $this->types, $next->types ) as $type ) {
			if ( isset( $type['methods'][ $method ] ) ) {
				return true;
			}
		}
		return false;
	}
}
