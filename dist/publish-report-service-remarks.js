export const id = 167;
export const ids = [167];
export const modules = {

/***/ 5167:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dryRun: () => (/* binding */ dryRun)
/* harmony export */ });
/* harmony import */ var _action_inputs_release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7999);
/* harmony import */ var _action_inputs_service_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8845);
/* harmony import */ var _service_api_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2543);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6717);
/* harmony import */ var _complete_on_host_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2371);
/* harmony import */ var _release_template_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9901);
/* harmony import */ var _service_remarks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(609);
/* harmony import */ var _types_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9546);








async function dryRun(plan, plugin, inputs, parts) {
    const { log, runner } = parts;
    const isUpToDate = plan.kind === 'up-to-date';
    const onHost = await describeReleases(plan, plugin, inputs, parts);
    const request = describeOrder(plan, inputs);
    const { slug, live } = plugin;
    const { outlook, remarks } = (0,_service_remarks_js__WEBPACK_IMPORTED_MODULE_0__/* .remarkOnService */ .f)({ live, inputs, slug, isUpToDate });
    for (const line of onHost)
        log.info(line);
    if (request.length > 0)
        log.info('This request would be sent:');
    for (const line of request)
        log.info(`  ${line}`);
    if ((0,_action_inputs_release_js__WEBPACK_IMPORTED_MODULE_1__/* .isBranchName */ .Q8)(inputs.release.tag, runner.branch)) {
        log.warning('Tag named like the branch', `Input \`release-tag\` is ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(runner.branch)}, the branch of this run: a run that publishes would refuse it. ${_action_inputs_release_js__WEBPACK_IMPORTED_MODULE_1__/* .BRANCH_FIX */ .JW}`);
    }
    for (const remark of remarks)
        logRemark(remark, log);
    return {
        result: {
            status: 'dry-run',
            plugin,
            version: plugin.version,
            previousVersion: live?.served?.version,
            isVerified: false,
            zipUrl: (0,_types_js__WEBPACK_IMPORTED_MODULE_3__/* .showPackageUrl */ .V)(plugin.package),
            onHost: undefined,
            dryRun: { isUpToDate, outlook, remarks: remarks.map(({ text }) => text), onHost, request },
        },
        problem: undefined,
    };
}
function logRemark({ severity, title, text }, log) {
    if (severity === 'info')
        log.info(text);
    else
        log[severity](title, text);
}
function describeOrder(plan, { pluginId, ...access }) {
    if (plan.kind === 'up-to-date')
        return [];
    const zipUrl = plan.kind === 'publish' ? plan.url.shown : 'the URL of the release asset';
    const lines = (0,_service_api_js__WEBPACK_IMPORTED_MODULE_4__/* .describeRequest */ .Ng)((0,_service_api_js__WEBPACK_IMPORTED_MODULE_4__/* .buildReleaseRequest */ .TP)({ ...access, apiKey: '***' }, { pluginId, zipUrl }));
    if (access.apiKey !== '')
        return lines;
    if (access.baseUrl === _action_inputs_service_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_SERVICE */ .M4)
        return [];
    return lines.map((line) => line.startsWith('Authorization:') ? 'Authorization: missing, because `api-key` is empty' : line);
}
async function describeReleases(plan, { version }, { repository }, { step, host, log }) {
    const look = async (tag, read) => {
        if (repository !== undefined) {
            const lines = await step(`Plan the release on ${host.name}`, read, (known) => known === undefined ? { inconclusive: 'not known' } : (0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(tag));
            return lines ?? [];
        }
        return [`The release ${tag} on ${host.name} is not checked, because there is no token or no repository.`];
    };
    if (plan.kind === 'host-and-publish')
        return look(plan.spec.tag, () => host.planHosting(plan.spec));
    const { completion } = plan;
    switch (completion.kind) {
        case 'none':
            return [];
        case 'tag': {
            const { tag } = completion.template;
            if (version === '' && tag.placeholders.includes('version'))
                return [`The release ${tag.text} would be created, with the version that the service returns.`];
            const spec = (0,_release_template_js__WEBPACK_IMPORTED_MODULE_6__/* .fillRelease */ .B_)(completion.template, version);
            return look(spec.tag, () => host.planTag(spec));
        }
        case 'repair':
            return look(completion.spec.tag, () => host.planRepair(completion.spec, completion.releases));
        case 'not-checked':
            (0,_complete_on_host_js__WEBPACK_IMPORTED_MODULE_7__/* .warnNotChecked */ .Bp)(completion.why, log);
            return [];
    }
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
