<?php
/**
 * Parses MySQL for the SQLite driver, which takes a faster parser if there is one by this name. It finds the same as the driver's own
 * parser, which tries each branch of a rule: this one tries those that the next token can begin, and remembers which these are.
 */
class WP_MySQL_Native_Parser {
	const STORED = '/rehearsal/mysql-choices.php';

	private $rules;
	private $names;
	private $fragments;
	private $last_terminal;
	private $query;
	private $select;
	private $make_node;
	private $tokens;
	private $position = 0;
	private $ast      = null;
	/** By rule and the next token: its branches, `true` if it matches nothing, `false` if it does not match. */
	private static $choices = array();

	/** Stores what it has learned, for the requests after this one. */
	public static function store() {
		file_put_contents( self::STORED, '<?php return ' . var_export( self::$choices, true ) . ';' );
	}

	public function __construct( $grammar, $tokens ) {
		if ( array() === self::$choices && is_file( self::STORED ) ) {
			self::$choices = require self::STORED;
		}
		$this->rules         = $grammar->rules;
		$this->names         = $grammar->rule_names;
		$this->fragments     = $grammar->fragment_ids;
		$this->last_terminal = $grammar->highest_terminal_id;
		$this->query         = $grammar->get_rule_id( 'query' );
		$this->select        = $grammar->get_rule_id( 'selectStatement' );
		$this->make_node     = Closure::bind(
			static function ( $rule, $name, $children ) {
				$node           = new WP_Parser_Node( $rule, $name );
				$node->children = $children;
				return $node;
			},
			null,
			WP_Parser_Node::class
		);
		$this->reset_tokens( $tokens );
	}

	public function reset_tokens( $tokens ) {
		$this->tokens   = $tokens;
		$this->position = 0;
		$this->ast      = null;
	}

	public function next_query() {
		if ( $this->position >= count( $this->tokens ) ) {
			return false;
		}
		$this->ast = $this->parse();
		return true;
	}

	public function get_query_ast() {
		return $this->ast;
	}

	public function parse() {
		if ( ! isset( $this->tokens[ $this->position ] ) ) {
			return null;
		}
		$branches = $this->choose( $this->query, $this->tokens[ $this->position ]->id );
		$found    = is_array( $branches ) ? $this->match( $this->query, $branches ) : $branches;
		return is_array( $found ) ? ( $this->make_node )( $this->query, $this->names[ $this->query ], $found ) : ( $found ? $found : null );
	}

	/** Matches one of the branches of a rule. Returns its children, `true` for none, `false` if it does not match. */
	private function match( $rule, $branches ) {
		$start  = $this->position;
		$tokens = $this->tokens;
		foreach ( $branches as $branch ) {
			$this->position = $start;
			$children       = array();
			foreach ( $branch as $part ) {
				$token = $tokens[ $this->position ] ?? null;
				if ( null === $token ) {
					continue 2;
				}
				if ( $part <= $this->last_terminal ) {
					if ( $part === $token->id ) {
						$children[] = $token;
						++$this->position;
					} elseif ( 0 !== $part ) {
						continue 2;
					}
					continue;
				}
				$inner = self::$choices[ $part ][ $token->id ] ?? $this->choose( $part, $token->id );
				$found = is_array( $inner ) ? $this->match( $part, $inner ) : $inner;
				if ( false === $found ) {
					continue 2;
				}
				if ( true === $found ) {
					continue;
				}
				if ( ! isset( $this->fragments[ $part ] ) ) {
					$children[] = ( $this->make_node )( $part, $this->names[ $part ], $found );
				} elseif ( array() === $children ) {
					$children = $found;
				} else {
					foreach ( $found as $child ) {
						$children[] = $child;
					}
				}
			}
			// As the driver's own: a SELECT before INTO is of another rule.
			if ( $rule === $this->select && isset( $tokens[ $this->position ] ) && WP_MySQL_Lexer::INTO_SYMBOL === $tokens[ $this->position ]->id ) {
				continue;
			}
			return array() === $children ? true : $children;
		}
		$this->position = $start;
		return false;
	}

	/** The branches of a rule that a token can begin, up to the first that matches nothing: no later one is reached. */
	private function choose( $rule, $token ) {
		if ( isset( self::$choices[ $rule ][ $token ] ) ) {
			return self::$choices[ $rule ][ $token ];
		}
		$choice = array();
		foreach ( $this->rules[ $rule ] as $branch ) {
			$begins = $this->begins( $branch, $token );
			if ( true === $begins && array() === $choice ) {
				$choice = true;
			} elseif ( false !== $begins ) {
				$choice[] = $branch;
			}
			if ( true === $begins ) {
				break;
			}
		}
		$choice                           = array() === $choice ? false : $choice;
		self::$choices[ $rule ][ $token ] = $choice;
		return $choice;
	}

	/** Whether a token can begin a branch: `true` if the branch matches without any token, `null` for perhaps. */
	private function begins( $branch, $token ) {
		foreach ( $branch as $part ) {
			if ( $part > $this->last_terminal ) {
				$choice = $this->choose( $part, $token );
				if ( true !== $choice ) {
					return false === $choice ? false : null;
				}
			} elseif ( 0 !== $part ) {
				return $part === $token ? null : false;
			}
		}
		return true;
	}
}
