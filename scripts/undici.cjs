// What is used of undici: the whole of it is half as large again.
exports.fetch = require('undici/lib/web/fetch').fetch;
exports.ProxyAgent = require('undici/lib/dispatcher/proxy-agent');
