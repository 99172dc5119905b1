export const id = 718;
export const ids = [718];
export const modules = {

/***/ 7718:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   assertDigest: () => (/* binding */ assertDigest)
/* harmony export */ });
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5805);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6717);


async function assertDigest(found, { source, expectedSha256: expected }, { step }) {
    await step('Compare the SHA-256', async () => {
        const sha256 = await found.readSha256();
        if (sha256 === expected)
            return;
        throw new _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PublishError */ .S1({
            code: 'package',
            title: 'Not the package that was built',
            message: `The package is not the one that was built: ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(found.name)}, from ${describeSource(source)}, has the SHA-256 \`${sha256}\`, ` +
                `but the input \`expected-sha256\` is \`${expected ?? ''}\`.`,
            hint: adviseOn(found),
        });
    }, () => 'the package is the one that was built');
}
function describeSource(source) {
    switch (source.kind) {
        case 'url':
            return 'the URL in `zip_url`';
        case 'path':
            return '`zip-path`';
        case 'artifact':
            return source.runId === undefined
                ? `the artifact ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(source.name)} of this run`
                : `the artifact ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteName */ .AB)(source.name)} of the run ${source.runId}`;
    }
}
function adviseOn(found) {
    return found.kind === 'local' && found.directory !== undefined
        ? 'Pass on the ZIP that was built, because this step zipped the files again.'
        : 'Find out what exchanged it since, and build it again.';
}


/***/ })

};
