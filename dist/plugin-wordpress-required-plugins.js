export const id = 971;
export const ids = [971];
export const modules = {

/***/ 8971:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ readRequiredPlugins)
/* harmony export */ });
function readRequiredPlugins(header) {
    const items = header
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== '');
    const isSlug = (item) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(item);
    return { slugs: [...new Set(items.filter(isSlug))], dropped: items.filter((item) => !isSlug(item)) };
}


/***/ })

};
