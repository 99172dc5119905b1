export const id = 656;
export const ids = [656];
export const modules = {

/***/ 656:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5919);
/* harmony import */ var node_worker_threads__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_worker_threads__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2254);


node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.on('message', (file) => node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.parentPort?.postMessage((0,_parse_js__WEBPACK_IMPORTED_MODULE_1__.parseFile)(file)));


/***/ })

};
