export const id = 891;
export const ids = [891];
export const modules = {

/***/ 6523:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ pageOf),
/* harmony export */   i: () => (/* binding */ readAbout)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3136);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_url__WEBPACK_IMPORTED_MODULE_1__);


function readAbout(distFile) {
    const text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(new URL('../package.json', distFile)), 'utf8');
    const { name, version, repository } = JSON.parse(text);
    const [, path = ''] = /github\.com\/(.+?)(?:\.git)?$/.exec(repository.url) ?? [];
    return { name, version, repository: path };
}
function pageOf({ repository, version }, page) {
    return `https://github.com/${repository}/blob/v${version}/docs/${page}`;
}


/***/ }),

/***/ 3292:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ CommandError)
/* harmony export */ });
class CommandError extends Error {
    constructor(message) {
        super(message);
        this.name = 'CommandError';
    }
}


/***/ }),

/***/ 9891:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./src/cli/about.ts
var cli_about = __webpack_require__(6523);
// EXTERNAL MODULE: ./src/shared/nearest-name.ts
var nearest_name = __webpack_require__(8687);
// EXTERNAL MODULE: ./src/shared/hide-queries.ts + 1 modules
var hide_queries = __webpack_require__(6331);
// EXTERNAL MODULE: ./src/cli/command-error.ts
var command_error = __webpack_require__(3292);
;// CONCATENATED MODULE: ./src/cli/action-options.ts


function toOption(input) {
    return `--${input.replaceAll('_', '-')}`;
}
function nameInputs(rows) {
    return new Map(rows.map(({ name, secret }) => [name, secret ?? toOption(name)]));
}
const FILE_OPTIONS = [
    {
        name: 'outputs',
        value: 'FILE',
        description: 'Write the outputs to a file, as lines such as `SHA256=…`.',
    },
    { name: 'summary', value: 'FILE', description: 'Write the receipt to a file, as Markdown.' },
];
function listOptions(rows, descriptions = {}) {
    const names = nameInputs(rows);
    return [
        ...rows.map(({ name, default: standard, choices, isList, valueName, secret }) => {
            const isFlag = standard === 'true' || standard === 'false';
            return {
                name: toOption(name).slice(2),
                value: isFlag ? undefined : (choices?.join('|') ?? valueName ?? nameValue(name)),
                isList: isList === true || PACKAGES.includes(name),
                variable: secret,
                description: describe(descriptions[name] ?? '', isFlag, names),
            };
        }),
        ...FILE_OPTIONS,
    ];
}
function nameValue(input) {
    const [, word = 'value'] = /(?:^|[-_])(id|url|path|name|version|tag)$/.exec(input) ?? [];
    return word.toUpperCase();
}
function describe(text, isFlag, names) {
    const named = text.replaceAll(/`([a-z][a-z_-]*)`/g, (quoted, name) => {
        const option = name === 'plugins' ? undefined : names.get(name);
        return option === undefined ? quoted : `\`${option}\``;
    });
    return isFlag ? named.replace(/^`true`: (.)/, (_all, first) => first.toUpperCase()) : named;
}
const PACKAGES = ['zip_url', 'zip-path', 'artifact-name'];
function toInputs({ values, places }, rows) {
    const given = rows.map(({ name }) => [name, values[toOption(name).slice(2)] ?? []]);
    const lists = new Map(given.filter(([, list]) => list.length > 0));
    for (const place of places) {
        const name = choosePlace(place, rows);
        lists.set(name, [...(lists.get(name) ?? []), place]);
    }
    for (const [name, list] of lists)
        if (list.length > 1 && PACKAGES.includes(name))
            throw new command_error/* CommandError */.Q(`The command takes one package, but ${(0,hide_queries/* hideQueries */.N)(list.map((one) => JSON.stringify(one)).join(' and '))} are given. Name one of them.`);
    return Object.fromEntries([...lists].map(([name, list]) => [name, list.join('\n')]));
}
function choosePlace(place, rows) {
    const name = /^https?:/i.test(place) ? 'zip_url' : 'zip-path';
    if (rows.some((row) => row.name === name))
        return name;
    throw new command_error/* CommandError */.Q(`${JSON.stringify(place)} is no option. Options begin with \`--\`.`);
}

;// CONCATENATED MODULE: ./src/cli/help.ts
function writeHelp({ call, usage, summary, options, examples, page }, { write, paint, columns }) {
    const rows = options.flatMap(({ name, value, variable, description }) => variable === undefined
        ? [[`--${name}${value === undefined ? '' : ` ${value}`}`, description]]
        : []);
    const variables = options.flatMap(({ variable, description }) => variable === undefined ? [] : [[variable, description]]);
    const lists = [
        ['Options', [...rows, ['--help', 'Show this.']]],
        ['Environment variables', variables],
    ];
    const width = Math.max(...[...rows, ...variables].map(([term]) => term.length));
    write(summary);
    write(`\n${paint('bold', 'Usage')}\n  ${call} ${usage}`);
    for (const [title, list] of lists) {
        if (list.length === 0)
            continue;
        write(`\n${paint('bold', title)}`);
        for (const [term, text] of list) {
            const shown = shorten(text, Math.max(MIN_WIDTH, columns - width - 4));
            write(`  ${paint('cyan', term)}${' '.repeat(width - term.length)}  ${shown}`);
        }
    }
    write(`\n${paint('bold', examples.length === 1 ? 'Example' : 'Examples')}`);
    for (const example of examples)
        write(`  ${example}`);
    write(`\n${page}`);
}
const MIN_WIDTH = 40;
function shorten(text, width) {
    const [sentence = ''] = /^.*?\.(?= [A-Z]|$)/.exec(text) ?? [text];
    if (sentence.length <= width)
        return sentence;
    const cut = sentence.slice(0, sentence.lastIndexOf(' ', width - 1));
    return `${cut.replace(/[\s,;:]+$/, '')}…`;
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./src/cli/options.ts



function readOptions(words, options) {
    const types = options.map(({ name, value }) => {
        return [name, { type: value === undefined ? 'boolean' : 'string' }];
    });
    const shared = { strict: false, allowPositionals: true, tokens: true };
    const { tokens } = (0,external_node_util_.parseArgs)({ args: [...words], options: Object.fromEntries(types), ...shared });
    const values = {};
    const places = [];
    const left = [...tokens];
    for (let token = left.shift(); token !== undefined; token = left.shift()) {
        if (token.kind === 'positional')
            places.push(token.value);
        if (token.kind !== 'option')
            continue;
        const [written = ''] = words[token.index]?.split('=') ?? [];
        const option = options.find(({ name }) => written === `--${name}`);
        if (option === undefined)
            throw explainUnknown(written, options);
        if (option.variable !== undefined)
            throw refuseSecret(written, option.variable);
        const value = option.value === undefined ? (token.value ?? readFlag(left)) : requireValue(token);
        const before = (values[option.name] ??= []);
        if (before.length > 0 && option.isList !== true)
            throw new command_error/* CommandError */.Q(`${written} is given twice. Give it once.`);
        before.push(value);
    }
    return { values, places };
}
function readFlag(left) {
    const [next] = left;
    if (next?.kind !== 'positional' || !/^(true|false)$/i.test(next.value))
        return 'true';
    left.shift();
    return next.value;
}
function requireValue({ rawName, value, inlineValue }) {
    if (value === undefined)
        throw new command_error/* CommandError */.Q(`${rawName} needs a value.`);
    if (!inlineValue && value.startsWith('--'))
        throw new command_error/* CommandError */.Q(`${rawName} needs a value, but ${value.replace(/=.*$/s, '')} follows. A value that begins so is written ${rawName}=VALUE.`);
    return value;
}
function explainUnknown(name, options) {
    const nearest = (0,nearest_name/* findNearest */.q)(name, options.map((one) => `--${one.name}`));
    return new command_error/* CommandError */.Q(`There is no option ${name}.${nearest === undefined ? ' `--help` lists them.' : ` Write ${nearest}.`}`);
}
function refuseSecret(name, variable) {
    return new command_error/* CommandError */.Q(`${name} is refused: others on this machine see command lines, and shells keep them. Set the environment variable ${variable} instead.`);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/action/runner.ts
var action_runner = __webpack_require__(5242);
// EXTERNAL MODULE: ./src/shared/publish-error.ts
var publish_error = __webpack_require__(5805);
// EXTERNAL MODULE: ./src/shared/quote.ts
var quote = __webpack_require__(6717);
// EXTERNAL MODULE: ./src/shared/read-start.ts
var read_start = __webpack_require__(2264);
// EXTERNAL MODULE: ./src/action/inputs/environment.ts
var environment = __webpack_require__(3899);
;// CONCATENATED MODULE: ./src/cli/environment.ts



const OF_GITHUB = ['GITHUB_REPOSITORY', 'GITHUB_TOKEN', 'ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'];
const TAGS = ['CI_COMMIT_TAG', 'BITBUCKET_TAG'];
function isWorkflow(env) {
    return env['GITHUB_ACTIONS'] === 'true';
}
function isOtherForge(env) {
    return env['GITEA_ACTIONS'] === 'true' || env['FORGEJO_ACTIONS'] === 'true';
}
function buildEnvironment(command, inputs, rows, given) {
    const env = { ...given };
    if (isOtherForge(given))
        for (const name of OF_GITHUB)
            env[name] = undefined;
    const tag = TAGS.map((name) => given[name] ?? '').find((name) => name !== '');
    if (tag !== undefined && !isWorkflow(given)) {
        env['GITHUB_REF_TYPE'] = 'tag';
        env['GITHUB_REF_NAME'] = tag;
    }
    for (const [name, value] of Object.entries(inputs))
        env[(0,environment/* toVariable */.G2)(name)] = value;
    for (const { name, secret } of rows)
        if (secret !== undefined && env[secret] !== undefined)
            env[(0,environment/* toVariable */.G2)(name)] = env[secret];
    check(command, inputs, env);
    return env;
}
function check(command, inputs, env) {
    if (command !== 'live' && !PACKAGES.some((name) => name in inputs))
        throw new command_error/* CommandError */.Q(`Name the package to ${command}: the path of a ZIP or of the plugin's folder, or a URL. \`${command} --help\` lists the options.`);
    const isDryRun = !/^false$/i.test(inputs['dry-run'] ?? 'false');
    const needsKey = command === 'live' || (command === 'publish' && !isDryRun);
    if (needsKey && (env['PLUGIN_SERVICE_KEY'] ?? '').trim() === '')
        throw new command_error/* CommandError */.Q('There is no API key: set the environment variable PLUGIN_SERVICE_KEY to the key from the dashboard of the service.');
    if (command === 'publish' && !isDryRun && isMergeRequest(env))
        throw new command_error/* CommandError */.Q('This pipeline is for a merge request, and would publish what nobody has reviewed. Add --dry-run, or run it for tags only.');
    const hasRepository = ['GITHUB_REPOSITORY', 'GITHUB_TOKEN'].every((name) => (env[name] ?? '') !== '');
    const isOnGitHub = isWorkflow(env) && !isOtherForge(env);
    if ('artifact-name' in inputs && !isOnGitHub)
        throw new command_error/* CommandError */.Q('--artifact-name needs a workflow on GitHub, which has the artifact. Give the ZIP with --zip-path or --zip-url.');
    const releases = command === 'publish' && !isDryRun ? ['zip-path', 'release-tag'] : [];
    const needing = releases.find((name) => name in inputs);
    if (needing !== undefined && !hasRepository)
        throw new command_error/* CommandError */.Q(`${toOption(needing)} makes a release on GitHub, and needs the environment variables GITHUB_TOKEN and GITHUB_REPOSITORY (such as acme/my-plugin). Elsewhere, upload the ZIP where anyone can download it, and give its address with --zip-url.`);
}
function isMergeRequest(env) {
    return env['CI_PIPELINE_SOURCE'] === 'merge_request_event' || (env['BITBUCKET_PR_ID'] ?? '') !== '';
}

// EXTERNAL MODULE: ./src/publish/report/service-remarks.ts
var service_remarks = __webpack_require__(609);
;// CONCATENATED MODULE: ./src/cli/plain-log.ts


const LABELS = {
    error: ['Error', 'red'],
    warning: ['Warning', 'yellow'],
    notice: ['Notice', 'cyan'],
};
const MARKS = { '✔': 'green', '✅': 'green', '✘': 'red', '❌': 'red' };
const ERASE = '\r\u001B[K';
function createPlainLog({ write, paint, isDebug, names, status }) {
    let indent = '';
    let running = '';
    let left = '';
    let title = [];
    const print = (...lines) => {
        const text = lines.map((line) => `${line}\n`).join('');
        const now = status && running !== '' ? `› ${running}${left}`.slice(0, status.columns - 1) : '';
        write((status ? ERASE : '') + text + (now === '' ? '' : paint('dim', now)));
    };
    const paintMark = (line) => {
        const [mark = ''] = /^\S+(?= )/.exec(line) ?? [];
        const format = MARKS[mark];
        return format === undefined ? line : paint(format, mark) + line.slice(mark.length);
    };
    const countLeft = (line) => {
        const at = status?.steps.indexOf(/^\s*\S (.+?) \(/.exec(line)?.[1] ?? '') ?? -1;
        const count = (status?.steps.length ?? 0) - 1 - at;
        return at < 0 || count === 0 ? undefined : `, at most ${count} ${count === 1 ? 'step' : 'steps'} left`;
    };
    return {
        info: (line) => {
            left = countLeft(line) ?? left;
            print(...title.splice(0), indent + paintMark(nameOptions(line, names)));
        },
        isDebug: () => isDebug,
        debug: (line) => print(`${paint('dim', 'Debug:')} ${nameOptions(line, names)}`),
        startGroup: (text) => {
            indent = '  ';
            running = text;
            title = [paint('bold', text)];
            print(...(status === undefined ? title.splice(0) : []));
        },
        endGroup: () => {
            [indent, running, left, title] = ['', '', '', []];
            print();
        },
        annotate: (kind, text, place) => {
            const [label, format] = LABELS[kind];
            print(`${paint(format, `${label}:`)} ${nameOptions(plain_log_describe(text, place), names)}`);
        },
    };
}
function plain_log_describe(text, { title, file, startLine }) {
    const place = file === undefined ? '' : ` (${file}${startLine === undefined ? '' : `:${startLine}`})`;
    const subject = title.replace(/^Input [a-z][a-z_-]*$/, '');
    return `${subject === '' ? '' : `${subject}: `}${text}${place}`;
}
function nameOptions(text, names) {
    return (text
        .replace(/\b([Ii])nput (`|<code>|(?<=\*\*Input ))((?:[a-z-]|_|&#95;)+)(?=`|<\/code>|\*\*)/g, (_all, first, start, name) => {
        const input = name.replaceAll('&#95;', '_');
        const option = names.get(input) ?? toOption(input);
        const [lower, upper] = option.startsWith('--') ? ['option', 'Option'] : ['variable', 'Variable'];
        return `${first === 'I' ? upper : lower} ${start}${option}`;
    })
        .replace(/(`|<code>)((?:[a-z]+(?:[-_]|&#95;))+[a-z]+)(?=`|<\/code>)/g, (all, start, name) => {
        const option = names.get(name.replaceAll('&#95;', '_'));
        return option === undefined ? all : start + option;
    })
        .replace(service_remarks/* NO_KEY_IN_WORKFLOW */.W, '')
        .replace(/If the workflow takes it from a variable, such as `\$\{\{ vars\.(\w+) \}\}`, .*$/, (_all, name) => `Or set the environment variable ${name}.`));
}

// EXTERNAL MODULE: external "node:readline/promises"
var external_node_readline_promises_ = __webpack_require__(6848);
;// CONCATENATED MODULE: ./src/cli/terminal.ts


const COLUMNS = 120;
function createTerminal(process) {
    const { stdin, stdout, stderr, env } = process;
    const isLive = stdout.isTTY && (env['CI'] ?? '') === '' && env['TERM'] !== 'dumb';
    const isInteractive = isLive && stdin.isTTY;
    return {
        workspace: process.cwd(),
        env,
        write: (line) => void stdout.write(`${line}\n`),
        complain: (line) => void stderr.write(`${line}\n`),
        paint: (format, text) => (0,external_node_util_.styleText)(format, text, { stream: stdout }),
        isLive,
        columns: stdout.columns || COLUMNS,
        ask: isInteractive
            ? async (question) => {
                const lines = (0,external_node_readline_promises_.createInterface)({ input: stdin, output: stdout });
                try {
                    return (await lines.question(question)).trim();
                }
                finally {
                    lines.close();
                }
            }
            : undefined,
    };
}

;// CONCATENATED MODULE: ./src/cli/run-action.ts














const NAME = 'publish-wordpress-plugin';
async function runAction(command, { INPUTS, STEPS, run }, words, process) {
    const rows = Object.values(INPUTS);
    const given = readOptions(words, listOptions(rows));
    const inputs = toInputs(given, rows);
    const [outputs, summary] = [given.values['outputs']?.[0], given.values['summary']?.[0]];
    const env = buildEnvironment(command, inputs, rows, process.env);
    assertRewritable('--outputs', outputs, OUTPUTS);
    assertRewritable('--summary', summary, RECEIPT);
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), `${NAME}-`));
    try {
        for (const path of [outputs, summary])
            if (path !== undefined)
                await write(path, '');
        const isPlain = !isWorkflow(env);
        const own = { GITHUB_WORKSPACE: process.cwd() };
        if (isPlain && outputs === undefined)
            own['RUNNER_TEMP'] = folder;
        if (isPlain && command === 'rehearse')
            own['RUNNER_TEMP'] = await findCache(env).catch(() => folder);
        const [all, names] = [{ ...env, ...own }, nameInputs(rows)];
        const runner = isPlain ? createPlainRunner(all, process, names, STEPS) : (0,action_runner/* createRunner */.j)(all);
        const toReceipt = (markdown) => (isPlain ? nameOptions(markdown, names) : markdown);
        await run({
            ...runner,
            outputs: outputs === undefined ? runner.outputs : toFile(outputs),
            writeSummary: summary === undefined ? runner.writeSummary : (markdown) => write(summary, toReceipt(markdown)),
            files: [...runner.files, ...[outputs, summary].flatMap((path) => path ?? [])],
        });
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
    }
}
function createPlainRunner(env, process, names, steps = []) {
    const { paint, columns, isLive } = createTerminal(process);
    const printer = createPlainLog({
        write: (text) => void process.stdout.write(text),
        paint,
        isDebug: env['RUNNER_DEBUG'] === '1',
        names,
        status: isLive ? { steps, columns } : undefined,
    });
    return { env, printer, mask: () => undefined, outputs: NOWHERE, writeSummary: undefined, files: [] };
}
const NOWHERE = { name: 'nowhere', set: () => undefined };
function toFile(path) {
    return { name: (0,quote/* quoteName */.AB)(path), set: (name, value) => (0,external_node_fs_.appendFileSync)(path, toKeyValue(name, value)) };
}
function toKeyValue(name, value) {
    return `${name.toUpperCase().replaceAll('-', '_')}=${value.replaceAll(/\r?\n/g, '\\n')}\n`;
}
async function findCache({ XDG_CACHE_HOME: given = '' }) {
    const path = (0,external_node_path_.join)(given === '' ? (0,external_node_path_.join)((0,external_node_os_.homedir)(), '.cache') : given, NAME);
    await (0,promises_.mkdir)(path, { recursive: true, mode: 0o700 });
    return path;
}
const OUTPUTS = /^[A-Z][A-Z_]*=/;
const RECEIPT = /^### (?:✅|❌|⚠️|ℹ️|🧪) /u;
function assertRewritable(option, path, own) {
    const start = path === undefined ? 'absent' : readBeginning(path);
    if (path === undefined || typeof start === 'string' || start.length === 0 || own.test(start.toString()))
        return;
    throw new command_error/* CommandError */.Q(`${option} would overwrite ${path}, which this command has not written. Name another file, or delete that one.`);
}
function readBeginning(path) {
    try {
        return (0,read_start/* readStart */.H6)(path, 100);
    }
    catch {
        return 'absent';
    }
}
async function write(path, text) {
    await (0,promises_.writeFile)(path, text).catch((error) => {
        throw new command_error/* CommandError */.Q(`The file ${path} cannot be written: ${(0,publish_error/* messageOf */.bD)(error)}. Name another file, or let this user write there.`);
    });
}

;// CONCATENATED MODULE: ./src/cli/run-command.ts








const OWN = {
    init: async () => (await __webpack_require__.e(/* import() */ 411).then(__webpack_require__.bind(__webpack_require__, 6411))).init,
    inspect: () => __webpack_require__.e(/* import() */ 810).then(__webpack_require__.bind(__webpack_require__, 6810)),
    raise: async () => (await __webpack_require__.e(/* import() */ 411).then(__webpack_require__.bind(__webpack_require__, 6411))).raise,
};
const COMMANDS = {
    init: {
        usage: '[FOLDER] [options]',
        summary: 'Writes the workflow that publishes your plugin.',
        examples: ['init', 'init plugins/my-plugin --plugin-id plugin_a1b2c3'],
        page: 'build.md',
    },
    inspect: {
        usage: 'PATH_OR_URL [options]',
        summary: 'Checks a ZIP, the folder of a plugin or a URL.',
        examples: ['inspect .', 'inspect my-plugin.zip --compare https://downloads.example/my-plugin-1.2.3.zip'],
        page: 'checks.md',
        failure: 3,
    },
    rehearse: {
        usage: 'PATH_OR_URL [options]',
        summary: 'Plays the update on a real WordPress.',
        examples: ['rehearse . --previous my-plugin-1.2.3.zip --php 7.4,8.5'],
        page: 'rehearse.md',
    },
    raise: {
        usage: 'VERSION|patch|minor|major [FOLDER] [options]',
        summary: 'Writes a new version wherever the plugin has it.',
        examples: ['raise 1.3.0', 'raise minor plugins/my-plugin --dry-run'],
        page: 'command.md#raise-the-version',
    },
    publish: {
        usage: 'PATH_OR_URL --plugin-id ID [options]',
        summary: 'Publishes a package; with --dry-run, checks it and shows what would be published.',
        examples: [
            'publish . --plugin-id plugin_a1b2c3 --slug my-plugin --dry-run',
            'publish https://downloads.example/my-plugin-1.2.3.zip --plugin-id plugin_a1b2c3 --verify',
        ],
        page: 'command.md',
    },
    live: {
        usage: '--plugin-id ID [options]',
        summary: 'Tells which version is live.',
        examples: ['live --plugin-id plugin_a1b2c3 --version 1.3.0'],
        page: 'live.md',
    },
};
async function runCommand(process, actions, about) {
    process.exitCode = 1;
    process.stdout.on('error', ({ code }) => {
        if (code !== 'EPIPE')
            throw new Error(`The output cannot be written: ${code ?? 'unknown'}.`);
    });
    const [command = '--help', ...words] = process.argv.slice(2);
    const terminal = createTerminal(process);
    try {
        if (['--version', '-v', '-V'].includes(command))
            terminal.write(about.version);
        else if (command === 'help' && words.length > 0)
            await start(toCommand(words[0] ?? ''), ['--help'], { process, terminal, actions, about });
        else if (['help', '--help', '-h'].includes(command))
            writeOverview(terminal, about);
        else {
            const name = toCommand(command);
            process.exitCode = COMMANDS[name].failure ?? 1;
            await start(name, words, { process, terminal, actions, about });
            return;
        }
        process.exitCode = 0;
    }
    catch (error) {
        if (!(error instanceof command_error/* CommandError */.Q))
            throw error;
        terminal.complain(error.message);
    }
}
async function start(command, words, { process, terminal, actions, about, }) {
    const isHelp = words.some((word) => ['--help', '-h'].includes(word));
    if (isOwn(command)) {
        const own = await OWN[command]();
        if (!isHelp)
            process.exitCode = await own.run(readOptions(words, own.OPTIONS), terminal, about);
        else
            showHelp(command, own.OPTIONS, terminal, about);
    }
    else {
        const action = await actions[command]();
        if (!isHelp) {
            await runAction(command, action, words, process);
            return;
        }
        const { DESCRIPTIONS } = await __webpack_require__.e(/* import() */ 259).then(__webpack_require__.bind(__webpack_require__, 6259));
        showHelp(command, listOptions(Object.values(action.INPUTS), DESCRIPTIONS[command]), terminal, about);
    }
    if (isHelp)
        process.exitCode = 0;
}
function toCommand(word) {
    if (!Object.hasOwn(COMMANDS, word))
        throw run_command_explainUnknown(word);
    return word;
}
function isOwn(command) {
    return Object.hasOwn(OWN, command);
}
function showHelp(command, options, terminal, about) {
    const { examples, page, ...words } = COMMANDS[command];
    const call = `npx ${about.name}@${about.version}`;
    writeHelp({
        ...words,
        call: `publish-wordpress-plugin ${command}`,
        options,
        examples: examples.map((example) => `${call} ${example}`),
        page: (0,cli_about/* pageOf */.Z)(about, page),
    }, terminal);
}
function writeOverview({ write, paint }, about) {
    const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
    write('Checks, rehearses and publishes WordPress plugins on a plugin release service.');
    write(`\n${paint('bold', 'Usage')}\n  publish-wordpress-plugin COMMAND [options]`);
    write(`\n${paint('bold', 'Commands')}`);
    for (const [name, { summary }] of Object.entries(COMMANDS))
        write(`  ${paint('cyan', name)}${' '.repeat(width - name.length)}  ${summary}`);
    write('\nCOMMAND --help lists the options of a command, and --version shows the version.');
    write(`\n${(0,cli_about/* pageOf */.Z)(about, 'command.md')}`);
}
function run_command_explainUnknown(command) {
    const nearest = (0,nearest_name/* findNearest */.q)(command, Object.keys(COMMANDS));
    const advice = nearest === undefined ? `Write one of ${Object.keys(COMMANDS).join(', ')}.` : `Write ${nearest}.`;
    return new command_error/* CommandError */.Q(`There is no command ${JSON.stringify(command)}. ${advice}`);
}

;// CONCATENATED MODULE: ./src/cli/index.ts


function run(publish) {
    const actions = {
        publish: () => Promise.resolve(publish),
        live: () => __webpack_require__.e(/* import() */ 17).then(__webpack_require__.bind(__webpack_require__, 5017)),
        rehearse: () => Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(118), __webpack_require__.e(145), __webpack_require__.e(942), __webpack_require__.e(623)]).then(__webpack_require__.bind(__webpack_require__, 2623)),
    };
    return runCommand(process, actions, (0,cli_about/* readAbout */.i)(import.meta.url));
}


/***/ }),

/***/ 609:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ NO_KEY_IN_WORKFLOW),
/* harmony export */   f: () => (/* binding */ remarkOnService)
/* harmony export */ });
/* harmony import */ var _action_inputs_service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8845);
/* harmony import */ var _service_bad_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4635);


function remarkOnService({ live, inputs, slug, isUpToDate }) {
    const { served, failure } = live ?? {};
    if (failure !== undefined)
        return remarkOnTrouble(failure, inputs);
    if (live === undefined || served === undefined)
        return remarkOnSilence(inputs);
    const remarks = remarkOnServed(served, live, slug);
    if (!isUpToDate)
        return { outlook: 'could be published', remarks };
    const text = 'The service serves this version already: a run would publish nothing.';
    return {
        outlook: 'is live already',
        remarks: [...remarks, { severity: 'notice', title: 'Published already', text }],
    };
}
const NO_KEY_IN_WORKFLOW = ' That is right in a job that only builds; elsewhere, check the name of the secret.';
function remarkOnSilence({ apiKey, baseUrl }) {
    const [why, advice] = apiKey === ''
        ? ['`api-key` is empty', NO_KEY_IN_WORKFLOW]
        : ['the version of the package is not known', ''];
    return {
        outlook: 'has no errors, but the service was not asked',
        remarks: [
            {
                severity: apiKey === '' && baseUrl === _action_inputs_service_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SERVICE */ .M4 ? 'info' : 'notice',
                title: 'Service not asked',
                text: `The service was not asked, because ${why}: ${apiKey === '' ? '' : '`api-key`, '}\`plugin_id\` and \`base-url\` are not checked, and nothing is compared with what is live.${advice}`,
            },
        ],
    };
}
function remarkOnServed({ version, pluginFile }, { isFolderUnknown }, slug) {
    const told = say(`The service accepted the key, and serves version ${version}.`);
    if (isFolderUnknown === true) {
        const text = `The service knows this plugin by its \`plugin_id\`, but not by the folder \`${slug}\`: check that this is its folder on the sites, and correct the input \`slug\` if it is not.`;
        return [told, { severity: 'warning', title: 'Folder not known to the service', text }];
    }
    if (pluginFile !== undefined)
        return [told];
    return [
        told,
        say(`The service does not say in which folder sites have the plugin: \`${slug}\` is not checked.`),
    ];
}
function say(text) {
    return { severity: 'info', title: '', text };
}
const NOT_COMPARED = 'Not compared with what is live';
const NOT_CHECKED = '`api-key` and `plugin_id` are not checked.';
const ADVICE = {
    key: {
        title: 'API key refused',
        fix: 'Check `api-key`, and that `base-url` is the address of the service.',
        obstacle: 'the service refuses the API key',
    },
    page: {
        title: 'Not the service',
        lead: '`base-url` seems to be the address of a website, not of the service:',
        fix: 'Set `base-url` to the address of the service.',
        obstacle: 'a website answers instead of the service',
    },
    blocked: {
        title: 'Request blocked',
        fix: _service_bad_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .BLOCKED_HINT */ .Dx,
        obstacle: 'something before the service seems to block requests',
    },
    redirect: {
        title: 'Redirect not followed',
        fix: 'Check `base-url`, and `api-key`, because it may redirect to a login page.',
        obstacle: 'the service redirects requests',
    },
    unclear: { title: NOT_COMPARED, fix: `Check \`base-url\`; ${NOT_CHECKED}` },
    passing: { title: NOT_COMPARED, fix: `Try again later; ${NOT_CHECKED}` },
    unreached: {
        title: 'Service not reached',
        fix: `Check \`base-url\`; ${NOT_CHECKED}`,
        obstacle: 'the service is not reached',
    },
};
function remarkOnTrouble({ kind, why, isLasting }, { pluginId }) {
    if (kind === 'missing')
        return remarkOnMissing(why, pluginId);
    const { title, lead = 'The live version is not known, because', fix, obstacle } = ADVICE[kind];
    const run = isLasting
        ? 'a run would probably fail for the same reason'
        : 'a run may fail for the same reason';
    const text = `${lead} ${why}${kind === 'unclear' ? '' : `; ${run}`}. ${fix}`;
    const outlook = isLasting && obstacle !== undefined
        ? `would probably fail, because ${obstacle}`
        : 'has no errors, but what is live is not known';
    return { outlook, remarks: [{ severity: 'warning', title, text }] };
}
function remarkOnMissing(why, pluginId) {
    const text = `Nothing is live yet, or the service does not know this plugin: ${why}. Unless this is the first release, check that \`plugin_id\` is right: \`${pluginId}\`. Version and folder are not compared with what is live.`;
    return {
        outlook: 'could be published, if the service knows the plugin',
        remarks: [{ severity: 'notice', title: 'Nothing live, or plugin not known', text }],
    };
}


/***/ })

};
