export const id = 618;
export const ids = [618];
export const modules = {

/***/ 4618:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readNamedFiles: () => (/* binding */ readNamedFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _shared_sort_by_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5481);




const MAX_BYTES = 1024 * 1024;
async function readNamedFiles(folders, names) {
    const paths = await Promise.all(folders.map((folder) => findFiles(folder, names)));
    const files = [];
    for (const path of paths.flat())
        files.push(...(await readStart(path).catch(() => [])));
    return files;
}
async function findFiles(folder, names) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { withFileTypes: true }).catch(() => []);
    const files = (0,_shared_sort_by_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .sortByBytes */ .n)(entries.filter((entry) => entry.isFile()), ({ name }) => name);
    return names.flatMap((wanted) => files.filter(({ name }) => name.toLowerCase() === wanted).map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)));
}
async function readStart(path) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
    try {
        const stats = await file.stat();
        if (!stats.isFile())
            return [];
        const bytes = Buffer.alloc(Math.min(stats.size, MAX_BYTES));
        const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
        return [bytes.subarray(0, bytesRead)];
    }
    finally {
        await file.close();
    }
}


/***/ })

};
