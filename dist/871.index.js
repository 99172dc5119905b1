export const id = 871;
export const ids = [871];
export const modules = {

/***/ 7129:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ DEACTIVATED),
/* harmony export */   o: () => (/* binding */ DESTROYED)
/* harmony export */ });
const DEACTIVATED = 'WordPress knows a plugin by its folder and main file: the update deactivates it on every site.';
const DESTROYED = 'A manual upload is refused; an automatic update reports success and removes the plugin from the site.';


/***/ }),

/***/ 2124:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ MAIN_CODE_CHECKS),
/* harmony export */   c: () => (/* binding */ findStaleConstants)
/* harmony export */ });
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6717);

const MAIN_CODE_CHECKS = [
    {
        id: 'required-file-missing',
        severity: 'error',
        acceptance: 'path',
        *find({ main, code, layout }) {
            if (main === undefined || code === undefined)
                return;
            for (const load of findMissing(code.loads, layout)) {
                const { path, keyword, line } = load;
                const certain = load.isUnconditional && keyword.startsWith('require') && !load.isBehindGuard;
                const twin = findTwin(path, layout);
                yield {
                    ...(certain ? {} : { severity: 'warning' }),
                    message: `Line ${line} of ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(main.path)} loads ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(path)} with \`${keyword}\`, ${twin === undefined ? 'which is not in the package' : `but the package has ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(twin)}: case matters`}.`,
                    effect: describeEffect(load),
                    fix: describeFix(load, twin),
                    file: path,
                };
            }
        },
    },
    {
        id: 'stale-version',
        severity: 'warning',
        acceptance: 'yes',
        *find({ main, code }, { served }) {
            if (main === undefined || code === undefined)
                return;
            const { version } = main.header;
            const stale = new Set(findStaleConstants(code.constants, { version, live: served?.version }));
            for (const constant of code.constants) {
                const { name, value, line } = constant;
                const isOld = stale.has(constant);
                if (!isOld && !(PLACEHOLDER.test(value) && /version/i.test(name)))
                    continue;
                yield {
                    message: `The constant ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(name)} in line ${line} of ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(main.path)} is ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(value)}, ${isOld ? 'the version that is live' : 'a placeholder'}; the plugin's version is ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(version)}.`,
                    effect: 'Code that uses it, such as migrations and the URLs of scripts and styles, takes the update for another version.',
                    fix: `Write ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteName */ .AB)(version)} there too, or check the tool that should.`,
                    file: main.path,
                    line,
                };
            }
        },
    },
];
function findStaleConstants(constants, { version, live }) {
    return constants.filter(({ name, value }) => value === live && value !== version && isOwnVersion(name));
}
const MAX_FINDINGS = 20;
function findMissing(loads, layout) {
    const files = new Set(layout.entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path));
    const links = layout.entries.filter(({ isLink }) => isLink).map(({ path }) => `${path}/`);
    const missing = loads.filter(({ path, isGuarded }) => !isGuarded && !files.has(path) && !links.some((link) => path.startsWith(link)));
    const byPath = new Map();
    for (const load of missing) {
        const known = byPath.get(load.path);
        if (known === undefined || (load.isUnconditional && !known.isUnconditional))
            byPath.set(load.path, load);
    }
    return [...byPath.values()].slice(0, MAX_FINDINGS);
}
function findTwin(path, { entries }) {
    const lowered = path.toLowerCase();
    return entries.find((entry) => entry.path.toLowerCase() === lowered)?.path;
}
function describeEffect({ keyword, isUnconditional, isBehindGuard }) {
    if (isBehindGuard)
        return 'Before that line, the plugin looks for a file and gives up without it: it would be active and do nothing.';
    const when = isUnconditional ? 'on every request' : 'when it gets there';
    return keyword.startsWith('require')
        ? `PHP stops with a fatal error ${when}: sites show a critical error.`
        : `PHP warns ${when}, and goes on without the file.`;
}
function describeFix({ path }, twin) {
    if (twin !== undefined)
        return 'Write the name the same way in both places.';
    return /(^|\/)vendor[^/]*\//.test(path)
        ? 'Run `composer install --no-dev`, and whatever else builds the plugin, before it is zipped.'
        : 'Add the file, or remove the line: check `.distignore` and the steps that build the plugin.';
}
function isOwnVersion(name) {
    return /(^|_)VERSION$/i.test(name) && !OTHER.test(name);
}
const OTHER = /(^|_)(MIN|MINIMUM|MAX|MAXIMUM|REQUIRED?|REQUIRES|NEEDED|TESTED|PHP|WP|WORDPRESS|WC|WOOCOMMERCE|DB|DATABASE|SCHEMA|DATA|API|LAST|PREVIOUS|OLD|BASE|SINCE|FREE|PRO|LIBRARY|SDK)_/i;
const PLACEHOLDER = /^\s*(@@[\w.-]+@@?|\{\{\s*[\w.-]+\s*\}\}|%%?[\w.-]+%%?|__\w+__|\$\{\w+\})\s*$/;


/***/ }),

/***/ 9871:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createLibraryTest: () => (/* reexport */ createLibraryTest),
  createOnlooker: () => (/* reexport */ createOnlooker),
  examine: () => (/* reexport */ examine/* examine */.s),
  inspect: () => (/* binding */ inspect),
  nameIn: () => (/* reexport */ plugin_layout/* nameIn */.ZC),
  readSnapshot: () => (/* reexport */ readSnapshot)
});

// EXTERNAL MODULE: ./src/shared/file-type.ts
var file_type = __webpack_require__(6376);
// EXTERNAL MODULE: ./src/shared/bytes.ts
var bytes = __webpack_require__(2250);
// EXTERNAL MODULE: ./src/plugin/plan.ts
var plan = __webpack_require__(1076);
// EXTERNAL MODULE: ./src/plugin/wordpress/readme.ts
var readme = __webpack_require__(4665);
// EXTERNAL MODULE: ./src/plugin/zip/entry.ts
var zip_entry = __webpack_require__(2495);
// EXTERNAL MODULE: ./src/plugin/changelog/changelog.ts + 4 modules
var changelog_changelog = __webpack_require__(7709);
;// CONCATENATED MODULE: ./src/plugin/changelog/package-changelog.ts





async function findChangelogBeside(view, readFiles) {
    if (view.main === undefined)
        return '';
    const release = nameRelease(view);
    const sections = (await readFiles(changelog_changelog/* CHANGELOG_NAMES */.YK)).map((bytes) => (0,changelog_changelog/* findChangelog */.WI)((0,readme/* decodeText */.g7)(bytes), 'file', release));
    return sections.find((section) => section !== '') ?? '';
}
function nameRelease({ main, readme }) {
    const { name = '', version = '' } = main?.header ?? {};
    return { version, names: [name, readme?.readme.name ?? ''] };
}
async function readPackageChangelog(view, reader) {
    const { main, readme, layout, sizeBytes, directoryBytes } = view;
    if (main === undefined)
        return '';
    const release = nameRelease(view);
    const inReadme = readme ? (0,changelog_changelog/* findChangelog */.WI)(endText(readme.readme.text, readme), 'readme', release) : '';
    if (inReadme !== '')
        return inReadme;
    const readings = (0,plan/* planChangelogs */.$R)(layout);
    const reads = [-1, -2].flatMap((at) => readings.flatMap((reading) => reading.reads.at(at) ?? []));
    const spans = reads.map((read) => (0,zip_entry/* spanOfEntry */.sr)(read, sizeBytes));
    await reader.prepare(spans, directoryBytes);
    for (const reading of readings) {
        const section = (0,changelog_changelog/* findChangelog */.WI)(await readText(reading, reader), 'file', release);
        if (section !== '')
            return section;
    }
    return '';
}
async function readText({ reads }, reader) {
    for (const read of reads) {
        try {
            const content = await (0,zip_entry/* readEntry */.hB)(read, reader);
            return content.damage === undefined ? endText((0,readme/* decodeText */.g7)(content.bytes), content) : '';
        }
        catch (error) {
            if (!(error instanceof bytes/* NotFetched */.Nz))
                throw error;
        }
    }
    return '';
}
function endText(text, { isWhole }) {
    return isWhole ? text : `${text.slice(0, text.lastIndexOf('\n') + 1)}…`;
}

// EXTERNAL MODULE: ./src/shared/format.ts
var format = __webpack_require__(6338);
// EXTERNAL MODULE: ./src/shared/quote.ts
var quote = __webpack_require__(6717);
// EXTERNAL MODULE: ./src/plugin/finding.ts
var finding = __webpack_require__(870);
// EXTERNAL MODULE: ./src/plugin/limits.ts
var limits = __webpack_require__(4107);
;// CONCATENATED MODULE: ./src/plugin/checks/archive.ts





const MAX_SHOWN_METHODS = 3;
const HALFWAY = 'WordPress stops while unpacking it, and no site gets the update.';
const EXHAUSTED = 'Sites would run out of disk space, memory or time during the update.';
const BLOCKED = 'Hosts and security scanners block such a ZIP as an attack.';
const LEAVE_OUT = 'Leave out what the plugin does not need at run time, or load it from elsewhere.';
const AES = 99;
const METHODS = {
    9: 'Deflate64',
    12: 'bzip2',
    14: 'LZMA',
    93: 'Zstandard',
    95: 'XZ',
    98: 'PPMd',
};
const ARCHIVE_CHECKS = [
    {
        id: 'zip-method',
        severity: 'error',
        acceptance: 'no',
        *find({ layout }) {
            const files = layout.entries.filter((entry) => !entry.isFolder && !(0,zip_entry/* isSupported */.TT)(entry));
            const encrypted = files.filter(isEncrypted).map(({ path }) => path);
            const odd = files.filter((entry) => !isEncrypted(entry));
            if (encrypted.length > 0) {
                yield {
                    message: `${(0,quote/* listNames */.Zv)(encrypted)} ${(0,finding/* agree */.d)(encrypted, 'is', 'are')} encrypted.`,
                    effect: HALFWAY,
                    fix: 'Build the ZIP without a password.',
                    file: encrypted[0],
                };
            }
            if (odd.length > 0) {
                const methods = [...new Set(odd.map(nameMethod))].slice(0, MAX_SHOWN_METHODS).join(', ');
                yield {
                    message: `${(0,quote/* listNames */.Zv)(odd.map(({ path }) => path))} ${(0,finding/* agree */.d)(odd, 'is', 'are')} packed with ${methods}, which not every PHP can unpack.`,
                    effect: HALFWAY,
                    fix: 'Build the ZIP with the standard method, deflate.',
                    file: odd[0]?.path,
                };
            }
        },
    },
    {
        id: 'zip-empty',
        severity: 'error',
        acceptance: 'no',
        *find({ layout }) {
            if (layout.entries.some(({ isFolder }) => !isFolder) || layout.unsafe.length > 0)
                return;
            yield {
                message: 'The ZIP holds no files.',
                effect: 'WordPress refuses it, and no site gets the update.',
                fix: 'Check the step that builds the ZIP: its source folder may be empty or have another name.',
            };
        },
    },
    {
        id: 'zip-limits',
        severity: 'error',
        acceptance: 'yes',
        *find({ excess: { bombs, large, unpackedBytes, isTooMuch, isBomb } }) {
            if (bombs.length > 0) {
                yield {
                    message: `${(0,quote/* listNames */.Zv)(bombs.map(({ name }) => name))} ${(0,finding/* agree */.d)(bombs, 'unpacks', 'unpack')} to more than ${limits/* MAX_RATIO */.zN} times what ${(0,finding/* agree */.d)(bombs, 'it takes', 'they take')} in the ZIP.`,
                    effect: BLOCKED,
                    fix: `Leave ${(0,finding/* agree */.d)(bombs, 'the file', 'the files')} out, or create ${(0,finding/* agree */.d)(bombs, 'it', 'them')} at run time.`,
                    file: bombs[0]?.name,
                };
            }
            if (large.length > 0) {
                const size = (0,format/* formatSize */.X)(Math.max(...large.map((entry) => entry.sizeBytes)));
                yield {
                    message: `${(0,quote/* listNames */.Zv)(large.map(({ name }) => name))} ${(0,finding/* agree */.d)(large, 'takes', 'take up to')} ${size} unpacked; at most ${(0,format/* formatSize */.X)(limits/* MAX_ENTRY_BYTES */.oW)} are accepted.`,
                    effect: EXHAUSTED,
                    fix: LEAVE_OUT,
                    file: large[0]?.name,
                };
            }
            if (bombs.length > 0 || large.length > 0)
                return;
            if (isTooMuch) {
                yield {
                    message: `The package takes ${(0,format/* formatSize */.X)(unpackedBytes)} unpacked; at most ${(0,format/* formatSize */.X)(limits/* MAX_UNPACKED_BYTES */.Tx)} are accepted.`,
                    effect: EXHAUSTED,
                    fix: LEAVE_OUT,
                };
            }
            else if (isBomb) {
                yield {
                    message: `The package unpacks to more than ${limits/* MAX_RATIO */.zN} times its size: entries share their data, or hold little but repetition.`,
                    effect: BLOCKED,
                    fix: 'Build the ZIP with a standard tool, from files that the plugin needs.',
                };
            }
        },
    },
];
function isEncrypted(entry) {
    return entry.isEncrypted || entry.method === AES;
}
function nameMethod({ method }) {
    return METHODS[method] ?? `method ${method}`;
}

;// CONCATENATED MODULE: ./src/plugin/checks/contents.ts


const CONTENTS_CHECKS = [
    {
        id: 'macosx',
        severity: 'notice',
        acceptance: 'yes',
        *find({ zipEntries, layout }) {
            const outside = zipEntries.map(({ name }) => name).filter((name) => name.startsWith('__MACOSX/'));
            const inside = findOwnFiles(layout).filter(isOfMacOs);
            const isFolder = (part) => part === '__MACOSX';
            const names = [...new Set([...outside, ...inside].map((path) => cutBehind(path, isFolder)))];
            if (names.length === 0)
                return;
            yield {
                message: `${(0,quote/* listNames */.Zv)(names)} ${(0,finding/* agree */.d)(names, 'was', 'were')} added by macOS.`,
                effect: 'No plugin needs that, but every site downloads it.',
                fix: "Name it in `.distignore`, or build the ZIP with `zip -X -x '*.DS_Store'`.",
            };
        },
    },
];
function isOfMacOs(path) {
    return /(^|\/)(__MACOSX\/|\.DS_Store$|\._[^/]*$)/.test(path);
}
function findOwnFiles({ entries, folder }) {
    const prefix = folder === '' ? '' : `${folder}/`;
    return entries.filter(({ path, isFolder }) => !isFolder && path.startsWith(prefix)).map(({ path }) => path);
}
function cutBehind(path, isFolder) {
    const parts = path.split('/');
    const index = parts.slice(0, -1).findIndex(isFolder);
    return index < 0 ? path : `${parts.slice(0, index + 1).join('/')}/`;
}

;// CONCATENATED MODULE: ./src/plugin/checks/damage.ts


const REBUILD = 'Build the ZIP again, and compare it with the one that was uploaded.';
const UNNOTICED = 'WordPress does not notice: it installs the file empty or with wrong bytes, and reports success. A broken main file destroys the plugin in an automatic update.';
const REFUSED = 'WordPress refuses the ZIP, and no site gets the update.';
const DAMAGE_CHECKS = [
    {
        id: 'zip-unreadable',
        severity: 'error',
        acceptance: 'no',
        *find(view) {
            const lost = findDamaged(view, 'lost');
            if (lost.length === 0)
                return;
            yield {
                message: `${(0,quote/* listNames */.Zv)(lost)} ${(0,finding/* agree */.d)(lost, 'is', 'are')} not in the ZIP where its list of files says.`,
                effect: REFUSED,
                fix: REBUILD,
                file: lost[0],
            };
        },
    },
    {
        id: 'zip-crc',
        severity: 'error',
        acceptance: 'no',
        *find(view) {
            const [wrong, broken] = [findDamaged(view, 'checksum'), findDamaged(view, 'stream')];
            if (wrong.length > 0) {
                yield {
                    message: `${(0,quote/* listNames */.Zv)(wrong)} ${(0,finding/* agree */.d)(wrong, 'does not match its', 'do not match their')} checksum or size in the ZIP.`,
                    effect: UNNOTICED,
                    fix: REBUILD,
                    file: wrong[0],
                };
            }
            if (broken.length > 0) {
                yield {
                    message: `${(0,quote/* listNames */.Zv)(broken)} cannot be unpacked: the compressed data in the ZIP is damaged.`,
                    effect: UNNOTICED,
                    fix: REBUILD,
                    file: broken[0],
                };
            }
        },
    },
    {
        id: 'zip-structure',
        severity: 'error',
        acceptance: 'no',
        *find(view) {
            const problems = [...findContradictions(view)];
            yield* problems;
            if (problems.length === 0)
                yield* findRefusals(view);
        },
    },
];
function* findContradictions(view) {
    const others = findDamaged(view, 'headers');
    if (others.length > 0) {
        yield {
            message: `What the ZIP lists about ${(0,quote/* listNames */.Zv)(others)} differs from ${(0,finding/* agree */.d)(others, 'the entry itself', 'the entries themselves')}.`,
            effect: 'Unpackers differ in which of the two they use: sites could get other files than were checked here.',
            fix: REBUILD,
            file: others[0],
        };
    }
    const { sharedPaths } = view;
    if (sharedPaths.length > 0) {
        yield {
            message: `The data of ${(0,quote/* listNames */.Zv)(sharedPaths)} ${(0,finding/* agree */.d)(sharedPaths, 'overlaps', 'overlap')} what follows in the ZIP.`,
            effect: 'Hosts and security scanners block such a ZIP as an attack.',
            fix: 'Build the ZIP again with a standard tool.',
            file: sharedPaths[0],
        };
    }
}
const PLAIN_TOOL = 'Build the ZIP with a standard tool, from files to a file, and add nothing to it later.';
function* findRefusals({ zipEntries, end, strictPaths }) {
    const isLarge = end.isZip64 || zipEntries.some(({ isZip64 }) => isZip64);
    const isRefused = strictPaths.length > 0 || !end.isTight;
    const flaw = strictPaths.length > 0
        ? `the headers of ${(0,quote/* listNames */.Zv)(strictPaths)} differ from its list of files`
        : 'there are other bytes around its end record';
    const file = strictPaths[0];
    if (isLarge && isRefused) {
        yield {
            message: `The ZIP uses the ZIP64 extensions, and ${flaw}.`,
            effect: `ZipArchive refuses one, PclZip the other: no site gets the update.`,
            fix: `${PLAIN_TOOL} Leave out the option \`-fz\` of \`zip\`.`,
            file,
        };
    }
    else if (isLarge) {
        yield {
            severity: 'warning',
            message: 'The ZIP uses the ZIP64 extensions, which such a small archive does not need.',
            effect: 'Hosts without the PHP extension zip refuse it: sites there never get the update.',
            fix: 'Build the ZIP from files, not from a pipe, and without options such as `-fz` of `zip`.',
        };
    }
    else if (isRefused) {
        yield {
            severity: 'notice',
            message: `ZipArchive refuses the ZIP, because ${flaw}.`,
            effect: 'WordPress falls back to PclZip, which holds all files in memory: a large plugin may be too much for small hosts.',
            fix: PLAIN_TOOL,
            file,
        };
    }
}
function findDamaged({ damages }, kind) {
    return damages.filter(({ damage }) => damage === kind).map(({ path }) => path);
}

// EXTERNAL MODULE: ./src/shared/sort-by-bytes.ts
var sort_by_bytes = __webpack_require__(5481);
// EXTERNAL MODULE: ./src/plugin/layout.ts
var plugin_layout = __webpack_require__(8225);
// EXTERNAL MODULE: ./src/plugin/left-overs.ts
var left_overs = __webpack_require__(5624);
;// CONCATENATED MODULE: ./src/plugin/library.ts

const LIBRARY_FOLDERS = /(^|\/)(vendor|vendor[-_]prefixed|jetpack_vendor|node_modules|dependencies|third-party|libraries|libs?)\//i;
const OWN_FILE = /\/(licen[cs]e(\.(txt|md))?|composer\.json)$/i;
function createLibraryTest({ entries, folder, }) {
    const prefix = folder === '' ? '' : `${folder}/`;
    const parents = entries.filter(({ path }) => OWN_FILE.test(path)).map(({ path }) => (0,plugin_layout/* parentOf */.gN)(path));
    const libraries = new Set(parents.filter((parent) => parent !== '' && parent !== folder));
    return (path) => {
        if (LIBRARY_FOLDERS.test(path.slice(path.startsWith(prefix) ? prefix.length : 0)))
            return true;
        for (let parent = (0,plugin_layout/* parentOf */.gN)(path); parent !== ''; parent = (0,plugin_layout/* parentOf */.gN)(parent)) {
            if (libraries.has(parent))
                return true;
        }
        return false;
    };
}

// EXTERNAL MODULE: ./src/plugin/secrets/names.ts
var names = __webpack_require__(6105);
;// CONCATENATED MODULE: ./src/plugin/checks/secrets.ts





const SECRETS_CHECKS = [
    {
        id: 'leaked-secrets',
        severity: 'error',
        acceptance: 'path',
        *find(view) {
            const leaks = findLeaks(view);
            const [real, samples] = [leaks.filter(({ isMild }) => !isMild), leaks.filter(({ isMild }) => isMild)];
            for (const leak of real.slice(0, MAX_SINGLE))
                yield { ...tell(leak), effect: EXPOSED, fix: REPLACE };
            for (const leak of samples.slice(0, MAX_SINGLE))
                yield { severity: 'warning', ...tell(leak), effect: SAMPLE, fix: CHECK_SAMPLE };
            const others = real.slice(MAX_SINGLE).map(({ path }) => path);
            if (others.length > 0) {
                yield {
                    message: `${(0,quote/* listNames */.Zv)(others)} ${(0,finding/* agree */.d)(others, 'holds', 'hold')} secrets, too.`,
                    effect: EXPOSED,
                    fix: REPLACE,
                };
            }
        },
    },
];
const MAX_SINGLE = 20;
const EXPOSED = 'Everyone who gets the plugin can read it.';
const REPLACE = 'Leave it out of the ZIP, and replace the secrets in it if the package was ever published.';
const SAMPLE = 'Here it is usually test data, but everyone who gets the plugin can read it, and security scanners report it.';
const CHECK_SAMPLE = 'Leave it out of the ZIP, and replace the secrets in it if they are real.';
function tell({ path, what, line }) {
    const where = line === undefined ? '' : `, in line ${line}`;
    return { message: `${(0,quote/* quoteName */.AB)(path)} ${what}${where}.`, file: path, line };
}
function findLeaks({ layout, secrets }) {
    const isOfLibrary = createLibraryTest(layout);
    const repositories = layout.entries
        .map(({ path, isFolder }) => (isFolder ? `${path}/` : path))
        .filter(isInRepository)
        .map((path) => path.slice(0, path.search(REPOSITORY)) + REPOSITORY_NAME);
    const leaks = new Map();
    for (const path of repositories)
        leaks.set(path, { path, what: 'is a Git repository', isMild: false });
    for (const { path, what, line } of secrets) {
        if (!isInRepository(path))
            leaks.set(path, { path, what, line, isMild: isMild(path, isOfLibrary) });
    }
    for (const { path, isFolder } of layout.entries) {
        const named = isFolder || leaks.has(path) || isInRepository(path) ? undefined : (0,names/* findNamedSecret */.H)(path);
        if (named === undefined || named.proof !== undefined)
            continue;
        leaks.set(path, { path, what: named.what, isMild: isMild(path, isOfLibrary) });
    }
    return (0,sort_by_bytes/* sortByBytes */.n)([...leaks.values()], ({ path }) => path);
}
const REPOSITORY = /(?<=^|\/)\.git\//;
const REPOSITORY_NAME = '.git/';
function isInRepository(path) {
    return REPOSITORY.test(path);
}
function isMild(path, isOfLibrary) {
    return isOfLibrary(path) || /(^|\/)(tests?|__tests__|phpunit)\/(.*\/)?wp-config\.php$/i.test(path);
}

;// CONCATENATED MODULE: ./src/plugin/checks/dev-files.ts








const DEV_FILES_CHECKS = [
    {
        id: 'dev-files',
        severity: 'warning',
        acceptance: 'yes',
        *find(view) {
            const found = findLeftOvers(view);
            const groups = GROUPS.flatMap(([kind, one, many]) => {
                const names = found.get(kind) ?? [];
                return names.length === 0 ? [] : [`${(0,quote/* listNames */.Zv)(names)} ${(0,finding/* agree */.d)(names, one, many)}`];
            });
            if (groups.length > 0) {
                const files = GROUPS.flatMap(([kind]) => found.get(kind) ?? []);
                const isBlocked = found.has('archive') || found.has('program');
                yield {
                    message: `${groups.join('; ')}.`,
                    effect: `Every site downloads them${isBlocked ? '; some hosts and malware scanners block plugins with archives and programs' : ', and some hosts block or remove such files'}.`,
                    fix: 'Leave out what the plugin does not need at run time, for example with `.distignore`.',
                    file: files[0],
                    files,
                };
            }
            const sources = found.get('source') ?? [];
            if (sources.length > 0) {
                yield {
                    severity: 'notice',
                    message: `${(0,quote/* listNames */.Zv)(sources)} ${(0,finding/* agree */.d)(sources, 'is a source', 'are sources')} of scripts or styles.`,
                    effect: 'It helps people who read the code; sites do not need it.',
                    fix: 'Keep it if the source is published nowhere else, or name it in `.distignore`.',
                    file: sources[0],
                    files: sources,
                };
            }
        },
    },
];
const GROUPS = [
    ['development', 'is left over from development', 'are left over from development'],
    ['archive', 'is an archive inside the package', 'are archives inside the package'],
    ['program', 'is a program, not a part of a web page', 'are programs, not parts of a web page'],
];
function findLeftOvers(view) {
    const { layout } = view;
    const prefix = layout.folder === '' ? '' : `${layout.folder}/`;
    const secrets = new Set(findLeaks(view).map(({ path }) => path));
    const isOfLibrary = createLibraryTest(layout);
    const isAlone = createLonelinessTest(layout);
    const found = new Map();
    for (const path of findOwnFiles(layout)) {
        if (secrets.has(path) || isInRepository(path) || isOfMacOs(path))
            continue;
        const leftOver = (0,left_overs/* findLeftOver */.L)(path.slice(prefix.length));
        if (leftOver === undefined)
            continue;
        const shown = prefix + leftOver.path;
        const isKeeper = shown === path && /\/\.[^/]*$/.test(path) && isAlone(path);
        if (isKeeper || isOfLibrary(shown.replace(/\/$/, '')))
            continue;
        found.set(leftOver.kind, (found.get(leftOver.kind) ?? new Set()).add(shown));
    }
    return new Map([...found].map(([kind, names]) => [kind, (0,sort_by_bytes/* sortByBytes */.n)([...names], (name) => name)]));
}
function createLonelinessTest({ entries }) {
    const counts = new Map();
    for (const { path, isFolder } of entries) {
        if (isFolder)
            continue;
        for (let parent = (0,plugin_layout/* parentOf */.gN)(path); parent !== '' && counts.get(parent) !== 2; parent = (0,plugin_layout/* parentOf */.gN)(parent)) {
            counts.set(parent, (counts.get(parent) ?? 0) + 1);
        }
    }
    return (path) => counts.get((0,plugin_layout/* parentOf */.gN)(path)) === 1;
}

// EXTERNAL MODULE: ./src/plugin/wordpress/header.ts
var wordpress_header = __webpack_require__(6762);
;// CONCATENATED MODULE: ./src/plugin/wordpress/natural-order.ts
function compareNaturally(a, b) {
    const [left, right] = [foldCase(a), foldCase(b)];
    if (left === '' || right === '')
        return sign(left.length - right.length);
    for (let [i, j] = [0, 0];; i += 1, j += 1) {
        if (i >= left.length || j >= right.length)
            return compareEnds(left, i, right, j);
        [i, j] = [skipFiller(left, i), skipFiller(right, j)];
        const [digits, others] = [readDigits(left, i), readDigits(right, j)];
        if (digits !== '' && others !== '') {
            const order = compareDigits(digits, others);
            if (order !== 0)
                return order;
            [i, j] = [i + digits.length, j + others.length];
            if (i >= left.length || j >= right.length)
                return compareEnds(left, i, right, j);
        }
        const order = sign(byteAt(left, i) - byteAt(right, j));
        if (order !== 0)
            return order;
    }
}
function foldCase(name) {
    return Buffer.from(name)
        .toString('latin1')
        .replace(/[a-z]/g, (letter) => letter.toUpperCase());
}
function skipFiller(text, start) {
    let at = start;
    while (text.charAt(at) === '0' && isDigit(text.charAt(at + 1)))
        at += 1;
    while (/^[\t-\r ]/.test(text.charAt(at)))
        at += 1;
    return at;
}
function readDigits(text, start) {
    let end = start;
    while (isDigit(text.charAt(end)))
        end += 1;
    return text.slice(start, end);
}
function compareDigits(a, b) {
    const isFraction = a.startsWith('0') || b.startsWith('0');
    if (!isFraction && a.length !== b.length)
        return sign(a.length - b.length);
    return a === b ? 0 : a < b ? -1 : 1;
}
function compareEnds(left, i, right, j) {
    return sign(Number(i < left.length) - Number(j < right.length));
}
function byteAt(text, at) {
    return at < text.length ? text.charCodeAt(at) : 0;
}
function isDigit(character) {
    return /^[0-9]/.test(character);
}
function sign(value) {
    return value < 0 ? -1 : value > 0 ? 1 : 0;
}

// EXTERNAL MODULE: ./src/plugin/checks/check.ts
var check = __webpack_require__(7129);
;// CONCATENATED MODULE: ./src/plugin/checks/header.ts





const LABELS = { name: 'Plugin Name', version: 'Version' };
const NO_VERSION = 'WordPress does not see it: without a version, no site is ever offered the update.';
const MOVE_UP = `Move the plugin header to the start of the file.`;
const SAVE_AS_UTF8 = 'Save the file as UTF-8 without a byte order mark.';
const HEADER_CHECKS = [
    {
        id: 'header-late',
        severity: 'error',
        acceptance: 'yes',
        *find({ main, lost, hidden }) {
            if (hidden?.header.why === 'late') {
                const { path } = hidden.file;
                const { line } = hidden.header;
                yield {
                    message: `The "Plugin Name" header in line ${line} of ${(0,quote/* quoteName */.AB)(path)} is not within the first ${wordpress_header/* HEADER_BYTES */.q2} bytes.`,
                    effect: `WordPress reads only those, and finds no plugin. ${check/* DESTROYED */.o}`,
                    fix: MOVE_UP,
                    file: path,
                    line,
                };
            }
            for (const { field, why, line } of lost) {
                if (main === undefined || why === 'byte-order-mark')
                    continue;
                const where = `The "${LABELS[field]}" header in line ${line} of ${(0,quote/* quoteName */.AB)(main.path)}`;
                yield {
                    message: why === 'cut'
                        ? `${where} is cut off after byte ${wordpress_header/* HEADER_BYTES */.q2}.`
                        : `${where} is not within the first ${wordpress_header/* HEADER_BYTES */.q2} bytes.`,
                    effect: why === 'cut' ? 'WordPress takes the part before the cut for the whole.' : NO_VERSION,
                    fix: MOVE_UP,
                    file: main.path,
                    line,
                };
            }
        },
    },
    {
        id: 'header-encoding',
        severity: 'error',
        acceptance: 'yes',
        *find({ main, lost, hidden }) {
            if (hidden !== undefined && hidden.header.why !== 'late') {
                const { path } = hidden.file;
                const { why, line } = hidden.header;
                yield {
                    message: why === 'utf-16'
                        ? `${(0,quote/* quoteName */.AB)(path)} is saved in UTF-16.`
                        : `There is a byte order mark before the "Plugin Name" header in line ${line} of ${(0,quote/* quoteName */.AB)(path)}.`,
                    effect: `WordPress does not see the header, and finds no plugin. ${check/* DESTROYED */.o}`,
                    fix: SAVE_AS_UTF8,
                    file: path,
                    line,
                };
            }
            const marked = lost.find(({ why }) => why === 'byte-order-mark');
            if (main === undefined || marked === undefined)
                return;
            yield {
                message: `There is a byte order mark before the "${LABELS[marked.field]}" header in line ${marked.line} of ${(0,quote/* quoteName */.AB)(main.path)}.`,
                effect: NO_VERSION,
                fix: SAVE_AS_UTF8,
                file: main.path,
                line: marked.line,
            };
        },
    },
    {
        id: 'header-shadowed',
        severity: 'warning',
        acceptance: 'yes',
        *find({ main }) {
            const [first, second] = main ? (0,wordpress_header/* findHeaderLines */.W$)(main.bytes, 'version') : [];
            if (main === undefined || first === undefined || second === undefined)
                return;
            yield {
                message: `${(0,quote/* quoteName */.AB)(main.path)} has a "Version" header in line ${first} and another in line ${second}.`,
                effect: 'WordPress takes the first, even when it is empty or an example.',
                fix: 'Keep the one in the comment with the plugin header, and remove or reword the other.',
                file: main.path,
                line: second,
            };
        },
    },
    {
        id: 'multi-main',
        severity: 'warning',
        acceptance: 'yes',
        *find({ ownPhp, main }) {
            if (main === undefined)
                return;
            const others = ownPhp
                .filter(({ path, header }) => path !== main.path && (0,wordpress_header/* isPluginHeader */.LE)(header))
                .map(({ path }) => path);
            if (others.length === 0)
                return;
            yield {
                message: `Besides ${(0,quote/* quoteName */.AB)(main.path)}, ${(0,quote/* listNames */.Zv)(others)} ${(0,finding/* agree */.d)(others, 'has', 'have')} a "Plugin Name" header.`,
                effect: 'WordPress lists each of them as a plugin; the first by name gives the version of the update.',
                fix: 'Keep the header in the main file only.',
                file: others[0],
                files: others,
            };
        },
    },
    {
        id: 'nested-header',
        severity: 'warning',
        acceptance: 'yes',
        *find({ nestedPhp, main }) {
            if (main === undefined)
                return;
            const { name } = main.header;
            const earlier = nestedPhp
                .filter(({ header }) => (0,wordpress_header/* isPluginHeader */.LE)(header) && compareNaturally(header.name, name) < 0)
                .map(({ path }) => path);
            if (earlier.length === 0)
                return;
            yield {
                message: `${(0,quote/* listNames */.Zv)(earlier)} ${(0,finding/* agree */.d)(earlier, 'has', 'have')} a "Plugin Name" header too, with a name that sorts before the plugin's own.`,
                effect: 'After an upload by hand, WordPress offers to activate that file instead of the plugin.',
                fix: 'Leave it out, or remove the header from it.',
                file: earlier[0],
                files: earlier,
            };
        },
    },
];

;// CONCATENATED MODULE: ./src/plugin/checks/layout.ts





const PLAIN_NAME = "Use only letters, digits and `-` in the folder's name.";
const LAYOUT_CHECKS = [
    {
        id: 'root-files',
        severity: 'error',
        acceptance: 'yes',
        *find(view) {
            const { layout } = view;
            if (layout.folder !== '' || isNoPlugin(view) || view.misplaced !== undefined)
                return;
            const files = layout.top.filter((name) => !name.endsWith('/'));
            if (files.length === 0)
                return;
            yield {
                message: `${(0,quote/* listNames */.Zv)(files)} ${(0,finding/* agree */.d)(files, 'is', 'are')} at the top of the ZIP instead of in the plugin's folder.`,
                effect: check/* DEACTIVATED */.f,
                fix: "Put everything into one folder named after the plugin's slug, and zip that folder.",
                file: files[0],
                files,
            };
        },
    },
    {
        id: 'extra-root-entry',
        severity: 'error',
        acceptance: 'yes',
        *find(view) {
            const { top, folder } = view.layout;
            const extra = top.filter((name) => name !== `${folder}/` && name !== folder);
            if (folder === '' || extra.length === 0 || isNoPlugin(view))
                return;
            const isHidden = extra.every((name) => name.startsWith('.'));
            yield {
                message: `Besides the folder ${(0,quote/* quoteName */.AB)(folder)}, ${(0,quote/* listNames */.Zv)(extra)} ${(0,finding/* agree */.d)(extra, 'is', 'are')} at the top of the ZIP.`,
                effect: check/* DESTROYED */.o,
                fix: `Leave ${(0,finding/* agree */.d)(extra, 'it', 'them')} out${isHidden ? '' : `, or move ${(0,finding/* agree */.d)(extra, 'it', 'them')} into ${(0,quote/* quoteName */.AB)(folder)}`}: the ZIP must hold one folder and nothing else.`,
                file: extra[0],
                files: extra,
            };
        },
    },
    {
        id: 'double-nested',
        severity: 'error',
        acceptance: 'no',
        *find({ misplaced, layout: { folder } }) {
            if (misplaced === undefined)
                return;
            const { path } = misplaced;
            const where = folder === '' ? 'not at the top of the ZIP' : `not directly in ${(0,quote/* quoteName */.AB)(folder)}`;
            yield {
                message: `The plugin header is in ${(0,quote/* quoteName */.AB)(path)}, ${where}.`,
                effect: check/* DESTROYED */.o,
                fix: describeRescue(path, folder),
                file: path,
            };
        },
    },
    {
        id: 'folder-mismatch',
        severity: 'error',
        acceptance: 'yes',
        *find(view, expected) {
            const { folder } = view.layout;
            if (folder === '' || isNoPlugin(view) || view.misplaced !== undefined)
                return;
            const expectedFolders = listFolders(expected);
            const expectedFolder = expectedFolders.find(({ name }) => name !== folder);
            if (expectedFolder !== undefined) {
                const { name, origin, fix } = expectedFolder;
                const isCase = name.toLowerCase() === folder.toLowerCase();
                yield {
                    message: `The plugin's folder in the ZIP is ${(0,quote/* quoteName */.AB)(folder)}, not ${(0,quote/* quoteName */.AB)(name)}, ${origin}${isCase ? '; upper and lower case matter' : ''}.`,
                    effect: check/* DEACTIVATED */.f,
                    fix: `Rename the folder to ${(0,quote/* quoteName */.AB)(name)} before it is zipped${fix}.`,
                };
            }
            else if (expectedFolders.length === 0 && isVersioned(folder, view.main?.header.version ?? '')) {
                yield {
                    message: `The plugin's folder in the ZIP is ${(0,quote/* quoteName */.AB)(folder)}, with the version in its name.`,
                    effect: check/* DEACTIVATED */.f,
                    fix: 'Give the folder the same name in every release. If this one is right, set the input `slug` to it.',
                };
            }
        },
    },
    {
        id: 'folder-chars',
        severity: 'error',
        acceptance: 'yes',
        *find({ layout: { folder } }) {
            if (PATTERN.test(folder)) {
                yield {
                    message: `The plugin's folder ${(0,quote/* quoteName */.AB)(folder)} has one of the characters [ ] * ? in its name.`,
                    effect: 'WordPress reads them as a pattern, and does not find the plugin.',
                    fix: PLAIN_NAME,
                };
            }
            else if (folder.startsWith('.')) {
                yield {
                    message: `The name of the plugin's folder, ${(0,quote/* quoteName */.AB)(folder)}, begins with a dot.`,
                    effect: 'WordPress installs the plugin but never lists it: nobody can activate it.',
                    fix: PLAIN_NAME,
                };
            }
            else if (BLANK.test(folder)) {
                yield {
                    severity: 'warning',
                    message: `The plugin's folder ${(0,quote/* quoteName */.AB)(folder)} has a blank in its name.`,
                    effect: 'Some hosts and tools do not find such a plugin.',
                    fix: PLAIN_NAME,
                };
            }
        },
    },
    {
        id: 'no-plugin',
        severity: 'error',
        acceptance: 'no',
        *find(view) {
            if (!isNoPlugin(view))
                return;
            const { folder } = view.layout;
            const where = folder === '' ? 'at the top of the ZIP' : `directly in ${(0,quote/* quoteName */.AB)(folder)}`;
            yield {
                message: `No PHP file ${where} has a "Plugin Name" header${describeOther(view)}.`,
                effect: check/* DESTROYED */.o,
                fix: 'Check that the right folder was zipped, and that its main file has a `Plugin Name:` header.',
            };
        },
    },
];
const PATTERN = /[[\]*?]/;
const BLANK = /\s/;
function isOddFolder(folder) {
    return PATTERN.test(folder) || BLANK.test(folder) || folder.startsWith('.');
}
function isNoPlugin({ layout, main, hidden, misplaced, damages }) {
    const isOwnPhp = (path) => (0,plugin_layout/* nameIn */.ZC)(layout.folder, path)?.endsWith('.php') === true;
    const isExplained = main !== undefined ||
        hidden !== undefined ||
        misplaced !== undefined ||
        layout.unsafe.some((name) => name.endsWith('.php')) ||
        damages.some(({ path, damage }) => damage !== 'checksum' && isOwnPhp(path)) ||
        layout.entries.some((entry) => isOwnPhp(entry.path) && !(0,zip_entry/* isSupported */.TT)(entry));
    return !isExplained && layout.entries.some(({ isFolder }) => !isFolder);
}
function describeRescue(path, folder) {
    const parent = (0,plugin_layout/* parentOf */.gN)(path);
    const inner = parent.slice(parent.lastIndexOf('/') + 1);
    return folder === '' || path.endsWith(`/${inner}.php`)
        ? `Zip the folder ${(0,quote/* quoteName */.AB)(inner)} by itself.`
        : `Move the file up into ${(0,quote/* quoteName */.AB)(folder)}, or zip the right folder.`;
}
function listFolders({ slug, served }) {
    const installed = served?.pluginFile?.split('/')[0];
    const isRight = slug === undefined || slug === installed;
    const expectedFolders = [
        installed === undefined
            ? undefined
            : {
                name: installed,
                origin: 'which sites have installed',
                fix: isRight ? '' : ', and set the input `slug` to it',
            },
        slug === undefined
            ? undefined
            : { name: slug, origin: 'which the input `slug` names', fix: ', or correct `slug`' },
        installed !== undefined || slug !== undefined || served?.slug === undefined
            ? undefined
            : {
                name: served.slug,
                origin: 'as the service calls the plugin',
                fix: '; if the folder is right, set the input `slug` to its name',
            },
    ];
    return expectedFolders.filter((expectedFolder) => expectedFolder !== undefined);
}
function isVersioned(folder, version) {
    const ends = ['-', '_', '.', ' ', '-v', '_v'].map((start) => `${start}${version}`.toLowerCase());
    return version.includes('.') && ends.some((end) => folder.toLowerCase().endsWith(end));
}
function describeOther({ layout, unreadOwnPhp }) {
    const files = layout.entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path);
    const names = files.flatMap((path) => (0,plugin_layout/* nameIn */.ZC)(layout.folder, path) ?? []);
    const find = (pattern) => names.find((name) => pattern.test(name));
    const odd = names.find((name) => /\.php$/i.test(name) && !name.endsWith('.php'));
    const archive = find(/\.(zip|tar|tgz|tar\.gz)$/i);
    if (odd !== undefined)
        return `: ${(0,quote/* quoteName */.AB)(odd)} does not count: WordPress reads only \`.php\` files`;
    if (find(/^style\.css$/) !== undefined)
        return ': its `style.css` looks like that of a theme';
    if (unreadOwnPhp.length > 0)
        return `, but ${unreadOwnPhp.length} were not read`;
    if (find(/\.php$/) !== undefined)
        return '';
    if (archive !== undefined)
        return `: there is another archive instead, ${(0,quote/* quoteName */.AB)(archive)}`;
    if (names.length > 0 && names.every((name) => /^readme\b/i.test(name)))
        return ': there is only a readme';
    return files.some((path) => path.endsWith('.php')) ? ': there is none' : ': the ZIP has no PHP file at all';
}

// EXTERNAL MODULE: ./src/plugin/checks/main-code.ts
var main_code = __webpack_require__(2124);
;// CONCATENATED MODULE: ./src/plugin/checks/main-file.ts




const MAIN_FILE_CHECKS = [
    {
        id: 'main-file',
        severity: 'error',
        acceptance: 'yes',
        *find(view, { served }) {
            const { layout, main, unreadOwnPhp } = view;
            const installed = findInstalled(view, served);
            if (main === undefined || installed === undefined)
                return;
            const { path, name, file } = installed;
            const mainName = (0,plugin_layout/* nameIn */.ZC)(layout.folder, main.path) ?? '';
            if (file === undefined && !unreadOwnPhp.includes(path)) {
                yield {
                    message: `The main file is ${(0,quote/* quoteName */.AB)(mainName)}, not ${(0,quote/* quoteName */.AB)(name)}, which sites have installed.`,
                    effect: check/* DEACTIVATED */.f,
                    fix: `Name the file with the plugin header ${(0,quote/* quoteName */.AB)(name)} again.`,
                    file: main.path,
                };
            }
            if (file !== undefined && file.header.version !== main.header.version) {
                yield {
                    message: `Sites have installed ${(0,quote/* quoteName */.AB)(name)}, which says version ${(0,quote/* quoteName */.AB)(file.header.version)}, but the version ${(0,quote/* quoteName */.AB)(main.header.version)} is read from ${(0,quote/* quoteName */.AB)(mainName)}.`,
                    effect: 'Sites read the file that they have, so they would be offered the same update again and again.',
                    fix: `Remove the header of ${(0,quote/* quoteName */.AB)(mainName)}, or write the same version in both files.`,
                    file: path,
                };
            }
        },
    },
];
function findInstalled({ layout: { folder }, ownPhp }, served) {
    const name = served?.pluginFile?.split('/')[1];
    if (folder === '' || name === undefined)
        return undefined;
    const path = `${folder}/${name}`;
    const file = ownPhp.find((php) => php.path === path && (0,wordpress_header/* isPluginHeader */.LE)(php.header));
    return { path, name, file };
}

;// CONCATENATED MODULE: ./src/plugin/checks/output.ts


const PRINTED = 'PHP prints it on every request, before the headers are sent: WordPress reports "unexpected output", and feeds and the REST API break.';
const OUTPUT_CHECKS = [
    {
        id: 'no-php-tag',
        severity: 'error',
        acceptance: 'yes',
        *find({ main, code }) {
            if (main?.isWhole !== true || code?.hasTag !== false)
                return;
            yield {
                message: `${(0,quote/* quoteName */.AB)(main.path)} has no \`<?php\`.`,
                effect: 'PHP runs none of it, and prints the whole file on every page of the site.',
                fix: 'Begin the file with `<?php`: not every server accepts the short `<?`.',
                file: main.path,
                line: 1,
            };
        },
    },
    {
        id: 'output-before-headers',
        severity: 'error',
        acceptance: 'yes',
        *find({ main, code, lost, loadedStarts }) {
            if (main === undefined || code?.hasTag !== true)
                return;
            const start = code.prints.find(({ where }) => where === 'start');
            if (start !== undefined && !lost.some(({ why }) => why === 'byte-order-mark')) {
                yield {
                    message: `${(0,quote/* quoteName */.AB)(main.path)} begins with ${describe(start.text)} before \`<?php\`.`,
                    effect: PRINTED,
                    fix: fixOf(start.text),
                    file: main.path,
                    line: 1,
                };
            }
            const loaded = loadedStarts.filter(({ bytes }) => BEGINS_LATE.test(bytes));
            const paths = loaded.map(({ path }) => path);
            if (paths.length > 0) {
                yield {
                    severity: 'warning',
                    message: `${(0,quote/* listNames */.Zv)(paths)}, which the main file loads at once, ${(0,finding/* agree */.d)(paths, 'begins', 'begin')} with ${describe(loaded[0]?.bytes ?? '')} before \`<?php\`.`,
                    effect: PRINTED,
                    fix: fixOf(loaded[0]?.bytes ?? ''),
                    file: paths[0],
                    files: paths,
                    line: 1,
                };
            }
            const behind = code.prints.find(({ where }) => where === 'behind');
            if (behind !== undefined) {
                yield {
                    severity: 'warning',
                    message: `${(0,quote/* quoteName */.AB)(main.path)} has ${behind.text.trim() === '' ? 'blank lines' : 'text'} behind a \`?>\`, in line ${behind.line}.`,
                    effect: PRINTED,
                    fix: 'Remove it, or leave out the `?>` at the end of the file.',
                    file: main.path,
                    line: behind.line,
                };
            }
        },
    },
];
const BEGINS_LATE = /^(\xef\xbb\xbf\s*|\s+)<\?(php|=)/i;
const MARK = '\xef\xbb\xbf';
function describe(text) {
    if (text.startsWith(MARK))
        return 'a byte order mark';
    return /^\s*(<\?|$)/.test(text) ? 'a blank line or a blank' : 'text';
}
function fixOf(text) {
    return text.startsWith(MARK)
        ? 'Save the file as UTF-8 without a byte order mark.'
        : 'Make `<?php` the very first characters of the file.';
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./src/plugin/checks/paths.ts





const PATH_CHECKS = [
    {
        id: 'path-unsafe',
        severity: 'error',
        acceptance: 'no',
        *find({ zipEntries }) {
            const found = zipEntries.map(({ name }) => ({ name, danger: (0,plugin_layout/* findDanger */.nT)(name) }));
            for (const [kind, { one, many, what, effect, fix }] of Object.entries(DANGERS)) {
                const names = found.filter(({ danger }) => danger === kind).map(({ name }) => name);
                if (names.length === 0)
                    continue;
                yield { message: `${(0,quote/* listNames */.Zv)(names)} ${(0,finding/* agree */.d)(names, one, many)} ${what}.`, effect, fix };
            }
        },
    },
    {
        id: 'path-backslash',
        severity: 'error',
        acceptance: 'yes',
        *find({ zipEntries }) {
            const names = zipEntries
                .map(({ name }) => name)
                .filter((name) => name.includes('\\') && (0,plugin_layout/* findDanger */.nT)(name) === undefined);
            if (names.length === 0)
                return;
            yield {
                message: `${(0,quote/* listNames */.Zv)(names)} ${(0,finding/* agree */.d)(names, 'is', 'are')} written with backslashes instead of slashes.`,
                effect: 'WordPress finds no plugin folder in such a ZIP: the update deactivates the plugin on every site.',
                fix: 'Build the ZIP with a tool that writes slashes: not with .NET before 4.6.1, nor with `Compress-Archive` of PowerShell 5.',
            };
        },
    },
    {
        id: 'path-conflict',
        severity: 'error',
        acceptance: 'yes',
        *find({ layout }) {
            const twice = findRepeated(layout.entries);
            if (twice.length > 0) {
                yield {
                    message: `${(0,quote/* listNames */.Zv)(twice)} ${(0,finding/* agree */.d)(twice, 'is', 'are')} in the ZIP more than once; names that only look the same count too.`,
                    effect: 'Which of them a site gets depends on how it unpacks the ZIP.',
                    fix: 'Build a new ZIP instead of adding to an old one, and give each file its own name.',
                    file: twice[0],
                    files: twice,
                };
            }
            const both = findFilesAsFolders(layout.entries);
            if (both.length > 0) {
                yield {
                    message: `${(0,quote/* listNames */.Zv)(both)} ${(0,finding/* agree */.d)(both, 'is', 'are')} both a file and a folder in the ZIP.`,
                    effect: 'WordPress stops unpacking there, and no site gets the update.',
                    fix: 'Build a new ZIP instead of adding to an old one, and rename the file or the folder.',
                    file: both[0],
                    files: both,
                };
            }
        },
    },
    {
        id: 'path-portability',
        severity: 'warning',
        acceptance: 'yes',
        *find({ layout, zipEntries }) {
            const twins = findCaseTwins(layout.entries);
            if (twins.length > 0) {
                yield {
                    message: `${(0,quote/* listNames */.Zv)(twins)} differ only in upper and lower case.`,
                    effect: 'Where case does not matter, as on Windows, one overwrites the other.',
                    fix: 'Rename one of them.',
                    file: twins[0],
                    files: twins,
                };
            }
            const odd = findUnportable(layout, UNPORTABLE);
            if (odd.length > 0) {
                yield {
                    message: `${(0,quote/* listNames */.Zv)(odd)} ${(0,finding/* agree */.d)(odd, 'has', 'have')} one of the characters < > : " | ? * in the name, or a dot or blank at its end.`,
                    effect: 'Windows hosts cannot write such a name, or write another one.',
                    fix: `Rename ${(0,finding/* agree */.d)(odd, 'it', 'them')}.`,
                    file: odd[0],
                    files: odd,
                };
            }
            const reserved = findUnportable(layout, RESERVED);
            if (reserved.length > 0) {
                yield {
                    message: `${(0,quote/* listNames */.Zv)(reserved)} ${(0,finding/* agree */.d)(reserved, 'has the name', 'have the names')} of a device on Windows.`,
                    effect: 'Windows hosts cannot write it, and the update stops halfway.',
                    fix: `Rename ${(0,finding/* agree */.d)(reserved, 'it', 'them')}.`,
                    file: reserved[0],
                    files: reserved,
                };
            }
            const coded = zipEntries.filter(({ nameBytes }) => !(0,external_node_buffer_.isUtf8)(nameBytes)).map(({ name }) => name);
            if (coded.length > 0) {
                yield {
                    message: `${(0,finding/* agree */.d)(coded, 'The name', 'The names')} of ${(0,quote/* listNames */.Zv)(coded)} ${(0,finding/* agree */.d)(coded, 'is', 'are')} not in UTF-8.`,
                    effect: 'WordPress gives such a file one name on hosts with php-zip, and another on hosts without it.',
                    fix: 'Build the ZIP with a tool that writes names in UTF-8, or use only ASCII characters in names.',
                };
            }
        },
    },
];
const DANGERS = {
    outside: {
        one: 'leads',
        many: 'lead',
        what: "out of the plugin's folder, by `..`, a drive letter or a slash at the start",
        effect: 'WordPress silently leaves most such files out; other programs write them anywhere.',
        fix: 'Build the ZIP in the folder above the plugin, with plain relative names.',
    },
    characters: {
        one: 'has',
        many: 'have',
        what: 'control characters in the name, or no name at all',
        effect: 'Sites write such a file under another name, or the update stops halfway.',
        fix: 'Rename it, or leave it out.',
    },
    length: {
        one: 'has',
        many: 'have',
        what: 'a name of more than 255 bytes, or a path of more than 1,024 characters',
        effect: 'Sites cannot write such a file, and the update stops halfway.',
        fix: 'Shorten the name, or leave the file out.',
    },
};
function findRepeated(entries) {
    const names = new Set();
    const repeated = new Set();
    for (const { path, composedPath, isFolder } of entries) {
        if (isFolder)
            continue;
        if (names.has(composedPath))
            repeated.add(path);
        names.add(composedPath);
    }
    return [...repeated];
}
function findFilesAsFolders(entries) {
    const names = entries
        .map(({ composedPath, isFolder }) => (isFolder ? `${composedPath}/` : composedPath))
        .sort();
    return [...new Set(names)].filter((name) => {
        const inside = `${name}/`;
        return !name.endsWith('/') && names[findFirst(names, inside)]?.startsWith(inside) === true;
    });
}
function findFirst(sorted, name) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle] ?? '') < name)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function findCaseTwins(entries) {
    const firstOf = new Map();
    const twins = new Set();
    for (const { composedPath: name } of entries) {
        const folded = name.toLowerCase();
        const first = firstOf.get(folded) ?? name;
        if (first !== name)
            twins.add(first).add(name);
        firstOf.set(folded, first);
    }
    return [...twins];
}
const RESERVED = /(?<=^|\/)(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.[^/]*)?(?=\/|$)/i;
const UNPORTABLE = /[<>:"|?*]|[. ](\/|$)/;
function findUnportable({ entries, folder }, pattern) {
    const known = isOddFolder(folder) ? `${folder}/` : '';
    const found = entries.flatMap(({ path }) => {
        const from = path.startsWith(known) ? known.length : 0;
        const at = path.slice(from).search(pattern);
        if (at < 0)
            return [];
        const end = path.indexOf('/', from + at);
        return [end < 0 ? path : path.slice(0, end)];
    });
    return [...new Set(found)];
}

// EXTERNAL MODULE: ./src/plugin/wordpress/version.ts
var wordpress_version = __webpack_require__(3583);
;// CONCATENATED MODULE: ./src/plugin/checks/requires.ts


const REQUIRES_CHECKS = [
    {
        id: 'requires-format',
        severity: 'error',
        acceptance: 'yes',
        *find({ main }) {
            if (main === undefined)
                return;
            for (const [field, label, example] of REQUIREMENTS) {
                const value = main.header[field];
                if (value === '' || isRequirement(value))
                    continue;
                const [line = 1] = (0,wordpress_header/* findHeaderLines */.W$)(main.bytes, field);
                const isHeeded = /^[0-9]/.test(value);
                yield {
                    ...(isHeeded ? { severity: 'warning' } : {}),
                    message: `"${label}" in line ${line} of ${(0,quote/* quoteName */.AB)(main.path)} is ${(0,quote/* quoteName */.AB)(value)}, which is not a version number.`,
                    effect: isHeeded
                        ? 'WordPress uses the number at its start; services may ignore it.'
                        : 'WordPress ignores it, and offers the update even where the plugin cannot run.',
                    fix: `Write only numbers and dots, such as \`${label}: ${example}\`.`,
                    file: main.path,
                    line,
                };
            }
        },
    },
    {
        id: 'requires-itself',
        severity: 'error',
        acceptance: 'yes',
        *find({ main, layout: { folder } }) {
            if (main === undefined || !listRequiredPlugins(main.header).includes(folder))
                return;
            const [line = 1] = (0,wordpress_header/* findHeaderLines */.W$)(main.bytes, 'requiresPlugins');
            yield {
                message: `"Requires Plugins" in line ${line} of ${(0,quote/* quoteName */.AB)(main.path)} names ${(0,quote/* quoteName */.AB)(folder)}, which is the plugin itself.`,
                effect: 'It would have to be active before it can be activated: nobody can activate it.',
                fix: `Remove ${(0,quote/* quoteName */.AB)(folder)} from the list.`,
                file: main.path,
                line,
            };
        },
    },
];
const REQUIREMENTS = [
    ['requiresWordPress', 'Requires at least', '6.5'],
    ['requiresPhp', 'Requires PHP', '7.4'],
];
function isRequirement(value) {
    return /^[0-9]{1,9}(\.[0-9]{1,9}){0,3}$/.test(value);
}
function listRequiredPlugins({ requiresPlugins }) {
    return requiresPlugins
        .split(',')
        .map((slug) => slug.trim())
        .filter((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug));
}

;// CONCATENATED MODULE: ./src/plugin/checks/readme.ts




const README_CHECKS = [
    {
        id: 'requires-differs',
        severity: 'warning',
        acceptance: 'yes',
        *find({ main, readme }) {
            if (main === undefined || readme === undefined)
                return;
            const { requires, requiresPhp, lines } = readme.readme;
            const inReadme = {
                requiresWordPress: { other: requires, line: lines.requires ?? 1 },
                requiresPhp: { other: requiresPhp, line: lines.requiresPhp ?? 1 },
            };
            for (const [field, label] of REQUIREMENTS) {
                const value = main.header[field];
                const { other, line } = inReadme[field];
                if (other === '' || !isRequirement(value) || shorten(value) === shorten(other))
                    continue;
                yield {
                    message: `"${label}" is ${(0,quote/* quoteName */.AB)(value)} in ${(0,quote/* quoteName */.AB)(main.path)}, but ${(0,quote/* quoteName */.AB)(other)} in line ${line} of ${(0,quote/* quoteName */.AB)(readme.path)}.`,
                    effect: 'WordPress reads the plugin header; the service may tell sites what the readme says.',
                    fix: 'Write the same version in both.',
                    file: readme.path,
                    line,
                };
            }
        },
    },
    {
        id: 'stable-tag',
        severity: 'warning',
        acceptance: 'yes',
        *find({ main, readme }) {
            if (main === undefined || readme === undefined)
                return;
            const { version } = main.header;
            const { stableTag, lines } = readme.readme;
            const isSame = stableTag === toStableTag(version);
            if (stableTag === '' || version === '' || isSame)
                return;
            const line = lines.stableTag ?? 1;
            const isBranch = !/[0-9]/.test(stableTag);
            yield {
                ...(isBranch || (0,wordpress_version/* isPrerelease */.V1)(version) ? { severity: 'notice' } : {}),
                message: `"Stable tag" in line ${line} of ${(0,quote/* quoteName */.AB)(readme.path)} is ${(0,quote/* quoteName */.AB)(stableTag)}, but the version is ${(0,quote/* quoteName */.AB)(version)}.`,
                effect: 'Whatever reads the readme tells sites another version than they get.',
                fix: `Set "Stable tag" to ${(0,quote/* quoteName */.AB)(version)}, or leave the line out.`,
                file: readme.path,
                line,
            };
        },
    },
    {
        id: 'readme-missing',
        severity: 'notice',
        acceptance: 'yes',
        *find({ main, layout: { entries, folder } }) {
            if (main === undefined || (0,plan/* findReadme */.O)(entries, folder) !== undefined)
                return;
            yield {
                message: 'The plugin has no `readme.txt`.',
                effect: 'Sites are shown no changelog and no "Tested up to" with the update.',
                fix: "Add a `readme.txt` to the plugin's folder.",
            };
        },
    },
];
function toStableTag(version) {
    return version.replace(/[^a-z0-9_.-]/gi, '').replace(/^\./, '0.');
}
function shorten(version) {
    return version.replace(/(\.0+)+$/, '');
}

;// CONCATENATED MODULE: ./src/plugin/checks/symlink.ts



const NO_LINKS = 'Put the files themselves into the ZIP (`zip` without `--symlinks`).';
const SYMLINK_CHECKS = [
    {
        id: 'symlink',
        severity: 'error',
        acceptance: 'path',
        *find({ links, layout }) {
            const folders = symlink_listFolders(layout);
            const isRun = (link) => link.path.endsWith('.php') || isToFolder(link, folders);
            const run = links.filter(isRun).map(({ path }) => path);
            const other = links.filter((link) => !isRun(link)).map(({ path }) => path);
            if (run.length > 0) {
                yield symlink_describe(run, 'Sites get a small file with the name of its target instead: PHP prints that name, or stops with a fatal error because a folder is missing.');
            }
            if (other.length > 0) {
                yield {
                    severity: 'warning',
                    ...symlink_describe(other, 'Sites get a small file with the name of its target instead.'),
                };
            }
        },
    },
];
function symlink_describe(paths, effect) {
    return {
        message: `${(0,quote/* listNames */.Zv)(paths)} ${(0,finding/* agree */.d)(paths, 'is a symbolic link', 'are symbolic links')}.`,
        effect,
        fix: NO_LINKS,
        file: paths[0],
        files: paths,
    };
}
function symlink_listFolders({ entries }) {
    const folders = new Set();
    for (const { path, isFolder } of entries) {
        for (let folder = isFolder ? path : (0,plugin_layout/* parentOf */.gN)(path); !folders.has(folder); folder = (0,plugin_layout/* parentOf */.gN)(folder)) {
            folders.add(folder);
        }
    }
    return folders;
}
function isToFolder({ path, target }, folders) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const looksSo = target?.endsWith('/') === true || !name.includes('.');
    return looksSo || (target !== undefined && folders.has(follow((0,plugin_layout/* parentOf */.gN)(path), target)));
}
function follow(folder, target) {
    const parts = folder === '' ? [] : folder.split('/');
    for (const part of target.split('/')) {
        if (part === '..')
            parts.pop();
        else if (part !== '' && part !== '.')
            parts.push(part);
    }
    return parts.join('/');
}

// EXTERNAL MODULE: ./src/shared/version-text.ts
var version_text = __webpack_require__(2189);
;// CONCATENATED MODULE: ./src/plugin/checks/version.ts




const ENDLESS = 'If package and service state different versions, WordPress offers the same update again and again.';
const VERSION_CHECKS = [
    {
        id: 'version-missing',
        severity: 'error',
        acceptance: 'no',
        *find({ main, lost }) {
            if (main?.header.version !== '' || isLost(lost))
                return;
            const [line] = (0,wordpress_header/* findHeaderLines */.W$)(main.bytes, 'version');
            yield {
                message: line === undefined
                    ? `${(0,quote/* quoteName */.AB)(main.path)} has no "Version" header.`
                    : `The "Version" header in line ${line} of ${(0,quote/* quoteName */.AB)(main.path)} is empty.`,
                effect: 'Without a version, no site is ever offered the update.',
                fix: 'Add `Version: 1.2.3`, with your version, to the comment that has `Plugin Name:`.',
                file: main.path,
                line,
            };
        },
    },
    {
        id: 'version-format',
        severity: 'error',
        acceptance: 'yes',
        *find(view, { served }) {
            const stated = readVersion(view);
            if (stated === undefined)
                return;
            const { version, main, line = 1 } = stated;
            const where = `The version ${(0,quote/* quoteName */.AB)(version)} in line ${line} of ${(0,quote/* quoteName */.AB)(main.path)}`;
            const place = { file: main.path, line };
            switch (judgeForm(version)) {
                case 'v':
                    yield {
                        message: `${where} begins with a ${(0,quote/* quoteName */.AB)(version.charAt(0))}.`,
                        effect: 'PHP sorts it below every number, so no site is offered the update.',
                        fix: `Write ${(0,quote/* quoteName */.AB)(version.slice(1))}.`,
                        ...place,
                    };
                    break;
                case 'wordy':
                    yield {
                        message: `${where} has no digit.`,
                        effect: 'PHP sorts it below every number, so no site that has one is offered the update.',
                        fix: 'Write a number, such as `1.2.3`; if a tool should have filled it in, check that it ran.',
                        ...place,
                    };
                    break;
                case 'characters':
                    yield {
                        message: `${where} has more than 64 characters, or some that a version cannot have.`,
                        effect: 'Services, tags and file names cannot carry it unchanged, so it could not be compared.',
                        fix: 'Begin with a digit, and use only letters, digits, `.`, `-`, `_` and `+`.',
                        ...place,
                    };
                    break;
                case 'word':
                    if (served !== undefined)
                        break;
                    yield {
                        severity: 'warning',
                        message: `${where} has a word that PHP does not know, or ends with a separator.`,
                        effect: 'PHP sorts it below the same number without that: sites that have that number are not offered the update.',
                        fix: 'Use only numbers and dev, alpha, beta, RC or pl, such as `1.2.3.1` or `1.2.3-pl1`.',
                        ...place,
                    };
                    break;
                case 'prerelease':
                    if (served !== undefined && !(0,wordpress_version/* isPrerelease */.V1)(served.version))
                        break;
                    yield {
                        severity: 'notice',
                        message: `${where} is a pre-release.`,
                        effect: 'Sites get it like any other update.',
                        fix: 'Publish it only if that is intended.',
                        ...place,
                    };
            }
        },
    },
    {
        id: 'version-tag',
        severity: 'error',
        acceptance: 'yes',
        *find(view, { version: expected }) {
            const stated = readVersion(view);
            if (stated === undefined || expected === undefined || stated.version === expected.version)
                return;
            const { version, main, line } = stated;
            if (judgeForm(version) === 'v' && version.slice(1) === expected.version)
                return;
            yield {
                message: `The version in ${(0,quote/* quoteName */.AB)(main.path)} is ${(0,quote/* quoteName */.AB)(version)}, but ${expected.origin} says ${(0,quote/* quoteName */.AB)(expected.version)}.`,
                effect: ENDLESS,
                fix: `Set \`Version:\` to the version that you release, or tag the commit that has it.`,
                file: main.path,
                line,
            };
        },
    },
    {
        id: 'version-not-newer',
        severity: 'error',
        acceptance: 'yes',
        *find(view, { served, version: expected }) {
            const stated = readVersion(view);
            if (stated === undefined || served === undefined || stated.version === served.version)
                return;
            const { version, main, line } = stated;
            if ((0,wordpress_version/* compareVersions */.Zy)(version, served.version) > 0 || isWrongAnyway(version, expected?.version))
                return;
            yield {
                message: `Version ${(0,quote/* quoteName */.AB)(version)} is not newer than ${(0,quote/* quoteName */.AB)(served.version)}, which is live now.`,
                effect: 'Sites that have the live version are never offered this one.',
                fix: `Raise \`Version:\` in ${(0,quote/* quoteName */.AB)(main.path)} above ${(0,quote/* quoteName */.AB)(served.version)}.`,
                file: main.path,
                line,
            };
        },
    },
    {
        id: 'prerelease-over-stable',
        severity: 'error',
        acceptance: 'yes',
        *find(view, { served, version: expected }) {
            const stated = readVersion(view);
            if (stated === undefined || served === undefined || (0,wordpress_version/* isPrerelease */.V1)(served.version))
                return;
            const { version, main, line } = stated;
            if (judgeForm(version) !== 'prerelease' || (0,wordpress_version/* compareVersions */.Zy)(version, served.version) <= 0)
                return;
            if (isWrongAnyway(version, expected?.version))
                return;
            yield {
                message: `The version ${(0,quote/* quoteName */.AB)(version)} is a pre-release, but ${(0,quote/* quoteName */.AB)(served.version)}, which is live now, is stable.`,
                effect: 'Sites get the pre-release like any other update.',
                fix: 'Do not run this workflow for pre-releases. If all sites are to get it, accept this finding.',
                file: main.path,
                line,
            };
        },
    },
];
function readVersion({ main, lost }) {
    if (main === undefined || main.header.version === '' || isLost(lost))
        return undefined;
    const [line] = (0,wordpress_header/* findHeaderLines */.W$)(main.bytes, 'version');
    return { version: main.header.version, main, line };
}
function isLost(lost) {
    return lost.some(({ field }) => field === 'version');
}
function judgeForm(version) {
    if (!/[0-9]/.test(version))
        return 'wordy';
    if (/^v/i.test(version))
        return 'v';
    if (!(0,version_text/* isVersion */.l)(version))
        return 'characters';
    if ((0,wordpress_version/* hasUnknownWord */.Hk)(version.replace(/^\./, '')))
        return 'word';
    return (0,wordpress_version/* isPrerelease */.V1)(version) ? 'prerelease' : 'plain';
}
function isWrongAnyway(version, expected) {
    return (['wordy', 'v', 'characters'].includes(judgeForm(version)) ||
        (expected !== undefined && version !== expected));
}

;// CONCATENATED MODULE: ./src/plugin/checks/zipped.ts




const BUILD_NAMES = new Set(['build', 'dist', 'src', 'plugin']);
const PLACEHOLDER = 'my-plugin';
const ZIPPED_CHECKS = [
    {
        id: 'folder-unconfirmed',
        severity: 'warning',
        acceptance: 'yes',
        *find(view, expected) {
            const { zipped } = expected;
            const { folder } = view.layout;
            const isByChance = zipped?.isNamedByWorkspace === true || BUILD_NAMES.has(folder);
            if (zipped === undefined || view.main === undefined || !(isByChance || folder === PLACEHOLDER))
                return;
            if (isConfirmed(view, expected))
                return;
            const why = folder === PLACEHOLDER
                ? 'the placeholder in our examples'
                : zipped.isNamedByWorkspace
                    ? 'the name of the repository'
                    : 'a common name for builds';
            yield {
                message: `The plugin's folder is ${(0,quote/* quoteName */.AB)(folder)}, ${why}; nothing else confirms that name.`,
                effect: `If sites have it in another folder, the update deactivates the plugin on every site.`,
                fix: "Set the input `slug` to the plugin's folder on sites, even if it is this one.",
            };
        },
    },
    {
        id: 'not-built',
        severity: 'warning',
        acceptance: 'yes',
        *find(view, { zipped }) {
            if (view.main === undefined || zipped === undefined)
                return;
            const { composer, script } = zipped.setup;
            if (composer !== undefined && !hasPackages(view, composer.folders)) {
                yield {
                    message: `\`composer.json\` requires ${(0,quote/* listNames */.Zv)(composer.packages)}, but the package has no folder ${(0,quote/* listNames */.Zv)(composer.folders)}.`,
                    effect: 'Code that uses these packages stops with a fatal error on sites.',
                    fix: 'Add the line `- run: composer install --no-dev --optimize-autoloader` to the workflow before this action, and do not name its folder in `.distignore`.',
                };
            }
            const missing = script === undefined ? [] : findUnbuilt(view, zipped);
            if (script !== undefined && missing.length > 0) {
                const where = script.folder === '' ? '' : ` with \`working-directory: ${script.folder}\``;
                yield {
                    message: `The plugin's code names ${(0,quote/* listNames */.Zv)(missing)}, not in the package, and \`package.json\` has a script \`build\`.`,
                    effect: 'Sites load scripts, styles or blocks that are not there.',
                    fix: `Add the line \`- run: ${script.command}\`${where} before this action, and do not name its output in \`.distignore\`.`,
                };
            }
        },
    },
];
function hasPackages({ layout, code }, folders) {
    const prefix = layout.folder === '' ? '' : `${layout.folder}/`;
    const isOf = (path) => folders.some((name) => path.startsWith(`${prefix}${name}/`));
    const isTold = code?.loads.some(({ path, isGuarded }) => !isGuarded && isOf(path)) === true;
    return isTold || layout.entries.some(({ path }) => isOf(path) || PREFIXED.test(path.slice(prefix.length)));
}
function findUnbuilt({ layout, builtPaths }, { setup }) {
    const isOfLibrary = createLibraryTest(layout);
    const prefix = layout.folder === '' ? '' : `${layout.folder}/`;
    const isBuilt = ({ path, isFolder }) => !isFolder && !isOfLibrary(path) && setup.isIgnored(path.slice(prefix.length));
    const paths = layout.entries.map(({ path }) => `/${path}/`);
    const isThere = (path) => {
        const part = `/${path.replace(/\/$/, '')}/`;
        return paths.some((known) => known.includes(part));
    };
    const isOwn = (path) => !/\.min\.\w+$/.test(path) || isThere(path.replace('.min.', '.'));
    const missing = builtPaths.filter((path) => !isThere(path) && isOwn(path));
    return missing.length === 0 || layout.entries.some(isBuilt) ? [] : missing;
}
const PREFIXED = /^(.*\/)?(vendor[-_]?\w*|\w*[-_]?prefixed|jetpack_vendor|dependencies|third[-_]party|scoped)\/.*\.php$/i;
function isConfirmed({ layout, main }, { slug, served }) {
    const { folder } = layout;
    const [installed] = served?.pluginFile?.split('/') ?? [];
    const stem = (0,plugin_layout/* nameIn */.ZC)(folder, main?.path ?? '')?.replace(/\.php$/, '');
    const isChosen = slug !== undefined && folder !== PLACEHOLDER;
    const isKnown = installed !== undefined || served?.slug !== undefined;
    return isChosen || isKnown || main?.header.textDomain === folder || stem === folder;
}

;// CONCATENATED MODULE: ./src/plugin/checks.ts
















const CHECKS = [
    ...DAMAGE_CHECKS,
    ...ARCHIVE_CHECKS,
    ...PATH_CHECKS,
    ...SYMLINK_CHECKS,
    ...LAYOUT_CHECKS,
    ...ZIPPED_CHECKS,
    ...MAIN_FILE_CHECKS,
    ...HEADER_CHECKS,
    ...OUTPUT_CHECKS,
    ...main_code/* MAIN_CODE_CHECKS */._,
    ...REQUIRES_CHECKS,
    ...VERSION_CHECKS,
    ...README_CHECKS,
    ...SECRETS_CHECKS,
    ...DEV_FILES_CHECKS,
    ...CONTENTS_CHECKS,
];
const ORDER = ['error', 'warning', 'notice'];
function checks_check(view, expected) {
    const findings = CHECKS.flatMap(({ id, severity, find }) => [...find(view, expected)].map(({ files = [], ...problem }) => ({
        severity,
        ...problem,
        ...(files.length > 1 && { files }),
        id,
    })));
    return findings.sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}

// EXTERNAL MODULE: ./src/plugin/examine.ts + 6 modules
var examine = __webpack_require__(5937);
// EXTERNAL MODULE: ./src/shared/clock.ts
var clock = __webpack_require__(6103);
;// CONCATENATED MODULE: ./src/plugin/folder-mentions.ts




const MAX_FILES = 2000;
const MAX_FILE_BYTES = 256 * 1024;
const MAX_BYTES = 16 * 1024 * 1024;
const OTHERS = /(^|\/)(tests?|phpunit)\//i;
async function findFolderMentions({ layout }, reader, folders, signal) {
    if (!reader.isAtHand())
        return undefined;
    const prefix = layout.folder === '' ? '' : `${layout.folder}/`;
    const paths = layout.entries.flatMap(({ path, isFolder }) => (isFolder ? [] : [path.slice(prefix.length)]));
    const isThere = createPathTest(paths);
    const isOfLibrary = createLibraryTest(layout);
    const isOwn = ({ path, isFolder, isLink }) => path.endsWith('.php') && !isFolder && !isLink && !isOfLibrary(path) && !OTHERS.test(path);
    const entries = layout.entries.filter((entry) => isOwn(entry) && (0,zip_entry/* isSupported */.TT)(entry)).slice(0, MAX_FILES);
    const mentions = new Map();
    let leftBytes = MAX_BYTES;
    for (const entry of entries) {
        if (signal?.aborted === true)
            throw new clock/* Cancelled */.cJ();
        if (leftBytes <= 0 || mentions.size === folders.length)
            break;
        const code = await readCode(entry, reader);
        leftBytes -= code.length;
        for (const folder of folders.filter((name) => !mentions.has(name))) {
            const found = findMention(code, folder, isThere);
            if (found !== undefined)
                mentions.set(folder, { folder, file: entry.path, ...found });
        }
    }
    return [...mentions.values()];
}
async function readCode(entry, reader) {
    const wish = { entry, packedBytes: MAX_FILE_BYTES, unpackedBytes: MAX_FILE_BYTES };
    try {
        return (await (0,zip_entry/* readEntry */.hB)(wish, reader)).bytes.toString('latin1');
    }
    catch (error) {
        if (error instanceof bytes/* NotFetched */.Nz)
            return '';
        throw error;
    }
}
function findMention(code, folder, isThere) {
    const name = Buffer.from(folder)
        .toString('latin1')
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const bare = name.slice(0, -1);
    const pattern = new RegExp(`['"}](?:\\.?/)?(${name}[\\w./-]*)|['"}]\\.?/(${bare})['"]`, 'g');
    for (const { index, 1: path = '', 2: alone = '' } of code.matchAll(pattern)) {
        const named = path === '' ? `${alone}/` : path;
        if (!isThere(named))
            return { named, line: code.slice(0, index).split('\n').length };
    }
    return undefined;
}
function createPathTest(paths) {
    const text = `\n/${paths.join('\n/')}\n`;
    return (named) => {
        const isFile = /\.\w+$/.test(named);
        return text.includes(isFile ? `/${named}\n` : `/${named.slice(0, named.lastIndexOf('/') + 1)}`);
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/plugin/php/main-code.ts + 2 modules
var php_main_code = __webpack_require__(2070);
;// CONCATENATED MODULE: ./src/plugin/snapshot.ts





const MAX_TEXT_BYTES = 256 * 1024;
function takeSnapshot(view) {
    const { main, zipEntries } = view;
    if (main === undefined || snapshot_isEncrypted(zipEntries))
        return undefined;
    return createSnapshot({ ...view, main }, view.code);
}
function snapshot_isEncrypted(entries) {
    return entries.some((entry) => entry.isEncrypted);
}
function createSnapshot({ sizeBytes, zipEntries, layout, main, readme }, code = (0,php_main_code/* readMainCode */.H)(main.path, main.bytes)) {
    const { folder, entries } = layout;
    return {
        sizeBytes,
        folder,
        files: listFiles(entries, folder),
        mainFile: (0,plugin_layout/* nameIn */.ZC)(folder, main.path) ?? '',
        header: main.header,
        mainText: keepText(main),
        code,
        readme: readme && describeReadme(readme, folder, main.header),
        fingerprint: takeFingerprint(sizeBytes, zipEntries),
    };
}
function listFiles(entries, folder) {
    const prefix = folder === '' ? '' : `${folder}/`;
    const files = new Map();
    for (const entry of entries) {
        if (entry.isFolder || !entry.path.startsWith(prefix))
            continue;
        const path = entry.path.slice(prefix.length);
        files.set(path, { path, sizeBytes: entry.sizeBytes, crc32: entry.crc32 });
    }
    return [...files.values()];
}
function describeReadme(file, folder, header) {
    const { name, tested, text } = (0,readme/* parseReadme */.ci)(file.bytes);
    const place = { path: (0,plugin_layout/* nameIn */.ZC)(folder, file.path) ?? '', tested };
    if (keepText(file) === undefined)
        return { ...place, lines: undefined, changelog: [] };
    const changelog = (0,changelog_changelog/* listChangelogLines */._K)(text, { version: header.version, names: [header.name, name] });
    return { ...place, lines: (0,readme/* splitLines */.uz)(text).map(changelog_changelog/* showLine */.Yu), changelog };
}
function keepText({ bytes, isWhole, damage }) {
    return isWhole && damage === undefined && bytes.length <= MAX_TEXT_BYTES ? bytes.toString() : undefined;
}
function takeFingerprint(sizeBytes, entries) {
    const hash = (0,external_node_crypto_.createHash)('sha256').update(`${sizeBytes}\n`);
    for (const { nameBytes, crc32, packedBytes, start, dosTime } of entries)
        hash.update(nameBytes).update(`\n${crc32} ${packedBytes} ${start} ${dosTime}\n`);
    return hash.digest('hex');
}

// EXTERNAL MODULE: ./src/plugin/zip/directory.ts
var directory = __webpack_require__(6652);
;// CONCATENATED MODULE: ./src/plugin/read-snapshot.ts









const START_BYTES = 12 * 1024;
const MAX_CANDIDATES = 5;
async function readSnapshot(reader, expectedMain) {
    const archive = await (0,examine/* listEntries */.f)(reader);
    if (snapshot_isEncrypted(archive.entries))
        throw unusable('zip-method', 'The ZIP is encrypted.');
    const layout = (0,plugin_layout/* layOut */.v8)(archive.entries);
    const { folder } = layout;
    const files = new Map(layout.entries.filter(isReadable).map((entry) => [entry.path, entry]));
    const candidates = listCandidates([...files.values()], folder, expectedMain);
    const readmeEntry = (0,plan/* findReadme */.O)((0,sort_by_bytes/* sortByBytes */.n)([...files.values()], pathOf), folder);
    const [main, ...others] = candidates;
    const likely = [main, readmeEntry].filter((entry) => entry !== undefined);
    const wishes = [...likely.map(wishStart), ...likely.map(wishWhole), ...others.map(wishStart)];
    await reader.prepare(wishes.map((wish) => (0,zip_entry/* spanOfEntry */.sr)(wish, reader.sizeBytes)), archive.directoryBytes);
    const found = await findMain(candidates, reader);
    if (found === undefined)
        throw unusable('no-plugin', 'No plugin was found in the ZIP.');
    const readme = readmeEntry && (await read_snapshot_readText(readmeEntry, reader));
    const { sizeBytes } = reader;
    return createSnapshot({ sizeBytes, zipEntries: archive.entries, layout, main: found, readme });
}
function unusable(id, message) {
    return new finding/* PackageProblem */.w(id, { message, effect: '', fix: '' });
}
function isReadable(entry) {
    return !entry.isFolder && !entry.isLink && (0,zip_entry/* isSupported */.TT)(entry);
}
function pathOf({ path }) {
    return path;
}
function listCandidates(files, folder, expected) {
    const own = files.filter(({ path }) => (0,plugin_layout/* isPhpFile */.bR)(path) && (0,plugin_layout/* nameIn */.ZC)(folder, path) !== undefined);
    const rankOf = ({ path }) => {
        const at = expected.indexOf((0,plugin_layout/* nameIn */.ZC)(folder, path) ?? '');
        return at < 0 ? (0,plugin_layout/* guessMain */.h$)(path) : Number.MAX_SAFE_INTEGER - at;
    };
    return [...(0,sort_by_bytes/* sortByBytes */.n)(own, pathOf)].sort((a, b) => rankOf(b) - rankOf(a)).slice(0, MAX_CANDIDATES);
}
async function findMain(candidates, reader) {
    for (const entry of candidates) {
        const file = await read_snapshot_readText(entry, reader);
        if (file === undefined)
            continue;
        const header = (0,wordpress_header/* parsePluginHeader */.OF)(file.bytes);
        if ((0,wordpress_header/* isPluginHeader */.LE)(header))
            return { ...file, header };
    }
    return undefined;
}
async function read_snapshot_readText(entry, reader) {
    for (const wish of [wishWhole(entry), wishStart(entry)]) {
        try {
            const content = await (0,zip_entry/* readEntry */.hB)(wish, reader);
            return content.damage === undefined || content.damage === 'checksum'
                ? { path: entry.path, ...content }
                : undefined;
        }
        catch (error) {
            if (!(error instanceof bytes/* NotFetched */.Nz))
                throw error;
        }
    }
    return undefined;
}
function wishWhole(entry) {
    return { entry, packedBytes: MAX_TEXT_BYTES, unpackedBytes: MAX_TEXT_BYTES };
}
function wishStart(entry) {
    return { entry, packedBytes: START_BYTES, unpackedBytes: MAX_TEXT_BYTES };
}

// EXTERNAL MODULE: ./src/plugin/php/tokens.ts
var tokens = __webpack_require__(8908);
;// CONCATENATED MODULE: ./src/plugin/php/built-paths.ts

const MAX_PATHS = 200;
const MAX_LENGTH = 300;
const HINTS = ['build', 'dist', '.asset.php', '.min.js', '.min.css'];
const BUILT = /^(?:[\w.@-]+\/)*(?:build|dist)(?:\/[\w.@-]+)*\/?$|^(?:[\w.@-]+\/)+[\w.@-]+\.(?:asset\.php|min\.js|min\.css)$/;
function findBuiltPaths(code) {
    const paths = new Set();
    if (!HINTS.some((hint) => code.includes(hint)))
        return [];
    for (const { kind, value } of (0,tokens/* tokenizePhp */.a)(code)) {
        if (kind !== 'string' || value === undefined || value.length > MAX_LENGTH)
            continue;
        const path = value.replace(/^\.{0,2}\//, '');
        if (value.includes('/') && BUILT.test(path) && paths.size < MAX_PATHS)
            paths.add(path);
    }
    return [...paths];
}

// EXTERNAL MODULE: ./src/plugin/secrets/contents.ts + 1 modules
var contents = __webpack_require__(9510);
;// CONCATENATED MODULE: ./src/plugin/seen-contents.ts



const TESTS = /(^|\/)tests?\//i;
function createOnlooker(paths, folder) {
    const isOfLibrary = createLibraryTest({ entries: paths.map((path) => ({ path })), folder });
    const secrets = [];
    const builtPaths = new Set();
    return {
        show(path, start, sizeBytes) {
            const text = (0,contents/* readText */.yR)(start);
            if (text === undefined)
                return;
            const secret = (0,contents/* findSecretInText */.Ek)(path, text, text.length < sizeBytes);
            if (secret !== undefined)
                secrets.push(secret);
            if (!path.endsWith('.php') || TESTS.test(path) || isOfLibrary(path))
                return;
            for (const built of findBuiltPaths(text))
                builtPaths.add(built);
        },
        tell: () => ({ secrets, builtPaths: [...builtPaths] }),
    };
}

;// CONCATENATED MODULE: ./src/plugin/inspect.ts














const SHOWN_LARGEST = 3;
async function inspect(reader, options = {}) {
    const { sizeBytes } = reader;
    try {
        await assertZip(reader);
        const view = await (0,examine/* examine */.s)(reader, options);
        return {
            facts: { sizeBytes, contents: describeContents(view), plugin: describePlugin(view) },
            changelog: await readPackageChangelog(view, reader),
            findChangelog: (readFiles) => findChangelogBeside(view, readFiles),
            judge: (expected) => checks_check(view, expected),
            takeSnapshot: () => takeSnapshot(view),
            findMentions: (folders) => findFolderMentions(view, reader, folders, options.signal),
        };
    }
    catch (error) {
        if (!(error instanceof finding/* PackageProblem */.w))
            throw error;
        return {
            facts: { sizeBytes, contents: undefined, plugin: undefined },
            changelog: '',
            findChangelog: () => Promise.resolve(''),
            judge: () => [error.finding],
            takeSnapshot: () => undefined,
            findMentions: () => Promise.resolve(undefined),
        };
    }
}
const HEAD_BYTES = 16 * 1024;
async function assertZip(reader) {
    const head = await reader.read(0, Math.min(HEAD_BYTES, reader.sizeBytes));
    const other = (0,file_type/* describeContent */.X)(head);
    if (other !== undefined)
        throw (0,directory/* unreadable */.O$)(`The package is ${other.what}.`, other.fix);
}
function describeContents({ layout, unreadOwnPhp, isRead }) {
    const files = layout.entries.filter(({ isFolder }) => !isFolder);
    return {
        files: files.length,
        unpackedBytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
        largest: [...files]
            .sort((a, b) => b.sizeBytes - a.sizeBytes)
            .slice(0, SHOWN_LARGEST)
            .map(({ path, sizeBytes }) => ({ path, sizeBytes })),
        unread: unreadOwnPhp.length,
        isRead,
    };
}
function describePlugin({ layout, main, readme }) {
    if (main === undefined)
        return undefined;
    const { name, version, description, requiresWordPress, requiresPhp, updateUri } = main.header;
    return {
        slug: layout.folder,
        name,
        version,
        mainFile: (0,plugin_layout/* nameIn */.ZC)(layout.folder, main.path) ?? '',
        description,
        requires: requiresWordPress,
        requiresPhp,
        updateUri,
        tested: readme?.readme.tested ?? '',
        readme: readme?.readme.text ?? '',
    };
}


/***/ }),

/***/ 5624:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ findLeftOver)
/* harmony export */ });
function findLeftOver(path) {
    const folder = FOLDER.exec(path)?.[0];
    if (folder !== undefined && !path.endsWith('.vite/manifest.json'))
        return { kind: 'development', path: folder };
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (WELCOME.test(name))
        return undefined;
    const found = KINDS.find(([, pattern]) => pattern.test(name));
    return found && { kind: found[0], path };
}
const FOLDER = /^(?:tests?|__tests__|phpunit|cypress|e2e|playwright)\/|^(?:.*?\/)??(?:\.[^/]+|node_modules|bower_components|CVS)\//i;
const WELCOME = /^(\.htaccess|web\.config|\.(git)?keep)$/i;
const KINDS = [
    ['development', /^\../],
    [
        'development',
        /^(composer\.lock|package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?)$/i,
    ],
    ['development', /^(phpcs|phpunit|phpmd|psalm|phpstan)([.-][\w.-]+)?\.(xml|neon|yml|yaml)(\.dist)?$/i],
    [
        'development',
        /^((codeception|behat|grumphp|crowdin|codecov)(\.[\w.-]+)?\.ya?ml(\.dist)?|(infection|phpbench|renovate|lerna|turbo|nx|bower|cypress)\.json|rector\.php|scoper\.inc\.php)$/i,
    ],
    [
        'development',
        /^(webpack|rollup|vite|vitest|babel|jest|playwright|cypress|postcss|tailwind|eslint|prettier|stylelint)\.(config|setup|mix)(\.[\w-]+)*\.(c|m)?(j|t)s$/i,
    ],
    ['development', /^((gulp|grunt)file(\.[\w-]+)*\.(c|m)?(j|t)s|(t|j)sconfig([.-][\w-]+)*\.json)$/i],
    [
        'development',
        /^(makefile|dockerfile|vagrantfile|docker-compose([.-][\w-]+)*\.ya?ml|(contributing|code_of_conduct)\.(md|txt))$/i,
    ],
    ['archive', /\.(zip|tar|t[bgx]z2?|tar\.(gz|bz2|xz|zst)|7z|rar)$/i],
    ['program', /\.(phar|sh|bash|bat|cmd|ps1|exe|dll|so|dylib)$/i],
    ['source', /^package\.json$|\.(ts|tsx|jsx|scss|sass|less|styl|coffee)$/i],
];


/***/ })

};
