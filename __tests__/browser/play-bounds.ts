import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createQuote, createSanitiser } from '../../src/action/log.ts';
import { judgeVisit } from '../../src/rehearsal/judge/browser/visit.ts';
import { type Browser, MAX_LOADS } from '../../src/rehearsal/model/browser.ts';
import { renderRehearsalSummary } from '../../src/rehearsal/report/summary.ts';
import { judgeResults } from '../../src/rehearsal/report/verdict.ts';
import { messageOf } from '../../src/shared/publish-error.ts';
import { listProcesses, openBrowser, type OwnBrowser, serve, tryBrowsers, visitOf } from './fixtures.ts';

const visit = (browser: Browser, html: string) =>
  browser.visit(visitOf('/'), {
    cookie: '',
    hasPicture: false,
    isPatient: false,
    send: serve({ '/': html }),
  });

/** Pages that flood, hang, and ask people things: each ends, and the next page is seen as it is. */
export async function playBounds(browser: Browser): Promise<readonly string[]> {
  const wrong: string[] = [];
  const expect = (isFine: boolean, what: string) => {
    if (!isFine) wrong.push(what);
  };
  const flood = await visit(
    browser,
    `<h1>Flood</h1><script>for (let i = 0; i < 20000; i += 1) console.error('::error::forged ' + i);
for (let i = 0; i < 10; i += 1) { alert(i); open('/'); }
setTimeout(() => { throw new Error('late'); });</script>`,
  );
  expect(flood.lines.join() === 'Flood', `a flood of messages: ${flood.state}, ${flood.lines.join()}`);
  expect(flood.errors.length <= 50, 'more errors than bounded');
  const away = await visit(
    browser,
    `<h1>Away</h1><a id="d" download href="data:text/plain,x">x</a><script>document.getElementById('d').click();
for (const url of ['file:///etc/passwd', 'chrome://version', 'view-source:http://127.0.0.1:8080/', 'chrome-extension://a/b']) { try { location.href = url; } catch {} try { open(url); } catch {} }
</script><iframe src="file:///etc/passwd"></iframe>`,
  );
  expect(!/root:|Chromium \d/.test(away.lines.join()), 'another scheme was opened');
  const stuck = await visit(
    browser,
    '<h1>Stuck</h1><script src="/loop.js"></script><script>for (;;) {}</script>',
  );
  expect(stuck.state === 'stuck', `a loop: ${stuck.state}`);
  const mails = await visit(
    browser,
    `<h1>Mails</h1><script>location.href = 'mailto:a@example.com';</script>`,
  );
  expect(
    mails.state === 'busy' && mails.lines.join() === 'Mails',
    `a page that leads to a program while it is parsed: ${mails.state}, ${mails.lines.join()}`,
  );
  const polls = '<h1>Polls</h1><script>setInterval(() => fetch("/poll"), 100);</script>';
  const busy = await visit(browser, polls);
  expect(
    busy.state === 'busy' && busy.lines.join() === 'Polls',
    `a page that never comes to rest: ${busy.state}, ${busy.lines.join()}`,
  );
  const reloads = await visit(browser, '<h1>Reloads</h1><script>location.reload();</script>');
  expect(
    reloads.loads > MAX_LOADS && reloads.loads < 10 * MAX_LOADS,
    `a page that reloads itself: ${reloads.loads} loads, ${reloads.state}, ${reloads.why ?? ''}`,
  );
  const stays = `<h1>Stays</h1><script>sessionStorage.setItem('a', 'b'); window.name = 'named'; onbeforeunload = () => 'Stay';
addEventListener('pagehide', () => { window.name = 'named'; sessionStorage.setItem('c', 'd'); });
setInterval(() => fetch('/late').catch(() => undefined), 300); setInterval(() => new Image().src = 'http://late.example/', 300);</script>`;
  await visit(browser, stays);
  const after = await visit(
    browser,
    `<h1>After</h1><p id="p"></p><script>p.textContent = [name, ...Object.keys(sessionStorage)].join() || 'nothing';</script>`,
  );
  expect(
    after.lines.join('|') === 'After|nothing' && after.refused.length === 0 && after.loads === 1,
    `of the page before, something is left: ${after.lines.join('|')}, ${after.refused.join()}, ${after.loads} loads`,
  );
  const next = await visit(browser, '<h1>Next</h1>');
  expect(next.state === 'settled' && next.lines.join() === 'Next', `after a loop: ${next.state}`);
  return wrong;
}

/** A page for which the site works without end: nobody can tell whether people see it, and the next page is seen as it is. */
export async function playEndless(browser: Browser): Promise<readonly string[]> {
  const send = serve({
    '/': '<h1>Endless</h1><script>const ask = () => fetch("/more").then(ask); for (let i = 0; i < 5; i += 1) ask();</script>',
  });
  const { state } = await browser.visit(visitOf('/'), {
    ...{ cookie: '', hasPicture: false, isPatient: false },
    send: async (request) => {
      if (request.url === '/more') await wait(300);
      return send(request);
    },
  });
  const next = await visit(browser, '<h1>Next</h1>');
  return [
    ...(state === 'slow' ? [] : [`a page for which the site works without end: ${state}`]),
    ...(next.lines.join() === 'Next' ? [] : [`the page after it: ${next.state}, ${next.lines.join()}`]),
  ];
}

/** Properties that fields of a form hide by their names, and named elements those of the document. */
const HIDING = [
  ...[
    'id',
    'classList',
    'matches',
    'nodeName',
    'nodeType',
    'parentElement',
    'querySelector',
    'checkVisibility',
  ],
  ...['getBoundingClientRect', 'childNodes', 'closest', 'localName', 'innerHTML', 'textContent'],
];
const HIDING_FORM = `<form class="a">${HIDING.map((name) => `<input type="hidden" name="${name}">`).join('')}<p>Shown</p></form>
${['fonts', 'body', 'getElementById', 'createTreeWalker'].map((name) => `<form name="${name}"></form>`).join('')}`;

/** Replaces what code in pages could call. */
const REPLACING = `window.requestIdleCallback = () => undefined; window.Promise = class {}; document.querySelector = null;
performance.now = Date.now = () => 0; JSON.stringify = Error.prepareStackTrace = () => 'forged';
for (const name of ['value', 'toJSON', 'get']) Object.defineProperty(Object.prototype, name, { get() { throw 7; } });`;

/** An editor that answers with what is no list of blocks. */
const LYING_EDITOR = `<h1>Lies</h1><p class="editor-styles-wrapper"></p><script>window.wp = {
  data: {
    select: () => ({ getCurrentPostId: () => 1, getBlocks: () => [], getBlock: () => ({}), getNotices: () => [] }),
    dispatch: () => ({ insertBlocks: () => setTimeout(() => { Array.prototype.map = () => 7; }) }),
  },
  blocks: { createBlock: () => ({ clientId: 'a' }), getBlockType: () => ({}), getBlockTypes: () => [], serialize: () => '', parse: () => [] },
};</script>`;

/** Pages that hide or replace what the code in them calls: they are seen as they are, and lies are no editor. */
export async function playReplaced(browser: Browser): Promise<readonly string[]> {
  const form = await visit(browser, HIDING_FORM);
  const replaced = await visit(browser, `<h1>Replaced</h1><script>${REPLACING}</script>`);
  const { editor } = await browser.visit(visitOf('/', { kind: 'editor', blocks: ['acme/a'] }), {
    ...{ cookie: '', hasPicture: false, isPatient: false },
    send: serve({ '/': LYING_EDITOR }),
  });
  return [
    ...(form.content.amount === 5 && form.lines.join() === 'Shown'
      ? []
      : [`of a form with such fields was seen: ${form.state}, ${form.lines.join()}`]),
    ...(replaced.state === 'settled' && replaced.lines.join() === 'Replaced'
      ? []
      : [`of a page that replaces functions was seen: ${replaced.state}, ${replaced.lines.join()}`]),
    ...(editor?.isReady === false && editor.saved.length === 0
      ? []
      : [`an editor that lies is taken for one: ${JSON.stringify(editor)}`]),
  ];
}

/** Pages that keep the browser's own process busy, or take all memory: each is given up, and the next page is seen as it is. */
export async function playFloods(browser: Browser): Promise<readonly string[]> {
  const pages = {
    history: 'setInterval(() => { for (let i = 0; i < 500; i += 1) history.pushState(i, "", "/" + i); });',
    memory: 'const all = []; for (;;) all.push(new Uint8Array(1e9).fill(1));',
    console: 'for (;;) console.error("x".repeat(1e8));',
  };
  const wrong: string[] = [];
  for (const [name, script] of Object.entries(pages)) {
    const { state } = await visit(browser, `<h1>Floods</h1><script>${script}</script>`);
    const next = await visit(browser, '<h1>Next</h1>');
    if (state !== 'stuck' || next.lines.join() !== 'Next')
      wrong.push(`a flood of ${name}: ${state}, and the page after it: ${next.lines.join()}`);
  }
  return wrong;
}

/** Whether such a page is loaded anew before, while, or after the browser answers differs from one visit to the next. */
export async function playReloads(browser: Browser): Promise<readonly string[]> {
  const html =
    "<h1>Reloads</h1><script>if (name.length < 3) { name += 'x'; location.reload(); } else document.write('thrice');</script>";
  const wrong: string[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    const { state, why, lines, loads } = await visit(browser, html);
    if (state !== 'settled' || lines.join() !== 'Reloads,thrice' || loads > MAX_LOADS)
      wrong.push(`visit ${turn}: ${state}, ${lines.join()}, ${loads} loads, ${why ?? ''}`);
  }
  return wrong;
}

const FORGED = [
  '::error::forged',
  '::set-output name=passed::true',
  '| Forged | ✅ |',
  '</details><img src=x onerror=alert(1)>',
  '](https://forged.example) **forged** @forged',
].join('\\n');

/** Texts of a page become no command of the runner, no row, heading, link or HTML of the summary, and not the verdict. */
export async function playForgery(browser: Browser): Promise<readonly string[]> {
  const folder = 'acme';
  const file = `/wp-content/plugins/${folder}/forge.js`;
  const page = visitOf('/', { subject: 'The page `/`' });
  const send = serve({
    '/': `<!doctype html><title>${FORGED}</title><h1>::error::forged</h1><script src="${file}"></script>`,
    [file]: `const text = '${FORGED}'; console.error(text); console.log(text); throw new Error(text);`,
  });
  const seen = await browser.visit(page, { cookie: '', hasPicture: false, isPatient: false, send });
  const problems = judgeVisit(page, undefined, seen, { folder, blockScripts: new Map() });
  const step = {
    name: 'Scripts: dashboard',
    outcome: 'failed',
    message: '',
    problems,
    durationMs: 1,
  } as const;
  const result = { php: '8.5', wordpress: '6.5', steps: [step], durationMs: 1 };
  const rehearsal = { planned: [], results: [result] };
  const sanitise = createSanitiser([]);
  const summary = renderRehearsalSummary({ rehearsal, errors: [] }, sanitise);
  const log = problems.map(({ message }) => createQuote(sanitise)(message)).join('\n');
  const forged = [log, summary]
    .join('\n')
    .split('\n')
    .filter((line) => /^\s*::|^\|\s*Forged|<img|\]\(https:\/\/forged|\*\*forged/.test(line));
  return [
    ...(problems.length === 1 ? [] : [`${problems.length} problems were told, not one`]),
    ...(summary.includes('forged') ? [] : ['the summary does not tell the exception']),
    ...forged.map((line) => `a page forges a line: ${line}`),
    ...(judgeResults([result], 1) === 'failed' ? [] : ['the verdict is another']),
  ];
}

/** In a process that ends at once, nothing of the browser stays. */
const END_MS = 2_000;

/** Cancels while a page hangs: the browser, its children and its folder are gone. */
export async function playEnd(): Promise<readonly string[]> {
  const cancelling = new AbortController();
  const browser = await openBrowser(cancelling.signal);
  const { folder } = browser;
  const hanging = visit(browser, '<script>for (;;) {}</script>').then(
    ({ state }): string => state,
    (error: unknown) => String(error),
  );
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const before = await countProcesses(folder);
  const start = Date.now();
  cancelling.abort();
  while (((await countProcesses(folder)) > 0 || existsSync(folder)) && Date.now() - start < 5 * END_MS)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const took = Date.now() - start;
  return [
    ...(before === 0 && process.platform === 'linux' ? ['no process of the browser was found'] : []),
    ...(took > END_MS ? [`the browser was gone after ${took} ms`] : []),
    ...((await hanging).includes('Cancelled') ? [] : [`the visit ended otherwise: ${await hanging}`]),
  ];
}

/** Cancels at the moment in which the browser's process appears, before its driver has told of it: no folder stays either. */
export async function playEarlyEnd(): Promise<readonly string[]> {
  if (process.platform !== 'linux') return [];
  const cancelling = new AbortController();
  const place = join(tmpdir(), 'browser-');
  const listFolders = async () =>
    (await listProcesses(place))
      .filter(({ command }) => !command.includes('browser/main.ts'))
      .flatMap(({ environment }) => /(?:^|\0)HOME=([^\0]+)/.exec(environment)?.[1] ?? []);
  const others = new Set(await listFolders());
  const opening = openBrowser(cancelling.signal).then(
    () => 'it started',
    (error: unknown) => String(error),
  );
  let folder: string | undefined;
  for (let turn = 0; turn < 1_000 && folder === undefined; turn += 1) {
    await wait(5);
    folder = (await listFolders()).find((one) => !others.has(one));
  }
  cancelling.abort();
  await opening;
  await wait(END_MS);
  return folder !== undefined && !existsSync(folder) ? [] : [`the folder is left: ${folder ?? 'none'}`];
}

async function countProcesses(folder: string): Promise<number> {
  return (await listProcesses(folder)).length;
}

/** The environment of the browser, as it is started. */
export async function playEnvironment({ folder }: OwnBrowser): Promise<readonly string[]> {
  if (process.platform !== 'linux') return [];
  const own = await listProcesses(folder);
  const hasToken = own.some(({ environment }) => environment.includes('canary-token'));
  return [
    ...(own.length < 2 ? ['the environment of the browser was not found'] : []),
    ...(hasToken ? ['the browser has a token of the workflow'] : []),
  ];
}

const FATAL = 'Socket path too long';

/** Starts the browser as far down as runners of one's own have their files. @returns why it does not start */
async function startFar(): Promise<string> {
  const top = await mkdtemp(join(tmpdir(), 'far-'));
  const folder = join(top, 'actions-runner', '_work', 'x'.repeat(60));
  try {
    await using browser = await openBrowser(undefined, process.env, folder);
    const shown = await visit(browser, '<h1>Far</h1>');
    return shown.lines.join() === 'Far' ? '' : shown.state;
  } catch (error) {
    return messageOf(error);
  } finally {
    await rm(top, { recursive: true });
  }
}

/** Starts a program that complains of what is harmless before it ends, as Debian's does. @returns why it does not start */
async function hearDying(): Promise<string> {
  if (process.platform === 'win32') return FATAL;
  const folder = await mkdtemp(join(tmpdir(), 'dying-'));
  const program = join(folder, 'chromium');
  const lines = [
    'chromium: 9: [: unexpected operator',
    `[7:7:1126/211628.9:FATAL:a/b.cc:315] ${FATAL}`,
    '#0 0x55 main',
  ];
  try {
    await writeFile(program, `#!/bin/sh\n${lines.map((line) => `echo '${line}' >&2`).join('\n')}\nexit 1\n`, {
      mode: 0o755,
    });
    const tried = await tryBrowsers([program]);
    return 'why' in tried ? (tried.why[0]?.replace(`${program}: `, '') ?? '') : 'it starts';
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Programs that are no browser, or none that starts: the next one is tried, then it is said why. */
export async function playNone(browser: Browser): Promise<readonly string[]> {
  const [none, broken] = await Promise.all([
    tryBrowsers([]),
    tryBrowsers(['/no/such/browser', process.execPath]),
  ]);
  const why = 'why' in broken ? broken.why : [];
  const said = await hearDying();
  const far = await startFar();
  return [
    ...(far === '' ? [] : [`where the path of its folder is long, the browser does not start: ${far}`]),
    ...(said === FATAL ? [] : [`of a browser that names its fault last it is said: ${said}`]),
    ...('why' in none && none.why.length === 0 ? [] : ['without a browser, one was tried']),
    ...(why.length === 2 && why[0] === '/no/such/browser: it is not a program that can be started'
      ? []
      : [`of two programs that are no browser it is said: ${why.join('; ') || 'nothing'}`]),
    ...(/^Chromium \d+$/.test(browser.name) ? [] : [`the browser is called ${browser.name}`]),
  ];
}
