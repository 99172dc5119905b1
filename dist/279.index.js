export const id = 279;
export const ids = [279];
export const modules = {

/***/ 6279:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UnreadablePackage: () => (/* binding */ UnreadablePackage),
  readPlugin: () => (/* binding */ readPlugin)
});

// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __webpack_require__(663);
;// CONCATENATED MODULE: ./src/plugin/header.ts
/** How many bytes of a file WordPress looks at for headers. Source: WordPress core get_file_data(). */
const HEADER_BYTES = 8192;
// Source: the $default_headers of WordPress core get_plugin_data().
const LABELS = {
    name: 'Plugin Name',
    pluginUri: 'Plugin URI',
    version: 'Version',
    description: 'Description',
    author: 'Author',
    authorUri: 'Author URI',
    textDomain: 'Text Domain',
    domainPath: 'Domain Path',
    network: 'Network',
    requiresWordPress: 'Requires at least',
    requiresPhp: 'Requires PHP',
    updateUri: 'Update URI',
    requiresPlugins: 'Requires Plugins',
    siteWideOnly: 'Site Wide Only',
};
// Text is latin1 here, one character per byte, so `.` and `^` see exactly the line ends that PCRE sees.
// The prefix is anchored at a line start, which keeps a failed match linear in the length of the line.
const PATTERNS = Object.entries(LABELS).map(([field, label]) => [field, new RegExp(`^(?:[ \\t]*<\\?(?:php)?)?[ \\t/*#@]*${label}:(.*)$`, 'im')]);
// PHP's \s and trim() differ from each other, and both from JavaScript's: no-break space stays in either.
const PCRE_SPACES = ' \t\n\v\f\r';
const TRIM_SPACES = ' \t\n\r\0\v';
/**
 * Reads plugin headers from the first {@link HEADER_BYTES} bytes of a PHP file, byte for byte as WordPress 7.1
 * does. Bytes that are not UTF-8 become U+FFFD. Never throws. Source: WordPress core get_file_data() and
 * _cleanup_header_comment().
 */
function parsePluginHeader(bytes) {
    const text = Buffer.from(bytes.subarray(0, HEADER_BYTES)).toString('latin1').replaceAll('\r', '\n');
    const fields = PATTERNS.map(([field, pattern]) => [field, cleanUp(pattern.exec(text)?.[1] ?? '')]);
    return Object.fromEntries(fields);
}
/** Whether WordPress lists a file with this header as a plugin. Source: the empty() test of get_plugins(). */
function isPluginHeader(header) {
    return header.name !== '' && header.name !== '0';
}
function cleanUp(captured) {
    // PHP finds a captured '0' falsy and treats the header as absent, but only before white space is removed.
    if (captured === '0')
        return '';
    const end = captured.search(/\*\/|\?>/);
    const open = end < 0 ? captured : trimEnd(captured.slice(0, end), PCRE_SPACES);
    const value = trimStart(trimEnd(open, TRIM_SPACES), TRIM_SPACES);
    return Buffer.from(value, 'latin1').toString('utf8');
}
function trimEnd(text, characters) {
    let end = text.length;
    while (end > 0 && characters.includes(text.charAt(end - 1)))
        end -= 1;
    return text.slice(0, end);
}
function trimStart(text, characters) {
    let start = 0;
    while (start < text.length && characters.includes(text.charAt(start)))
        start += 1;
    return text.slice(start);
}

// EXTERNAL MODULE: ./src/errors.ts
var errors = __webpack_require__(3916);
;// CONCATENATED MODULE: ./src/plugin/read-plugin.ts



const MAX_ENTRIES = 20_000;
/** WordPress looks through all of them; more than this in one folder is no plugin, and takes long to read. */
const MAX_MAIN_FILES = 500;
/** A package from which no plugin can be read; the message is one sentence for the plugin's author. */
class UnreadablePackage extends Error {
    constructor(message, cause) {
        super(message, { cause });
        this.name = 'UnreadablePackage';
    }
}
/**
 * Reads a plugin's package. The main file is the first `*.php` by bytes, directly in the top folder, that has a
 * Plugin Name. Source: WordPress core Plugin_Upgrader::check_package().
 *
 * @throws UnreadablePackage when this is not a ZIP with one folder that holds a plugin with a version
 */
async function readPlugin(zip) {
    const { archive, entries } = await openArchive(zip);
    const slug = findFolder([...entries.keys()]);
    const header = await findHeader(archive, entries, slug);
    if (!header) {
        throw new UnreadablePackage(`No PHP file directly in the folder "${slug}" has a "Plugin Name" header.`);
    }
    if (header.version === '')
        throw new UnreadablePackage(`The plugin "${header.name}" has no "Version" header.`);
    return {
        slug,
        header,
        readFile: async (wanted, maxBytes) => {
            const found = childrenOf(slug, entries).find(([name]) => name.toLowerCase() === wanted.toLowerCase());
            return found && readStart(archive, found[1], maxBytes);
        },
    };
}
async function openArchive(zip) {
    const archive = await explain((0,yauzl/* fromBufferPromise */.SY)(zip, { lazyEntries: true, strictFileNames: true }), 'The file is not a ZIP file, or only a part of one');
    if (archive.entryCount > MAX_ENTRIES) {
        throw new UnreadablePackage(`The ZIP file has ${archive.entryCount} entries, more than the ${MAX_ENTRIES} allowed.`);
    }
    return {
        archive,
        entries: await explain(collectEntries(archive), 'The list of files in the ZIP file cannot be read'),
    };
}
async function collectEntries(archive) {
    const entries = new Map();
    for await (const entry of archive.eachEntry()) {
        if (!entry.fileName.startsWith('__MACOSX/'))
            entries.set(entry.fileName, entry);
    }
    return entries;
}
function findFolder(names) {
    if (names.every((name) => name.endsWith('/')))
        throw new UnreadablePackage('The ZIP file holds no files.');
    const looseFile = names.find((name) => !name.includes('/'));
    if (looseFile !== undefined) {
        throw new UnreadablePackage(`The file "${looseFile}" must be inside the plugin's folder, not at the top of the ZIP file.`);
    }
    const [folder = '', other] = new Set(names.map((name) => name.slice(0, name.indexOf('/'))));
    if (other !== undefined) {
        throw new UnreadablePackage(`The ZIP file must hold one folder at its top, but it has "${folder}" and "${other}".`);
    }
    return folder;
}
async function findHeader(archive, entries, folder) {
    const candidates = childrenOf(folder, entries)
        .filter(([name]) => name.endsWith('.php') && !name.startsWith('.'))
        .sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    if (candidates.length > MAX_MAIN_FILES) {
        throw new UnreadablePackage(`The folder "${folder}" holds more than ${MAX_MAIN_FILES} PHP files.`);
    }
    for (const [, entry] of candidates) {
        const header = parsePluginHeader(await readStart(archive, entry, HEADER_BYTES));
        if (isPluginHeader(header))
            return header;
    }
    return undefined;
}
function childrenOf(folder, entries) {
    return [...entries].flatMap(([path, entry]) => {
        const name = path.slice(folder.length + 1);
        return name === '' || name.includes('/') ? [] : [[name, entry]];
    });
}
/** Inflates no more than is asked for, whatever size the entry declares. */
async function readStart(archive, entry, maxBytes) {
    return explain(collectStart(archive, entry, maxBytes), `"${entry.fileName}" cannot be read from the ZIP file`);
}
async function collectStart(archive, entry, maxBytes) {
    const chunks = [];
    let sizeBytes = 0;
    const stream = await archive.openReadStreamPromise(entry);
    for await (const chunk of stream) {
        chunks.push(chunk);
        sizeBytes += chunk.length;
        if (sizeBytes >= maxBytes)
            break;
    }
    return Buffer.concat(chunks).subarray(0, maxBytes);
}
async function explain(reading, problem) {
    try {
        return await reading;
    }
    catch (error) {
        // Messages of yauzl can have a second sentence of advice for developers.
        const [reason] = (0,errors/* messageOf */.bD)(error).split('. ', 1);
        throw new UnreadablePackage(`${problem} (${reason}).`, error);
    }
}


/***/ })

};
