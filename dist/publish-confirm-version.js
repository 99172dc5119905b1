export const id = 678;
export const ids = [678];
export const modules = {

/***/ 7678:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   confirmVersion: () => (/* binding */ confirmVersion)
/* harmony export */ });
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6103);
/* harmony import */ var _complete_on_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2371);


async function confirmVersion(published, plugin, parts) {
    if (published.isVerified) {
        parts.log.info('What sites get was not compared, because the service did not confirm that it created this release.');
        return published;
    }
    const seen = { isVerified: false };
    try {
        const confirm = async () => {
            const look = await prepareInspection(published, plugin, parts.comparer);
            await parts.service.confirm(published, plugin.identity, async (served) => {
                seen.isVerified = true;
                const { isFinal, ...sitesGet } = await look({ ...served, baseUrl: plugin.serviceUrl });
                if (parts.cancellation.aborted)
                    throw new _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .Cancelled */ .cJ();
                if (!isFinal)
                    parts.log.info(`Seen live, but ${describe(sitesGet)}. Looking again.`);
                seen.sitesGet = sitesGet;
                return isFinal;
            });
            logSitesGet(seen.sitesGet, published, parts.log);
        };
        const waiting = 'Waiting until the service serves the version, and the package of it';
        await parts.step('Wait until it is live', confirm, () => `seen live; ${describe(seen.sitesGet)}`, waiting);
        return { ...published, ...seen, isVerified: true };
    }
    catch (error) {
        return { ...published, ...seen, problem: (0,_complete_on_host_js__WEBPACK_IMPORTED_MODULE_1__/* .toProblem */ .H8)(error, parts.host) };
    }
}
async function prepareInspection({ version }, plugin, { inspectServed }) {
    const snapshot = plugin.takeSnapshot();
    if (snapshot !== undefined)
        return inspectServed({ snapshot, sha256: plugin.package.sha256, version });
    const why = plugin.report === undefined ? 'this package was not opened' : 'this package is encrypted';
    return () => Promise.resolve({ verdict: '', text: `not compared: ${why}`, isFinal: true });
}
function logSitesGet(sitesGet, { version }, log) {
    if (sitesGet?.error !== undefined)
        throw sitesGet.error;
    log.info(`What sites get: ${sitesGet?.text ?? 'not compared'}.`);
    if (sitesGet?.verdict !== 'different')
        return;
    log.warning('Sites get other files', `The service serves version ${version} with ${sitesGet.text}. Unless it changes packages on purpose, check the release on its dashboard.`);
}
function describe({ verdict = '', text = 'not compared' } = {}) {
    return verdict === '' ? text : `sites get ${text}`;
}


/***/ })

};
