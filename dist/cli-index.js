export const id = 405;
export const ids = [405];
export const modules = {

/***/ 8405:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(3836);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/shared/errors.ts
var errors = __webpack_require__(8382);
// EXTERNAL MODULE: ./src/shared/hide-queries.ts
var hide_queries = __webpack_require__(9440);
// EXTERNAL MODULE: ./src/shared/nearest-name.ts
var nearest_name = __webpack_require__(8687);
;// CONCATENATED MODULE: ./src/cli/command-line.ts


class UsageError extends Error {
    constructor(message) {
        super(message);
        this.name = 'UsageError';
    }
}
const SECRET_VARIABLES = {
    'api-key': 'PLUGIN_SERVICE_KEY',
    'github-token': 'GITHUB_TOKEN',
};
function toOption(input) {
    return `--${input.replaceAll('_', '-')}`;
}
function parseCommandLine(words, rows) {
    const left = [...words];
    const inputs = {};
    const files = {};
    let isHelp = false;
    const put = (name, value) => {
        const before = inputs[name];
        if (before !== undefined && PACKAGES.includes(name))
            throw new UsageError(`The command takes one package, but ${(0,hide_queries/* hideQueries */.N)(`${JSON.stringify(before)} and ${JSON.stringify(value)}`)} are given. Name one of them.`);
        inputs[name] = before === undefined ? value : `${before}\n${value}`;
    };
    for (let word = left.shift(); word !== undefined; word = left.shift()) {
        if (word === '--help' || word === '-h')
            isHelp = true;
        else if (!word.startsWith('-'))
            put(choosePlace(word, rows), word);
        else {
            const [option, given] = splitOnce(word);
            const row = rows.find(({ name }) => toOption(name) === option);
            if (row === undefined && !FILE_OPTIONS.includes(option))
                throw explainUnknown(option, rows);
            const variable = SECRET_VARIABLES[row?.name ?? ''];
            if (variable !== undefined)
                throw refuseSecret(option, variable);
            const value = given ?? (isFlag(row) ? readFlag(left) : readNext(option, left));
            if (row === undefined)
                files[option] = value;
            else
                put(row.name, value);
        }
    }
    return { inputs, outputs: files['--outputs'], summary: files['--summary'], isHelp };
}
const FILE_OPTIONS = ['--outputs', '--summary'];
function splitOnce(word) {
    const at = word.indexOf('=');
    return at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)];
}
function isFlag(row) {
    return row?.default === 'true' || row?.default === 'false';
}
function readFlag(left) {
    const [next = ''] = left;
    return /^(true|false)$/i.test(next) ? (left.shift() ?? '') : 'true';
}
function readNext(option, left) {
    const value = left.shift();
    if (value === undefined)
        throw new UsageError(`${option} needs a value.`);
    if (value.startsWith('--'))
        throw new UsageError(`${option} needs a value, but ${splitOnce(value)[0]} follows. A value that begins so is written ${option}=VALUE.`);
    return value;
}
const PACKAGES = ['zip_url', 'zip-path', 'artifact-name'];
function choosePlace(word, rows) {
    const name = /^https?:/i.test(word) ? 'zip_url' : 'zip-path';
    if (rows.some((row) => row.name === name))
        return name;
    throw new UsageError(`${JSON.stringify(word)} is no option: they begin with \`--\`.`);
}
function explainUnknown(option, rows) {
    const nearest = (0,nearest_name/* findNearest */.q)(option, [...rows.map(({ name }) => toOption(name)), ...FILE_OPTIONS]);
    return new UsageError(`There is no option ${option}.${nearest === undefined ? ' `--help` lists them.' : ` Write ${nearest}.`}`);
}
function refuseSecret(option, variable) {
    return new UsageError(`${option} is refused: others on this machine see command lines, and shells keep them. Set the environment variable ${variable} instead.`);
}

;// CONCATENATED MODULE: ./src/cli/environment.ts

const OF_GITHUB = ['GITHUB_REPOSITORY', 'GITHUB_TOKEN', 'ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'];
const TAGS = ['CI_COMMIT_TAG', 'BITBUCKET_TAG'];
function isWorkflow(env) {
    return env['GITHUB_ACTIONS'] === 'true';
}
function isOtherForge(env) {
    return env['GITEA_ACTIONS'] === 'true' || env['FORGEJO_ACTIONS'] === 'true';
}
function buildEnvironment(command, { inputs }, given) {
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
        env[toVariable(name)] = value;
    for (const [name, variable] of Object.entries(SECRET_VARIABLES)) {
        const isUsed = name !== 'api-key' || command !== 'rehearse' || 'plugin_id' in inputs;
        if (isUsed && env[variable] !== undefined)
            env[toVariable(name)] = env[variable];
    }
    check(command, inputs, env);
    return env;
}
function toVariable(name) {
    return `INPUT_${name.toUpperCase()}`;
}
function check(command, inputs, env) {
    if (command !== 'live' && !PACKAGES.some((name) => name in inputs))
        throw new UsageError(`Name the package to ${command}: the path of a ZIP or of the plugin's folder, or a URL. \`${command} --help\` lists the options.`);
    const isDryRun = !/^false$/i.test(inputs['dry-run'] ?? 'false');
    const needsKey = command === 'live' || (command === 'publish' && !isDryRun);
    if (needsKey && (env['PLUGIN_SERVICE_KEY'] ?? '').trim() === '')
        throw new UsageError('The environment variable PLUGIN_SERVICE_KEY is not set: it has to hold the API key of the service.');
    if (command === 'publish' && !isDryRun && isMergeRequest(env))
        throw new UsageError('This pipeline is for a merge request, and would publish what nobody has reviewed. Add --dry-run, or run it for tags only.');
    const hasRepository = ['GITHUB_REPOSITORY', 'GITHUB_TOKEN'].every((name) => (env[name] ?? '') !== '');
    const isOnGitHub = isWorkflow(env) && !isOtherForge(env);
    if ('artifact-name' in inputs && !isOnGitHub)
        throw new UsageError('--artifact-name needs a workflow on GitHub, which has the artifact. Give the ZIP with --zip-path or --zip-url.');
    const releases = command === 'publish' && !isDryRun ? ['zip-path', 'release-tag'] : [];
    const needing = releases.find((name) => name in inputs);
    if (needing !== undefined && !hasRepository)
        throw new UsageError(`${toOption(needing)} makes a release on GitHub, and needs the environment variables GITHUB_TOKEN and GITHUB_REPOSITORY (such as acme/my-plugin). Elsewhere, upload the ZIP where anyone can download it, and give its address with --zip-url.`);
}
function isMergeRequest(env) {
    return env['CI_PIPELINE_SOURCE'] === 'merge_request_event' || (env['BITBUCKET_PR_ID'] ?? '') !== '';
}

;// CONCATENATED MODULE: ./src/cli/plain-log.ts

const LABELS = {
    error: 'Error',
    warning: 'Warning',
    notice: 'Notice',
    debug: 'Debug',
};
function createPlainLog() {
    let indent = '';
    const toLine = (line) => {
        const [isCommand, name = '', properties = '', value = ''] = /^::([\w-]+)(?: (.*?))?::(.*)$/.exec(line) ?? [];
        if (isCommand === undefined)
            return [indent + nameOptions(line)];
        if (name === 'endgroup') {
            indent = '';
            return [];
        }
        if (name === 'group') {
            indent = '  ';
            return [plain_log_unescape(value)];
        }
        const label = LABELS[name];
        return label === undefined ? [] : [`${label}: ${nameOptions(describe(properties, value))}`];
    };
    return (text) => text
        .split(/\r?\n/)
        .flatMap((line, index, lines) => (index === lines.length - 1 && line === '' ? [''] : toLine(line)))
        .join('\n');
}
function describe(properties, value) {
    const named = Object.fromEntries(properties.split(',').map((pair) => pair.split('=').map((part) => plain_log_unescape(part))));
    const { title = '', file, line } = named;
    const place = file === undefined ? '' : ` (${file}${line === undefined ? '' : `:${line}`})`;
    const subject = title.replace(/^Input ([a-z][a-z_-]*)$/, (_all, name) => `Option ${toOption(name)}`);
    return `${subject === '' ? '' : `${subject}: `}${plain_log_unescape(value)}${place}`;
}
function plain_log_unescape(text) {
    return text
        .replaceAll('%0D', ' ')
        .replaceAll('%0A', ' ')
        .replaceAll('%3A', ':')
        .replaceAll('%2C', ',')
        .replaceAll('%25', '%');
}
function nameOptions(text) {
    return text
        .replace(/\b([Ii])nput (`|<code>|(?<=\*\*Input ))((?:[a-z-]|_|&#95;)+)(?=`|<\/code>|\*\*)/g, (_all, first, start, name) => `${first === 'I' ? 'O' : 'o'}ption ${start}${toOption(name.replaceAll('&#95;', '_'))}`)
        .replace(/If the workflow takes it from a variable, such as `\$\{\{ vars\.(\w+) \}\}`, .*$/, (_all, name) => `Or set the environment variable ${name}.`);
}

;// CONCATENATED MODULE: ./src/cli/run-command.ts







const NAME = 'publish-wordpress-plugin';
const USAGE = `Usage: ${NAME} COMMAND [OPTIONS]

  inspect   checks a ZIP, the folder of a plugin or a URL
  rehearse  plays the update on a real WordPress
  publish   publishes a package; --dry-run only checks and shows
  live      tells which version is live

${NAME} COMMAND --help lists the options. The key comes from the environment variable PLUGIN_SERVICE_KEY.`;
const NOT_INSPECTED = 3;
async function runCommand(process, actions) {
    process.exitCode = 1;
    const [command = '--help', ...words] = process.argv.slice(2);
    const complain = (text) => void process.stderr.write(`${text}\n`);
    if (command === 'inspect') {
        process.exitCode = NOT_INSPECTED;
        const { inspectPackage } = await __webpack_require__.e(/* import() */ 733).then(__webpack_require__.bind(__webpack_require__, 9733));
        process.exitCode = await inspectPackage(words, `${NAME} inspect`, {
            workspace: process.cwd(),
            env: process.env,
            write: (text) => process.stdout.write(`${text}\n`),
            complain,
        });
        return;
    }
    if (['help', '--help', '-h'].includes(command)) {
        process.stdout.write(`${USAGE}\n`);
        process.exitCode = 0;
        return;
    }
    try {
        if (!Object.hasOwn(actions, command))
            throw new UsageError(`There is no command ${JSON.stringify(command)}.\n\n${USAGE}`);
        const name = command;
        await act(name, await actions[name](), words, process);
    }
    catch (error) {
        process.exitCode = 1;
        if (!(error instanceof UsageError))
            throw error;
        complain(error.message);
    }
}
async function act(command, { INPUTS, run }, words, process) {
    const rows = Object.values(INPUTS);
    const line = parseCommandLine(words, rows);
    if (line.isHelp) {
        process.stdout.write(listOptions(command, rows));
        process.exitCode = 0;
        return;
    }
    const { outputs, summary } = line;
    const env = buildEnvironment(command, line, process.env);
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), `${NAME}-`));
    const own = { GITHUB_WORKSPACE: process.cwd() };
    if (!isWorkflow(env) && outputs === undefined)
        own['RUNNER_TEMP'] = folder;
    if (!isWorkflow(env) && command === 'rehearse')
        own['RUNNER_TEMP'] = await findCache(env).catch(() => folder);
    const hasRunner = isWorkflow(env) && env['GITHUB_OUTPUT'] !== undefined && outputs === undefined;
    const outputFile = outputs === undefined ? (0,external_node_path_.join)(folder, 'outputs') : (0,external_node_path_.resolve)(outputs);
    if (!hasRunner)
        own['GITHUB_OUTPUT'] = outputFile;
    if (summary !== undefined)
        own['GITHUB_STEP_SUMMARY'] = (0,external_node_path_.resolve)(summary);
    try {
        for (const path of [outputFile, summary])
            if (path !== undefined)
                await write(path, '');
        enter({ ...env, ...own }, process);
        if (!isWorkflow(env))
            writePlainly(process);
        await run();
        if (summary !== undefined && !isWorkflow(env))
            await write(summary, nameOptions(await (0,promises_.readFile)(summary, 'utf8')));
        if (outputs !== undefined)
            await write(outputs, writeKeyValues(await (0,promises_.readFile)(outputFile, 'utf8')));
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
    }
}
async function findCache({ XDG_CACHE_HOME: given = '' }) {
    const path = (0,external_node_path_.join)(given === '' ? (0,external_node_path_.join)((0,external_node_os_.homedir)(), '.cache') : given, NAME);
    await (0,promises_.mkdir)(path, { recursive: true, mode: 0o700 });
    return path;
}
async function write(path, text) {
    await (0,promises_.writeFile)(path, text).catch((error) => {
        throw new UsageError(`The file ${path} cannot be written: ${(0,errors/* messageOf */.bD)(error)}.`);
    });
}
function enter(env, process) {
    for (const [name, value] of Object.entries(env)) {
        if (value === undefined)
            Reflect.deleteProperty(process.env, name);
        else
            process.env[name] = value;
    }
}
function writePlainly(process) {
    const print = process.stdout.write.bind(process.stdout);
    const toPlain = createPlainLog();
    process.stdout.write = (chunk) => {
        const text = toPlain(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
        return text === '' ? true : print(text);
    };
}
function listOptions(command, rows) {
    const options = rows.flatMap(({ name, default: value = '' }) => {
        const variable = SECRET_VARIABLES[name];
        if (variable !== undefined)
            return [`  ${variable} (environment variable)`];
        return [`  ${toOption(name)}${value === '' ? '' : ` (default: ${value})`}`];
    });
    const files = FILE_OPTIONS.map((option) => `  ${option} FILE`);
    return `Usage: ${NAME} ${command} [OPTIONS]\n\n${[...options, ...files].join('\n')}\n\nThe options are the inputs of the action, which its pages explain.\n`;
}
function writeKeyValues(text) {
    const lines = text.split(/\r?\n/);
    const written = [];
    for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
        const [, name, delimiter = ''] = /^([^=<]+)<<(.+)$/.exec(line) ?? [];
        if (name === undefined)
            continue;
        const value = lines.splice(0, lines.indexOf(delimiter)).join('\\n');
        written.push(`${name.toUpperCase().replaceAll('-', '_')}=${value}`);
    }
    return written.map((line) => `${line}\n`).join('');
}

;// CONCATENATED MODULE: ./src/cli/index.ts

function run(publish) {
    return runCommand(process, {
        publish: () => Promise.resolve(publish),
        live: () => __webpack_require__.e(/* import() */ 433).then(__webpack_require__.bind(__webpack_require__, 9433)),
        rehearse: () => Promise.all(/* import() */[__webpack_require__.e(145), __webpack_require__.e(880)]).then(__webpack_require__.bind(__webpack_require__, 4880)),
    });
}


/***/ })

};
