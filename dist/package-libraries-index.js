export const id = 984;
export const ids = [984];
export const modules = {

/***/ 5984:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findLibraries: () => (/* reexport */ findLibraries),
  writeBill: () => (/* reexport */ writeBill)
});

// EXTERNAL MODULE: ./src/shared/sorted.ts
var shared_sorted = __webpack_require__(5388);
// EXTERNAL MODULE: ./src/package/read/layout.ts
var layout = __webpack_require__(499);
// EXTERNAL MODULE: ./src/package/zip/entry.ts
var zip_entry = __webpack_require__(4284);
// EXTERNAL MODULE: ./src/shared/record.ts
var record = __webpack_require__(3060);
;// CONCATENATED MODULE: ./src/package/libraries/composer-lists.ts


const MAX_PACKAGES = 2000;
const NAME = /^[a-z0-9](?:[a-z0-9_.-]{0,100})\/[a-z0-9](?:[a-z0-9_.-]{0,100})$/;
const VERSION = /^[\w.+~/@#-]{1,100}$/;
const LICENSE = /^[\w.+ ()-]{1,100}$/;
function readInstalledJson(text, path) {
    const listed = parseJson(text);
    const packages = Array.isArray(listed) ? listed : (0,record/* toRecord */.L)(listed)['packages'];
    if (!Array.isArray(packages))
        return [];
    return packages.slice(0, MAX_PACKAGES).flatMap((item) => {
        const { name, version, license, ...others } = (0,record/* toRecord */.L)(item);
        const place = others['install-path'];
        const folder = place === undefined ? `../${String(name)}` : place;
        return describePackage({ name, version, license, folder }, path);
    });
}
function readInstalledPhp(text, path) {
    const start = text.search(/'versions' => array\(/);
    if (start < 0)
        return [];
    const packages = [];
    for (const [, name, key, value = ''] of text.slice(start).matchAll(ENTRY)) {
        const last = packages.at(-1);
        if (name !== undefined)
            packages.push({ name });
        else if (key === 'pretty_version' && last !== undefined)
            last.version ??= value;
        else if (last !== undefined)
            last.folder ??= value.replace(/^\//, '');
    }
    return packages.slice(0, MAX_PACKAGES).flatMap((one) => describePackage(one, path));
}
const ENTRY = /'([\w.-]+\/[\w.-]+)' => array\(|'(pretty_version|install_path)' => (?:__DIR__ \. )?'([^'\\]*)'/g;
function describePackage({ name, version, license, folder }, path) {
    const lower = typeof name === 'string' ? name.toLowerCase() : '';
    if (!NAME.test(lower))
        return [];
    const licenses = (Array.isArray(license) ? license : [license]).slice(0, MAX_LICENSES);
    return [
        {
            name: lower,
            version: typeof version === 'string' && VERSION.test(version) ? version : '',
            licenses: licenses.filter((one) => typeof one === 'string' && LICENSE.test(one)),
            folder: typeof folder === 'string' ? resolve((0,layout/* parentOf */.gN)(path), folder) : undefined,
        },
    ];
}
const MAX_LICENSES = 10;
function resolve(from, path) {
    if (path.startsWith('/') || path.length > MAX_PATH)
        return undefined;
    const parts = from === '' ? [] : from.split('/');
    for (const part of path.split('/')) {
        if (part === '..' && parts.pop() === undefined)
            return undefined;
        if (part !== '..' && part !== '.' && part !== '')
            parts.push(part);
    }
    return parts.join('/');
}
const MAX_PATH = 1024;
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./src/package/libraries/library.ts

function joinLibraries(all) {
    const groups = Map.groupBy(all, ({ kind, name, version }) => JSON.stringify([kind, name, version]));
    const joined = [...groups].flatMap(([key, [first, ...others]]) => {
        if (first === undefined)
            return [];
        const licenses = uniq([first, ...others].flatMap((one) => one.licenses));
        return {
            key,
            library: { ...first, licenses, paths: uniq([first, ...others].flatMap(({ paths }) => paths)) },
        };
    });
    return (0,shared_sorted/* sortByBytes */.n2)(joined, ({ key }) => key).map(({ library }) => library);
}
function uniq(texts) {
    return (0,shared_sorted/* sortByBytes */.n2)([...new Set(texts)], (text) => text);
}

;// CONCATENATED MODULE: ./src/package/libraries/licenses.ts
const IDS = [
    '0BSD',
    'AGPL-3.0-only',
    'AGPL-3.0-or-later',
    'Apache-2.0',
    'Artistic-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BSL-1.0',
    'CC-BY-4.0',
    'CC0-1.0',
    'GPL-2.0',
    'GPL-2.0+',
    'GPL-2.0-only',
    'GPL-2.0-or-later',
    'GPL-3.0',
    'GPL-3.0+',
    'GPL-3.0-only',
    'GPL-3.0-or-later',
    'ISC',
    'LGPL-2.1',
    'LGPL-2.1+',
    'LGPL-2.1-only',
    'LGPL-2.1-or-later',
    'LGPL-3.0',
    'LGPL-3.0+',
    'LGPL-3.0-only',
    'LGPL-3.0-or-later',
    'MIT',
    'MPL-2.0',
    'OFL-1.1',
    'OSL-3.0',
    'PHP-3.01',
    'Unlicense',
    'WTFPL',
    'Zlib',
];
const BY_NAME = new Map(IDS.map((id) => [id.toLowerCase(), id]));
function findLicenseId(name) {
    return BY_NAME.get(name.toLowerCase());
}
const WORD = /[A-Za-z0-9][\w.+-]*/g;
function listLicenseIds(text) {
    const words = [...text.matchAll(WORD)].map(([word]) => findLicenseId(word.replace(/\.$/, '')));
    return [...new Set(words.filter((id) => id !== undefined))];
}

;// CONCATENATED MODULE: ./src/package/libraries/script-comments.ts

const IS_KEPT = /^!|@license|@preserve/;
const MAX_COMMENT = 1500;
const MAX_NAMED = 500;
function readScriptComments(text) {
    const named = [];
    for (const comment of findComments(text)) {
        const script = readComment(listLines(comment));
        if (script !== undefined)
            named.push(script);
        if (named.length === MAX_NAMED)
            break;
    }
    return named;
}
function* findComments(text) {
    for (let start = text.indexOf('/*'); start >= 0;) {
        const end = text.indexOf('*/', start + 2);
        if (end < 0)
            break;
        const block = text.slice(start, end);
        const comment = block.slice(Math.max(0, block.lastIndexOf('/*!')) + 2).slice(0, MAX_COMMENT);
        if (IS_KEPT.test(comment))
            yield comment;
        start = text.indexOf('/*', end + 2);
    }
    if (text.includes('//!'))
        for (const [lines] of text.matchAll(LINES))
            yield lines;
}
const LINES = /(?:^[ \t]*\/\/!.*\n?){1,12}/gm;
function listLines(comment) {
    return comment
        .split('\n')
        .map((line) => line
        .slice(0, MAX_LINE)
        .replace(/^[\s*!/]+/, '')
        .replace(TAG, '')
        .trim())
        .filter((line) => line !== '');
}
const MAX_LINE = 300;
const TAG = /^@(?:license|preserve|name|overview)\s*:?\s+/i;
const script_comments_VERSION = String.raw `(\d{1,6}(?:\.\d{1,8}){1,3}(?:-[a-z]+(?:[.-]?\d{1,8})*)?)(?![\w.]*\w)`;
const script_comments_NAME = String.raw `(@?[a-z][\w@./+-]*(?:[ ][a-z][\w@./+-]*){0,4}?)`;
const TITLE = new RegExp(String.raw `^${script_comments_NAME}(?:,| -)? (?:- )?(?:version:? |v\.? ?)?${script_comments_VERSION}`, 'i');
const NAME_AND_LICENSE = /^(@?[a-z][\w@./-]*)\. [\w.+-]+ License\./i;
const BARE_NAME = new RegExp(`^${script_comments_NAME}$`, 'i');
const VERSION_LINE = new RegExp(String.raw `^@?version[\s:=]*v?${script_comments_VERSION}`, 'i');
const NO_NAME = /^(?:copyright|licen[sc]ed?|version|v|date|build|built|updated?|since|released?|generated|requires?|author|wordpress|php|for|the|this|see|based|compatible|includes?|by|file|https?:.*)\b/i;
function readComment([title = '', ...others]) {
    const [, name, version] = TITLE.exec(title) ?? readLongTitle(title, others) ?? NAME_AND_LICENSE.exec(title) ?? [];
    if (name === undefined || NO_NAME.test(name) || name.length > MAX_NAME)
        return undefined;
    const licenses = listLicenseIds([title, ...others].join('\n'));
    const [, file] = REACT_FILE.exec(others[0] ?? '') ?? [];
    return { name: file ?? name.replace(/(?: PACKAGED|[ ,.-]+)$/, ''), version: version ?? '', licenses };
}
const MAX_NAME = 80;
const REACT_FILE = /^([\w-]+)\.(?:production|development)(?:\.min)?\.js$/;
function readLongTitle(title, others) {
    const [, name] = BARE_NAME.exec(title) ?? [];
    if (name === undefined)
        return undefined;
    const [, version] = others.map((line) => VERSION_LINE.exec(line)).find((found) => found !== null) ?? [];
    return version === undefined ? undefined : [title, name, version];
}

;// CONCATENATED MODULE: ./src/package/libraries/find-libraries.ts






const MAX_LISTS = 40;
const MAX_LIST_BYTES = 4 * 1024 * 1024;
const MAX_SCRIPT_BYTES = 4 * 1024 * 1024;
const MAX_SCRIPTS_BYTES = 24 * 1024 * 1024;
async function findLibraries({ layout, header }, reader) {
    const files = new Map(layout.entries.filter(isReadable).map((entry) => [entry.path, entry]));
    const sorted = (0,shared_sorted/* sortByBytes */.n2)([...files.values()], ({ path }) => path);
    const composer = await readLists(sorted, reader);
    const scripts = await readScripts(sorted, reader);
    const { placed, withoutFiles } = placePackages(composer.packages, layout.entries);
    const own = createOwnNameTest(layout.folder, header);
    return {
        found: joinLibraries([...placed, ...scripts.found.filter((library) => !own(library))]),
        withoutFiles,
        unread: [
            ...(composer.isWhole ? [] : ['composer']),
            ...(scripts.isWhole ? [] : ['script']),
        ],
    };
}
function isReadable(entry) {
    return !entry.isFolder && !entry.isLink && (0,zip_entry/* isSupported */.TT)(entry);
}
async function readLists(entries, reader) {
    const lists = entries.filter(({ path }) => /(^|\/)composer\/installed\.(json|php)$/.test(path));
    const packages = [];
    const done = new Set();
    let isWhole = lists.length <= MAX_LISTS;
    for (const entry of lists.slice(0, MAX_LISTS)) {
        const folder = (0,layout/* parentOf */.gN)(entry.path);
        if (done.has(folder))
            continue;
        const { bytes, ...content } = await (0,zip_entry/* readEntry */.hB)(entry, reader, { maxBytes: MAX_LIST_BYTES });
        const read = entry.path.endsWith('.json') ? readInstalledJson : readInstalledPhp;
        const found = content.isWhole ? read(bytes.toString(), entry.path) : [];
        isWhole &&= content.isWhole;
        if (found.length > 0)
            done.add(folder);
        packages.push(...found.map((one) => ({ ...one, vendor: (0,layout/* parentOf */.gN)(folder) })));
    }
    return { packages, isWhole };
}
function placePackages(packages, entries) {
    const paths = entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path);
    const isThere = (0,shared_sorted/* createPlaceTest */.e6)(paths);
    const isPlaced = ({ folder }) => folder !== undefined && isThere(folder);
    const others = packages.filter(({ folder, vendor }) => folder === undefined || !`${vendor}/`.startsWith((0,layout/* prefixOf */.MT)(folder)));
    const moved = findMoved(new Set(others.filter((one) => !isPlaced(one)).map(({ name }) => name)), paths);
    const taken = new Set(others.filter(isPlaced).map(({ folder }) => folder));
    const placed = [];
    const without = [];
    for (const one of others) {
        const { name, version, licenses, folder } = one;
        const places = isPlaced(one)
            ? [folder ?? '']
            : (moved.get(name) ?? []).filter((place) => !taken.has(place));
        if (places.length > 0)
            placed.push({ kind: 'composer', name, version, licenses, paths: places });
        else if (version !== '')
            without.push(`${name} ${version}`);
    }
    const names = new Set(placed.map(({ name, version }) => `${name} ${version}`));
    const withoutFiles = (0,shared_sorted/* sortByBytes */.n2)([...new Set(without)], (name) => name).filter((name) => !names.has(name));
    return { placed, withoutFiles };
}
function findMoved(names, paths) {
    const found = new Map();
    if (names.size === 0)
        return new Map();
    for (const path of paths) {
        const parts = path.split('/');
        for (let at = 2; at < parts.length; at += 1) {
            const name = `${parts[at - 2] ?? ''}/${parts[at - 1] ?? ''}`.toLowerCase();
            if (names.has(name))
                found.set(name, (found.get(name) ?? new Set()).add(parts.slice(0, at).join('/')));
        }
    }
    return new Map([...found].map(([name, places]) => [name, [...places]]));
}
async function readScripts(entries, reader) {
    const found = [];
    let left = MAX_SCRIPTS_BYTES;
    let isWhole = true;
    for (const entry of entries.filter(({ path }) => /\.([cm]?js|LICENSE\.txt)$/i.test(path))) {
        const maxBytes = Math.min(left, MAX_SCRIPT_BYTES);
        if (maxBytes === 0)
            return { found, isWhole: false };
        const { bytes, ...content } = await (0,zip_entry/* readEntry */.hB)(entry, reader, { maxBytes });
        left -= bytes.length;
        isWhole &&= content.isWhole;
        for (const named of readScriptComments(bytes.toString('latin1')))
            found.push({ kind: 'script', ...named, paths: [entry.path] });
    }
    return { found, isWhole };
}
function createOwnNameTest(folder, header) {
    const reduce = (text) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
    const own = [folder, header.name].map(reduce).filter((text) => text !== '');
    return ({ name, version }) => {
        const text = reduce(name);
        const isAlike = own.some((one) => one.includes(text) || text.includes(one));
        return own.includes(text) || (version === header.version && isAlike);
    };
}

;// CONCATENATED MODULE: ./src/package/libraries/write-bill.ts

const TOOL = 'publish-wordpress-plugin';
function writeBill(subject, libraries, sanitise) {
    const { slug, name, version, sha256 } = subject;
    const purl = writePurl('generic', [slug || name], version);
    const components = libraries.found.map(describeLibrary).filter((component) => component.purl !== purl);
    const bill = {
        $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
        bomFormat: 'CycloneDX',
        specVersion: '1.6',
        serialNumber: `urn:uuid:${toUuid(sha256)}`,
        version: 1,
        metadata: {
            lifecycles: [{ phase: 'post-build' }],
            tools: { components: [{ type: 'application', name: TOOL }] },
            component: {
                type: 'application',
                'bom-ref': purl,
                name: slug || name,
                ...(version !== '' && { version }),
                description: name,
                hashes: [{ alg: 'SHA-256', content: sha256 }],
                purl,
            },
            properties: listRemarks(libraries),
        },
        components,
        dependencies: [{ ref: purl, dependsOn: components.map((component) => component['bom-ref']) }],
        compositions: [{ aggregate: 'incomplete', assemblies: [purl] }],
    };
    const show = (_key, value) => (typeof value === 'string' ? sanitise(value) : value);
    return `${JSON.stringify(bill, show, 2)}\n`;
}
function listRemarks({ withoutFiles, unread }) {
    const remark = (name, value) => ({ name: `${TOOL}:${name}`, value });
    return [
        remark('incomplete', 'Scripts are listed only where a comment states their name; their versions are what these comments state.'),
        ...(unread.length === 0
            ? []
            : [remark('not-read', 'Some lists or scripts were too large to be read, or damaged.')]),
        ...withoutFiles.map((name) => remark('listed-without-files', name)),
    ];
}
function describeLibrary({ kind, name, version, licenses, paths }) {
    const isComposer = kind === 'composer';
    const [group = '', own = name] = isComposer ? name.split('/') : [];
    const purl = isComposer
        ? writePurl('composer', [group, own], version)
        : writePurl('generic', [name], version);
    return {
        type: 'library',
        'bom-ref': purl,
        ...(isComposer && { group }),
        name: own,
        ...(version !== '' && { version }),
        ...(licenses.length > 0 && { licenses: licenses.map(describeLicense) }),
        purl,
        evidence: { occurrences: paths.map((location) => ({ location })) },
    };
}
function describeLicense(license) {
    const id = findLicenseId(license);
    return { license: id === undefined ? { name: license } : { id } };
}
function writePurl(type, names, version) {
    const path = names.map(encode).join('/');
    return `pkg:${type}/${path}${version === '' ? '' : `@${encode(version)}`}`;
}
function encode(text) {
    return encodeURIComponent(text.toWellFormed());
}
function toUuid(sha256) {
    const variant = ((Number.parseInt(sha256.charAt(16), 16) & 3) | 8).toString(16);
    const parts = [
        sha256.slice(0, 8),
        sha256.slice(8, 12),
        `8${sha256.slice(13, 16)}`,
        variant + sha256.slice(17, 20),
    ];
    return [...parts, sha256.slice(20, 32)].join('-');
}

;// CONCATENATED MODULE: ./src/package/libraries/index.ts




/***/ })

};
