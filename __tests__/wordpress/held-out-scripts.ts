/**
 * Updates that were written by somebody who had not read the browser's code, to measure what it sees of others' updates.
 */
import { FOLDER } from './sample.ts';
import { app, block, page, type Piece, type ScriptCase, WORDS } from './script-cases.ts';

/** A shortcode. Its HTML is PHP in single quotes. */
const shortcode = (id: string, html: string, enqueue = '', files: Piece['files'] = {}): Piece => ({
  php: `add_shortcode( 'acme-${id}', function () { ${enqueue} return '${html}'; } );`,
  files,
});

/** A route of the REST API. */
const route = (id: string, result: string, permission = "'__return_true'"): string =>
  `add_action( 'rest_api_init', function () { register_rest_route( 'acme/v1', '/${id}', array( 'callback' => function () { return ${result}; }, 'permission_callback' => ${permission} ) ); } );`;

const and = (piece: Piece, php: string, files: Piece['files'] = {}): Piece => ({
  php: `${piece.php}\n${php}`,
  files: { ...piece.files, ...files },
});

const without = (piece: Piece, name: string): Piece => ({
  php: piece.php,
  files: Object.fromEntries(Object.entries(piece.files ?? {}).filter(([file]) => file !== name)),
});

const BLOCK_DEPS = "array( 'wp-blocks', 'wp-element', 'wp-block-editor', 'wp-server-side-render' )";

/** A block as `@wordpress/create-block` lays it out. */
function dynamicBlock(id: string, edit: string, render: string, { api = 2, more = {} } = {}): Piece {
  const metadata = {
    apiVersion: api,
    name: `acme/${id}`,
    title: `Acme ${id}`,
    category: 'widgets',
    editorScript: 'file:./index.js',
    render: 'file:./render.php',
    ...more,
  };
  const asset = (deps: string) => `<?php return array( 'dependencies' => ${deps}, 'version' => '1' );\n`;
  return {
    php: `acme_block_json( '${id}' );`,
    files: {
      [`build/${id}/block.json`]: JSON.stringify(metadata),
      [`build/${id}/index.asset.php`]: asset(BLOCK_DEPS),
      [`build/${id}/index.js`]: `( function ( element, editor ) {
	var e = element.createElement;
	wp.blocks.registerBlockType( 'acme/${id}', { edit: function ( props ) { ${edit} }, save: function () { return null; } } );
} )( window.wp.element, window.wp.blockEditor );
`,
      [`build/${id}/render.php`]: render,
    },
  };
}

const served = (id: string) =>
  `return e( 'div', editor.useBlockProps(), e( wp.serverSideRender, { block: 'acme/${id}', attributes: props.attributes } ) );`;

/** An app that shows what a promise gives. */
const loads = (id: string, promise: string, draw: string, failed = '') =>
  app(
    id,
    `var state = element.useState( null );
	element.useEffect( function () { ${promise}.then( state[ 1 ] )${failed}; }, [] );
	if ( state[ 0 ] === null ) { return e( 'span', { className: 'spinner is-active' } ); }
	${draw}`,
  );

const ROWS =
  "array( array( 'name' => 'First note of the team' ), array( 'name' => 'Second note of the team' ) )";
const DRAW_ROWS =
  "return e( 'ul', null, state[ 0 ].rows.map( function ( row ) { return e( 'li', { key: row.name }, row.name ); } ) );";

const module = (id: string, deps = "array( '@wordpress/interactivity' )") =>
  `wp_enqueue_script_module( 'acme-${id}', plugins_url( 'build/${id}.js', __FILE__ ), ${deps} );`;

const admin = (id: string, script: string, deps = 'array()', hook = 'admin_enqueue_scripts'): Piece => ({
  php: `add_action( '${hook}', function () { acme_script( '${id}', 'build/${id}.js', ${deps} ); } );`,
  files: { [`build/${id}.js`]: script },
});

const tabs = (id: string) =>
  `<style>.acme-panel{display:none}.acme-panel.active{display:block}</style><h2 class="nav-tab-wrapper"><a class="nav-tab" href="#general">General</a><a class="nav-tab" href="#mail">Mail</a></h2><div class="acme-panel" id="${id}"><p>${WORDS}</p><label>Colour <input name="colour" value="teal"></label></div><div class="acme-panel" id="mail"><p>Who gets mail of new notes.</p></div>`;

const SHOWS_TAB =
  "var panel = document.querySelector( location.hash || '#general' ); if ( panel ) { panel.classList.add( 'active' ); }";

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200"/></svg>';

const META = (key: string) =>
  `add_action( 'init', function () { register_post_meta( 'post', '${key}', array( 'show_in_rest' => true, 'single' => true, 'type' => 'string', 'default' => 'wide', 'auth_callback' => '__return_true' ) ); } );`;

/** Updates whose scripts break what people see. */
const BREAKING: readonly ScriptCase[] = [
  {
    id: 'rest-shape',
    name: 'a route answers in another shape than the app draws',
    before: and(
      page('rest-shape', {
        script: loads('rest-shape', "wp.apiFetch( { path: '/acme/v1/rest-shape' } )", DRAW_ROWS),
      }),
      route('rest-shape', `array( 'rows' => ${ROWS} )`),
    ),
    after: and(
      page('rest-shape', {
        script: loads('rest-shape', "wp.apiFetch( { path: '/acme/v1/rest-shape' } )", DRAW_ROWS),
      }),
      route('rest-shape', ROWS),
    ),
    finds: { severity: 'error', says: /Cannot read properties of undefined/, file: 'build/rest-shape.js' },
  },
  {
    id: 'rest-forbidden',
    name: 'the app no longer sends the nonce, is refused, and says that it could not load',
    before: and(
      page('rest-forbidden', {
        script: loads('rest-forbidden', "wp.apiFetch( { path: '/acme/v1/rest-forbidden' } )", DRAW_ROWS),
      }),
      route(
        'rest-forbidden',
        `array( 'rows' => ${ROWS} )`,
        "function () { return current_user_can( 'manage_options' ); }",
      ),
    ),
    after: and(
      page('rest-forbidden', {
        data: "array( 'url' => rest_url( 'acme/v1/rest-forbidden' ) )",
        script: loads(
          'rest-forbidden',
          'fetch( acme_rest_forbidden.url ).then( function ( answer ) { return answer.ok ? answer.json() : Promise.reject( answer ); } )',
          "if ( state[ 0 ].failed ) { return e( 'p', { className: 'notice notice-error' }, 'The notes could not be loaded. Please try again.' ); } " +
            DRAW_ROWS,
          '.catch( function () { state[ 1 ]( { failed: true } ); } )',
        ),
      }),
      route(
        'rest-forbidden',
        `array( 'rows' => ${ROWS} )`,
        "function () { return current_user_can( 'manage_options' ); }",
      ),
    ),
    finds: { severity: 'warning', says: /rest-forbidden.*refuses now \(401\)/ },
  },
  {
    id: 'rest-missing',
    name: 'the app asks for a route that PHP does not have, and turns its wheel for ever',
    before: and(
      page('rest-missing', {
        script: loads(
          'rest-missing',
          "wp.apiFetch( { path: '/acme/v1/rest-missing' } )",
          DRAW_ROWS,
          '.catch( console.error )',
        ),
      }),
      route('rest-missing', `array( 'rows' => ${ROWS} )`),
    ),
    after: and(
      page('rest-missing', {
        script: loads(
          'rest-missing',
          "wp.apiFetch( { path: '/acme/v2/rest-missing' } )",
          DRAW_ROWS,
          '.catch( console.error )',
        ),
      }),
      route('rest-missing', `array( 'rows' => ${ROWS} )`),
    ),
    finds: { severity: 'error', says: /empty|rest-missing/ },
  },
  {
    id: 'ajax',
    name: 'the action of admin-ajax.php has another name than the script asks for',
    ...(() => {
      const script = `fetch( ajaxurl + '?action=acme_rows' ).then( function ( answer ) { return answer.json(); } ).then( function ( answer ) { document.getElementById( 'acme-ajax' ).textContent = answer.data.map( function ( row ) { return row.name; } ).join( ', ' ); } );`;
      const handler = (name: string) =>
        `add_action( 'wp_ajax_${name}', function () { wp_send_json_success( ${ROWS} ); } );`;
      return {
        before: and(page('ajax', { script }), handler('acme_rows')),
        after: and(page('ajax', { script }), handler('acme_list_rows')),
      };
    })(),
    finds: { severity: 'error', says: /undefined/, file: 'build/ajax.js' },
  },
  {
    id: 'asset-php',
    name: 'the .asset.php with the dependencies is left out, and PHP goes on without any',
    ...(() => {
      const deps =
        '( file_exists( __DIR__ . "/build/asset-php.asset.php" ) ? include __DIR__ . "/build/asset-php.asset.php" : array() )';
      const asset = { 'build/asset-php.asset.php': "<?php return array( 'wp-element', 'wp-components' );\n" };
      return { before: page('asset-php', { deps, files: asset }), after: page('asset-php', { deps }) };
    })(),
    finds: { severity: 'error', says: /undefined/, file: 'build/asset-php.js' },
  },
  {
    id: 'tab-hash',
    name: 'the first tab has another id than the script shows, so that no tab is shown',
    before: page('tab-hash', { html: tabs('general'), deps: 'array()', script: SHOWS_TAB }),
    after: page('tab-hash', { html: tabs('acme-general'), deps: 'array()', script: SHOWS_TAB }),
    finds: { severity: 'error', says: /hidden|empty/ },
  },
  {
    id: 'off-screen',
    name: 'the page stays far left of the window, because the script sets another class than the style waits for',
    ...(() => {
      const html = `<style>.acme-off{position:absolute;left:-9999px}.acme-ready .acme-off{position:static}</style><div class="acme-off"><p>${WORDS}</p><p>More about notes.</p></div>`;
      const script = (name: string) => `document.body.classList.add( '${name}' );`;
      return {
        before: page('off-screen', { html, script: script('acme-ready') }),
        after: page('off-screen', { html, script: script('acme-is-ready') }),
      };
    })(),
    finds: { severity: 'error', says: /hidden|empty/ },
  },
  {
    id: 'stored',
    name: 'the script parses as JSON what the previous version stored as text in the browser',
    before: page('stored', {
      script: app('stored', undefined, "localStorage.setItem( 'acme-stored', 'general' );"),
    }),
    after: page('stored', {
      script: app(
        'stored',
        undefined,
        "var last = JSON.parse( localStorage.getItem( 'acme-stored' ) || '{}' );",
      ),
    }),
    finds: { severity: 'error', says: /JSON/, file: 'build/stored.js' },
  },
  {
    id: 'element-twice',
    name: 'two bundles define the same element',
    ...(() => {
      const define = `customElements.define( 'acme-card', class extends HTMLElement { connectedCallback() { this.textContent = '${WORDS}'; } } );`;
      const parts = { html: '<acme-card></acme-card>', deps: 'array()' };
      return {
        before: page('element-twice', { ...parts, script: define }),
        after: page('element-twice', {
          ...parts,
          script: define,
          enqueue: "acme_script( 'element-twice-shared', 'build/element-twice.shared.js' );",
          files: { 'build/element-twice.shared.js': `${define}\nwindow.acmeShared = 1;\n` },
        }),
      };
    })(),
    finds: { severity: 'error', says: /define|acme-card/ },
  },
  {
    id: 'json-quote',
    name: 'PHP no longer escapes the JSON of an attribute that the script reads',
    ...(() => {
      const script = app(
        'json-quote',
        undefined,
        "var settings = JSON.parse( document.getElementById( 'acme-json-quote' ).dataset.settings );",
      );
      const html = (quote: string) =>
        `<div id="acme-json-quote" data-settings="{${quote}title${quote}:${quote}Acme${quote}}"></div>`;
      return {
        before: page('json-quote', { html: html('&quot;'), script }),
        after: page('json-quote', { html: html('"'), script }),
      };
    })(),
    finds: { severity: 'error', says: /JSON/, file: 'build/json-quote.js' },
  },
  {
    id: 'text-plain',
    name: "the plugin's own filter for consent keeps its app from running",
    before: page('text-plain'),
    after: and(
      page('text-plain'),
      `add_filter( 'script_loader_tag', function ( $tag, $handle ) { return 'acme-text-plain' === $handle ? str_replace( '<script ', '<script type="text/plain" data-category="statistics" ', $tag ) : $tag; }, 10, 2 );`,
    ),
    finds: { severity: 'error', says: /empty/ },
  },
  {
    id: 'wizard',
    name: 'the script sends people to a wizard that is no longer there',
    before: page('wizard'),
    after: page('wizard', { script: "location.replace( 'admin.php?page=acme-wizard-setup' );" }),
    finds: { severity: 'error', says: /leads people away/ },
  },
  {
    id: 'flood',
    name: 'the app asks the site again each time that it is drawn, which draws it again',
    before: and(
      page('flood', { script: loads('flood', "wp.apiFetch( { path: '/acme/v1/flood' } )", DRAW_ROWS) }),
      route('flood', `array( 'rows' => ${ROWS} )`),
    ),
    after: and(
      page('flood', {
        script: loads('flood', "wp.apiFetch( { path: '/acme/v1/flood' } )", DRAW_ROWS).replace(
          '}, [] );',
          '} );',
        ),
      }),
      route('flood', `array( 'rows' => ${ROWS} )`),
    ),
    finds: { severity: 'warning', says: /again and again/ },
  },
  {
    id: 'chunk-click',
    name: 'the chunk of a tab is left out, which is loaded when somebody clicks',
    ...(() => {
      const script = `document.getElementById( 'acme-chunk-click' ).addEventListener( 'click', function () { import( '/wp-content/plugins/${FOLDER}/build/chunk-click.part.js' ); } );`;
      const html = `<p>${WORDS}</p><button id="acme-chunk-click">Statistics</button>`;
      return {
        before: page('chunk-click', {
          html,
          script,
          files: { 'build/chunk-click.part.js': 'export const a = 1;\n' },
        }),
        after: page('chunk-click', { html, script }),
      };
    })(),
    finds: { severity: 'error', says: /./, file: 'build/chunk-click.part.js' },
    unseen: 'nobody clicks',
  },
  {
    id: 'sprite',
    name: 'the file with the icons is left out',
    ...(() => {
      const html = `<p>${WORDS}</p><svg width="20" height="20"><use href="/wp-content/plugins/${FOLDER}/build/sprite.svg#note"></use></svg>`;
      const sprite =
        '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="note"><rect width="20" height="20"/></symbol></svg>';
      return {
        before: page('sprite', { html, script: null, files: { 'build/sprite.svg': sprite } }),
        after: page('sprite', { html, script: null }),
      };
    })(),
    finds: { severity: 'warning', says: /./, file: 'build/sprite.svg' },
  },
  {
    id: 'view-script',
    name: 'the viewScript of block.json is left out, so that visitors see an empty place',
    ...(() => {
      const whole = and(
        dynamicBlock(
          'view-script',
          served('view-script'),
          '<div <?php echo get_block_wrapper_attributes(); ?>><div id="acme-view-script"></div></div>\n',
          { more: { viewScript: 'file:./view.js' } },
        ),
        '',
        {
          'build/view-script/view.js': `document.getElementById( 'acme-view-script' ).textContent = '${WORDS}';\n`,
        },
      );
      return { before: whole, after: without(whole, 'build/view-script/view.js') };
    })(),
    finds: { severity: 'error', says: /empty|view-script/ },
  },
  {
    id: 'render-file',
    name: 'the file that block.json names as `render` is left out, so that editor and visitors see no notes',
    ...(() => {
      const whole = dynamicBlock(
        'render-file',
        served('render-file'),
        `<p <?php echo get_block_wrapper_attributes(); ?>>${WORDS}</p>\n`,
      );
      return { before: whole, after: without(whole, 'build/render-file/render.php') };
    })(),
    finds: { severity: 'error', says: /render-file/ },
  },
  {
    id: 'ssr-attribute',
    name: 'the editor sends an attribute that PHP does not know, and shows an error in place of the block',
    ...(() => {
      const attributes =
        "{ text: { type: 'string', default: 'Hello' }, columns: { type: 'number', default: 2 } }";
      const text = "'text' => array( 'type' => 'string', 'default' => 'Hello' )";
      const columns = "'columns' => array( 'type' => 'number', 'default' => 2 )";
      const make = (known: string) =>
        block('ssr-attribute', {
          attributes,
          deps: BLOCK_DEPS,
          edit: served('ssr-attribute'),
          save: 'return null;',
          args: `array( 'attributes' => array( ${known} ), 'render_callback' => function ( $attributes ) { return '<p>' . $attributes['text'] . ' to all who read notes</p>'; } )`,
        });
      return { before: make(`${text}, ${columns}`), after: make(text) };
    })(),
    finds: { severity: 'error', says: /`acme\/ssr-attribute`/ },
  },
  {
    id: 'transform',
    name: 'a transform of the block throws when somebody selects it',
    ...(() => {
      const make = (check: string) =>
        block('transform', {
          more: `transforms: { to: [ { type: 'block', blocks: [ 'core/paragraph' ], isMatch: function ( attributes ) { return ${check}; }, transform: function ( attributes ) { return blocks.createBlock( 'core/paragraph', { content: attributes.text } ); } } ] },`,
        });
      return { before: make('attributes.text.length > 0'), after: make('attributes.content.length > 0') };
    })(),
    finds: { severity: 'error', says: /undefined/, file: 'build/transform.js' },
    unseen: 'nobody opens the list of transforms',
  },
  {
    id: 'migrate',
    isAlone: true,
    name: 'the migration of a deprecated block throws on what posts have',
    before: block('migrate'),
    after: block('migrate', {
      save: "return e( 'div', editor.useBlockProps.save(), props.attributes.text );",
      more: "deprecated: [ { attributes: { text: { type: 'string', default: 'Hello' } }, migrate: function ( old ) { return { text: old.items.join( ' ' ) }; }, save: function ( props ) { return e( 'p', editor.useBlockProps.save(), props.attributes.text ); } } ],",
    }),
    finds: { severity: 'error', says: /no longer starts/ },
  },
  {
    id: 'outer-document',
    name: 'the block moves to version 3 of the API, and looks for itself outside of the frame of the editor',
    ...(() => {
      const make = (api: number) =>
        dynamicBlock(
          'outer-document',
          `var own = editor.useBlockProps(); element.useEffect( function () { document.querySelector( '.wp-block-acme-outer-document' ).setAttribute( 'data-ready', '1' ); }, [] ); return e( 'p', own, '${WORDS}' );`,
          `<p>${WORDS}</p>\n`,
          { api },
        );
      return { before: make(2), after: make(3) };
    })(),
    finds: { severity: 'error', says: /`acme\/outer-document`/ },
    isAlone: true,
  },
  {
    id: 'subscribe',
    name: 'a subscription to the store of the editor throws at each change, because the meta has another key',
    ...(() => {
      const script = `wp.data.subscribe( function () { var meta = wp.data.select( 'core/editor' ).getEditedPostAttribute( 'meta' ); if ( meta ) { document.body.dataset.acme = meta.acme_layout.toUpperCase(); } } );`;
      const assets = admin(
        'subscribe',
        script,
        "array( 'wp-data', 'wp-editor' )",
        'enqueue_block_editor_assets',
      );
      return { before: and(assets, META('acme_layout')), after: and(assets, META('acme_notes_layout')) };
    })(),
    finds: { severity: 'error', says: /undefined/, file: 'build/subscribe.js' },
    isAlone: true,
  },
  {
    id: 'metabox',
    name: 'the script of a box beside the editor uses the colour picker, and no longer depends on it',
    ...(() => {
      const make = (deps: string) =>
        and(
          {
            php: `add_action( 'add_meta_boxes', function () { add_meta_box( 'acme-metabox', 'Acme', function () { echo '<input class="acme-metabox-colour" value="#008080">'; }, 'post' ); } );`,
          },
          `add_action( 'admin_enqueue_scripts', function ( $page ) { if ( in_array( $page, array( 'post.php', 'post-new.php' ), true ) ) { acme_script( 'metabox', 'build/metabox.js', ${deps} ); } } );`,
          {
            'build/metabox.js':
              "jQuery( function ( $ ) { $( '.acme-metabox-colour' ).wpColorPicker(); } );\n",
          },
        );
      return { before: make("array( 'jquery', 'wp-color-picker' )"), after: make("array( 'jquery' )") };
    })(),
    finds: { severity: 'error', says: /wpColorPicker/, file: 'build/metabox.js' },
  },
  {
    id: 'store-name',
    name: 'the store of the Interactivity API has another name than the HTML says',
    ...(() => {
      const make = (name: string) =>
        shortcode(
          'store-name',
          '<div id="acme-store-name" data-wp-interactive="acme-store-name"><p data-wp-text="state.words"></p></div>',
          module('store-name'),
          {
            'build/store-name.js': `import { store } from '@wordpress/interactivity';\nstore( '${name}', { state: { words: '${WORDS}' } } );\n`,
          },
        );
      return { before: make('acme-store-name'), after: make('acme/store-name') };
    })(),
    finds: { severity: 'error', says: /empty/ },
  },
  {
    id: 'context',
    name: 'a callback of the Interactivity API reads another key than the HTML has',
    ...(() => {
      const make = (key: string) =>
        shortcode(
          'context',
          `<div id="acme-context" data-wp-interactive="acme-context" data-wp-context="{&quot;${key}&quot;:[&quot;First note&quot;,&quot;Second note&quot;]}" data-wp-init="callbacks.start"></div>`,
          module('context'),
          {
            'build/context.js': `import { store, getContext, getElement } from '@wordpress/interactivity';\nstore( 'acme-context', { callbacks: { start: () => { getElement().ref.textContent = getContext().items.join( ', ' ); } } } );\n`,
          },
        );
      return { before: make('items'), after: make('entries') };
    })(),
    finds: { severity: 'error', says: /undefined/, file: 'build/context.js' },
  },
  {
    id: 'module-id',
    name: 'a module imports another one by an id that nothing registers any more',
    ...(() => {
      const register = `wp_register_script_module( 'acme-module-parts', plugins_url( 'build/module-id.part.js', __FILE__ ) );`;
      const make = (registers: string) =>
        shortcode(
          'module-id',
          '<div id="acme-module-id"></div>',
          `${registers} ${module('module-id', "array( 'acme-module-parts' )")}`,
          {
            'build/module-id.js': `import { words } from 'acme-module-parts';\ndocument.getElementById( 'acme-module-id' ).textContent = words;\n`,
            'build/module-id.part.js': `export const words = '${WORDS}';\n`,
          },
        );
      return { before: make(register), after: make('') };
    })(),
    finds: { severity: 'error', says: /./ },
  },
  {
    id: 'lazy',
    isAlone: true,
    name: 'the script looks for pictures by another attribute than the HTML has, so that none is shown',
    ...(() => {
      const make = (name: string) =>
        shortcode(
          'lazy',
          `<div id="acme-lazy"><img data-src="/wp-content/plugins/${FOLDER}/build/lazy.picture.svg" alt=""></div>`,
          "acme_script( 'lazy', 'build/lazy.js' );",
          {
            'build/lazy.picture.svg': SVG,
            'build/lazy.js': `document.querySelectorAll( '[${name}]' ).forEach( function ( picture ) { picture.src = picture.getAttribute( '${name}' ); } );\n`,
          },
        );
      return { before: make('data-src'), after: make('data-lazy-src') };
    })(),
    finds: { severity: 'error', says: /empty|hidden/ },
    unseen: 'one picture less is no empty place',
  },
  {
    id: 'slider',
    isAlone: true,
    name: 'the slider no longer gets a height from its script, and slides lie outside of it',
    ...(() => {
      const make = (name: string) =>
        shortcode(
          'slider',
          `<div id="acme-slider" class="${name}" style="position:relative;overflow:hidden"><div style="position:absolute">${WORDS}</div></div>`,
          "acme_script( 'slider', 'build/slider.js' );",
          {
            'build/slider.js':
              "document.querySelectorAll( '.acme-slides' ).forEach( function ( box ) { box.style.height = '200px'; } );\n",
          },
        );
      return { before: make('acme-slides'), after: make('acme-slider__slides') };
    })(),
    finds: { severity: 'warning', says: /hidden/ },
  },
  {
    id: 'form',
    name: 'the form of visitors has no handler any more, so that nothing is sent',
    ...(() => {
      const make = (id: string) =>
        shortcode(
          'form',
          `<form id="acme-form"><input name="mail" type="email" placeholder="Mail"><button>Subscribe to notes</button></form>`,
          "acme_script( 'form', 'build/form.js' );",
          {
            'build/form.js': `var form = document.getElementById( '${id}' ); if ( form ) { form.addEventListener( 'submit', function ( event ) { event.preventDefault(); form.textContent = 'Thank you'; } ); }\n`,
          },
        );
      return { before: make('acme-form'), after: make('acme-subscribe') };
    })(),
    finds: { severity: 'error', says: /./ },
    unseen: 'nobody sends a form',
  },
  {
    id: 'inline-jquery',
    name: 'the plugin moves jQuery to the foot of the page, below the script in its shortcode that uses it',
    ...(() => {
      const make = (more: string) =>
        and(
          shortcode(
            'inline-jquery',
            `<div id="acme-inline-jquery"></div><script>jQuery( function ( $ ) { $( "#acme-inline-jquery" ).text( "${WORDS}" ); } );</script>`,
          ),
          `add_action( 'wp_enqueue_scripts', function () { wp_enqueue_script( 'jquery' ); ${more} } );`,
        );
      return {
        before: make(''),
        after: make(
          "foreach ( array( 'jquery', 'jquery-core', 'jquery-migrate' ) as $handle ) { wp_scripts()->add_data( $handle, 'group', 1 ); }",
        ),
      };
    })(),
    finds: { severity: 'error', says: /./ },
  },
  {
    id: 'csp',
    name: 'the plugin sends a content security policy that keeps its own inline script from running',
    ...(() => {
      const whole = shortcode(
        'csp',
        `<div id="acme-csp"></div><script>document.getElementById( "acme-csp" ).textContent = "${WORDS}";</script>`,
      );
      return {
        before: whole,
        after: and(
          whole,
          `add_action( 'send_headers', function () { header( "Content-Security-Policy: script-src 'self'" ); } );`,
        ),
      };
    })(),
    finds: { severity: 'error', says: /empty/ },
    isAlone: true,
  },
  {
    id: 'dashboard-widget',
    name: 'the chart of the dashboard no longer loads its library',
    ...(() => {
      const make = (deps: string) =>
        and(
          {
            php: `add_action( 'wp_dashboard_setup', function () { wp_add_dashboard_widget( 'acme-dashboard-widget', 'Acme', function () { echo '<canvas id="acme-chart"></canvas>'; } ); } );`,
          },
          `add_action( 'admin_enqueue_scripts', function ( $page ) { if ( 'index.php' === $page ) { wp_register_script( 'acme-chart', plugins_url( 'build/dashboard-widget.chart.js', __FILE__ ), array(), '1', true ); acme_script( 'dashboard-widget', 'build/dashboard-widget.js', ${deps} ); } } );`,
          {
            'build/dashboard-widget.chart.js':
              'window.AcmeChart = function ( canvas ) { canvas.width = 200; };\n',
            'build/dashboard-widget.js': "new AcmeChart( document.getElementById( 'acme-chart' ) );\n",
          },
        );
      return { before: make("array( 'acme-chart' )"), after: make('array()') };
    })(),
    finds: { severity: 'error', says: /AcmeChart/, file: 'build/dashboard-widget.js' },
  },
  {
    id: 'unscoped',
    name: "a style for the plugin's page hides all pages of the dashboard until a script shows them, which only that page loads",
    ...(() => {
      const make = (css: string): Piece => ({
        php: "add_action( 'admin_enqueue_scripts', function () { wp_enqueue_style( 'acme-unscoped', plugins_url( 'build/unscoped.css', __FILE__ ) ); } );",
        files: { 'build/unscoped.css': css },
      });
      return {
        before: make('.acme .wrap{opacity:0}.acme-loaded .wrap{opacity:1}'),
        after: make('.wrap{opacity:0}.acme-loaded .wrap{opacity:1}'),
      };
    })(),
    finds: { severity: 'error', says: /hidden|empty/ },
    isAlone: true,
  },
  {
    id: 'overlay',
    name: 'a sheet with a wheel stays over all pages of the dashboard',
    ...(() => {
      const sheet = `add_action( 'admin_footer', function () { echo '<div id="acme-overlay" style="position:fixed;inset:0;z-index:999999;background:rgba(255,255,255,.9)"><span class="spinner is-active"></span></div>'; } );`;
      const script = (id: string) =>
        admin(
          'overlay',
          `var sheet = document.getElementById( '${id}' ); if ( sheet ) { sheet.remove(); }\n`,
        );
      return { before: and(script('acme-overlay'), sheet), after: and(script('acme-sheet'), sheet) };
    })(),
    finds: { severity: 'error', says: /hidden|covered|empty/ },
    isAlone: true,
  },
  {
    id: 'customizer',
    name: 'the script of a control of the Customizer throws',
    ...(() => {
      const make = (call: string) =>
        admin(
          'customizer',
          `${call}\n`,
          "array( 'customize-controls' )",
          'customize_controls_enqueue_scripts',
        );
      return {
        before: make("wp.customize.bind( 'ready', function () {} );"),
        after: make("wp.customize.panels.bind( 'ready', function () {} );"),
      };
    })(),
    finds: { severity: 'error', says: /undefined/, file: 'build/customizer.js' },
    unseen: 'the Customizer is not opened',
  },
];

const BOUNDARY = (id: string, words: string) =>
  app(
    id,
    `return e( Boundary, null, e( Chart ) );`,
    `function Chart() { var data; return data.rows; }
	function Boundary() { element.Component.apply( this, arguments ); this.state = {}; }
	Boundary.prototype = Object.create( element.Component.prototype );
	Boundary.getDerivedStateFromError = function () { return { failed: true }; };
	Boundary.prototype.render = function () { return this.state.failed ? e( 'p', null, '${words}' ) : this.props.children; };`,
  );

/** Updates that a browser shows as other pages, and that break nothing. */
const HARMLESS: readonly ScriptCase[] = [
  {
    id: 'server-drawn',
    name: 'PHP draws what an app drew',
    before: page('server-drawn'),
    after: page('server-drawn', {
      html: `<table class="widefat"><tr><td>${WORDS}</td></tr></table>`,
      script: null,
    }),
  },
  {
    id: 'pointer',
    name: 'the page says only where its settings are now',
    before: page('pointer'),
    after: page('pointer', {
      html: '<div class="notice notice-info"><p>These settings are under <a href="options-writing.php">Writing</a> now.</p></div>',
      script: null,
    }),
  },
  {
    id: 'successor',
    name: 'a block has a successor, and stays for the posts that have it',
    before: block('successor'),
    after: (() => {
      const old = block('successor', {
        more: "supports: { inserter: false }, transforms: { to: [ { type: 'block', blocks: [ 'acme/successor-next' ], transform: function ( attributes ) { return blocks.createBlock( 'acme/successor-next', attributes ); } } ] },",
      });
      const next = block('successor-next');
      return and(old, next.php, next.files);
    })(),
  },
  {
    id: 'not-inserted',
    name: 'a block can no longer be inserted, and stays for the posts that have it',
    before: block('not-inserted'),
    after: block('not-inserted', { more: 'supports: { inserter: false },' }),
  },
  {
    id: 'skeleton',
    name: 'the app shows itself after three seconds, and grey bars until then',
    before: page('skeleton'),
    after: page('skeleton', {
      html: '<div id="acme-skeleton"><div style="height:20px;background:#ddd"></div></div>',
      script: `setTimeout( function () { ${app('skeleton')} }, 3000 );`,
    }),
  },
  {
    id: 'on-click',
    name: 'a part of the app is loaded when somebody clicks',
    before: page('on-click'),
    after: page('on-click', {
      script: app(
        'on-click',
        `return e( 'button', { onClick: function () { import( '/wp-content/plugins/${FOLDER}/build/on-click.part.js' ); } }, 'Open the settings' );`,
      ),
      files: { 'build/on-click.part.js': 'export const a = 1;\n' },
    }),
  },
  {
    id: 'other-menu',
    name: 'the page is under Settings now, and the old address leads there',
    before: page('other-menu'),
    after: {
      php: `add_action( 'admin_menu', function () { add_options_page( 'Acme', 'Acme', 'manage_options', 'acme-other-menu-settings', function () { echo '<div class="wrap"><h1>Acme</h1><p>${WORDS}</p></div>'; } ); } );
add_action( 'admin_page_access_denied', function () { if ( isset( $_GET['page'] ) && 'acme-other-menu' === $_GET['page'] ) { wp_safe_redirect( admin_url( 'options-general.php?page=acme-other-menu-settings' ) ); exit; } } );`,
    },
  },
  {
    id: 'vanilla',
    name: 'the script does without jQuery',
    before: page('vanilla', {
      html: '<p class="acme-vanilla"></p>',
      deps: "array( 'jquery' )",
      script: `jQuery( '.acme-vanilla' ).text( '${WORDS}' );`,
    }),
    after: page('vanilla', {
      html: '<p class="acme-vanilla"></p>',
      deps: 'array()',
      script: `document.querySelector( '.acme-vanilla' ).textContent = '${WORDS}';`,
    }),
  },
  {
    id: 'now-dynamic',
    name: 'PHP draws a block that was saved as HTML, and the block knows the old HTML',
    before: block('now-dynamic'),
    after: block('now-dynamic', {
      save: 'return null;',
      more: "deprecated: [ { attributes: { text: { type: 'string', default: 'Hello' } }, save: function ( props ) { return e( 'p', editor.useBlockProps.save(), props.attributes.text ); } } ],",
      args: "array( 'render_callback' => function () { return '<p>Hello to all who read notes</p>'; } )",
    }),
  },
  {
    id: 'translations',
    name: 'there are translations of the script',
    before: page('translations'),
    after: page('translations', {
      deps: "array( 'wp-element', 'wp-i18n' )",
      enqueue: "wp_set_script_translations( 'acme-translations', 'acme-notes', __DIR__ . '/languages' );",
      files: {
        'languages/acme-notes-de_DE-acme-translations.json':
          '{"domain":"acme-notes","locale_data":{"acme-notes":{"":{"domain":"acme-notes","lang":"de_DE"}}}}',
      },
    }),
  },
  {
    id: 'no-map',
    name: 'the source map that the script names is no longer shipped',
    before: page('no-map', {
      script: `${app('no-map')}//# sourceMappingURL=no-map.js.map\n`,
      files: { 'build/no-map.js.map': '{"version":3,"sources":[],"names":[],"mappings":""}' },
    }),
    after: page('no-map', { script: `${app('no-map')}//# sourceMappingURL=no-map.js.map\n` }),
  },
  {
    id: 'boundary',
    name: 'an error boundary of the app says that a chart has no data, with other words than before',
    before: page('boundary', { script: BOUNDARY('boundary', 'No data for the chart of notes yet.') }),
    after: page('boundary', { script: BOUNDARY('boundary', 'There is nothing to show in the chart.') }),
  },
  {
    id: 'consent',
    name: 'a video of another server is shown after a click only',
    before: shortcode(
      'consent',
      '<div id="acme-consent"><iframe src="https://video.example.com/embed/1" width="300" height="200"></iframe></div>',
    ),
    after: shortcode('consent', '<div id="acme-consent"><button>Load the video</button></div>'),
  },
  {
    id: 'licence',
    name: 'the app shows a field for the licence until the server of the vendor has confirmed it',
    ...(() => {
      const make = (words: string) =>
        page('licence', {
          script: `${app('licence', `return e( 'label', null, '${words}', e( 'input', { name: 'licence' } ) );`)}
fetch( 'https://licence.example.com/check' ).then( function () { document.getElementById( 'acme-licence' ).textContent = 'Licensed'; } ).catch( function () {} );`,
        });
      return { before: make('Licence key'), after: make('Enter your licence key to see the settings') };
    })(),
  },
  {
    id: 'no-style',
    name: 'the page does without its stylesheet',
    before: page('no-style', {
      enqueue: "wp_enqueue_style( 'acme-no-style', plugins_url( 'build/no-style.css', __FILE__ ) );",
      files: { 'build/no-style.css': 'p{color:red}' },
    }),
    after: page('no-style'),
  },
  {
    id: 'drawing',
    name: 'numbers become a drawing without text, in a place with a random id',
    before: shortcode(
      'drawing',
      '<div id="acme-drawing-1"><p>Twelve notes, three readers, one comment.</p></div>',
    ),
    after: {
      php: `add_shortcode( 'acme-drawing', function () { acme_script( 'drawing', 'build/drawing.js' ); return '<div id="acme-drawing-' . wp_rand() . '"><canvas class="acme-drawing" width="300" height="150"></canvas></div>'; } );`,
      files: {
        'build/drawing.js':
          "document.querySelectorAll( '.acme-drawing' ).forEach( function ( canvas ) { canvas.getContext( '2d' ).fillRect( 0, 0, 100, 100 ); } );\n",
      },
    },
  },
  {
    id: 'block-noise',
    name: 'the block writes errors to the console of the editor',
    before: block('block-noise'),
    after: block('block-noise', {
      edit: "console.error( new Error( 'acme: this layout is deprecated' ) ); return e( 'p', editor.useBlockProps(), props.attributes.text );",
    }),
  },
  {
    id: 'category',
    name: 'the category of the block is not registered, so that WordPress lists it under none',
    before: block('category'),
    after: (() => {
      const { php, files = {} } = block('category');
      const script = files['build/category.js'] ?? '';
      return {
        php,
        files: { 'build/category.js': script.replace("category: 'widgets'", "category: 'acme'") },
      };
    })(),
  },
  {
    id: 'probe',
    name: 'the app asks whether there is a route of the paid edition, and draws less without',
    before: page('probe', {
      script: app(
        'probe',
        `return e( 'div', null, e( 'p', null, '${WORDS}' ), e( 'p', null, 'Statistics come with the paid edition.' ) );`,
      ),
    }),
    after: page('probe', {
      script: loads(
        'probe',
        "wp.apiFetch( { path: '/acme/v1/paid' } )",
        `return e( 'p', null, '${WORDS}' );`,
        '.catch( function () { state[ 1 ]( {} ); } )',
      ),
    }),
  },
  {
    id: 'details',
    name: 'all sections are closed until somebody opens one',
    before: page('details', { html: `<h2>Colours</h2><p>${WORDS}</p>`, script: null }),
    after: page('details', {
      html: `<details><summary>Colours</summary><p>${WORDS}</p></details>`,
      script: null,
    }),
  },
  {
    id: 'tabbed',
    name: 'one long page becomes tabs, of which the first is shown',
    before: page('tabbed', {
      html: `<h2>General</h2><p>${WORDS}</p><h2>Mail</h2><p>Who gets mail of new notes.</p>`,
      script: null,
    }),
    after: page('tabbed', { html: tabs('general'), deps: 'array()', script: SHOWS_TAB }),
  },
  {
    id: 'shadow',
    name: 'the app draws into the shadow of an element of its own',
    before: page('shadow'),
    after: page('shadow', {
      html: '<div id="acme-shadow"><acme-settings></acme-settings></div>',
      script: `customElements.define( 'acme-settings', class extends HTMLElement { connectedCallback() { this.attachShadow( { mode: 'open' } ).innerHTML = '<p>${WORDS}</p>'; } } );`,
    }),
  },
  {
    id: 'on-scroll',
    name: 'the app of a shortcode is drawn when somebody scrolls to it',
    ...(() => {
      const make = (script: string) =>
        shortcode(
          'on-scroll',
          '<div style="height:3000px">Notes of this week</div><div id="acme-on-scroll" style="min-height:100px"></div>',
          "acme_script( 'on-scroll', 'build/on-scroll.js' );",
          { 'build/on-scroll.js': script },
        );
      const draw = `document.getElementById( 'acme-on-scroll' ).textContent = '${WORDS}';`;
      return {
        before: make(draw),
        after: make(
          `new IntersectionObserver( function ( seen ) { if ( seen[ 0 ].isIntersecting ) { ${draw} } } ).observe( document.getElementById( 'acme-on-scroll' ) );`,
        ),
      };
    })(),
  },
  {
    id: 'banner-once',
    name: 'a banner is shown to each visitor once',
    ...(() => {
      const make = (script: string) =>
        shortcode(
          'banner-once',
          '<div id="acme-banner-once" hidden>Three new notes today</div>',
          "acme_script( 'banner-once', 'build/banner-once.js' );",
          { 'build/banner-once.js': script },
        );
      const show = "document.getElementById( 'acme-banner-once' ).hidden = false;";
      return {
        before: make(show),
        after: make(`if ( ! localStorage.acmeBanner ) { localStorage.acmeBanner = 1; ${show} }`),
      };
    })(),
  },
  {
    id: 'whats-new',
    name: 'a window over the page says what is new, until somebody closes it',
    before: page('whats-new'),
    after: page('whats-new', {
      script: app(
        'whats-new',
        `var open = element.useState( true ); return e( 'div', null, e( 'p', null, '${WORDS}' ), open[ 0 ] && e( wp.components.Modal, { title: 'What is new', isFullScreen: true, onRequestClose: function () { open[ 1 ]( false ); } }, 'Notes have colours now.' ) );`,
      ),
    }),
  },
  {
    id: 'import-map',
    name: 'a classic script becomes a module with an import map',
    before: shortcode(
      'import-map',
      '<div id="acme-import-map"></div>',
      "acme_script( 'import-map', 'build/import-map.js' );",
      {
        'build/import-map.js': `document.getElementById( 'acme-import-map' ).textContent = '${WORDS}';\n`,
      },
    ),
    after: shortcode(
      'import-map',
      '<div id="acme-import-map"></div>',
      `wp_register_script_module( 'acme-map-parts', plugins_url( 'build/import-map.part.js', __FILE__ ) ); ${module('import-map', "array( 'acme-map-parts' )")}`,
      {
        'build/import-map.js': `import { words } from 'acme-map-parts';\ndocument.getElementById( 'acme-import-map' ).textContent = words;\n`,
        'build/import-map.part.js': `export const words = '${WORDS}';\n`,
      },
    ),
  },
];

/** All of them. */
export const HELD_OUT: readonly ScriptCase[] = [...BREAKING, ...HARMLESS];
