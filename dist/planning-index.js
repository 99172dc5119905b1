export const id = 725;
export const ids = [725];
export const modules = {

/***/ 725:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ planning_run)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/action/run.ts
var run = __webpack_require__(3147);
// EXTERNAL MODULE: ./src/shared/markdown.ts
var markdown = __webpack_require__(1680);
// EXTERNAL MODULE: ./src/shared/publish-error.ts
var publish_error = __webpack_require__(5805);
// EXTERNAL MODULE: ./src/shared/quote.ts
var quote = __webpack_require__(6717);
// EXTERNAL MODULE: ./src/shared/read-start.ts
var read_start = __webpack_require__(2264);
// EXTERNAL MODULE: ./node_modules/semver/functions/satisfies.js
var satisfies = __webpack_require__(8011);
var satisfies_default = /*#__PURE__*/__webpack_require__.n(satisfies);
;// CONCATENATED MODULE: ./src/planning/choose-node.ts

const DEFAULT = '24';
const NEWEST = `${DEFAULT}.999.0`;
function chooseNode(named) {
    return named === undefined || satisfies_default()(NEWEST, named)
        ? { version: DEFAULT, isNamed: named !== undefined }
        : { version: named, isNamed: true };
}

// EXTERNAL MODULE: ./src/action/inputs/mistake.ts
var mistake = __webpack_require__(1522);
// EXTERNAL MODULE: ./src/action/inputs/reader.ts
var reader = __webpack_require__(3687);
// EXTERNAL MODULE: ./src/action/inputs/event.ts
var inputs_event = __webpack_require__(3934);
;// CONCATENATED MODULE: ./src/planning/inputs.ts




const BUILD_INPUTS = {
    folder: {
        name: 'folder',
        default: '.',
        parse: parseFolder,
        fix: 'Write a folder of the repository, such as `plugins/my-plugin`.',
    },
    script: {
        name: 'build-script',
        parse: parseScript,
        fix: 'Write the name of a script of `package.json` or `composer.json`.',
    },
};
function readBuildInputs(env) {
    const { read, finish } = (0,reader/* createReader */.W)(env, { ...inputs_event/* NO_LIMITS */.d1, tag: '' });
    const inputs = read(BUILD_INPUTS);
    return finish(() => ({ ...inputs }));
}
function parseFolder(value) {
    assertPlain(value);
    const folder = external_node_path_.posix.normalize(value).replace(/\/+$/, '');
    if (external_node_path_.posix.isAbsolute(value) || /^\.\.(\/|$)/.test(folder))
        throw new mistake/* InputMistake */.rb((0,mistake/* isNot */.w8)(value, 'not a folder of the repository'));
    return folder === '' ? '.' : folder;
}
function parseScript(value) {
    assertPlain(value);
    return value;
}
function assertPlain(value) {
    if (/\p{Cc}/u.test(value))
        throw new mistake/* InputMistake */.rb('contains a control character');
}

;// CONCATENATED MODULE: ./src/planning/outputs.ts

const BUILD_OUTPUTS = {
    node: ({ node }) => node?.version ?? '',
    composer: ({ composer }, show) => listCommands(composer.commands, show),
    scripts: ({ scripts }, show) => listCommands(scripts.commands, show),
    hint: ({ node }) => node?.isNamed === false
        ? `If it needs another Node.js than ${node.version}, write its version into .nvmrc: no file of the repository names one.`
        : '',
};
function listCommands(commands, show) {
    return JSON.stringify(commands.map((command) => ({
        unless: command.unless ?? '',
        text: show(command),
        argv: command.argv,
    })));
}
function writeBuildOutputs(plan, show, outputs) {
    try {
        for (const [name, read] of Object.entries(BUILD_OUTPUTS))
            outputs.set(name, read(plan, show));
    }
    catch (error) {
        throw new publish_error/* PublishError */.S1({
            code: 'not-known',
            title: 'Outputs not written',
            message: `The outputs for the next steps could not be written to ${outputs.name}.`,
            hint: 'Check disk space and permissions of the runner.',
            cause: error,
        });
    }
}

;// CONCATENATED MODULE: ./src/planning/index.ts










function planning_run() {
    return (0,run/* runAction */.C)(() => ({ secrets: [], urls: [], open: [] }), createBuildAction);
}
function createBuildAction({ machine, outputs, tools: { log }, sanitise }) {
    const work = async () => {
        const inputs = readBuildInputs(machine.env);
        const planner = await __webpack_require__.e(/* import() */ 396).then(__webpack_require__.bind(__webpack_require__, 7396));
        const plan = findPlan(planner, inputs, machine.workspace);
        const show = (command) => sanitise(planner.showCommand(command));
        const tell = ({ commands, why }, title, none) => {
            if (commands.length === 0)
                log.notice(title, `${none}: ${why}.`);
            for (const command of commands)
                log.info(`$ ${show(command)}`);
        };
        if (plan.node !== undefined)
            log.info(`Node.js ${plan.node.version}`);
        tell(plan.composer, 'Composer', 'No Composer packages are installed');
        tell(plan.scripts, 'Scripts and styles', 'No scripts and styles are built');
        writeBuildOutputs(plan, show, outputs);
    };
    const report = (errors) => ({
        errors,
        outcome: errors.length > 0 ? '❌ Nothing was built.' : '✅ Planned.',
        renderSummary: () => errors.length > 0
            ? `${['### ❌ Nothing was built', ...(0,markdown/* renderErrors */.a$)(errors, sanitise)].join('\n\n')}\n`
            : '',
        unaffected: 'The outputs are not affected.',
    });
    return { work, explainCancellation, report };
}
function findPlan(planner, { folder, script }, workspace) {
    const { createFileReader, findNodeVersion, join: joinPath, keysOf, planBuild, readManifest } = planner;
    if (!isFolder(folder, workspace))
        throw new publish_error/* PublishError */.S1({
            code: 'input',
            title: 'Input folder',
            message: `The repository has no folder ${(0,quote/* quoteName */.AB)(folder)}.`,
            hint: 'Upper and lower case matter.',
        });
    const read = createFileReader(workspace);
    const plan = planBuild({ read, folder, script });
    const scripts = ['composer.json', 'package.json'].flatMap((name) => keysOf(readManifest(read, joinPath(folder, name))?.['scripts']));
    if (script !== '' && !scripts.includes(script))
        throw new publish_error/* PublishError */.S1({
            code: 'input',
            title: 'Input build-script',
            message: `No composer.json or package.json in ${(0,quote/* quoteName */.AB)(folder)} has the script ${(0,quote/* quoteName */.AB)(script)}.`,
            hint: `The scripts there are: ${scripts.length === 0 ? 'none' : (0,quote/* cutName */.CI)(scripts.join(' '))}.`,
        });
    const isNodeNeeded = read(joinPath(folder, 'package.json')) !== undefined;
    return { ...plan, node: isNodeNeeded ? chooseNode(findNodeVersion(read, folder)) : undefined };
}
function isFolder(folder, workspace) {
    try {
        const real = (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(workspace, folder));
        return (0,read_start/* findInside */.aV)((0,external_node_fs_.realpathSync)(workspace), real) !== undefined && (0,external_node_fs_.statSync)(real).isDirectory();
    }
    catch {
        return false;
    }
}
function explainCancellation() {
    return new publish_error/* PublishError */.S1({
        code: 'not-known',
        title: 'Cancelled',
        message: 'The run was cancelled before the build was planned.',
        hint: 'It changed nothing; run it again when you like.',
    });
}


/***/ })

};
