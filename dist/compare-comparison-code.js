export const id = 175;
export const ids = [175];
export const modules = {

/***/ 2175:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Missed: () => (/* reexport */ find_live/* Missed */.g3),
  comparePackages: () => (/* reexport */ comparePackages),
  compareSnapshots: () => (/* reexport */ compareSnapshots),
  createOpener: () => (/* reexport */ find_live/* createOpener */.o4),
  createServedInspection: () => (/* reexport */ createServedInspection),
  joinFindings: () => (/* reexport */ comparison/* joinFindings */.pZ)
});

// EXTERNAL MODULE: ./src/package/checks/php.ts
var checks_php = __webpack_require__(456);
// EXTERNAL MODULE: ./src/package/php/index.ts + 3 modules
var package_php = __webpack_require__(3477);
// EXTERNAL MODULE: ./src/shared/format.ts
var format = __webpack_require__(6338);
// EXTERNAL MODULE: ./src/package/php/loads.ts
var php_loads = __webpack_require__(8838);
// EXTERNAL MODULE: ./src/package/read/left-overs.ts
var left_overs = __webpack_require__(8186);
// EXTERNAL MODULE: ./src/shared/quote.ts
var quote = __webpack_require__(6717);
// EXTERNAL MODULE: ./src/package/difference/comparison.ts
var comparison = __webpack_require__(9245);
// EXTERNAL MODULE: ./src/shared/sorted.ts
var sorted = __webpack_require__(5388);
;// CONCATENATED MODULE: ./src/package/difference/difference.ts

function findFileChanges(from, to) {
    const [before, after] = [indexFiles(from.files), indexFiles(to.files)];
    return {
        added: to.files.filter(({ path }) => !before.has(path)).map(({ path }) => path),
        removed: from.files.filter(({ path }) => !after.has(path)).map(({ path }) => path),
        changed: to.files.filter((file) => isOther(before.get(file.path), file)).map(({ path }) => path),
    };
}
function findDifference(from, to) {
    const { added, removed, changed } = findFileChanges(from, to);
    const changes = { added: sortPaths(added), removed: sortPaths(removed), changed: sortPaths(changed) };
    return {
        from,
        to,
        ...changes,
        parts: groupByPart(from, to, changes),
        headers: listHeaderChanges(from, to),
        packedBytes: { from: from.sizeBytes, to: to.sizeBytes },
        unpackedBytes: { from: sumBytes(from.files), to: sumBytes(to.files) },
    };
}
function isSame({ added, removed, changed }) {
    return added.length + removed.length + changed.length === 0;
}
function partOf(path) {
    return path.slice(0, path.indexOf('/') + 1);
}
function indexFiles(files) {
    return new Map(files.map((file) => [file.path, file]));
}
function isOther(before, { sizeBytes, crc32 }) {
    return before !== undefined && (before.sizeBytes !== sizeBytes || before.crc32 !== crc32);
}
function sumBytes(files) {
    return files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
}
function sortPaths(paths) {
    return (0,sorted/* sortByBytes */.n2)(paths, (path) => path);
}
function groupByPart(from, to, { added, removed, changed }) {
    const [before, after] = [from, to].map(({ files }) => Map.groupBy(files, ({ path }) => partOf(path)));
    const [addedIn, removedIn, changedIn] = [added, removed, changed].map((paths) => Map.groupBy(paths, partOf));
    const names = new Set([...added, ...removed, ...changed].map(partOf));
    return sortPaths([...names]).map((name) => {
        const [old, current] = [before?.get(name) ?? [], after?.get(name) ?? []];
        return {
            name,
            added: addedIn?.get(name) ?? [],
            removed: removedIn?.get(name) ?? [],
            changed: changedIn?.get(name) ?? [],
            files: { from: old.length, to: current.length },
            unpackedBytes: { from: sumBytes(old), to: sumBytes(current) },
        };
    });
}
const FIELDS = [
    ['version', 'Version'],
    ['name', 'Plugin Name'],
    ['requiresWordPress', 'Requires at least'],
    ['requiresPhp', 'Requires PHP'],
    ['requiresPlugins', 'Requires Plugins'],
    ['updateUri', 'Update URI'],
    ['textDomain', 'Text Domain'],
    ['domainPath', 'Domain Path'],
    ['network', 'Network'],
    ['pluginUri', 'Plugin URI'],
    ['author', 'Author'],
    ['authorUri', 'Author URI'],
    ['description', 'Description'],
];
function listHeaderChanges(from, to) {
    const changes = [
        { label: 'Folder', from: from.folder, to: to.folder },
        { label: 'Main file', from: from.mainFile, to: to.mainFile },
        ...FIELDS.map(([field, label]) => ({ label, from: from.header[field], to: to.header[field] })),
        { label: 'Tested up to', from: from.readme?.tested ?? '', to: to.readme?.tested ?? '' },
    ];
    return changes.filter((change) => change.from !== change.to);
}

;// CONCATENATED MODULE: ./src/package/difference/check-vanished.ts







const MAX_TOLD = 20;
function* findVanished(difference, loss) {
    const { to } = difference;
    for (const part of loss.vanished.slice(0, MAX_TOLD)) {
        const { severity, effect } = weigh(difference, part, loss);
        yield {
            id: 'part-vanished',
            severity,
            message: describe(part, loss.what),
            effect,
            fix: `${adviseOn(part)} If you removed it on purpose, accept this finding.`,
            file: (0,comparison/* placeIn */.VV)(to, part.name),
        };
    }
}
function weigh(difference, part, { mentions }) {
    const { to } = difference;
    const load = findMissingLoad(to, part);
    if (load !== undefined) {
        return {
            severity: 'error',
            effect: `Line ${load.line} of ${(0,quote/* quoteName */.AB)((0,comparison/* placeIn */.VV)(to, to.mainFile))} requires ${(0,quote/* quoteName */.AB)(load.path)}: PHP stops with a fatal error on every request.`,
        };
    }
    if (part.isOnlyTranslations)
        return {
            severity: 'notice',
            effect: 'Sites lose these translations, unless they get them another way.',
        };
    const mention = mentions.find(({ folder }) => folder === part.name);
    if (mention !== undefined) {
        const { file, line, named, isNeeded = false } = mention;
        return {
            severity: isNeeded ? 'error' : 'warning',
            effect: `Line ${line} of ${(0,quote/* quoteName */.AB)(file)} still names ${(0,quote/* quoteName */.AB)(named)}${isNeeded ? ', and `composer.json` needs it' : ''}: on updated sites, that code fails or does nothing.`,
        };
    }
    return { severity: 'notice', effect: 'No PHP code of the plugin names the folder now.' };
}
const MADE = /^(vendor|build|dist)\b/i;
function findMissingLoad(to, { name }) {
    const folder = (0,comparison/* placeIn */.VV)(to, name);
    const files = new Set(to.files.map(({ path }) => (0,comparison/* placeIn */.VV)(to, path)));
    return (to.php === undefined ? [] : (0,php_loads/* readLoadedCode */.pO)(to.php).loads).find(({ path, keyword, when, isGuarded, isBehindGuard }) => path.startsWith(folder) &&
        !files.has(path) &&
        keyword.startsWith('require') &&
        when === 'always' &&
        !isGuarded &&
        !isBehindGuard);
}
function describe({ name, fileCount, leftCount }, what) {
    const had = `${what} has ${fileCount} ${(0,format/* agree */.d5)({ length: fileCount }, 'file', 'files')} with code in it`;
    return leftCount === 0
        ? `The folder ${(0,quote/* quoteName */.AB)(name)} is missing; ${had}.`
        : `The folder ${(0,quote/* quoteName */.AB)(name)} has only ${leftCount} ${(0,format/* agree */.d5)({ length: leftCount }, 'file', 'files')} with code left; ${had}.`;
}
function adviseOn({ name, isOnlyTranslations }) {
    if (isOnlyTranslations)
        return 'Check the step that makes or fetches the translations.';
    if (/^vendor/i.test(name))
        return 'Run `composer install --no-dev`, and whatever else builds the plugin, before it is zipped.';
    if (MADE.test(name))
        return 'Run the build before the plugin is zipped, and check that `.distignore` or `export-ignore` keeps its output.';
    return 'Check `.distignore` or `export-ignore`, and the steps that build the plugin.';
}
const CODE = /\.(php|js|css|json|mo)$/i;
const TRANSLATION = /\.(mo|l10n\.php)$|(^|[/-])[a-z]{2,3}([_-][a-z]{2,4})?(_(formal|informal))?(-[\w-]+)?\.json$|(^|\/)index\.php$/i;
const NOT_SHIPPED = /^(\..*|bin|tools?|scripts?|docs?|documentation|docker|storybook|examples?|samples?|vendor-bin|cache|tmp|logs?|uploads?|.*-(tests?|tester|scripts))\/$/i;
const MOST = 0.9;
function findVanishedParts({ from, to, parts, added }) {
    const suspects = parts.filter(({ name, removed }) => removed.length > 0 && name.endsWith('/'));
    const names = suspects.map(({ name }) => name).filter((name) => !NOT_SHIPPED.test(name));
    if (names.length === 0)
        return [];
    const isMoved = createMoveTest(to.files, added);
    const [before, after] = [from, to].map(({ files }) => Map.groupBy(files.filter(isCode), partOfFile));
    return names.flatMap((name) => {
        const [old, left] = [before?.get(name) ?? [], after?.get(name) ?? []];
        const isLost = old.length > 0 && old.length - left.length >= old.length * MOST;
        if (!isLost || old.filter(isMoved).length >= old.length * MOST)
            return [];
        const isOnlyTranslations = old.every(({ path }) => TRANSLATION.test(path));
        return [{ name, fileCount: old.length, leftCount: left.length, isOnlyTranslations }];
    });
}
function isCode({ path }) {
    return CODE.test(path) && (0,left_overs/* findLeftOver */.LJ)(path)?.kind !== 'development';
}
function partOfFile({ path }) {
    return partOf(path);
}
function createMoveTest(files, added) {
    const contents = new Set(files.map(nameContent));
    const names = new Set(added.map(baseName));
    return (file) => contents.has(nameContent(file)) || names.has(baseName(file.path));
}
function nameContent({ sizeBytes, crc32 }) {
    return `${crc32} ${sizeBytes}`;
}
function baseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./src/package/difference/check-lost.ts








const MIN_CODE_BYTES = 60;
const MANY = 10;
const SHARE = 1 / 3;
function findLostFiles({ from, to, removed, added, changed }) {
    const before = indexFiles(from.files);
    const isMoved = createMoveTest(to.files, added);
    const isCode = (path) => {
        const file = before.get(path);
        return (file !== undefined &&
            isPhp(path) &&
            file.sizeBytes >= MIN_CODE_BYTES &&
            (0,left_overs/* findLeftOver */.LJ)(path)?.kind !== 'development' &&
            !isMoved(file));
    };
    const now = indexFiles(to.files);
    return {
        gone: removed.filter(isCode),
        emptied: changed.filter((path) => now.get(path)?.sizeBytes === 0 && isCode(path)),
    };
}
function* findLost({ from, to, added }, { what, vanished, lost, lostLoads }) {
    const told = vanished.filter((part) => findMissingLoad(to, part) !== undefined);
    const isTold = (path) => told.some(({ name }) => path.startsWith((0,comparison/* placeIn */.VV)(to, name)));
    const open = lostLoads.filter(({ path }) => !isTold(path));
    const required = open.filter(({ keyword }) => keyword.startsWith('require'));
    for (const kind of ['gone', 'emptied']) {
        const paths = lost[kind].map((path) => (0,comparison/* placeIn */.VV)(to, path));
        const loads = (kind === 'gone' ? required : open).filter(({ path }) => paths.includes(path));
        const [load] = loads;
        const loaded = [...new Set(loads.map(({ path }) => path))];
        if (load !== undefined) {
            yield {
                id: 'part-vanished',
                severity: 'error',
                message: `${(0,quote/* listNames */.Zv)(loaded)} ${(0,format/* agree */.d5)(loaded, 'is', 'are')} ${kind === 'gone' ? 'not in the package' : 'empty'}; ${what} has code there.`,
                effect: `Line ${load.line} of ${(0,quote/* quoteName */.AB)(load.by)} loads ${(0,quote/* quoteName */.AB)(load.path)}: PHP stops with a fatal error ${kind === 'gone' ? 'when it gets there' : 'when it needs what was in it'}.`,
                fix: FIX,
                file: loaded[0],
                ...(loaded.length > 1 && { files: loaded }),
                place: { file: load.by, line: load.line },
            };
        }
        const isOfPart = (path) => vanished.some(({ name }) => path.startsWith(name));
        const others = lost[kind].filter((path) => !loaded.includes((0,comparison/* placeIn */.VV)(to, path)) && !isOfPart(path));
        const all = from.files.filter(({ path }) => isPhp(path)).length;
        const lack = others.length - added.filter(isPhp).length;
        if (kind === 'gone' ? lack < Math.max(MANY, all * SHARE) : others.length === 0)
            continue;
        const files = others.map((path) => (0,comparison/* placeIn */.VV)(to, path));
        yield {
            id: 'part-vanished',
            severity: 'warning',
            message: `${(0,quote/* listNames */.Zv)(files)} ${(0,format/* agree */.d5)(files, 'is', 'are')} ${kind === 'gone' ? 'not in the package' : 'empty'}; ${what} has code there, in ${all} PHP files.`,
            effect: 'What still needs that code fails on every site that updates.',
            fix: FIX,
            file: files[0],
            ...(files.length > 1 && { files }),
        };
    }
}
const MAX_DEAD = 20;
function* findDead(_, { what, deadLoads }) {
    for (const { path, keyword, by: file, line } of deadLoads.slice(0, MAX_DEAD)) {
        yield {
            id: 'required-file-missing',
            severity: 'warning',
            message: `Line ${line} of ${(0,quote/* quoteName */.AB)(file)} ${(0,php_loads/* nameVerb */.rI)({ keyword })} ${(0,quote/* quoteName */.AB)(path)}, which is not in the package; ${what} does not load it there.`,
            effect: keyword.startsWith('require')
                ? 'PHP stops with a fatal error when it gets there.'
                : 'PHP warns when it gets there, and goes on without the file.',
            fix: 'Add the file, or correct the path: check the steps that pack the plugin.',
            file: path,
            place: { file, line },
        };
    }
}
function isPhp(path) {
    return /\.php$/i.test(path);
}
const FIX = 'Check the step that packs the plugin, and what `.distignore` or `export-ignore` leaves out. If you removed this on purpose, accept the finding.';

// EXTERNAL MODULE: ./src/package/wordpress/version.ts
var version = __webpack_require__(6600);
;// CONCATENATED MODULE: ./src/package/libraries/compare-libraries.ts


function compareLibraries(from, to) {
    const unread = [...from.unread, ...to.unread];
    const [before, after] = [from, to].map(({ found }) => listVersions(found.filter(({ kind }) => !unread.includes(kind))));
    const keys = (0,sorted/* sortByBytes */.n2)([...new Set([...before.keys(), ...after.keys()])], (key) => key);
    const changes = keys.flatMap((key) => {
        const [old, now] = [before.get(key), after.get(key)];
        const name = (now ?? old)?.name ?? '';
        const sides = { name, from: old?.versions.join(', ') ?? '', to: now?.versions.join(', ') ?? '' };
        if (old === undefined)
            return [{ change: 'added', ...sides }];
        if (now === undefined)
            return [{ change: 'removed', ...sides }];
        return strip(sides.from) === strip(sides.to)
            ? []
            : [{ change: judge(old.versions, now.versions), ...sides }];
    });
    return KINDS.flatMap((kind) => changes.filter(({ change }) => change === kind));
}
const KINDS = [
    'added',
    'raised',
    'lowered',
    'changed',
    'removed',
];
function listVersions(libraries) {
    const groups = Map.groupBy(libraries, ({ kind, name }) => `${kind} ${name}`);
    return new Map([...groups].map(([key, alike]) => {
        const versions = alike
            .map(({ version }) => version)
            .sort((a, b) => (0,version/* compareVersions */.Zy)(strip(a), strip(b)));
        return [key, { name: alike[0]?.name ?? '', versions }];
    }));
}
function judge(old, now) {
    const [before, after] = [old, now].map((versions) => strip(versions.at(-1) ?? ''));
    if (!/^\d/.test(before ?? '') || !/^\d/.test(after ?? ''))
        return 'changed';
    const order = (0,version/* compareVersions */.Zy)(after ?? '', before ?? '');
    return order > 0 ? 'raised' : order < 0 ? 'lowered' : 'changed';
}
function strip(version) {
    return version.replace(/(?<![^ ])v(?=\d)/g, '');
}

;// CONCATENATED MODULE: ./src/package/difference/findings.ts







function findInDifference(difference, context) {
    const findings = RULES.flatMap((rule) => [...rule(difference, context)]);
    return findings.sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}
const ORDER = ['error', 'warning', 'notice'];
const RULES = [
    findLostUpdateUri,
    findVanished,
    findLost,
    findDead,
    findNothingNew,
    findSameVersion,
    findOtherTextDomain,
    findRaisedRequires,
    findUntoldRaise,
    findSizeJump,
];
function* findLostUpdateUri({ from, to }, { what }) {
    const [before, after] = [from, to].map(({ header }) => findUpdateHost(header.updateUri));
    if (before === undefined || before === after)
        return;
    const { updateUri } = to.header;
    const isGone = after === undefined;
    const state = updateUri === '' ? 'is missing' : `is ${(0,quote/* quoteName */.AB)(updateUri)}`;
    yield {
        id: 'update-uri-changed',
        severity: isGone ? 'error' : 'warning',
        message: `The header \`Update URI\` ${state}; in ${what} it is ${(0,quote/* quoteName */.AB)(from.header.updateUri)}.`,
        effect: `Once this update is installed, WordPress stops asking the updater of ${(0,quote/* quoteName */.AB)(before)}: those sites never hear of another update.`,
        fix: 'Restore the header, or accept this finding if the plugin gets its updates another way.',
        file: (0,comparison/* placeIn */.VV)(to, to.mainFile),
    };
}
function* findNothingNew(difference, { what }) {
    const { from, to } = difference;
    if (from.header.version === to.header.version || !isOnlyVersion(difference))
        return;
    yield {
        id: 'nothing-changed',
        severity: 'warning',
        message: `Only the version and the changelog changed since ${what}.`,
        effect: 'Sites get an update that does nothing. Usually the build is old, or the wrong commit was checked out.',
        fix: 'Check that the package was built from the commit that is released.',
    };
}
function* findSameVersion(difference, context) {
    const { from, to, added, removed, changed } = difference;
    if (from.header.version !== to.header.version || isSame(difference))
        return;
    const count = added.length + removed.length + changed.length;
    yield {
        id: 'same-version-changed',
        severity: context.isDryRun ? 'notice' : 'warning',
        message: `The version is ${(0,quote/* quoteName */.AB)(to.header.version)}, as that of ${context.what}, but ${count} ${count === 1 ? 'file differs' : 'files differ'}.`,
        effect: 'Sites that have this version are not offered it again: they keep the other files.',
        fix: `Raise \`Version:\` in ${(0,quote/* quoteName */.AB)((0,comparison/* placeIn */.VV)(to, to.mainFile))} if sites are to get these files.`,
    };
}
function* findOtherTextDomain({ from, to }, { what }) {
    const [before, after] = [from, to].map(({ header, folder }) => header.textDomain || folder);
    if (before === undefined || after === undefined || before === after)
        return;
    if (from.header.textDomain === '' && to.header.textDomain === '')
        return;
    yield {
        id: 'text-domain-changed',
        severity: 'notice',
        message: `The text domain is ${(0,quote/* quoteName */.AB)(after)}; in ${what} it is ${(0,quote/* quoteName */.AB)(before)}.`,
        effect: 'Installed translations are named after the text domain, and are no longer found.',
        fix: 'Keep the text domain, unless you rename the translations too.',
        file: (0,comparison/* placeIn */.VV)(to, to.mainFile),
    };
}
const REQUIREMENTS = [
    ['requiresWordPress', 'WordPress'],
    ['requiresPhp', 'PHP'],
];
function* findRaisedRequires({ from, to }, { what }) {
    for (const [field, name] of REQUIREMENTS) {
        const [before, after] = [from.header[field], to.header[field]];
        const [old, now] = [before, after].map((version) => version.replace(/(\.0+)+$/, ''));
        const isRaised = /^\d/.test(after) && (before === '' || (0,version/* compareVersions */.Zy)(now ?? '', old ?? '') > 0);
        if (!isRaised)
            continue;
        yield {
            id: 'requires-raised',
            severity: 'notice',
            message: `The plugin requires ${name} ${(0,quote/* quoteName */.AB)(after)}; ${what} ${before === '' ? 'names no version' : `requires ${(0,quote/* quoteName */.AB)(before)}`}.`,
            effect: 'Sites with an older one are not offered the update.',
            fix: 'Publish it if that is intended.',
            file: (0,comparison/* placeIn */.VV)(to, to.mainFile),
        };
    }
}
function* findUntoldRaise(difference, context) {
    const { to } = difference;
    const raised = [...findRaisedRequires(difference, context)];
    if (raised.length === 0 || to.readme?.upgradeNotice !== '')
        return;
    yield {
        id: 'upgrade-notice',
        severity: 'notice',
        message: `\`== Upgrade Notice ==\` of ${(0,quote/* quoteName */.AB)((0,comparison/* placeIn */.VV)(to, to.readme.path))} has other versions, but nothing for ${(0,quote/* quoteName */.AB)(to.header.version)}, which requires more than ${context.what}.`,
        effect: 'People who read it before they update do not learn that their sites may be too old.',
        fix: 'Add an entry that names what the version requires.',
        file: (0,comparison/* placeIn */.VV)(to, to.readme.path),
    };
}
const JUMP = 3;
const MIN_JUMP_BYTES = 100_000;
const MAX_LEFT = 0.6;
const MIN_FILES = 20;
function* findSizeJump({ from, to, unpackedBytes }, { what }) {
    const isJump = unpackedBytes.to >= unpackedBytes.from * JUMP || unpackedBytes.from >= unpackedBytes.to * JUMP;
    const isLarge = isJump && Math.abs(unpackedBytes.to - unpackedBytes.from) >= MIN_JUMP_BYTES;
    const isThin = from.files.length >= MIN_FILES && to.files.length <= from.files.length * MAX_LEFT;
    if (!isLarge && !isThin)
        return;
    const describe = ({ files }, bytes) => `${files.length} files, ${(0,format/* formatSize */.Xq)(bytes)}`;
    yield {
        id: 'size-jump',
        severity: 'notice',
        message: `Unpacked, the package has ${describe(to, unpackedBytes.to)}; ${what} has ${describe(from, unpackedBytes.from)}.`,
        effect: unpackedBytes.to > unpackedBytes.from
            ? 'Updates take longer, and something may be in the package that sites do not need.'
            : 'Something may be missing in the package.',
        fix: 'Check the list of changes.',
    };
}
const DIRECTORY = new Set(['wordpress.org', 'w.org']);
function findUpdateHost(updateUri) {
    const text = updateUri.trim();
    if (text === '' || text.toLowerCase() === 'false')
        return undefined;
    const url = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `http://${text}`;
    const host = URL.canParse(url) ? new URL(url).hostname.toLowerCase() : '';
    return host === '' || DIRECTORY.has(host) ? undefined : host;
}
const VERSION_FILE = /^(readme|changelog|changes|history|release-?notes)(\.\w+)?$|^(package|composer)\.json$|\.pot$|^vendor\/composer\/installed\.php$/i;
function isOnlyVersion({ from, to, added, removed, changed }) {
    if (added.length + removed.length > 0)
        return false;
    const { mainFile, readme } = to;
    const others = changed.filter((path) => path !== mainFile && path !== readme?.path);
    if (!others.every((path) => VERSION_FILE.test(path)))
        return false;
    const hide = createVersionHider([from.header.version, to.header.version]);
    return ((!changed.includes(mainFile) || isSameMain(from, to, hide)) &&
        (readme === undefined || !changed.includes(readme.path) || isSameReadme(from, to, hide)));
}
function isSameMain(from, to, hide) {
    if (from.mainText === undefined || to.mainText === undefined)
        return false;
    return hide(from.mainText) === hide(to.mainText);
}
function isSameReadme(from, to, hide) {
    const [before, after] = [from.readme?.lines, to.readme?.lines];
    if (before === undefined || after === undefined)
        return false;
    const clean = (lines) => countLines(lines.map((line) => hide(line).trim()));
    const section = clean(to.readme?.changelog ?? []);
    const [old, current] = [clean(before), clean(after)];
    const isKept = [...old].every(([line, count]) => (current.get(line) ?? 0) >= count);
    const isNew = ([line, count]) => count > (old.get(line) ?? 0);
    return isKept && [...current].filter(isNew).every(([line]) => section.has(line));
}
function countLines(lines) {
    const counts = new Map();
    for (const line of lines)
        if (line !== '')
            counts.set(line, (counts.get(line) ?? 0) + 1);
    return counts;
}
function createVersionHider(versions) {
    const known = versions.filter((version) => version !== '');
    if (known.length === 0)
        return (text) => text;
    const longest = [...known].sort((a, b) => b.length - a.length).map(escapePattern);
    const pattern = new RegExp(`(?<![\\w.])(v?)(?:${longest.join('|')})(?![\\w-]|\\.\\w)`, 'g');
    return (text) => text.replace(pattern, '$1\0');
}
function escapePattern(text) {
    return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

// EXTERNAL MODULE: ./src/package/read/layout.ts
var layout = __webpack_require__(499);
;// CONCATENATED MODULE: ./src/package/difference/lost-loads.ts





const TEST_PATH = /\/tests?\//;
const PAID = /^((?:pro|premium)\/)/i;
const PHP = /\.php$/i;
function findLostLoads({ from, to, added, removed, changed }, lost, current, previous) {
    if (current === undefined)
        return { lostLoads: [], deadLoads: [] };
    const loads = (0,php_loads/* listOwnLoads */.Iz)(current);
    const gone = new Set(lost);
    const lostLoads = loads.filter(({ path }) => gone.has(path));
    if (previous === undefined)
        return { lostLoads, deadLoads: [] };
    const files = new Set(to.files.map(({ path }) => (0,comparison/* placeIn */.VV)(to, path)));
    const below = (path) => path.slice((0,layout/* prefixOf */.MT)(to.folder).length);
    const isMoved = createMoveTest(from.files, removed);
    const now = indexFiles(to.files);
    const isNew = (path) => {
        const file = added.includes(path) ? now.get(path) : undefined;
        return file !== undefined && !isMoved(file);
    };
    const known = new Set((0,php_loads/* listOwnLoads */.Iz)(previous).map(({ path }) => path.slice((0,layout/* prefixOf */.MT)(previous.folder).length)));
    const isReadBefore = (path) => previous.files.get(path)?.fault === undefined;
    const wasElse = (path) => changed.includes(path) && PHP.test(path) && isReadBefore(path);
    const deadLoads = loads.filter((load) => !gone.has(load.path) &&
        !files.has(load.path) &&
        !load.isBehindGuard &&
        !known.has(below(load.path)) &&
        !isLeftOut(below(load.path), current) &&
        (isNew(below(load.by)) || wasElse(below(load.by))));
    return { lostLoads, deadLoads };
}
function isLeftOut(path, { paths, links }) {
    if (TEST_PATH.test(`/${path}`) || links.some((link) => path.startsWith(`${link}/`)))
        return true;
    const [, sold] = PAID.exec(path) ?? [];
    return sold !== undefined && ![...paths].some((one) => one.startsWith(sold));
}

;// CONCATENATED MODULE: ./src/package/difference/compare-snapshots.ts









async function compareSnapshots(from, to, { what, isDryRun, findMentions }) {
    const difference = findDifference(from, to);
    const vanished = findVanishedParts(difference);
    const mentions = vanished.length === 0 ? [] : await findMentions(vanished.map(({ name }) => name));
    const lost = findLostFiles(difference);
    const paths = [...lost.gone, ...lost.emptied].map((path) => (0,comparison/* placeIn */.VV)(to, path));
    const { php } = to;
    const previous = php && (await from.readPhp?.(php));
    const { lostLoads, deadLoads } = findLostLoads(difference, paths, php, previous);
    const context = { what, isDryRun, vanished, mentions, lost, lostLoads, deadLoads };
    const findings = findInDifference(difference, context);
    const libraries = await compareTheirLibraries(from, to);
    const compared = { isCompared: true, difference, what, libraries };
    if (php === undefined || previous === undefined)
        return { ...compared, findings };
    const code = (0,package_php/* comparePhp */.cF)({ current: php, previous, site: undefined }).filter(({ id }) => id !== 'required-file-missing');
    return {
        ...compared,
        findings: [...findings, ...code.map((finding) => (0,checks_php/* toFinding */.N)(finding, to.folder))],
        isOfCode: true,
    };
}
async function compareTheirLibraries(from, to) {
    const [before, after] = [await from.readLibraries?.(), await to.readLibraries?.()];
    if (before === undefined || after === undefined)
        return undefined;
    return compareLibraries(before, after);
}

// EXTERNAL MODULE: ./src/package/finding.ts
var finding = __webpack_require__(9733);
// EXTERNAL MODULE: ./src/shared/clock.ts
var clock = __webpack_require__(6103);
// EXTERNAL MODULE: ./src/shared/publish-error.ts
var publish_error = __webpack_require__(5805);
// EXTERNAL MODULE: ./src/source/url/url-errors.ts
var url_errors = __webpack_require__(4948);
// EXTERNAL MODULE: ./src/compare/find-live.ts
var find_live = __webpack_require__(5603);
// EXTERNAL MODULE: ./src/compare/request-limits.ts
var request_limits = __webpack_require__(9675);
;// CONCATENATED MODULE: ./src/compare/compare-packages.ts







async function comparePackages({ snapshot: to, readSha256, findMentions }, { live, isDryRun }, { send, clock, downloads, readSnapshot, onRead, ...others }) {
    if (to === undefined)
        return notCompared('no plugin was found in this package');
    const context = { ...others, limits: (0,request_limits/* createLimits */.r5)(send, clock, downloads) };
    try {
        if (live === undefined) {
            const { opened, name, tag, host } = await (0,find_live/* findNewest */.Ok)(context);
            const what = `release ${(0,quote/* quoteName */.AB)(tag)} on ${host}`;
            const terms = { what, isDryRun, findMentions };
            const compared = await compareWith(opened, { to, readSha256, name, terms, readSnapshot });
            return compared.isCompared ? { ...compared, findings: compared.findings.map(soften) } : compared;
        }
        const { opened, name } = await (0,find_live/* findLivePackage */.oR)(live, context);
        const { version, mainFile } = live;
        const what = `the live version ${(0,quote/* quoteName */.AB)(version)}`;
        const terms = { what, isDryRun, findMentions };
        const task = { to, readSha256, name, terms, readSnapshot, version, mainFile, onRead };
        return await compareWith(opened, task);
    }
    catch (error) {
        const isSame = error instanceof find_live/* Missed */.g3 && error.isSame;
        return { ...notCompared(explainMiss(error)), ...(isSame && { isSame }) };
    }
}
async function compareWith({ file, sha256, finalUrl, headers, close }, { to, readSha256, name, terms, readSnapshot, version, mainFile = to.mainFile, onRead }) {
    try {
        const from = await readSnapshot(file, [mainFile, to.mainFile]);
        onRead?.({ file: { url: finalUrl, headers }, snapshot: from });
        const { version: found } = from.header;
        if (from.sizeBytes === to.sizeBytes && sha256 === (await readSha256()))
            return { ...notCompared(`${name} is this very package`), isSame: true };
        if (version === undefined && isAnotherPlugin(from, to))
            return notCompared(`${name} is that of another plugin, ${(0,quote/* quoteName */.AB)(from.folder)}`);
        if (version !== undefined && found !== version)
            return notCompared(`${name} says version ${(0,quote/* quoteName */.AB)(found)}, and ${(0,quote/* quoteName */.AB)(version)} is live`);
        return await compareSnapshots(from, to, terms);
    }
    catch (error) {
        return notCompared(explainMiss(error, name));
    }
    finally {
        await close().catch(() => undefined);
    }
}
function isAnotherPlugin(from, to) {
    return from.folder !== '' && from.folder !== to.folder && from.mainFile !== to.mainFile;
}
function explainMiss(error, name = 'it') {
    if (error instanceof clock/* Cancelled */.cJ)
        throw error;
    if (error instanceof finding/* PackageProblem */.w)
        return `${name} cannot be read: ${error.finding.message.replace(/\.$/, '')}`;
    if (error instanceof url_errors/* UrlPackageError */.eM)
        return `${name} ${error.what}`;
    if (error instanceof find_live/* Missed */.g3 || error instanceof request_limits/* LimitReached */.aF)
        return error.message;
    return `it could not be read (${(0,publish_error/* messageOf */.bD)(error)})`;
}
function notCompared(why) {
    return { isCompared: false, why };
}
function soften(finding) {
    return finding.severity === 'error' ? { ...finding, severity: 'warning' } : finding;
}

;// CONCATENATED MODULE: ./src/compare/known-file.ts
function isSameFile(known, now) {
    if (known.url.origin !== now.url.origin || known.url.pathname !== now.url.pathname)
        return false;
    const [before, after] = [known.headers, now.headers];
    const isAlike = (name) => before[name] !== undefined && before[name] === after[name];
    if (before.etag?.startsWith('"') === true)
        return isAlike('etag');
    return isAlike('last-modified') && isAlike('content-length');
}

;// CONCATENATED MODULE: ./src/compare/check-served.ts



const IDENTICAL = { verdict: 'identical', text: 'exactly this package, by SHA-256' };
function findChanges(built, served) {
    const { added, removed, changed } = findFileChanges(built, served);
    const beside = new Set(built.outside);
    return {
        folder: built.folder === served.folder ? undefined : served.folder,
        missing: removed,
        changed,
        added: [...added, ...served.outside.filter((name) => !beside.has(name))],
    };
}
function checkServedFiles(changes, { version }) {
    const { folder, missing, changed, added } = changes;
    if (folder === undefined && missing.length + changed.length + added.length === 0)
        return { verdict: 'same-files', text: 'the same files, zipped again' };
    const text = `other files than those of this package: ${listChanges(changes)}`;
    const lost = missing.filter((path) => /\.(php|m?js)$/i.test(path));
    if (lost.length === 0)
        return { verdict: 'different', text };
    const files = lost.slice(0, MAX_NAMES).map((path) => (0,quote/* quoteName */.AB)(path));
    const more = lost.length > MAX_NAMES ? ` and ${lost.length - MAX_NAMES} more` : '';
    return fail(text, `The service serves version ${(0,quote/* quoteName */.AB)(version)} without ${lost.length === 1 ? 'a PHP or JavaScript file' : 'PHP or JavaScript files'} of this package: ${files.join(', ')}${more}.`);
}
function reportOtherPlugin({ folder, header }, { version }) {
    const plugin = `${(0,quote/* quoteName */.AB)(header.name)} in the folder ${(0,quote/* quoteName */.AB)(folder)}`;
    return fail(`another plugin, ${plugin}`, `The service serves version ${(0,quote/* quoteName */.AB)(version)} with the package of another plugin, ${plugin}.`);
}
function reportOtherVersion({ header }, { version }) {
    const other = header.version === '' ? 'no version' : `version ${(0,quote/* quoteName */.AB)(header.version)}`;
    return fail(`a package with ${other}`, `The service says that it serves version ${(0,quote/* quoteName */.AB)(version)}, but the package there has ${other}.`);
}
function fail(text, message) {
    const error = new publish_error/* PublishError */.S1({
        code: 'after-publish',
        title: 'Published, but sites get something else',
        message,
        hint: 'Sites install that package. Check the release on the dashboard of the service, and any cache before its downloads; then publish a higher version, because sites that have this one are not offered it again.',
    });
    return { verdict: 'different', text, error };
}
const MAX_NAMES = 10;
function listChanges({ folder, missing, changed, added }) {
    const names = [
        ...missing.map((path) => `${(0,quote/* quoteName */.AB)(path)} is missing`),
        ...changed.map((path) => `${(0,quote/* quoteName */.AB)(path)} differs`),
        ...added.map((path) => `${(0,quote/* quoteName */.AB)(path)} was added`),
    ];
    const place = folder === '' ? 'they lie in no folder' : `they lie in the folder ${(0,quote/* quoteName */.AB)(folder ?? '')}`;
    const more = names.length > MAX_NAMES ? [`and ${names.length - MAX_NAMES} more`] : [];
    return [...(folder === undefined ? [] : [place]), ...names.slice(0, MAX_NAMES), ...more].join(', ');
}

;// CONCATENATED MODULE: ./src/compare/served.ts






class Unchanged extends Error {
}
function createServedInspection(built, context, before) {
    const known = before && judgeOther(before.snapshot, built);
    let stale = before && known?.isPlugin === false ? { got: known.got, file: before.file } : undefined;
    const check = async ({ file, sha256, finalUrl, headers }) => {
        if (sha256 === built.sha256)
            return { ...IDENTICAL, isFinal: true };
        const { snapshot } = built;
        const changes = findChanges(snapshot, await context.readListing(file));
        const isSameMain = ![...changes.missing, ...changes.changed].includes(snapshot.mainFile);
        const other = isSameMain ? undefined : await readOther(file);
        if (other === undefined)
            return { ...checkServedFiles(changes, built), isFinal: true };
        if (other.isPlugin)
            return { ...other.got, isFinal: true };
        stale = { got: other.got, file: { url: finalUrl, headers } };
        return { ...other.got, isFinal: false };
    };
    const readOther = async (reader) => {
        try {
            return judgeOther(await context.readSnapshot(reader, [built.snapshot.mainFile]), built);
        }
        catch (error) {
            if (error instanceof finding/* PackageProblem */.w && error.finding.id === 'no-plugin')
                return undefined;
            throw error;
        }
    };
    return async (live) => {
        const limits = (0,request_limits/* createLimits */.r5)(context.send, context.clock, context.downloads);
        const look = ({ headers }, url) => {
            if (stale !== undefined && isSameFile(stale.file, { url, headers }))
                throw new Unchanged();
        };
        try {
            const { opened, name } = await (0,find_live/* findNamed */.n4)(live, { ...context, limits, look, isOwnUrl: () => false });
            try {
                return await check(opened);
            }
            catch (error) {
                return missed(explainMiss(error, name));
            }
            finally {
                await opened.close().catch(() => undefined);
            }
        }
        catch (error) {
            if (error instanceof Unchanged && stale !== undefined)
                return { ...stale.got, isFinal: false };
            return missed(explainMiss(error));
        }
    };
    function missed(why) {
        const isFinal = stale === undefined || context.downloads.left <= 0;
        return { verdict: '', text: `not compared: ${why}`, isFinal };
    }
}
function judgeOther(served, built) {
    const { snapshot, version } = built;
    if (isAnotherPlugin(served, snapshot))
        return { got: reportOtherPlugin(served, built), isPlugin: true };
    const isOurs = [version, snapshot.header.version].includes(served.header.version);
    return isOurs ? undefined : { got: reportOtherVersion(served, built), isPlugin: false };
}

;// CONCATENATED MODULE: ./src/compare/comparison-code.ts






/***/ }),

/***/ 5603:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ok: () => (/* binding */ findNewest),
/* harmony export */   g3: () => (/* binding */ Missed),
/* harmony export */   n4: () => (/* binding */ findNamed),
/* harmony export */   o4: () => (/* binding */ createOpener),
/* harmony export */   oR: () => (/* binding */ findLivePackage)
/* harmony export */ });
/* harmony import */ var _http_transport_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4098);
/* harmony import */ var _http_urls_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6103);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6717);
/* harmony import */ var _source_url_url_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4948);
/* harmony import */ var _source_url_download_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7424);
/* harmony import */ var _release_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3055);
/* harmony import */ var _request_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9675);








class Missed extends Error {
    isSame;
    constructor(message, cause, isSame = false) {
        super(message, { cause });
        this.name = 'Missed';
        this.isSame = isSame;
    }
}
async function findLivePackage(live, context) {
    try {
        return await findNamed(live, context);
    }
    catch (error) {
        if (!(error instanceof Missed) || context.releases === undefined)
            throw error;
        return await findOnRelease(live.version, context, context.releases).catch((other) => {
            if (other instanceof Missed)
                throw new Missed(`${error.message}; ${other.message}`);
            if (other instanceof _request_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LimitReached */ .aF)
                throw new _request_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .LimitReached */ .aF(`${error.message}; ${other.message}`);
            throw other;
        });
    }
}
async function findNamed(live, { limits, ...context }) {
    const name = 'the package that the service names';
    const url = readServiceUrl(live);
    const read = (request) => limits.read({ ...request, namedBy: live.baseUrl });
    return { opened: await open(url, name, { ...context, limits: { ...limits, read } }), name };
}
async function findNewest(context) {
    const { releases, names, limits } = context;
    if (releases === undefined)
        throw new Missed('without `api-key`, the service was not asked');
    for (const { tag, assets } of await releases.listNewest(limits.find)) {
        const asset = (0,_release_names_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseAsset */ ._Y)(assets, names, (0,_release_names_js__WEBPACK_IMPORTED_MODULE_1__/* .readReleaseVersion */ .w)(names, tag));
        if (asset !== undefined)
            return { ...(await openAsset(asset, tag, context, releases)), tag, host: releases.host };
    }
    throw new Missed(`no release on ${releases.host} has a package yet`);
}
async function findOnRelease(version, context, releases) {
    const { names, limits } = context;
    const tag = (0,_release_names_js__WEBPACK_IMPORTED_MODULE_1__/* .nameLiveTag */ .uO)(names, version);
    const release = await releases.findByTag(tag, limits.find);
    if (release === undefined)
        throw new Missed(`there is no release ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(tag)} on ${releases.host}`);
    const asset = (0,_release_names_js__WEBPACK_IMPORTED_MODULE_1__/* .chooseAsset */ ._Y)(release.assets, names, version);
    if (asset === undefined)
        throw new Missed(`the release ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(tag)} has no asset that is certainly its package`);
    return openAsset(asset, tag, context, releases);
}
async function openAsset(asset, tag, context, releases) {
    const name = `${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(asset.name)} of the release ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(tag)}`;
    const url = await releases.locateAsset(asset, context.limits.find);
    return { opened: await open(url, name, context), name };
}
function readServiceUrl({ packageUrl, baseUrl }) {
    if (packageUrl === undefined)
        throw new Missed('the service does not say where its package is');
    const url = (0,_http_urls_js__WEBPACK_IMPORTED_MODULE_3__/* .parseWebUrl */ .BD)(packageUrl);
    const isPlain = url !== null && (0,_http_urls_js__WEBPACK_IMPORTED_MODULE_3__/* .isSafe */ .IP)(url) && (url.protocol === 'https:' || (0,_http_urls_js__WEBPACK_IMPORTED_MODULE_3__/* .isThisMachine */ .YY)(baseUrl));
    if (!isPlain)
        throw new Missed('the service gives no plain `https:` URL for its package');
    return url;
}
async function open(url, name, { openUrl, limits, maskUrl, isOwnUrl, look }) {
    maskUrl(url.href);
    const own = `${name} is the one to be published`;
    if (isOwnUrl(url))
        throw new Missed(own, undefined, true);
    try {
        const opened = await openUrl(url, limits.read, (...answer) => {
            look?.(...answer);
            limits.beginDownload();
        });
        if (!isOwnUrl(opened.finalUrl))
            return opened;
        await opened.close();
    }
    catch (error) {
        if (!(error instanceof Missed))
            throw error;
        limits.countMiss();
        throw new Missed(`${name} ${error.message}`, error);
    }
    limits.countMiss();
    throw new Missed(own, undefined, true);
}
const MAX_BYTES = 200 * 1024 ** 2;
function createOpener(options) {
    const limits = { maxBytes: MAX_BYTES, maxMs: _request_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DURATION_MS */ .rG, timeoutMs: _request_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_DURATION_MS */ .rG, retries: 0 };
    return async (url, send, look) => {
        try {
            return await (0,_source_url_download_js__WEBPACK_IMPORTED_MODULE_4__/* .downloadPackage */ .X)(url, { ...limits, ...options, send, look });
        }
        catch (error) {
            if (!(error instanceof _source_url_url_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UrlPackageError */ .eM))
                throw error;
            const { cause } = error;
            if (cause instanceof _http_transport_error_js__WEBPACK_IMPORTED_MODULE_6__/* .TransportError */ .wX && cause.failure === 'cancelled')
                throw new _shared_clock_js__WEBPACK_IMPORTED_MODULE_7__/* .Cancelled */ .cJ();
            throw new Missed(error.what, error);
        }
    };
}


/***/ }),

/***/ 3055:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _Y: () => (/* binding */ chooseAsset),
/* harmony export */   uO: () => (/* binding */ nameLiveTag),
/* harmony export */   w: () => (/* binding */ readReleaseVersion)
/* harmony export */ });
/* harmony import */ var _action_inputs_release_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7999);
/* harmony import */ var _shared_version_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2189);


function nameLiveTag({ tag, triggeringTag, slug, version }, live) {
    if (tag?.placeholders.includes('version') === true)
        return (0,_action_inputs_release_js__WEBPACK_IMPORTED_MODULE_0__/* .fillTemplate */ .ou)(tag.text, { version: live, slug });
    const own = tag?.text ?? triggeringTag;
    const renamed = version === '' ? own : replaceVersion(own, version, live);
    return renamed === own ? `v${live}` : renamed;
}
function readReleaseVersion({ tag, slug }, releaseTag) {
    const [before, after] = tag?.text.replaceAll('{slug}', slug).split('{version}') ?? [];
    const isNamed = before !== undefined &&
        after !== undefined &&
        releaseTag.startsWith(before) &&
        releaseTag.endsWith(after) &&
        releaseTag.length > before.length + after.length;
    return (0,_shared_version_text_js__WEBPACK_IMPORTED_MODULE_1__/* .versionOfTag */ .m)(isNamed ? releaseTag.slice(before.length, releaseTag.length - after.length) : releaseTag);
}
function chooseAsset(assets, { assetName, fileName, slug }, version) {
    const wanted = assetName === undefined || (version === undefined && assetName.placeholders.includes('version'))
        ? undefined
        : (0,_action_inputs_release_js__WEBPACK_IMPORTED_MODULE_0__/* .fillTemplate */ .ou)(assetName.text, { version: version ?? '', slug });
    const named = (name) => assets.find((asset) => asset.name === name);
    const zips = assets.filter(({ name }) => /\.zip$/i.test(name));
    return named(wanted) ?? named(fileName) ?? (zips.length === 1 ? zips[0] : undefined);
}
function replaceVersion(tag, from, to) {
    for (let at = tag.lastIndexOf(from); at >= 0; at = at === 0 ? -1 : tag.lastIndexOf(from, at - 1)) {
        const [before, after] = [tag.slice(0, at), tag.slice(at + from.length)];
        if (!/[\d.]$/.test(before) && !/^(\d|\.\d)/.test(after))
            return `${before}${to}${after}`;
    }
    return tag;
}


/***/ }),

/***/ 9245:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VV: () => (/* binding */ placeIn),
/* harmony export */   YL: () => (/* binding */ COMPARISON_CHECKS),
/* harmony export */   hB: () => (/* binding */ describeBefore),
/* harmony export */   pZ: () => (/* binding */ joinFindings)
/* harmony export */ });
function describeBefore(comparison) {
    if (comparison?.isCompared !== true)
        return undefined;
    const { what, difference } = comparison;
    return { what, version: difference.from.header.version, mainFile: difference.from.mainFile };
}
function placeIn({ folder }, path) {
    return folder === '' ? path : `${folder}/${path}`;
}
const COMPARISON_CHECKS = [
    {
        id: 'part-vanished',
        severity: 'error',
        acceptance: 'yes',
    },
    {
        id: 'nothing-changed',
        severity: 'warning',
        acceptance: 'yes',
    },
    {
        id: 'same-version-changed',
        severity: 'warning',
        acceptance: 'yes',
    },
    {
        id: 'update-uri-changed',
        severity: 'error',
        acceptance: 'yes',
    },
    {
        id: 'text-domain-changed',
        severity: 'notice',
        acceptance: 'yes',
    },
    {
        id: 'requires-raised',
        severity: 'notice',
        acceptance: 'yes',
    },
    {
        id: 'upgrade-notice',
        severity: 'notice',
        acceptance: 'yes',
    },
    {
        id: 'size-jump',
        severity: 'notice',
        acceptance: 'yes',
    },
];
const OF_CODE = new Set(['php-syntax', 'compile-error', 'newer-than-declared']);
function joinFindings(checked, { findings: compared, isOfCode }, isAccepted = () => false) {
    const vanished = compared
        .filter((finding) => finding.id === 'part-vanished' && finding.severity === 'error')
        .filter((finding) => !isAccepted(finding));
    const isOfVanished = ({ id, file, was }) => {
        const cause = id === 'required-file-missing' ? file : was;
        return vanished.some(({ file: part = '\0', files = [part] }) => files.some((lost) => cause === lost || (lost.endsWith('/') && cause?.startsWith(lost) === true)));
    };
    const isTold = ({ id, file }) => id === 'required-file-missing' && checked.some((other) => other.id === id && other.file === file);
    return [
        ...checked.filter((finding) => !isOfVanished(finding) && !(isOfCode === true && OF_CODE.has(finding.id))),
        ...compared.filter((finding) => !isTold(finding) && !isOfVanished(finding)),
    ];
}


/***/ })

};
