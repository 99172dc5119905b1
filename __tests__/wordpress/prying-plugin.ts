/** Where a plugin would find something if it could leave its site. */
export interface Targets {
  /** Files and folders of this machine. */
  readonly paths: readonly string[];
  readonly tcpPort: number;
  readonly udpPort: number;
  /** On which nobody listens, and to which somebody connects meanwhile. */
  readonly freePort: number;
  /** A name that this machine resolves. */
  readonly hostName: string;
}

/** The page of the plugin that tells what it got. */
export const PRYING_PAGE = '/?acme_pry=1';

/**
 * Code of a plugin that tries to read the environment, processes, files and the network of the machine on which it is
 * rehearsed. It prints what it got as JSON: one entry for each attempt, `null` for nothing.
 */
export function pryingCode({ paths, tcpPort, udpPort, freePort, hostName }: Targets): string {
  const host = '127.0.0.1';
  const url = `http://${host}:${tcpPort}/`;
  const attempts: Readonly<Record<string, string>> = {
    getenv: 'getenv()',
    _SERVER: 'array( $_SERVER, $_ENV )',
    'a key': "array_filter( array( getenv( 'INPUT_API-KEY' ), getenv( 'GITHUB_TOKEN' ) ) )",
    processes:
      "array_map( 'file_get_contents', array_filter( array_merge( ...array_map( 'glob', array( '/proc/*/environ', '/proc/*/cmdline', '/proc/*/mounts' ) ) ), 'is_file' ) )",
    'own process': "file_get_contents( '/proc/self/environ' )",
    'parent process': `file_get_contents( '/proc/${process.pid}/environ' )`,
    'list of processes': "scandir( '/proc' )",
    users: "file_get_contents( '/etc/passwd' )",
    root: "array_diff( scandir( '/' ), array( '.', '..' ) )",
    exec: "exec( 'env' )",
    shell_exec: "shell_exec( 'env' )",
    system: "system( 'env' )",
    popen: "stream_get_contents( popen( 'env', 'r' ) )",
    proc_open:
      "( function () { $p = proc_open( array( 'env' ), array( 1 => array( 'pipe', 'w' ) ), $pipes ); return is_resource( $p ) ? stream_get_contents( $pipes[1] ) : null; } )()",
    file_get_contents: `file_get_contents( '${url}' )`,
    connection: `is_resource( fsockopen( '${host}', ${tcpPort}, $c, $m, 5 ) ) ? 'connects' : null`,
    fsockopen: `acme_talk( fsockopen( '${host}', ${tcpPort}, $c, $m, 2 ) )`,
    stream_socket_client: `acme_talk( stream_socket_client( 'tcp://${host}:${tcpPort}', $c, $m, 2 ) )`,
    'by name': `acme_talk( fsockopen( 'localhost', ${tcpPort}, $c, $m, 2 ) )`,
    udp: `acme_talk( stream_socket_client( 'udp://${host}:${udpPort}', $c, $m, 2 ) )`,
    server: `is_resource( stream_socket_accept( stream_socket_server( 'tcp://${host}:${freePort}' ), 2 ) ) ? 'is reached' : null`,
    sockets: `( function () { $s = socket_create( AF_INET, SOCK_STREAM, SOL_TCP ); return socket_connect( $s, '${host}', ${tcpPort} ) ? socket_read( $s, 100 ) : null; } )()`,
    curl: `( function () { $c = curl_init( '${url}' ); curl_setopt_array( $c, array( CURLOPT_RETURNTRANSFER => true, CURLOPT_TIMEOUT => 2 ) ); return curl_exec( $c ); } )()`,
    'curl without proxy': `( function () { $c = curl_init( '${url}' ); curl_setopt_array( $c, array( CURLOPT_RETURNTRANSFER => true, CURLOPT_TIMEOUT => 2, CURLOPT_PROXY => '' ) ); return curl_exec( $c ); } )()`,
    'curl of a file':
      "( function () { $c = curl_init( 'file:///etc/passwd' ); curl_setopt( $c, CURLOPT_RETURNTRANSFER, true ); return curl_exec( $c ); } )()",
    WordPress: `wp_remote_retrieve_body( wp_remote_get( '${url}', array( 'timeout' => 2 ) ) )`,
    dns: `dns_get_record( '${hostName}', DNS_A )`,
    'dns by PHP': `checkdnsrr( '${hostName}', 'A' ) ? 'found' : null`,
  };
  for (const [index, path] of paths.entries()) {
    const quoted = path.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
    Object.assign(attempts, {
      [`file ${index}`]: `file_get_contents( '${quoted}' )`,
      [`folder ${index}`]: `scandir( '${quoted}' )`,
      [`link ${index}`]: `symlink( '${quoted}', '/tmp/link${index}' ) ? file_get_contents( '/tmp/link${index}' ) : null`,
      [`wrapper ${index}`]: `file_get_contents( 'php://filter/resource=${quoted}' )`,
    });
  }
  // A connection that is never answered would delay each request of the plugin.
  Object.assign(attempts, {
    'time until a connection is refused': `( function () { $start = microtime( true ); $c = curl_init( '${url}' ); curl_setopt_array( $c, array( CURLOPT_RETURNTRANSFER => true, CURLOPT_TIMEOUT => 5 ) ); curl_exec( $c ); return microtime( true ) - $start > 2 ? 'seconds' : null; } )()`,
  });
  const tries = Object.entries(attempts).map(
    ([name, code]) => `	$got[${JSON.stringify(name)}] = acme_try( function () { return ${code}; } );`,
  );
  return `
function acme_talk( $stream ) {
	stream_set_timeout( $stream, 2 );
	fwrite( $stream, "GET / HTTP/1.0\\r\\n\\r\\n" );
	return fread( $stream, 1000 );
}
function acme_try( $attempt ) {
	try {
		$got = $attempt();
		return false === $got || '' === $got || array() === $got ? null : $got;
	} catch ( Throwable $error ) {
		return null;
	}
}
add_action( 'template_redirect', function () {
	if ( ! isset( $_GET['acme_pry'] ) ) { return; }
	ini_set( 'display_errors', '0' );
	error_reporting( 0 );
	$got = array();
${tries.join('\n')}
	echo wp_json_encode( $got, JSON_PARTIAL_OUTPUT_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE );
	exit;
} );`;
}
