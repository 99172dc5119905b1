export const id = 17;
export const ids = [17];
export const modules = {

/***/ 5017:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  INPUTS: () => (/* reexport */ LIVE_INPUTS),
  run: () => (/* binding */ live_run)
});

// EXTERNAL MODULE: ./src/http/urls.ts
var urls = __webpack_require__(88);
// EXTERNAL MODULE: ./src/action/inputs/event.ts
var inputs_event = __webpack_require__(3934);
// EXTERNAL MODULE: ./src/action/inputs/table.ts + 1 modules
var table = __webpack_require__(4923);
// EXTERNAL MODULE: ./src/action/run.ts
var run = __webpack_require__(3147);
// EXTERNAL MODULE: ./src/service/api.ts
var api = __webpack_require__(2543);
// EXTERNAL MODULE: ./src/shared/publish-error.ts
var publish_error = __webpack_require__(5805);
// EXTERNAL MODULE: ./src/shared/quote.ts
var quote = __webpack_require__(6717);
// EXTERNAL MODULE: ./src/http/reach.ts
var reach = __webpack_require__(6951);
// EXTERNAL MODULE: ./src/package/wordpress/version.ts
var wordpress_version = __webpack_require__(6600);
// EXTERNAL MODULE: ./src/http/retry.ts
var retry = __webpack_require__(8902);
// EXTERNAL MODULE: ./src/http/transport-error.ts
var transport_error = __webpack_require__(4098);
// EXTERNAL MODULE: ./src/service/bad-answer.ts
var bad_answer = __webpack_require__(4635);
// EXTERNAL MODULE: ./src/service/client.ts
var client = __webpack_require__(9224);
// EXTERNAL MODULE: ./src/service/explain-answers.ts
var explain_answers = __webpack_require__(998);
// EXTERNAL MODULE: ./src/service/json.ts
var json = __webpack_require__(7821);
// EXTERNAL MODULE: ./src/service/redirect.ts
var redirect = __webpack_require__(639);
;// CONCATENATED MODULE: ./src/service/live-record.ts










async function readLiveRecord(query, access, ports) {
    const first = await ask(query, access, ports);
    const isAskedAgain = query.slug !== undefined && first.live.failure?.kind === 'missing';
    const read = isAskedAgain ? await ask({ ...query, slug: undefined }, access, ports) : first;
    const record = toRecord(read, access, ports.quote);
    return { ...record, isFolderUnknown: isAskedAgain && record.served !== undefined };
}
async function ask(...[query, access, ports]) {
    let outcome;
    const send = async (request) => {
        try {
            const limits = { retries: access.retries, budgetMs: retry/* REPEAT_BUDGET_MS */.$4 };
            return (outcome = await (0,retry/* sendWithRepeats */.t0)(request, retry/* retryIdempotent */.wy, ports, limits));
        }
        catch (error) {
            if (error instanceof transport_error/* TransportError */.wX)
                outcome = error;
            throw error;
        }
    };
    const live = await (0,client/* readServed */.W)((0,api/* buildReadRequest */.Yr)(access, query), send, query.pluginId, ports.quote);
    return { live, outcome };
}
function toRecord({ live, outcome }, access, quote) {
    const { served, failure } = live;
    const body = outcome instanceof transport_error/* TransportError */.wX ? Buffer.alloc(0) : (outcome?.body ?? Buffer.alloc(0));
    const text = body.toString('utf8');
    const { object: answer } = (0,json/* parseObject */.l)(text);
    if (answer !== undefined && (served !== undefined || failure?.kind === 'missing')) {
        return {
            served,
            details: served === undefined ? {} : (0,api/* parseDetails */.md)(answer),
            answer,
            sizeBytes: body.length,
            said: quote((0,api/* findMessage */.fn)(text)),
            isFolderUnknown: false,
        };
    }
    const known = failure ?? { kind: 'unclear', why: 'its answer is not understood', isLasting: false };
    const why = known.kind === 'missing' ? `${known.why}, which is not JSON` : known.why;
    throw explainRead({ url: (0,api/* buildEndpoint */.Mk)(access), failure: { ...known, why }, outcome, quote });
}
const UNKNOWN = 'Live version not known';
function explainRead({ url, failure, outcome, quote }) {
    const { kind, why, status } = failure;
    if (outcome instanceof transport_error/* TransportError */.wX)
        return explainNoAnswer(outcome, url);
    if (kind === 'redirect' && outcome !== undefined) {
        const { message, hint } = (0,redirect/* describeRedirect */.GO)('GET', { url, quote, ...outcome });
        return notKnown('Redirect not followed', message, (0,redirect/* isRefusedByRedirect */.M)(outcome, url) ? hint : `${hint} ${redirect/* LOG_IN_HINT */.l5}`);
    }
    const message = `GET ${(0,urls/* showUrl */.jr)(url)} did not say what is live: ${why}.`;
    if (kind === 'key')
        return notKnown('API key refused', message, KEY_HINT);
    if (kind === 'blocked')
        return notKnown('Request blocked', message, bad_answer/* BLOCKED_HINT */.Dx);
    if (kind === 'page')
        return notKnown('Not the service', message, PAGE_HINT);
    if (status === 429)
        return notKnown('Too many requests', message, 'Run this again when its rate limit allows it.');
    if (kind === 'passing')
        return notKnown('Service busy', message, 'Run this again when the service is back.');
    return notKnown(UNKNOWN, message, SERVICE_HINT);
}
const KEY_HINT = 'Copy the key again from the dashboard of the service into the secret for `api-key`, and check that it belongs to the account of this plugin.';
const PAGE_HINT = 'Check `base-url`: it seems to be the address of a website, not of the service.';
const SERVICE_HINT = 'Check that `base-url` is the address of the service, and `plugin_id` the identifier from its dashboard. If both are right, the service answers in a way that this action does not understand.';
function explainNoAnswer(error, url) {
    const message = `GET ${(0,urls/* showUrl */.jr)(url)} failed: ${error.message}.`;
    if (!error.mayHaveArrived)
        return notKnown('Service not reached', message, explain_answers/* REACH_HINTS */.hY[error.failure], error);
    const slow = error.failure === 'deadline' ? ' If it is slow, raise `timeout`.' : '';
    return notKnown(UNKNOWN, message, `Check that the service is up, and run this again.${slow}`, error);
}
function notKnown(title, message, hint, cause) {
    return new publish_error/* PublishError */.S1({ code: 'not-known', title, message, hint, cause });
}

// EXTERNAL MODULE: ./src/action/log.ts
var log = __webpack_require__(8592);
// EXTERNAL MODULE: ./src/shared/hide-queries.ts + 1 modules
var hide_queries = __webpack_require__(6331);
;// CONCATENATED MODULE: ./src/live/json-output.ts



const MAX_BYTES = 64 * 1024;
const MAX_READ_BYTES = 4 * MAX_BYTES;
const MAX_DEPTH = 40;
const showPlainly = (0,log/* createSanitiser */.Fj)([]);
function writeJson({ answer, sizeBytes }, known, sanitise) {
    const hide = (text) => hideSecrets(text, sanitise);
    const clean = sizeBytes > MAX_READ_BYTES ? undefined : cleanValue(answer, hide, MAX_DEPTH);
    const json = clean === undefined ? undefined : toLine(clean);
    if (json !== undefined && Buffer.byteLength(json) <= MAX_BYTES)
        return json;
    return toLine(Object.fromEntries(Object.entries(known).filter(([, value]) => value !== '')));
}
function cleanValue(value, hide, depth) {
    if (typeof value === 'string')
        return hide(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth === 0)
        return undefined;
    const entries = Object.entries(value).map(([name, part]) => {
        const isSignature = typeof part === 'string' && (0,hide_queries/* hideQueries */.N)(`${name}: ${part}`).startsWith(`${name}: …`);
        return [hide(name), isSignature ? '…' : cleanValue(part, hide, depth - 1)];
    });
    if (entries.some(([, part]) => part === undefined))
        return undefined;
    return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}
function hideSecrets(text, sanitise) {
    const url = (0,urls/* parseWebUrl */.BD)(text);
    const open = url === null ? (0,hide_queries/* hideQueries */.N)(text) : hideCredential(text, url);
    const line = open.replace(/\s+/g, ' ');
    const safe = sanitise(line);
    return safe === showPlainly(line) ? open : safe;
}
function hideCredential(text, url) {
    const isSigned = (0,urls/* isSignedUrl */.Es)(url) || /[\w+%-]{24}/.test(url.search + url.hash);
    if (isSigned || url.username !== '' || url.password !== '')
        return (0,urls/* showUrl */.jr)(url);
    return url.search + url.hash === '' ? (0,hide_queries/* hideQueries */.N)(text) : text;
}
function toLine(value) {
    return JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|:(?=:)|#(?=#\[)/gu, escapeUnits);
}
function escapeUnits(text) {
    return text
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}

;// CONCATENATED MODULE: ./src/live/read-live-plugin.ts





async function readLivePlugin(inputs, ports) {
    const record = await readLiveRecord(inputs, inputs, ports);
    const { served, details, said, isFolderUnknown } = record;
    const show = (text = '') => ports.quote(text);
    const known = {
        version: served?.version ?? '',
        slug: show(served?.slug ?? inputs.slug),
        downloadUrl: await findDownloadUrl(record, inputs.baseUrl, ports.sanitise),
        requires: show(details.requires),
        requiresPhp: show(details.requiresPhp),
        tested: show(details.tested),
        lastUpdated: show(details.lastUpdated),
    };
    return {
        ...known,
        isFound: served !== undefined,
        isNewer: inputs.version === undefined ? undefined : isUpdate(inputs.version, served?.version),
        json: writeJson(record, nameFields(known), ports.sanitise),
        said,
        isFolderUnknown,
        otherFolder: inputs.slug === undefined || served?.slug === undefined || served.slug === inputs.slug
            ? undefined
            : known.slug,
    };
}
function isUpdate(version, live) {
    return live === undefined || (0,wordpress_version/* compareVersions */.Zy)(version, live) > 0;
}
const MAX_URL_LENGTH = 2000;
async function findDownloadUrl({ served }, baseUrl, sanitise) {
    const url = (0,urls/* parseWebUrl */.BD)(served?.packageUrl ?? '');
    if (url === null || !(0,urls/* isSafeFrom */.cb)(url, baseUrl) || (0,urls/* isSignedUrl */.Es)(url))
        return '';
    if (await (0,reach/* leadsInside */.uI)(url, baseUrl))
        return '';
    const isOpen = sanitise(url.href).replaceAll(': :', '::') === url.href;
    return isOpen && url.href.length <= MAX_URL_LENGTH ? url.href : '';
}
function nameFields({ downloadUrl, requiresPhp, lastUpdated, ...others }) {
    return { ...others, download_url: downloadUrl, requires_php: requiresPhp, last_updated: lastUpdated };
}

// EXTERNAL MODULE: ./src/action/inputs/mistake.ts
var mistake = __webpack_require__(1522);
// EXTERNAL MODULE: ./src/action/inputs/parsers.ts
var parsers = __webpack_require__(1914);
// EXTERNAL MODULE: ./src/action/inputs/reader.ts
var reader = __webpack_require__(3687);
// EXTERNAL MODULE: ./src/action/inputs/service.ts
var service = __webpack_require__(8845);
// EXTERNAL MODULE: ./src/shared/version-text.ts
var version_text = __webpack_require__(2189);
;// CONCATENATED MODULE: ./src/live/inputs.ts







const { pluginId, apiKey, baseUrl } = table/* SERVICE_INPUTS */.Ki;
const { slug, timeoutMs, retries } = table/* PUBLISH_INPUTS */._E;
const LIVE_INPUTS = {
    pluginId,
    apiKey,
    baseUrl: {
        ...baseUrl,
        parse: (value, { isWithoutVariables }) => {
            if (value === '' && isWithoutVariables)
                throw explainFork('no variables of the repository');
            return baseUrl.parse(value, inputs_event/* NO_LIMITS */.d1);
        },
    },
    slug,
    version: {
        name: 'version',
        parse: parseVersion,
        fix: 'Write a version such as `1.2.3`, or leave the input out.',
    },
    timeoutMs,
    retries,
};
function readLiveInputs(env, limits = inputs_event/* NO_LIMITS */.d1) {
    const { read, check, finish } = (0,reader/* createReader */.W)(env, { ...limits, tag: (0,inputs_event/* readTag */.zW)(env) });
    const inputs = read(LIVE_INPUTS);
    check(() => {
        if (inputs.apiKey === '' && limits.isWithoutSecrets)
            throw explainFork('no secrets', 'api-key');
        (0,service/* assertKey */.sM)({ apiKey: inputs.apiKey, isDryRun: false }, inputs_event/* NO_LIMITS */.d1);
    });
    return finish(() => ({ ...inputs }));
}
function explainFork(what, input = '') {
    return new mistake/* InputMistake */.rb(`is missing, because GitHub gives ${what} to a pull request from a fork${input === 'api-key' ? ', nor to Dependabot' : ''}`, "Leave this step out of such runs, for instance by `if: ${{ github.event_name == 'push' }}`.", input);
}
function parseVersion(value) {
    if (value === '')
        return undefined;
    const version = value.replace(/^v(?=[.\d])/i, '');
    if (!/^\.?\d/.test(version) || !(0,version_text/* isVersion */.l)(version))
        throw new mistake/* InputMistake */.rb((0,mistake/* isNot */.w8)(value, 'not a version'), (0,parsers/* suggestVersion */.bM)(value));
    return version;
}

;// CONCATENATED MODULE: ./src/live/outputs.ts

const LIVE_OUTPUTS = {
    found: ({ isFound }) => String(isFound),
    'is-newer': ({ isNewer }) => String(isNewer ?? ''),
    version: ({ version }) => version,
    slug: ({ slug }) => slug,
    'download-url': ({ downloadUrl }) => downloadUrl,
    requires: ({ requires }) => requires,
    'requires-php': ({ requiresPhp }) => requiresPhp,
    tested: ({ tested }) => tested,
    'last-updated': ({ lastUpdated }) => lastUpdated,
    json: ({ json }) => json,
};
function writeLiveOutputs(live, outputs) {
    try {
        for (const [name, read] of Object.entries(LIVE_OUTPUTS))
            outputs.set(name, read(live));
    }
    catch (error) {
        throw new publish_error/* PublishError */.S1({
            code: 'not-known',
            title: 'Outputs not written',
            message: `The live version was read, but the outputs for the next steps could not be written to ${outputs.name}.`,
            hint: 'Check disk space and permissions of the runner.',
            cause: error,
        });
    }
}

// EXTERNAL MODULE: ./src/shared/markdown.ts
var markdown = __webpack_require__(1680);
;// CONCATENATED MODULE: ./src/live/summary.ts


function describeLive({ inputs, live, errors }, show) {
    const plugin = inputs === undefined ? 'the plugin' : show((0,quote/* cutName */.CI)(inputs.pluginId));
    if (live === undefined)
        return `❌ The live version of ${plugin} could not be read`;
    if (errors.length > 0)
        return `❌ The live version of ${plugin} was read, but the step failed afterwards`;
    return live.isFound
        ? `✅ ${plugin}: ${show(live.version)} is live`
        : `ℹ️ ${plugin}: nothing is live yet, or the service does not know it`;
}
function renderLiveSummary(summary, sanitise) {
    const { inputs, live, errors } = summary;
    const title = describeLive(summary, (name) => (0,markdown/* renderName */.gU)(sanitise(name)));
    const blocks = [
        `### ${title}`,
        ...(0,markdown/* renderErrors */.a$)(errors, sanitise),
        ...(inputs === undefined || live === undefined ? [] : renderAnswer(inputs, live, sanitise)),
    ];
    return `${blocks.join('\n\n')}\n`;
}
function renderAnswer({ version, baseUrl }, live, sanitise) {
    const code = (text) => (0,markdown/* renderCode */.cR)(sanitise(text));
    const list = (facts) => facts.flatMap(([name, text, after = '']) => (text === '' ? [] : [[name, code(text) + after]]));
    const facts = list([
        ['Live', live.version],
        ['Your version', version ?? '', live.isNewer === true ? ', newer' : ', not newer'],
        ['Folder', live.slug, live.isFolderUnknown ? ', found by the identifier alone' : ''],
        ['Service says', live.isFound ? '' : live.said],
        ['Needs WordPress', live.requires],
        ['Needs PHP', live.requiresPhp],
        ['Tested up to', live.tested],
        ['Last updated', live.lastUpdated],
    ]);
    const details = list([
        ['Package', live.downloadUrl],
        ['Service', `${baseUrl.host}${baseUrl.pathname.replace(/\/$/, '')}`],
    ]);
    return [
        ...(facts.length === 0 ? [] : [(0,markdown/* renderFacts */.Id)(facts)]),
        (0,markdown/* renderFolded */.jq)('Details', [(0,markdown/* renderFacts */.Id)(details)]),
    ];
}

;// CONCATENATED MODULE: ./src/live/index.ts












function live_run(runner) {
    const collectTexts = (env) => ({
        secrets: (0,table/* collectSecrets */.qb)(env),
        urls: (0,table/* collectUrls */.Dc)(env),
        open: (0,table/* collectOpenTexts */.Ff)(env),
    });
    return (0,run/* runAction */.C)(collectTexts, createLiveAction, runner);
}
function createLiveAction({ machine, outputs, tools, steps, sanitise }) {
    let inputs;
    let live;
    const work = async () => {
        inputs = readLiveInputs(machine.env, (0,inputs_event/* readLimits */.BU)(machine.env));
        const { log } = tools;
        const given = inputs;
        live = await steps.run('Read what is live', () => {
            log.info(`GET ${(0,urls/* showUrl */.jr)((0,api/* buildEndpoint */.Mk)(given))}`);
            return readLivePlugin(given, { ...tools, log, sanitise });
        }, describeFound);
        if (live.isFolderUnknown) {
            log.info(`The service knows the plugin by its \`plugin_id\`, but not by the folder ${(0,quote/* quoteText */.ol)(inputs.slug ?? '')}.`);
        }
        if (live.otherFolder !== undefined) {
            log.warning('Another folder', `The service says that the plugin's folder is ${(0,quote/* quoteText */.ol)(live.otherFolder)}, but \`slug\` is ${(0,quote/* quoteText */.ol)(inputs.slug ?? '')}: this may be the live version of another plugin. Check \`plugin_id\` and \`slug\`: a package in that folder would be refused as \`folder-mismatch\`.`);
        }
        writeLiveOutputs(live, outputs);
    };
    const report = (errors) => {
        const summary = { inputs, live, errors };
        return {
            errors,
            outcome: `${describeLive(summary, (name) => name)}.`,
            renderSummary: () => renderLiveSummary(summary, sanitise),
            unaffected: 'The outputs are not affected.',
        };
    };
    return { work, explainCancellation, report };
}
function describeFound({ isFound, version, said }) {
    return isFound ? version : `nothing yet, or the service does not know this plugin: ${(0,quote/* quoteText */.ol)(said)}`;
}
function explainCancellation() {
    return new publish_error/* PublishError */.S1({
        code: 'not-known',
        title: 'Cancelled',
        message: 'The run was cancelled before it read the live version.',
        hint: 'It changed nothing; run it again when you like.',
    });
}


/***/ })

};
