<?php
/**
 * Gives sentences of the driver's grammar, and sentences that are broken in one place, to the driver's own parser of MySQL and to that
 * of a rehearsal. Returns what the driver takes, how many sentences both understood alike, and those that they did not.
 */
require __DIR__ . '/lib.php';

$rehearsal_driver = new ReflectionProperty( 'WP_MySQL_On_SQLite', 'mysql_grammar' );
$rehearsal_driver->setAccessible( true );
$rehearsal_grammar = $rehearsal_driver->getValue();
$rehearsal_parsers = array(
	new WP_Parser( $rehearsal_grammar, array() ),
	new WP_MySQL_Native_Parser( $rehearsal_grammar, array() ),
);

/** Appends a sentence of a rule, which ends soon once no depth is left. */
function rehearsal_speak( $grammar, $rule, $depth, &$sentence ) {
	if ( $rule <= $grammar->highest_terminal_id ) {
		if ( 0 !== $rule ) {
			$sentence[] = $rule;
		}
		return;
	}
	$branches = $grammar->rules[ $rule ];
	if ( $depth <= 0 ) {
		usort( $branches, function ( $a, $b ) { return count( $a ) - count( $b ); } );
	}
	foreach ( $depth > 0 ? $branches[ mt_rand( 0, count( $branches ) - 1 ) ] : $branches[0] as $part ) {
		if ( $depth > -12 && count( $sentence ) < 200 ) {
			rehearsal_speak( $grammar, $part, $depth - 1, $sentence );
		}
	}
}

function rehearsal_show( $node ) {
	return $node instanceof WP_Parser_Node ? array( $node->rule_id, $node->rule_name, array_map( 'rehearsal_show', $node->get_children() ) ) : ( is_object( $node ) ? $node->start : $node );
}

function rehearsal_parse( $parser, $tokens ) {
	if ( $parser instanceof WP_MySQL_Native_Parser ) {
		$parser->reset_tokens( $tokens );
		return rehearsal_show( $parser->parse() );
	}
	return rehearsal_show( ( new WP_Parser( $GLOBALS['rehearsal_grammar'], $tokens ) )->parse() );
}

mt_srand( $rehearsal['seed'] );
$rehearsal_query = $rehearsal_grammar->get_rule_id( 'query' );
$rehearsal_same  = 0;
$rehearsal_other = array();
/** Notes whether both parsers understand the same of tokens. */
function rehearsal_compare( $tokens, $shown ) {
	$found = array_map(
		function ( $parser ) use ( $tokens ) {
			return rehearsal_parse( $parser, $tokens );
		},
		$GLOBALS['rehearsal_parsers']
	);
	if ( $found[0] !== $found[1] ) {
		$GLOBALS['rehearsal_other'][] = $shown;
		return;
	}
	++$GLOBALS['rehearsal_same'];
	$GLOBALS['rehearsal_parsed'] += is_array( $found[0] ) ? 1 : 0;
}

$rehearsal_parsed = 0;
// Random sentences rarely have these.
foreach ( array( 'SELECT a FROM b INTO @c', 'SELECT 1 INTO OUTFILE "d"', 'SELECT a INTO @c FROM b WHERE e = 1', '(SELECT a FROM b) UNION SELECT 2 ORDER BY 1 LIMIT 1', 'INSERT INTO a (b) SELECT c FROM d ON DUPLICATE KEY UPDATE b = VALUES(b)', 'SELECT * FROM a WHERE b IN (SELECT c FROM d) FOR UPDATE', 'WITH a AS (SELECT 1) SELECT * FROM a', 'SELECT' ) as $rehearsal_query_text ) {
	rehearsal_compare( ( new WP_MySQL_Lexer( $rehearsal_query_text ) )->remaining_tokens(), $rehearsal_query_text );
}
while ( $rehearsal_same < $rehearsal['count'] && array() === $rehearsal_other ) {
	$rehearsal_sentence = array();
	rehearsal_speak( $rehearsal_grammar, $rehearsal_query, mt_rand( 8, 30 ), $rehearsal_sentence );
	$rehearsal_broken = $rehearsal_sentence;
	array_splice( $rehearsal_broken, mt_rand( 0, count( $rehearsal_broken ) ), mt_rand( 0, 1 ), $rehearsal_sentence[ mt_rand( 0, count( $rehearsal_sentence ) - 1 ) ] );
	foreach ( array( $rehearsal_sentence, $rehearsal_broken ) as $rehearsal_ids ) {
		$rehearsal_tokens = array();
		foreach ( $rehearsal_ids as $rehearsal_at => $rehearsal_id ) {
			$rehearsal_tokens[] = new WP_MySQL_Token( $rehearsal_id, $rehearsal_at, 1, '', false );
		}
		rehearsal_compare( $rehearsal_tokens, implode( ' ', $rehearsal_ids ) );
	}
}
$rehearsal_used = new ReflectionProperty( 'WP_MySQL_Parser', 'native' );
rehearsal_return( array( $rehearsal_used->class, $rehearsal_parsed, $rehearsal_other ) );
