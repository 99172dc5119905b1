export const id = 450;
export const ids = [450];
export const modules = {

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


/***/ }),

/***/ 3450:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkPackage: () => (/* binding */ checkPackage)
/* harmony export */ });
/* harmony import */ var _package_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9245);
/* harmony import */ var _package_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9733);
/* harmony import */ var _shared_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6338);
/* harmony import */ var _action_accept_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6152);
/* harmony import */ var _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5805);
/* harmony import */ var _shared_logger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4381);
/* harmony import */ var _shared_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6717);
/* harmony import */ var _shared_version_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2189);
/* harmony import */ var _report_package_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7497);








function checkPackage({ inspection, keyFindings, live, comparison, found }, inputs, { log, onReport, runner }) {
    if (inspection === undefined) {
        log.info('The package is not opened, so its version is not checked.');
        noticeUnused(inputs.acceptedFindings, 'because `package-checks` is `off`', log);
        refuseUnopened(keyFindings, found, { log, onReport, runner });
        return undefined;
    }
    const directory = found.kind === 'local' ? found.directory : undefined;
    const { slug, packageChecks, acceptedFindings } = inputs;
    const tag = runner.triggeringTag;
    const names = {
        ...inputs,
        expectedVersion: findExpectedVersion(tag, inspection.facts.plugin?.slug, inputs),
    };
    const { expectedVersion: version } = names;
    const own = { slug, version, zipped: directory?.zipped };
    const judged = (0,_package_index_js__WEBPACK_IMPORTED_MODULE_0__/* .joinFindings */ .pZ)(inspection.check({
        ...own,
        served: live?.served,
        isFirst: live?.failure?.kind === 'missing',
        before: (0,_package_index_js__WEBPACK_IMPORTED_MODULE_0__/* .describeBefore */ .hB)(comparison),
    }), comparison?.isCompared === true ? comparison : { findings: [] }, (finding) => (0,_action_accept_js__WEBPACK_IMPORTED_MODULE_1__/* .acceptFindings */ .Bz)([finding], acceptedFindings).findings.every(({ accepted }) => accepted));
    const softened = packageChecks === 'warn' ? judged.map((finding) => (isKey(finding) ? finding : soften(finding))) : judged;
    const isReadable = inspection.facts.contents !== undefined;
    const { findings, unused } = (0,_action_accept_js__WEBPACK_IMPORTED_MODULE_1__/* .acceptFindings */ .Bz)(softened, isReadable ? acceptedFindings : []);
    const expected = describeExpectedVersion(tag, names);
    const isOpen = tag !== '' && version === undefined;
    const report = {
        ...(0,_report_package_report_js__WEBPACK_IMPORTED_MODULE_2__/* .reportPackage */ .fH)(inspection.facts, findings, comparison, directory?.leftOut),
        expectedVersion: isOpen ? expected : undefined,
    };
    onReport(report);
    log.info(`Expected folder: ${slug ?? 'any'}`);
    log.info(`Expected version: ${expected}`);
    const isBuilt = inputs.expectedSha256 !== undefined;
    const told = isBuilt
        ? inspection.check({ ...own, served: undefined, isFirst: false, before: undefined })
        : [];
    const lines = isBuilt ? (0,_shared_logger_js__WEBPACK_IMPORTED_MODULE_3__/* .writeLines */ .x)(log) : log;
    remarkOnNames(tag, inspection.facts.plugin?.version ?? '', names, lines);
    const groups = (0,_report_package_report_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(findings);
    log.info(`Package checks: ${(0,_report_package_report_js__WEBPACK_IMPORTED_MODULE_2__/* .countGroups */ .eq)(groups)}.`);
    const locate = (finding) => {
        const { file, line } = (0,_package_index_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$)(finding);
        return runner.locateSource(file, line, directory?.sourceFolder);
    };
    const isTold = ({ id, message }) => told.some((finding) => !isKey(finding) && finding.id === id && finding.message === message);
    for (const group of groups)
        logGroup(group, locate, group.findings.every(isTold) ? lines : log);
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
    const isOpen = ({ id }) => comparison?.isCompared !== true && _package_index_js__WEBPACK_IMPORTED_MODULE_0__/* .COMPARISON_CHECKS */ .YL.some((check) => check.id === id);
    const told = unused.filter((entry) => !isOpen(entry));
    noticeUnused(told, 'because the package checks did not find that', log);
}
function noticeUnused(unused, why, log) {
    if (unused.length === 0)
        return;
    const names = (0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .listNames */ .Zv)(unused.map(_action_accept_js__WEBPACK_IMPORTED_MODULE_1__/* .showAccepted */ .tA));
    log.notice('Nothing to accept', `${names} in \`accept-findings\` ${(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_6__/* .agree */ .d5)(unused, 'has', 'have')} no effect, ${why}. Remove ${(0,_shared_format_js__WEBPACK_IMPORTED_MODULE_6__/* .agree */ .d5)(unused, 'it', 'them')} if no longer needed.`);
}
function refuseUnopened(keyFindings, { sizeBytes }, { log, onReport, runner }) {
    if (keyFindings.length === 0)
        return;
    const { findings } = (0,_action_accept_js__WEBPACK_IMPORTED_MODULE_1__/* .acceptFindings */ .Bz)(keyFindings, []);
    onReport((0,_report_package_report_js__WEBPACK_IMPORTED_MODULE_2__/* .reportPackage */ .fH)({ sizeBytes, contents: undefined, plugin: undefined }, findings));
    const groups = (0,_report_package_report_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(findings);
    for (const group of groups)
        logGroup(group, ({ file, line }) => runner.locateSource(file, line, undefined), log);
    throw new AggregateError(groups.map(toError));
}
function isKey({ id }) {
    return id === 'api-key-in-package';
}
function soften(finding) {
    return finding.severity === 'error' ? { ...finding, severity: 'warning' } : finding;
}
function logGroup(group, locate, log) {
    const { id, severity, accepted, findings, points } = group;
    if (accepted) {
        for (const { message } of findings)
            log.info(`Accepted: ${id}: ${message}`);
        return;
    }
    const text = points.flatMap((point) => [...(0,_report_package_report_js__WEBPACK_IMPORTED_MODULE_2__/* .listSentences */ .B4)(point), point.fix]).join(' ');
    const [place] = findings.flatMap((finding) => locate(finding) ?? []);
    log[severity](`Package: ${id}`, text, place);
    if (points.some(({ moreCount }) => moreCount > 0))
        for (const { message } of findings)
            log.info(`${id}: ${message}`);
}
function toError({ id, points }) {
    return new _shared_publish_error_js__WEBPACK_IMPORTED_MODULE_7__/* .PublishError */ .S1({
        code: 'package',
        title: `Package: ${id}`,
        message: points.flatMap(_report_package_report_js__WEBPACK_IMPORTED_MODULE_2__/* .listSentences */ .B4).join(' '),
        hint: points.map(({ fix }) => fix).join(' '),
        isReported: true,
    });
}
function findExpectedVersion(tag, folder, { slug = folder, expectedVersion, isAnyVersion }) {
    if (expectedVersion !== undefined || isAnyVersion || slug === undefined || slug === '')
        return expectedVersion;
    const isOwn = tag.startsWith(slug) && /^[-@/]/.test(tag.slice(slug.length));
    const version = isOwn ? (0,_shared_version_text_js__WEBPACK_IMPORTED_MODULE_8__/* .versionOfTag */ .m)(tag.slice(slug.length + 1)) : undefined;
    return version === undefined ? undefined : { version, origin: `the tag \`${tag}\`` };
}
function describeExpectedVersion(tag, { expectedVersion: expected, isAnyVersion }) {
    if (expected !== undefined)
        return `${expected.version}, from ${expected.origin}`;
    if (isAnyVersion)
        return 'any, because the input `expected-version` is `any`';
    return `any, because ${tag === '' ? 'no tag triggered this run' : `the tag ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteName */ .AB)(tag)} is not a version`}`;
}
function remarkOnNames(tag, version, inputs, log) {
    warnOfOtherTag(tag, inputs, log);
    noticeOtherEnd(tag, version, inputs, log);
    warnOfAssetName(inputs, log);
}
function warnOfOtherTag(tag, { expectedVersion, release }, log) {
    const named = (0,_shared_version_text_js__WEBPACK_IMPORTED_MODULE_8__/* .versionOfTag */ .m)(tag);
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
    log.notice('Tag and version differ', `The tag ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteName */ .AB)(tag)} ends in \`${end}\`, but the package has version ${(0,_shared_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteName */ .AB)(version)}. If that is a mistake, correct the tag or \`Version:\`; tags such as \`v1.4.2\` are compared.`);
}
function warnOfAssetName({ release: { assetName } }, log) {
    if (assetName === undefined || /\.zip$/i.test(assetName.text))
        return;
    log.warning('Asset name without .zip', `Input \`asset-name\` is \`${assetName.text}\`, so services and sites may not take the asset for a ZIP. Set it to \`${assetName.text}.zip\`.`);
}


/***/ })

};
