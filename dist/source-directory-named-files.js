export const id = 618;
export const ids = [618];
export const modules = {

/***/ 4618:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readNamedFiles: () => (/* binding */ readNamedFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _shared_read_start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2264);
/* harmony import */ var _shared_sorted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5388);




const MAX_BYTES = 1024 * 1024;
async function readNamedFiles(folders, names) {
    const files = [];
    for (const folder of folders) {
        for (const path of await findFiles(folder, names))
            files.push(...readFile(path, folder));
    }
    return files;
}
function readFile(path, folder) {
    try {
        const bytes = (0,_shared_read_start_js__WEBPACK_IMPORTED_MODULE_2__/* .readStart */ .H6)(path, MAX_BYTES, folder);
        return typeof bytes === 'string' ? [] : [bytes];
    }
    catch {
        return [];
    }
}
async function findFiles(folder, names) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, { withFileTypes: true }).catch(() => []);
    const files = (0,_shared_sorted_js__WEBPACK_IMPORTED_MODULE_3__/* .sortByBytes */ .n2)(entries.filter((entry) => entry.isFile()), ({ name }) => name);
    return names.flatMap((wanted) => files.filter(({ name }) => name.toLowerCase() === wanted).map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
}


/***/ })

};
