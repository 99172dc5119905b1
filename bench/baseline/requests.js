/**
 * The least that a script has to do to publish a package behind a URL: the requests that the action sends, in the same order,
 * and nothing else. `node requests.js import|builtin ZIP_URL SERVICE_URL METHODS`.
 */
const [access, zipUrl = '', serviceUrl = '', methods = ''] = process.argv.slice(2);
// To import it has Node.js load its `fetch` and `WebSocket`, too, because these are among its names.
const http = access === 'import' ? await import('node:http') : process.getBuiltinModule('node:http');
const endpoint = `${serviceUrl}/api/v1/plugin/update`;
const authorization = 'Bearer bench-key';

process.exitCode = 1;
await send(zipUrl);
if (methods.includes('GET')) await send(`${endpoint}?id=plugin_bench`, { headers: { authorization } });
const options = { method: 'POST', headers: { authorization, 'content-type': 'application/json' } };
const answer = await send(endpoint, options, JSON.stringify({ plugin_id: 'plugin_bench', zip_url: zipUrl }));
if (JSON.parse(answer).success === true) process.exitCode = 0;

function send(url, options = {}, body) {
  return new Promise((resolve, reject) => {
    const request = http.request(url, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('end', () => resolve(text)).on('error', reject);
    });
    request.on('error', reject).end(body);
  });
}
