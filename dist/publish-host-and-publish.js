export const id = 963;
export const ids = [963];
export const modules = {

/***/ 4963:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hostAndPublish: () => (/* binding */ hostAndPublish)
/* harmony export */ });
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6103);
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5805);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6717);
/* harmony import */ var _complete_on_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2371);
/* harmony import */ var _publish_version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1393);





async function hostAndPublish(plan, plugin, parts) {
    const hosted = await hostPackage(plan, plugin, parts);
    const published = await (0,_publish_version_js__WEBPACK_IMPORTED_MODULE_0__/* .publishVersion */ .Qt)(hosted.getUrl, plugin, parts).catch((error) => rollbackUnlessNeeded(hosted, error, plugin, parts));
    const confirmed = await (0,_publish_version_js__WEBPACK_IMPORTED_MODULE_0__/* .confirmIf */ .AF)(plan.verify, published, plugin, parts);
    const completed = await (0,_complete_on_host_js__WEBPACK_IMPORTED_MODULE_1__/* .completeHosted */ .VC)(hosted, parts);
    return (0,_publish_version_js__WEBPACK_IMPORTED_MODULE_0__/* .toOutcome */ .KA)(confirmed, completed, plugin, hosted.isSecret ? '' : await hosted.getUrl());
}
async function hostPackage({ spec }, { identity }, { step, host, service }) {
    return step('Put the package on a release', () => host.host(spec, () => service.isLive(identity)), ({ asset, release, isSecret }) => `${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(asset.name)} of ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteName */ .AB)(release.tag)}, behind a ${isSecret ? 'signed' : 'public'} URL`);
}
async function rollbackUnlessNeeded({ release, asset, isSecret, rollback }, error, { identity, live }, { log, step, host, service, cancellation, onLeft }) {
    if (service.progress.stage !== 'not-published') {
        onLeft?.({ release, asset });
        log.info(`The release ${release.tag} stays on ${host.name} as it is, because the service may use it.`);
        throw error;
    }
    const { version } = identity;
    const isOpen = cancellation.aborted || !(error instanceof _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PublishError */ .S1);
    if (version !== undefined && isOpen && (await service.isLive(identity))) {
        const problem = cancellation.aborted ? explainLive(version, host) : (0,_shared_publish_error_js__WEBPACK_IMPORTED_MODULE_3__/* .toPublishErrors */ .I7)(error).at(0);
        const previousVersion = live?.served?.version;
        return { status: 'already-published', version, previousVersion, isVerified: true, problem };
    }
    const describe = (outcome) => (outcome.endsWith(' deleted') ? outcome : { inconclusive: outcome });
    await step(`Undo the changes on ${host.name}`, rollback, describe);
    if (!isSecret)
        onLeft?.({ release, asset });
    throw error;
}
function explainLive(version, { name }) {
    return new _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_3__/* .PublishError */ .S1({
        code: 'already-published',
        title: 'Cancelled',
        message: `The run was cancelled before it published anything, but the service serves ${version} already.`,
        hint: `Do not publish the version again; this run kept the release on ${name}. If it is still a draft, run this again with \`if-published: skip\`, which completes it.`,
        cause: new _shared_clock_js__WEBPACK_IMPORTED_MODULE_4__/* .Cancelled */ .cJ(),
    });
}


/***/ })

};
