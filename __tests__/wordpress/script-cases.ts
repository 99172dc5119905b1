import { type Files, FOLDER, samplePlugin } from './sample.ts';

/** The part of a plugin that belongs to one case: PHP at the end of its main file, and its other files. */
export interface Piece {
  readonly php: string;
  readonly files?: Files;
}

/** An update of scripts, and what a browser has to find. Names of files begin with the case's id. */
export interface ScriptCase {
  /** Unique: in the names of its page, block, files and handles. */
  readonly id: string;
  readonly name: string;
  readonly before: Piece;
  readonly after: Piece;
  /** The finding that it must have; `undefined`: nothing worse than a notice. */
  readonly finds?: { readonly severity: 'error' | 'warning'; readonly says: RegExp; readonly file?: string };
  /** Nothing of the rehearsal sees it, for this reason. */
  readonly unseen?: string;
  /** Its page asks for nothing that differs, so it is not visited again. */
  readonly isUnchanged?: boolean;
  /** It changes pages that all cases share, so it is an update of its own. */
  readonly isAlone?: boolean;
  /** Played in the gate, as one update. */
  readonly isInGate?: boolean;
}

/** Functions for the PHP of the pieces. */
const LIBRARY = `
function acme_script( $id, $file, $deps = array(), $data = null ) {
	wp_enqueue_script( "acme-$id", plugins_url( $file, __FILE__ ), $deps, ACME_VERSION, true );
	if ( null !== $data ) {
		wp_localize_script( "acme-$id", str_replace( '-', '_', "acme-$id" ), $data );
	}
}
function acme_page( $id, $html, $enqueue = null ) {
	add_action( 'admin_menu', function () use ( $id, $html, $enqueue ) {
		$hook = add_menu_page( "Acme $id", "Acme $id", 'manage_options', "acme-$id", function () use ( $html ) {
			echo '<div class="wrap"><h1>Acme</h1>' . ( is_callable( $html ) ? $html() : $html ) . '</div>';
		} );
		add_action( 'admin_enqueue_scripts', function ( $page ) use ( $hook, $enqueue ) {
			if ( $page === $hook && $enqueue ) { $enqueue(); }
		} );
	} );
}
function acme_block( $id, $file, $deps = array( 'wp-blocks', 'wp-element', 'wp-block-editor' ), $args = array() ) {
	add_action( 'init', function () use ( $id, $file, $deps, $args ) {
		wp_register_script( "acme-$id", plugins_url( $file, __FILE__ ), $deps, ACME_VERSION, true );
		register_block_type( "acme/$id", array( 'api_version' => 2, 'editor_script' => "acme-$id" ) + $args );
	} );
}
function acme_block_json( $name ) {
	add_action( 'init', function () use ( $name ) { register_block_type( __DIR__ . "/build/$name" ); } );
}
function acme_front( $html, $enqueue = null ) {
	add_action( 'wp_footer', function () use ( $html ) { echo $html; } );
	if ( $enqueue ) { add_action( 'wp_enqueue_scripts', $enqueue ); }
}
`;

/** Makes one plugin of the pieces of several cases. */
export function joinPieces(version: string, pieces: readonly Piece[]): Files {
  const code = `define( 'ACME_VERSION', '${version}' );\n${LIBRARY}${pieces.map(({ php }) => php).join('\n')}`;
  const files = Object.assign({}, ...pieces.map((piece) => piece.files ?? {})) as Files;
  return samplePlugin({ version, code, files });
}

/** The address of a case's page. */
export const pageOf = (id: string): string => `/wp-admin/admin.php?page=acme-${id}`;

export const WORDS = 'Settings of Acme Notes: colours, sizes, and who may read them.';
const DEPS = "array( 'wp-element', 'wp-components', 'wp-api-fetch' )";

/** An app that draws into a root, as `@wordpress/scripts` builds it. */
export const app = (id: string, body = `return e( 'p', null, '${WORDS}' );`, top = '', root = `acme-${id}`) =>
  `( function ( element ) {
	var e = element.createElement;
	${top}
	function App() { ${body} }
	var root = document.getElementById( '${root}' );
	if ( element.createRoot ) { element.createRoot( root ).render( e( App ) ); } else { element.render( e( App ), root ); }
} )( window.wp.element );
`;

interface PageParts {
  readonly html?: string;
  readonly deps?: string;
  readonly script?: string | null;
  readonly file?: string;
  /** PHP that enqueues more, or the script itself if `script` is `null`. */
  readonly enqueue?: string;
  readonly data?: string;
  readonly files?: Files;
}

/** A page of the dashboard that a script fills. */
export function page(id: string, parts: PageParts = {}): Piece {
  const { html = `<div id="acme-${id}"></div>`, deps = DEPS, script = app(id), enqueue = '' } = parts;
  const { file = `build/${id}.js`, data = 'null', files = {} } = parts;
  const own = script === null ? '' : `acme_script( '${id}', '${file}', ${deps}, ${data} );`;
  return {
    php: `acme_page( '${id}', '${html}', function () { ${own} ${enqueue} } );`,
    files: script === null ? files : { [file]: script, ...files },
  };
}

interface BlockParts {
  readonly edit?: string;
  readonly save?: string;
  readonly attributes?: string;
  readonly more?: string;
  readonly top?: string;
  readonly name?: string;
  readonly deps?: string;
  readonly script?: string | null;
  readonly args?: string;
}

export const block = (id: string, parts: BlockParts = {}): Piece => {
  const { attributes = "{ text: { type: 'string', default: 'Hello' } }", more = '', top = '' } = parts;
  const {
    name = id,
    deps = "array( 'wp-blocks', 'wp-element', 'wp-block-editor' )",
    args = 'array()',
  } = parts;
  const { edit = "return e( 'p', editor.useBlockProps(), props.attributes.text );" } = parts;
  const { save = "return e( 'p', editor.useBlockProps.save(), props.attributes.text );" } = parts;
  const script = `( function ( blocks, element, editor ) {
	var e = element.createElement;
	${top}
	blocks.registerBlockType( 'acme/${name}', {
		apiVersion: 2, title: 'Acme ${name}', category: 'widgets', attributes: ${attributes},
		edit: function ( props ) { ${edit} },
		save: function ( props ) { ${save} },
		${more}
	} );
} )( window.wp.blocks, window.wp.element, window.wp.blockEditor );
`;
  return {
    php: `acme_block( '${name}', 'build/${id}.js', ${deps}, ${args} );`,
    files: parts.script === null ? {} : { [`build/${id}.js`]: parts.script ?? script },
  };
};

/** A block that PHP does not know, beside one that it knows. */
const scriptOnly = (id: string, parts: BlockParts = {}): Piece => {
  const [known, own] = [block(`${id}-known`), block(id, parts)];
  return {
    php: `${known.php} add_action( 'enqueue_block_editor_assets', function () { acme_script( '${id}', 'build/${id}.js', array( 'wp-blocks', 'wp-element', 'wp-block-editor' ) ); } );`,
    files: { ...known.files, ...own.files },
  };
};

const OTHER_SAVE =
  "return e( 'div', editor.useBlockProps.save(), e( 'span', null, props.attributes.text ) );";

/** A part of the editor that is no block. */
const sidebar = (id: string, render: string): Piece => ({
  php: `add_action( 'enqueue_block_editor_assets', function () { acme_script( '${id}', 'build/${id}.js', array( 'wp-plugins', 'wp-element' ) ); } );`,
  files: {
    [`build/${id}.js`]: `( function ( element ) { var e = element.createElement; wp.plugins.registerPlugin( 'acme-${id}', { render: function () { ${render} } } ); } )( window.wp.element );`,
  },
});

const FORBID =
  "setInterval( function () { wp.data.dispatch( 'core/editor' ).updateEditorSettings( { allowedBlockTypes: false } ); }, 300 );";

const SESSION_SAVE =
  "return e( 'p', editor.useBlockProps.save( { 'data-session': session } ), props.attributes.text );";

/** A block whose example shows a picture of the plugin; posts have pictures of their own. */
const withExample = (picture: string): Piece => {
  const file = `build/example.${picture}.svg`;
  const image = "e( 'img', { src: props.attributes.url } )";
  const { php, files = {} } = block('example', {
    attributes: "{ url: { type: 'string' } }",
    edit: `return e( 'p', editor.useBlockProps(), ${image} );`,
    save: `return e( 'p', editor.useBlockProps.save(), ${image} );`,
    more: `example: { attributes: { url: '/wp-content/plugins/${FOLDER}/${file}' } },`,
  });
  return {
    php,
    files: { ...files, [file]: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' },
  };
};

const front = (id: string, html: string, script: string, more = ''): Piece => ({
  php: `acme_front( '${html}', function () { acme_script( '${id}', 'build/${id}.js' ); ${more} } );`,
  files: { [`build/${id}.js`]: script },
});

const FINE = 'document.body.classList.add( "acme-ready" );\n';

/** A page whose HTML and script are the same in each version, with what it asks for, besides what PHP and a style say. */
const kept = (id: string, script: string, php = '', style?: string, html?: string): Piece => {
  const made = page(id, {
    ...(html === undefined ? {} : { html }),
    script,
    ...(style === undefined
      ? {}
      : { enqueue: `wp_enqueue_style( "acme-${id}", plugins_url( "build/${id}.css", __FILE__ ) );` }),
    files: style === undefined ? {} : { [`build/${id}.css`]: style },
  });
  return { ...made, php: `${made.php} ${php}` };
};

/** Draws the app once the site has answered, with what it says. */
const appAfter = (id: string, asked: string): string =>
  `${asked}.then( function ( answer ) { var words = answer.notes.join(); ${app(id, `return e( 'p', null, '${WORDS}' + words );`)} } );`;

const route = (id: string, field: string): string =>
  `add_action( 'rest_api_init', function () { register_rest_route( 'acme/v1', '/${id}', array( 'callback' => function () { return array( '${field}' => array( 'a', 'b' ) ); }, 'permission_callback' => '__return_true' ) ); } );`;

const keptRoute = (id: string, field: string): Piece =>
  kept(
    id,
    appAfter(id, `wp.apiFetch( { path: '/acme/v1/${id}' } )`),
    route(id, field),
    `#acme-${id} { color: #123; }`,
  );

const keptAction = (id: string, field: string): Piece =>
  kept(
    id,
    appAfter(
      id,
      `fetch( ajaxurl, { method: 'POST', body: new URLSearchParams( { action: 'acme_${id}' } ) } ).then( function ( answer ) { return answer.json(); } )`,
    ),
    `add_action( 'wp_ajax_acme_${id}', function () { wp_send_json( array( '${field}' => array( 'a' ) ) ); } );`,
  );

const keptJson = (id: string, field: string): Piece =>
  kept(
    id,
    appAfter(id, `Promise.resolve( JSON.parse( document.getElementById( 'acme-${id}-data' ).textContent ) )`),
    '',
    undefined,
    `<script type="application/json" id="acme-${id}-data">{"${field}":["a"]}</script><div id="acme-${id}"></div>`,
  );

/** A library of the plugin, without a file, that brings scripts of WordPress. */
const keptHandle = (id: string, deps: string): Piece => {
  const made = page(id, { deps: `array( 'acme-${id}-library' )` });
  return {
    ...made,
    php: `add_action( 'init', function () { wp_register_script( 'acme-${id}-library', false, ${deps} ); } ); ${made.php}`,
  };
};

/** A block that asks for what it shows. */
const keptBlock = (id: string, field: string): Piece => {
  const made = block(id, {
    deps: "array( 'wp-blocks', 'wp-element', 'wp-block-editor', 'wp-api-fetch' )",
    edit: `var state = element.useState( null ); element.useEffect( function () { wp.apiFetch( { path: '/acme/v1/${id}' } ).then( state[ 1 ] ); }, [] ); return e( 'p', editor.useBlockProps(), state[ 0 ] ? state[ 0 ].notes.join() : 'Wait' );`,
  });
  return { ...made, php: `${made.php} ${route(id, field)}` };
};

/** Updates whose scripts break what people see. */
export const BREAKING: readonly ScriptCase[] = [
  {
    id: 'entry',
    name: 'the bundle lacks its entry',
    before: page('entry', { script: app('entry', undefined, 'var parts = { Main: 1 }; parts.Main;') }),
    after: page('entry', { script: app('entry', undefined, 'var parts; parts.Main;') }),
    finds: { severity: 'error', says: /Cannot read properties of undefined/, file: 'build/entry.js' },
    isInGate: true,
  },
  {
    id: 'cut',
    name: 'the script is cut short',
    before: page('cut'),
    after: page('cut', { script: app('cut').slice(0, 200) }),
    finds: { severity: 'error', says: /cannot be parsed/, file: 'build/cut.js' },
    isInGate: true,
  },
  {
    id: 'absent',
    name: 'the script is left out of the package',
    before: page('absent'),
    after: { php: page('absent').php },
    finds: { severity: 'error', says: /build\/absent\.js/, file: 'build/absent.js' },
    isInGate: true,
  },
  {
    id: 'handle',
    name: 'the script names a dependency that nobody registers',
    before: page('handle'),
    after: page('handle', { deps: "array( 'wp-element', 'acme-vendors' )" }),
    finds: { severity: 'error', says: /`acme-vendors`/ },
    isInGate: true,
  },
  {
    id: 'root',
    name: 'PHP prints another root than the script draws into, which throws',
    before: page('root'),
    after: page('root', { html: '<div id="acme-root-new"></div>' }),
    finds: { severity: 'error', says: /./ },
  },
  {
    id: 'quiet',
    name: 'PHP prints another root than the script draws into, which says nothing',
    before: page('quiet', { script: `if ( document.getElementById( 'acme-quiet' ) ) { ${app('quiet')} }` }),
    after: page('quiet', {
      html: '<div id="acme-quiet-new"></div>',
      script: `if ( document.getElementById( 'acme-quiet' ) ) { ${app('quiet')} }`,
    }),
    finds: { severity: 'error', says: /empty/ },
    isInGate: true,
  },
  {
    id: 'render',
    name: 'a component throws while it is drawn',
    before: page('render'),
    after: page('render', { script: app('render', "var list = null; return e( 'p', null, list.length );") }),
    finds: { severity: 'error', says: /Cannot read properties of null/, file: 'build/render.js' },
  },
  {
    id: 'promise',
    name: 'a promise that nobody catches is rejected while the page is filled',
    before: page('promise', { script: `Promise.resolve().then( function () { ${app('promise')} } );` }),
    after: page('promise', {
      script: `Promise.resolve().then( function () { undefined.settings; ${app('promise')} } );`,
    }),
    finds: { severity: 'error', says: /undefined/, file: 'build/promise.js' },
  },
  {
    id: 'data',
    name: 'PHP no longer hands over the data that the script reads',
    before: page('data', {
      data: "array( 'title' => 'Acme' )",
      script: app('data', undefined, 'var title = acme_data.title;'),
    }),
    after: page('data', { script: app('data', undefined, 'var title = acme_data.title;') }),
    finds: { severity: 'error', says: /acme_data is not defined/, file: 'build/data.js' },
  },
  ...['chunk', 'chunk-cut'].map((id): ScriptCase => {
    const load = `var s = document.createElement( 'script' ); s.src = acme_${id.replace('-', '_')}.base + 'build/${id}.part.js'; document.head.appendChild( s );`;
    const data = "array( 'base' => plugins_url( '/', __FILE__ ) )";
    return {
      id,
      name: id === 'chunk' ? 'a chunk of the bundle is left out' : 'a chunk of the bundle is cut short',
      before: page(id, { script: load, data, files: { [`build/${id}.part.js`]: app(id) } }),
      after: page(id, {
        script: load,
        data,
        files: id === 'chunk' ? {} : { [`build/${id}.part.js`]: app(id).slice(0, 150) },
      }),
      finds: { severity: 'error', says: /./, file: `build/${id}.part.js` },
    };
  }),
  ...(
    [
      ['module', 'a module that another one imports is left out', {}, /./],
      ['module-cut', 'a module cannot be parsed', { 'build/module-cut.part.js': 'export const x = ;' }, /./],
      [
        'module-name',
        'a module no longer exports what is imported',
        { 'build/module-name.part.js': 'export const other = 1;' },
        /./,
      ],
    ] as const
  ).map(([id, name, files, says]): ScriptCase => {
    const script = `import { words } from './${id}.part.js'; document.getElementById( 'acme-${id}' ).textContent = words;`;
    const html = `<div id="acme-${id}"></div><script type="module" src="/wp-content/plugins/${FOLDER}/build/${id}.js"></script>`;
    const parts = { html, script: null };
    return {
      id,
      name,
      before: page(id, {
        ...parts,
        files: { [`build/${id}.js`]: script, [`build/${id}.part.js`]: `export const words = '${WORDS}';` },
      }),
      after: page(id, { ...parts, files: { [`build/${id}.js`]: script, ...files } }),
      finds: { severity: 'error', says },
    };
  }),
  {
    id: 'html',
    name: 'the file of the script holds a page of HTML',
    before: page('html'),
    after: page('html', { script: '<!doctype html><title>502 Bad Gateway</title>' }),
    finds: { severity: 'error', says: /cannot be parsed/, file: 'build/html.js' },
  },
  {
    id: 'hidden',
    name: 'a style hides the page until a script shows it, and the script is gone',
    before: page('hidden', {
      html: `<style>.acme-hidden{display:none}.acme-shown .acme-hidden{display:block}</style><div class="acme-hidden">${WORDS}</div>`,
      script: 'document.body.classList.add( "acme-shown" );',
    }),
    after: page('hidden', {
      html: `<style>.acme-hidden{display:none}.acme-shown .acme-hidden{display:block}</style><div class="acme-hidden">${WORDS}</div>`,
      script: null,
    }),
    finds: { severity: 'error', says: /hidden|empty/ },
    isInGate: true,
  },
  {
    id: 'style',
    name: 'the stylesheet is left out',
    before: page('style', {
      enqueue: "wp_enqueue_style( 'acme-style', plugins_url( 'build/style.css', __FILE__ ) );",
      files: { 'build/style.css': 'p{color:red}' },
    }),
    after: page('style', {
      enqueue: "wp_enqueue_style( 'acme-style', plugins_url( 'build/style.css', __FILE__ ) );",
    }),
    finds: { severity: 'warning', says: /build\/style\.css/, file: 'build/style.css' },
    isInGate: true,
  },
  ...(['font', 'picture'] as const).map((id): ScriptCase => {
    const css =
      id === 'font'
        ? '@font-face{font-family:Acme;src:url(font.woff2)} .wrap{font-family:Acme}'
        : '.wrap{background:url(picture.svg)}';
    const enqueue = `wp_enqueue_style( 'acme-${id}', plugins_url( 'build/${id}.css', __FILE__ ) );`;
    const file = id === 'font' ? 'build/font.woff2' : 'build/picture.svg';
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
    return {
      id,
      name: `a ${id} is left out`,
      before: page(id, { enqueue, files: { [`build/${id}.css`]: css, [file]: svg } }),
      after: page(id, { enqueue, files: { [`build/${id}.css`]: css } }),
      finds: { severity: 'warning', says: /./, file },
    };
  }),
  {
    id: 'reload',
    name: 'the page reloads itself for ever',
    before: page('reload'),
    after: page('reload', {
      script: `${app('reload')}\nwindow.addEventListener( 'load', function () { location.reload(); } );`,
    }),
    finds: { severity: 'error', says: /reload/ },
  },
  {
    id: 'loop',
    name: 'a script runs for ever',
    before: page('loop'),
    after: page('loop', { script: 'for ( ;; ) {}' }),
    finds: { severity: 'error', says: /without end|respond/ },
  },
  {
    id: 'jquery',
    name: 'the script uses jQuery, and no longer depends on it',
    before: page('jquery', {
      html: `<p class="acme-jquery"></p>`,
      deps: "array( 'jquery' )",
      script: `jQuery( '.acme-jquery' ).acme = 1; jQuery( '.acme-jquery' ).text( '${WORDS}' );`,
    }),
    after: page('jquery', {
      html: `<p class="acme-jquery"></p>`,
      deps: "array( 'jquery' )",
      script: `jQuery( '.acme-jquery' ).live( 'click', function () {} ); jQuery( '.acme-jquery' ).text( '${WORDS}' );`,
    }),
    finds: { severity: 'error', says: /is not a function/, file: 'build/jquery.js' },
  },
  {
    id: 'conflict',
    name: 'the script has marks of a merge conflict',
    before: page('conflict'),
    after: page('conflict', { script: `<<<<<<< HEAD\n${app('conflict')}=======\n>>>>>>> next\n` }),
    finds: { severity: 'error', says: /cannot be parsed/, file: 'build/conflict.js' },
  },
  {
    id: 'component',
    name: 'the app draws a component that this WordPress does not have',
    before: page('component', {
      script: app('component', "return e( wp.components.Button, null, 'Save all settings' );"),
    }),
    after: page('component', {
      script: app('component', "return e( wp.components.NoSuchButton, null, 'Save all settings' );"),
    }),
    finds: { severity: 'error', says: /empty|invalid|Minified React/ },
  },
  {
    id: 'inline',
    name: 'an inline script of the plugin throws',
    before: page('inline', { enqueue: "wp_add_inline_script( 'acme-inline', 'window.acmeInline = 1;' );" }),
    after: page('inline', {
      enqueue: "wp_add_inline_script( 'acme-inline', 'window.acmeInline.start();' );",
    }),
    finds: { severity: 'error', says: /acmeInline|undefined/ },
  },
  {
    id: 'printed',
    name: 'a script inside of the page itself throws',
    before: page('printed', {
      html: `<p id="acme-printed"></p><script>document.getElementById( "acme-printed" ).textContent = "${WORDS}";</script>`,
      script: null,
    }),
    after: page('printed', {
      html: `<p id="acme-printed"></p><script>document.getElementById( "acme-missing" ).textContent = "${WORDS}";</script>`,
      script: null,
    }),
    finds: { severity: 'error', says: /null/ },
  },
  {
    id: 'preloader',
    name: 'a sheet over the page never goes away',
    before: page('preloader', {
      html: `<div id="acme-sheet" style="position:fixed;inset:0;z-index:999999;background:#fff"></div><p>${WORDS}</p>`,
      script: 'document.getElementById( "acme-sheet" ).remove();',
    }),
    after: page('preloader', {
      html: `<div id="acme-sheet" style="position:fixed;inset:0;z-index:999999;background:#fff"></div><p>${WORDS}</p>`,
      script: 'document.getElementById( "acme-preloader" )?.remove();',
    }),
    finds: { severity: 'error', says: /hidden|empty|covered/ },
  },
  {
    id: 'zero',
    name: 'the file of the script is empty',
    before: page('zero'),
    after: page('zero', { script: '' }),
    finds: { severity: 'error', says: /empty/ },
  },
  {
    id: 'route',
    name: 'the app asks a REST route that is gone, and nobody catches that',
    before: {
      ...page('route', {
        script: `wp.apiFetch( { path: '/acme/v1/settings' } ).then( function () { ${app('route')} } );`,
      }),
      php: `${page('route').php} add_action( 'rest_api_init', function () { register_rest_route( 'acme/v1', '/settings', array( 'callback' => function () { return array( 'a' => 1 ); }, 'permission_callback' => '__return_true' ) ); } );`,
    },
    after: page('route', {
      script: `wp.apiFetch( { path: '/acme/v1/settings' } ).then( function () { ${app('route')} } );`,
    }),
    finds: { severity: 'error', says: /./ },
  },
  {
    id: 'same-route',
    name: 'page, scripts and styles are the same, and the route says something else',
    before: keptRoute('same-route', 'notes'),
    after: keptRoute('same-route', 'items'),
    finds: { severity: 'error', says: /undefined/, file: 'build/same-route.js' },
  },
  {
    id: 'same-action',
    name: 'page and script are the same, and the AJAX action says something else',
    before: keptAction('same-action', 'notes'),
    after: keptAction('same-action', 'items'),
    finds: { severity: 'error', says: /undefined/, file: 'build/same-action.js' },
  },
  {
    id: 'same-style',
    name: 'page and script are the same, and the stylesheet hides what they draw',
    before: kept('same-style', app('same-style'), '', '#acme-same-style { color: #123; }'),
    after: kept('same-style', app('same-style'), '', '#acme-same-style { display: none; }'),
    finds: { severity: 'error', says: /hidden/ },
  },
  {
    id: 'same-json',
    name: 'the script is the same, and reads other JSON from the page',
    before: keptJson('same-json', 'notes'),
    after: keptJson('same-json', 'items'),
    finds: { severity: 'error', says: /undefined/, file: 'build/same-json.js' },
  },
  {
    id: 'same-handle',
    name: 'the script is the same, and the handle on which it depends no longer brings its dependencies',
    before: keptHandle('same-handle', DEPS),
    after: keptHandle('same-handle', "array( 'jquery' )"),
    finds: { severity: 'error', says: /./, file: 'build/same-handle.js' },
  },
  {
    id: 'same-block',
    name: 'the script of the block is the same, and the route that it asks says something else',
    before: keptBlock('same-block', 'notes'),
    after: keptBlock('same-block', 'items'),
    finds: { severity: 'error', says: /`acme\/same-block`/ },
    isAlone: true,
  },
  {
    id: 'edit',
    name: 'the block throws when it is inserted',
    before: block('edit'),
    after: block('edit', { edit: "var x; return e( 'p', editor.useBlockProps(), x.text );" }),
    finds: { severity: 'error', says: /`acme\/edit`/, file: 'build/edit.js' },
    isInGate: true,
  },
  {
    id: 'forbidden',
    name: "a block's edit function throws, in an editor in which the plugin forbids blocks",
    before: block('forbidden', { top: FORBID }),
    after: block('forbidden', { top: FORBID, edit: "return e( 'p', null, props.gone.text );" }),
    finds: { severity: 'error', says: /acme\/forbidden.*gone|gone.*acme\/forbidden|reading 'text'/ },
    isAlone: true,
  },
  {
    id: 'save',
    name: 'the block saves other HTML than before, without a deprecation',
    before: block('save'),
    after: block('save', { save: OTHER_SAVE }),
    finds: { severity: 'error', says: /`acme\/save`/ },
    isInGate: true,
  },
  {
    id: 'script-only',
    name: 'a block that only a script registers saves other HTML, and another block PHP registers',
    before: scriptOnly('script-only'),
    after: scriptOnly('script-only', { save: OTHER_SAVE }),
    finds: { severity: 'error', says: /`acme\/script-only`/ },
  },
  {
    id: 'retired',
    name: 'a block that posts have, and that can no longer be inserted, saves other HTML',
    before: block('retired', { more: 'supports: { inserter: false },' }),
    after: block('retired', { more: 'supports: { inserter: false },', save: OTHER_SAVE }),
    finds: { severity: 'error', says: /`acme\/retired`/ },
  },
  {
    id: 'name',
    name: 'the block has another name, and posts have the old one',
    before: block('name'),
    after: block('name', { name: 'renamed' }),
    finds: { severity: 'error', says: /`acme\/name`/ },
  },
  {
    id: 'block-absent',
    name: 'the script of the block is left out',
    before: block('block-absent'),
    after: block('block-absent', { script: null }),
    finds: { severity: 'error', says: /block-absent/, file: 'build/block-absent.js' },
  },
  {
    id: 'block-cut',
    name: 'the script of the block is cut short',
    before: block('block-cut'),
    after: block('block-cut', { script: "( function () { wp.blocks.registerBlockType( 'acme/block-cut', {" }),
    finds: { severity: 'error', says: /cannot be parsed/, file: 'build/block-cut.js' },
  },
  {
    id: 'block-handle',
    name: 'the script of the block names a dependency that nobody registers',
    before: block('block-handle'),
    after: block('block-handle', {
      deps: "array( 'wp-blocks', 'wp-element', 'wp-block-editor', 'acme-shared' )",
    }),
    finds: { severity: 'error', says: /`acme-shared`/ },
  },
  {
    id: 'block-top',
    name: 'the script of the block throws before it registers it',
    before: block('block-top'),
    after: block('block-top', { top: 'wp.noSuchPackage.start();' }),
    finds: { severity: 'error', says: /noSuchPackage|undefined/, file: 'build/block-top.js' },
  },
  {
    id: 'attribute',
    name: 'the block reads an attribute that saved posts do not have',
    before: block('attribute', {
      attributes: "{ list: { type: 'array', default: [ 'a' ] } }",
      edit: "return e( 'p', editor.useBlockProps(), props.attributes.list.length );",
      save: 'return null;',
    }),
    after: block('attribute', {
      attributes: "{ items: { type: 'array' } }",
      edit: "return e( 'p', editor.useBlockProps(), props.attributes.items.length );",
      save: 'return null;',
    }),
    finds: { severity: 'error', says: /`acme\/attribute`/, file: 'build/attribute.js' },
  },
  {
    id: 'source',
    name: 'the block reads its text from another element than it was saved in',
    before: block('source', {
      attributes: "{ text: { type: 'string', source: 'html', selector: 'p', default: 'Hello' } }",
      save: "return e( 'p', editor.useBlockProps.save(), props.attributes.text );",
    }),
    after: block('source', {
      attributes: "{ text: { type: 'string', source: 'html', selector: 'h2', default: 'New' } }",
      save: "return e( 'p', editor.useBlockProps.save(), props.attributes.text );",
    }),
    finds: { severity: 'error', says: /`acme\/source`/ },
  },
  {
    id: 'sidebar',
    name: 'the sidebar of the editor throws, so that the editor leaves it out',
    before: sidebar('sidebar', "return e( 'p', null, 'Acme' );"),
    after: sidebar('sidebar', 'return e( wp.acme, null );'),
    finds: { severity: 'error', says: /`acme-sidebar`/ },
  },
  {
    id: 'inspector',
    name: 'the settings of the block throw, which the editor draws when somebody selects it',
    ...(() => {
      const make = (words: string) =>
        block('inspector', {
          top: `function Choice() { return e( 'p', null, ${words} ); }`,
          edit: "return e( 'p', editor.useBlockProps(), props.attributes.text, e( editor.InspectorControls, null, e( Choice ) ) );",
        });
      return { before: make("'Choose a size'"), after: make('window.acmeSizes.large') };
    })(),
    finds: { severity: 'error', says: /selects the block `acme\/inspector`/, file: 'build/inspector.js' },
  },
  {
    id: 'filter',
    name: 'a filter of the editor breaks every block',
    before: block('filter'),
    after: block('filter', {
      top: "wp.hooks.addFilter( 'editor.BlockEdit', 'acme', function ( Edit ) { return function ( props ) { return e( Edit, { a: props.acme.b } ); }; } );",
      deps: "array( 'wp-blocks', 'wp-element', 'wp-block-editor', 'wp-hooks' )",
    }),
    finds: { severity: 'error', says: /./, file: 'build/filter.js' },
    isAlone: true,
  },
  {
    id: 'front-hidden',
    name: 'the whole front end is hidden',
    before: front('front-hidden', '<style>body{opacity:0}body.acme-ready{opacity:1}</style>', FINE),
    after: front('front-hidden', '<style>body{opacity:0}body.acme-ready{opacity:1}</style>', ''),
    finds: { severity: 'error', says: /hidden|empty/ },
    isAlone: true,
  },
  {
    id: 'front-error',
    name: 'a script on the front page throws',
    before: front('front-error', '', FINE),
    after: front('front-error', '', `${FINE}document.querySelector( '.acme-no-such' ).focus();\n`),
    finds: { severity: 'error', says: /null/, file: 'build/front-error.js' },
    isInGate: true,
  },
  {
    id: 'front-away',
    name: 'the front page sends visitors round and round',
    before: front('front-away', '', FINE),
    after: front('front-away', '', "location.href = '/?acme=' + Math.random();"),
    finds: { severity: 'error', says: /reload/ },
    isAlone: true,
  },
  {
    id: 'shortcode',
    name: 'the app of a shortcode stays empty',
    before: {
      php: `add_shortcode( 'acme-shortcode', function () { acme_script( 'shortcode', 'build/shortcode.js' ); return '<div id="acme-shortcode"></div>'; } );`,
      files: {
        'build/shortcode.js': `document.getElementById( 'acme-shortcode' ).textContent = '${WORDS}';`,
      },
    },
    after: {
      php: `add_shortcode( 'acme-shortcode', function () { acme_script( 'shortcode', 'build/shortcode.js' ); return '<div id="acme-shortcode"></div>'; } );`,
      files: {
        'build/shortcode.js': `document.querySelectorAll( '.acme-shortcode' ).forEach( function ( one ) { one.textContent = '${WORDS}'; } );`,
      },
    },
    finds: { severity: 'error', says: /empty/ },
  },
  {
    id: 'global',
    name: "a script replaces WordPress's own global, so the editor does not start",
    before: {
      php: "add_action( 'admin_enqueue_scripts', function () { acme_script( 'global', 'build/global.js', array( 'wp-blocks' ) ); } );",
      files: { 'build/global.js': FINE },
    },
    after: {
      php: "add_action( 'admin_enqueue_scripts', function () { acme_script( 'global', 'build/global.js', array( 'wp-blocks' ) ); } );",
      files: { 'build/global.js': 'window.wp = { acme: 1 };' },
    },
    finds: { severity: 'error', says: /editor|dashboard|WordPress/ },
    isAlone: true,
  },
  {
    id: 'dashboard',
    name: 'a script empties the dashboard',
    before: {
      php: "add_action( 'admin_enqueue_scripts', function () { acme_script( 'dashboard', 'build/dashboard.js' ); } );",
      files: { 'build/dashboard.js': FINE },
    },
    after: {
      php: "add_action( 'admin_enqueue_scripts', function () { acme_script( 'dashboard', 'build/dashboard.js' ); } );",
      files: {
        'build/dashboard.js':
          "if ( ! /page=/.test( location.search ) ) { document.getElementById( 'wpbody-content' ).innerHTML = ''; }",
      },
    },
    finds: { severity: 'error', says: /empty|hidden/ },
    isAlone: true,
  },
];

const CDN = 'https://cdn.example.com/acme.js';

/** Updates that a browser shows as other pages, and that break nothing. */
export const HARMLESS: readonly ScriptCase[] = [
  {
    id: 'minified',
    name: 'the minifier chose other names',
    before: page('minified'),
    after: page('minified', {
      script: app('minified')
        .replace(/\be\b/g, 'n')
        .replace(/\broot\b/g, 't'),
    }),
  },
  {
    id: 'hash',
    name: 'files have other hashes in their names',
    before: page('hash', { file: 'build/hash.8f3a2b1c.js' }),
    after: page('hash', { file: 'build/hash.0d9e7a55.js' }),
    isInGate: true,
  },
  {
    id: 'random',
    name: 'the page shows the time and a random text',
    before: page('random', {
      script: app('random', "return e( 'p', null, String( new Date() ) + Math.random() );"),
    }),
    after: page('random', {
      script: app('random', "return e( 'p', null, Math.random() + String( new Date() ) );"),
    }),
  },
  {
    id: 'cdn',
    name: "a CDN's script, which this network refuses, is an extra",
    before: page('cdn', { html: `<div id="acme-cdn"></div><script src="${CDN}"></script>` }),
    after: page('cdn', { html: `<div id="acme-cdn"></div><script src="${CDN}?v=2"></script>` }),
  },
  {
    id: 'console',
    name: 'scripts write warnings and errors to the console',
    before: page('console'),
    after: page('console', {
      script: `${app('console')}\nconsole.warn( 'acme: deprecated' ); console.error( 'acme: no licence yet' ); console.error( new Error( 'acme: told' ) );`,
    }),
    isInGate: true,
  },
  {
    id: 'keys',
    name: 'React warns of a list without keys',
    before: page('keys'),
    after: page('keys', {
      script: app('keys', "return [ 1, 2 ].map( function ( n ) { return e( 'p', null, 'Row ' + n ); } );"),
    }),
  },
  { id: 'new-page', name: 'there is a new page', before: { php: '' }, after: page('new-page') },
  {
    id: 'new-block',
    name: 'there is a new block',
    before: { php: '' },
    after: block('new-block'),
    isInGate: true,
  },
  {
    id: 'redesign',
    name: 'the page is made anew, with another root and other words',
    before: page('redesign', {
      html: '<div id="acme-old-root"></div>',
      script: app('redesign', undefined, '', 'acme-old-root'),
    }),
    after: page('redesign', {
      html: '<div class="acme-modals"></div><div id="acme-new-root"></div>',
      script: app('redesign', "return e( 'h2', null, 'All is new' );", '', 'acme-new-root'),
    }),
    isInGate: true,
  },
  {
    id: 'deprecated',
    name: 'the block saves other HTML, and knows the old one',
    before: block('deprecated'),
    after: block('deprecated', {
      save: "return e( 'div', editor.useBlockProps.save(), props.attributes.text );",
      more: "deprecated: [ { attributes: { text: { type: 'string', default: 'Hello' } }, save: function ( props ) { return e( 'p', editor.useBlockProps.save(), props.attributes.text ); } } ],",
    }),
    isInGate: true,
  },
  {
    id: 'reopened',
    name: 'the editor refuses what the block saves when it is opened again, as with the previous version',
    before: block('reopened', { top: 'var session = String( Math.random() );', save: SESSION_SAVE }),
    after: block('reopened', { top: 'var session = String( Math.random() );', save: SESSION_SAVE }),
    isInGate: true,
  },
  {
    id: 'example',
    name: 'the picture of the example of a block has another name',
    before: withExample('one'),
    after: withExample('two'),
  },
  {
    id: 'old-error',
    name: 'the previous version throws the same error',
    before: page('old-error', { script: `${app('old-error')}\nundefined.foo;` }),
    after: page('old-error', { script: `${app('old-error')}\nvar a = 1;\nundefined.foo;` }),
  },
  {
    id: 'avatar',
    name: 'a picture of another server is refused',
    before: page('avatar'),
    after: page('avatar', {
      html: '<div id="acme-avatar"></div><img src="https://secure.gravatar.com/avatar/0.png" alt="">',
    }),
  },
  {
    id: 'dialogs',
    name: 'the page opens dialogs and windows',
    before: page('dialogs'),
    after: page('dialogs', {
      script: `${app('dialogs')}\nalert( 'Welcome' ); confirm( 'Really?' ); window.open( '/' );`,
    }),
  },
  {
    id: 'once',
    name: 'the page reloads itself once',
    before: page('once'),
    after: page('once', {
      script: `${app('once')}\nif ( ! sessionStorage.acme ) { sessionStorage.acme = 1; location.reload(); }`,
    }),
  },
  {
    id: 'poll',
    name: 'the page asks the site every moment',
    before: page('poll'),
    after: page('poll', {
      script: `${app('poll')}\nsetInterval( function () { fetch( '/wp-includes/images/w-logo-blue.png?' + Math.random() ); }, 300 );`,
    }),
  },
  {
    id: 'socket',
    name: 'the page opens a WebSocket to another server, and lives without it',
    before: page('socket'),
    after: page('socket', {
      script: `${app('socket')}\ntry { new WebSocket( 'wss://live.example.com/' ); } catch ( e ) {}`,
    }),
  },
  {
    id: 'late',
    name: 'the app shows itself after a second',
    before: page('late'),
    after: page('late', { script: `setTimeout( function () { ${app('late')} }, 1500 );` }),
  },
  {
    id: 'caught',
    name: 'the app asks a server of the vendor, and catches that it does not answer',
    before: page('caught'),
    after: page('caught', {
      script: `${app('caught')}\nfetch( 'https://api.example.com/news' ).catch( function () {} );`,
    }),
  },
  {
    id: 'uncaught',
    name: 'the app asks a server of the vendor, and catches nothing',
    before: page('uncaught'),
    after: page('uncaught', {
      script: `${app('uncaught')}\nfetch( 'https://api.example.com/news' ).then( function ( answer ) { return answer.json(); } );`,
    }),
  },
  {
    id: 'moved',
    name: 'styles and scripts lie in another folder',
    before: page('moved', {
      file: 'build/moved.js',
      enqueue: "wp_enqueue_style( 'acme-moved', plugins_url( 'build/moved.css', __FILE__ ) );",
      files: { 'build/moved.css': 'p{}' },
    }),
    after: page('moved', {
      file: 'dist/admin/moved.js',
      enqueue: "wp_enqueue_style( 'acme-moved', plugins_url( 'dist/moved.css', __FILE__ ) );",
      files: { 'dist/moved.css': 'p{}' },
    }),
  },
  {
    id: 'resize',
    name: 'a script of the page has a loop of ResizeObserver, which the browser reports as an error',
    before: page('resize'),
    after: page('resize', {
      script: `${app('resize')}\nvar box = document.querySelector( '.wrap' );
new ResizeObserver( function () { box.style.width = box.offsetWidth - 1 + 'px'; } ).observe( box );`,
    }),
  },
  {
    id: 'popup-once',
    name: 'a window that a script draws once for each visitor, with each version',
    ...(() => {
      const make = (words: string): Piece => ({
        php: `add_shortcode( 'acme-popup-once', function () { acme_script( 'popup-once', 'build/popup-once.js' ); return '<div id="acme-popup-once"></div>'; } );`,
        files: {
          'build/popup-once.js': `if ( ! localStorage.acmePopup ) { localStorage.acmePopup = 1; document.getElementById( 'acme-popup-once' ).textContent = '${words}'; }\n`,
        },
      });
      return { before: make(WORDS), after: make(`${WORDS} New: notes in colours.`) };
    })(),
  },
  {
    id: 'same',
    name: 'page, script, style and route are the same',
    before: keptRoute('same', 'notes'),
    after: keptRoute('same', 'notes'),
    isUnchanged: true,
  },
  {
    id: 'modal',
    name: 'PHP prints an empty place for a window that opens later',
    before: page('modal'),
    after: page('modal', {
      html: '<div id="acme-modal"></div><div id="acme-dialog" class="acme-dialog"></div>',
    }),
  },
];

export const SCRIPT_CASES: readonly ScriptCase[] = [...BREAKING, ...HARMLESS];
