export const id = 343;
export const ids = [343];
export const modules = {

/***/ 7938:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ joinFindings)
/* harmony export */ });
function joinFindings(checked, compared, isAccepted = () => false) {
    const vanished = compared
        .filter((finding) => finding.id === 'part-vanished' && finding.severity === 'error')
        .filter((finding) => !isAccepted(finding));
    const isOfVanished = ({ id, file = '' }) => id === 'required-file-missing' &&
        vanished.some(({ file: part = '\0', files = [part] }) => files.some((lost) => file === lost || (lost.endsWith('/') && file.startsWith(lost))));
    return [...checked.filter((finding) => !isOfVanished(finding)), ...compared];
}


/***/ }),

/***/ 6343:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkPackage: () => (/* binding */ checkPackage)
});

;// CONCATENATED MODULE: ./src/compare/checks.ts
const COMPARISON_CHECKS = [
    { id: 'part-vanished', severity: 'error', acceptance: 'yes' },
    { id: 'nothing-changed', severity: 'warning', acceptance: 'yes' },
    { id: 'same-version-changed', severity: 'warning', acceptance: 'yes' },
    { id: 'update-uri-changed', severity: 'error', acceptance: 'yes' },
    { id: 'text-domain-changed', severity: 'notice', acceptance: 'yes' },
    { id: 'requires-raised', severity: 'notice', acceptance: 'yes' },
    { id: 'size-jump', severity: 'notice', acceptance: 'yes' },
];

;// CONCATENATED MODULE: ./src/compare/comparison.ts
function describeBefore(comparison) {
    if (comparison?.isCompared !== true)
        return undefined;
    const { what, difference } = comparison;
    return { what, version: difference.from.header.version, mainFile: difference.from.mainFile };
}

// EXTERNAL MODULE: ./src/compare/join-findings.ts
var join_findings = __webpack_require__(7938);
// EXTERNAL MODULE: ./src/plugin/accept.ts
var accept = __webpack_require__(5983);
// EXTERNAL MODULE: ./src/plugin/finding.ts
var plugin_finding = __webpack_require__(870);
// EXTERNAL MODULE: ./src/shared/errors.ts
var errors = __webpack_require__(8382);
// EXTERNAL MODULE: ./src/shared/quote.ts
var quote = __webpack_require__(6717);
// EXTERNAL MODULE: ./src/publish/group-findings.ts
var group_findings = __webpack_require__(2827);
// EXTERNAL MODULE: ./src/publish/package-report.ts
var package_report = __webpack_require__(6898);
// EXTERNAL MODULE: ./src/shared/version-text.ts
var version_text = __webpack_require__(2189);
;// CONCATENATED MODULE: ./src/publish/remark-on-names.ts


function describeExpectedVersion(tag, { expectedVersion: expected, isAnyVersion }) {
    if (expected !== undefined)
        return `${expected.version}, from ${expected.origin}`;
    if (isAnyVersion)
        return 'any, because the input `expected-version` is `any`';
    return `any, because ${tag === '' ? 'no tag triggered this run' : `the tag ${(0,quote/* quoteName */.AB)(tag)} is not a version`}`;
}
function remarkOnNames(tag, version, inputs, log) {
    warnOfOtherTag(tag, inputs, log);
    noticeOtherEnd(tag, version, inputs, log);
    warnOfAssetName(inputs, log);
}
function warnOfOtherTag(tag, { expectedVersion, release }, log) {
    const named = (0,version_text/* versionOfTag */.m)(tag);
    if (named === undefined || expectedVersion === undefined || named === expectedVersion.version)
        return;
    const where = release.tag === undefined ? '' : `, in the release \`${release.tag.text}\``;
    log.warning('Tag and version differ', `The tag \`${tag}\` triggered this run, but ${expectedVersion.origin} says \`${expectedVersion.version}\`: that version is published${where}. Leave out \`expected-version\` to compare the package with the tag.`);
}
const END = /(?<!\d|\d\.)\d+(?:\.\d+)+(?:[-._]?(?:dev|alpha|beta|rc|pl)[-._]?\d*)?$/i;
function noticeOtherEnd(tag, version, { expectedVersion, isAnyVersion }, log) {
    if (expectedVersion !== undefined || isAnyVersion || version === '')
        return;
    const [end = version] = END.exec(tag) ?? [];
    if (end === version)
        return;
    log.notice('Tag and version differ', `The tag ${(0,quote/* quoteName */.AB)(tag)} ends in \`${end}\`, but the package has version ${(0,quote/* quoteName */.AB)(version)}. If that is a mistake, correct the tag or \`Version:\`; tags such as \`v1.4.2\` are compared.`);
}
function warnOfAssetName({ release: { assetName } }, log) {
    if (assetName === undefined || /\.zip$/i.test(assetName.text))
        return;
    log.warning('Asset name without .zip', `Input \`asset-name\` is \`${assetName.text}\`, so services and sites may not take the asset for a ZIP. Set it to \`${assetName.text}.zip\`.`);
}

;// CONCATENATED MODULE: ./src/publish/check-package.ts










function checkPackage({ inspection, live, comparison, found }, inputs, { log, onReport, runner }) {
    if (inspection === undefined) {
        log.info('The package is not opened, so its version is not checked.');
        noticeUnused(inputs.acceptedFindings, 'because `package-checks` is `off`', log);
        return undefined;
    }
    const directory = found.kind === 'local' ? found.directory : undefined;
    const { slug, expectedVersion: version, packageChecks, acceptedFindings } = inputs;
    const judged = (0,join_findings/* joinFindings */.p)(inspection.judge({
        slug,
        version,
        served: live?.served,
        isFirst: live?.failure?.kind === 'missing',
        before: describeBefore(comparison),
        zipped: directory?.zipped,
    }), comparison?.isCompared === true ? comparison.findings : [], (finding) => (0,accept/* acceptFindings */.Bz)([finding], acceptedFindings).findings.every(({ accepted }) => accepted));
    const softened = packageChecks === 'warn' ? judged.map(soften) : judged;
    const isReadable = inspection.facts.contents !== undefined;
    const { findings, unused } = (0,accept/* acceptFindings */.Bz)(softened, isReadable ? acceptedFindings : []);
    const tag = runner.triggeringTag;
    const expected = describeExpectedVersion(tag, inputs);
    const isOpen = tag !== '' && version === undefined;
    const report = {
        ...(0,package_report/* reportPackage */.fH)(inspection.facts, findings, comparison, directory?.leftOut),
        expectedVersion: isOpen ? expected : undefined,
    };
    onReport(report);
    log.info(`Expected folder: ${slug ?? 'any'}`);
    log.info(`Expected version: ${expected}`);
    remarkOnNames(tag, inspection.facts.plugin?.version ?? '', inputs, log);
    const groups = (0,group_findings/* groupFindings */.k)(findings);
    log.info(`Package checks: ${(0,package_report/* countGroups */.eq)(groups)}.`);
    const locate = (finding) => {
        const { file, line } = (0,plugin_finding/* placeOf */.$t)(finding);
        return runner.locateSource(file, line, directory?.sourceFolder);
    };
    for (const group of groups)
        tellGroup(group, locate, log);
    if (isReadable)
        noticeUnfound(unused, comparison, log);
    else
        noticeUnused(acceptedFindings, 'because the package could not be read completely', log);
    const errors = groups.filter(({ severity, accepted }) => severity === 'error' && !accepted);
    if (errors.length > 0)
        throw new AggregateError(errors.map(toError));
    return report;
}
function noticeUnfound(unused, comparison, log) {
    const isOpen = ({ id }) => comparison?.isCompared !== true && COMPARISON_CHECKS.some((check) => check.id === id);
    const told = unused.filter((entry) => !isOpen(entry));
    noticeUnused(told, 'because the package checks did not find that', log);
}
function noticeUnused(unused, why, log) {
    if (unused.length === 0)
        return;
    const names = (0,quote/* listNames */.Zv)(unused.map(accept/* showAccepted */.tA));
    log.notice('Nothing to accept', `${names} in \`accept-findings\` ${(0,plugin_finding/* agree */.d5)(unused, 'has', 'have')} no effect, ${why}. Remove ${(0,plugin_finding/* agree */.d5)(unused, 'it', 'them')} if no longer needed.`);
}
function soften(finding) {
    return finding.severity === 'error' ? { ...finding, severity: 'warning' } : finding;
}
function tellGroup(group, locate, log) {
    const { id, severity, accepted, findings, points } = group;
    if (accepted) {
        for (const { message } of findings)
            log.info(`Accepted: ${id}: ${message}`);
        return;
    }
    const text = points.flatMap((point) => [...(0,group_findings/* listSentences */.B)(point), point.fix]).join(' ');
    const [place] = findings.flatMap((finding) => locate(finding) ?? []);
    log[severity](`Package: ${id}`, text, place);
    if (points.some(({ moreCount }) => moreCount > 0))
        for (const { message } of findings)
            log.info(`${id}: ${message}`);
}
function toError({ id, points }) {
    return new errors/* PublishError */.S1({
        code: 'package',
        title: `Package: ${id}`,
        message: points.flatMap(group_findings/* listSentences */.B).join(' '),
        hint: points.map(({ fix }) => fix).join(' '),
        isReported: true,
    });
}


/***/ })

};
