import { describe, expect, test } from '@jest/globals';
import { checkProbe } from '../../../../src/rehearsal/judge/probes.ts';
import type { RehearsalContext } from '../../../../src/rehearsal/model/context.ts';
import type { Probe } from '../../../../src/rehearsal/model/probe.ts';
import type { Site } from '../../../../src/rehearsal/model/site.ts';
import { openSession } from '../../../../src/rehearsal/site/session.ts';
import { fillForm } from '../../../../src/rehearsal/probes/forms.ts';
import { listChoices, listSettingProbes } from '../../../../src/rehearsal/probes/settings.ts';

const onSite = (site: object) =>
  ({ site, cookie: '', ...openSession(site as Site, '') }) as unknown as RehearsalContext;
const NOTHING = { kinds: new Map(), nonce: '', beat: '' };
const PAGE = '/wp-admin/admin.php?page=acme';
const OPTIONS =
  '<input type="hidden" name="option_page" value="acme"><input type="hidden" name="_wpnonce" value="1">';
const BOX = '<input type="checkbox" name="acme[cache]" value="1">';
const ON = '<input type="checkbox" name="acme[log]" checked>';
const form = (content: string, attributes = 'method="post" action="options.php"') =>
  `<form ${attributes}>${content}</form>`;
const own = (content: string, button = '<input type="submit" name="save" value="Save Changes">') =>
  form(`<input type="hidden" name="acme_nonce" value="1">${content}${button}`, 'method="POST" action=""');
const sent = (html: string, areChecked: boolean) =>
  listChoices(html, PAGE, areChecked).map(({ url, body, boxes }) => [url, decodeURIComponent(body), boxes]);

describe('the forms in which people choose', () => {
  test('are sent with all boxes checked, or none, and everything else as it is', () => {
    const html = form(
      `${OPTIONS}<input name="title" value="a b">${BOX}${ON}<select name="s"><option value="x"></select>`,
    );
    const boxes = ['acme[cache]', 'acme[log]'];
    const rest = 'option_page=acme&_wpnonce=1&title=a+b';
    expect(sent(html, true)).toEqual([
      ['/wp-admin/options.php', `${rest}&acme[cache]=1&acme[log]=on&s=x`, boxes],
    ]);
    expect(sent(html, false)).toEqual([['/wp-admin/options.php', `${rest}&s=x`, boxes]]);
  });

  test('have "Yes" or "No" for boxes, too', () => {
    const choice = (name: string, values: readonly string[], checked: string) =>
      values
        .map(
          (value) =>
            `<input type="radio" name="${name}" value="${value}"${value === checked ? ' checked' : ''}>`,
        )
        .join('');
    const html = form(
      `${OPTIONS}${choice('a', ['0', '1'], '0')}${choice('b', ['yes', 'no'], 'yes')}${choice('c', ['left', 'right'], 'right')}${choice('d', ['0', '1', '2'], '2')}`,
    );
    const rest = 'option_page=acme&_wpnonce=1';
    expect(sent(html, true)).toEqual([
      ['/wp-admin/options.php', `${rest}&a=1&b=yes&c=right&d=2`, ['a', 'b']],
    ]);
    expect(sent(html, false)).toEqual([
      ['/wp-admin/options.php', `${rest}&a=0&b=no&c=right&d=2`, ['a', 'b']],
    ]);
  });

  test('have their empty fields filled in when the boxes are checked', () => {
    const fields = '<input name="a"><input type="url" name="b" value=""><textarea name="c"></textarea>';
    const kept = '<input name="d" value="x"><input type="hidden" name="e" value="">';
    const html = form(`${OPTIONS}${BOX}${fields}${kept}`);
    const body = (areChecked: boolean) => new URLSearchParams(listChoices(html, PAGE, areChecked)[0]?.body);
    const read = (areChecked: boolean) => ['a', 'b', 'c', 'd', 'e'].map((name) => body(areChecked).get(name));
    expect(read(true)).toEqual(['rehearsal', 'https://example.org/', 'rehearsal', 'x', '']);
    expect(read(false)).toEqual(['', '', '', 'x', '']);
  });

  test('may be those that a page sends to itself, with the button that stores', () => {
    const html = own(
      BOX,
      '<button type="submit" name="reset">Reset</button><button name="go" value="1">Save</button>',
    );
    expect(sent(html, true)).toEqual([[PAGE, 'acme_nonce=1&acme[cache]=1&go=1', ['acme[cache]']]]);
  });

  test.each([
    ['without a box', form(`${OPTIONS}<input name="a" value="1">`)],
    ['that asks for entries', form(`${OPTIONS}${BOX}`, 'method="get" action="options.php"')],
    ['without what WordPress asks of it', form(BOX)],
    [
      "that is WordPress's own",
      form(`${OPTIONS}${BOX}`, 'method="post" id="adv-settings" action="options.php"'),
    ],
    ['without a nonce', form(`${BOX}<input type="submit" value="Save">`, 'method="post" action=""')],
    ['that does something else', own(BOX, '<input type="submit" value="Save and send">')],
    ['with entries of a list', own(`<input type="checkbox" name="post[]" value="3">`)],
    ['of another page', own(BOX).replace('action=""', 'action="?page=other"')],
    ['of another site', own(BOX).replace('action=""', 'action="https://example.org/"')],
    ['whose boxes nobody can check', form(`${OPTIONS}<input type="checkbox" name="pro" disabled>`)],
  ])('are none of those %s', (_what, html) => {
    expect(listChoices(html, PAGE, true)).toEqual([]);
  });
});

test('a form ends where the next one begins', () => {
  const html = `<form action="post.php"><input name="a" value="1"><form action="b.php"><input name="b" value="2"></form>`;
  expect(fillForm(html, 'post.php')?.toString()).toBe('a=1');
});

test('the previous version is sent the same choices, with the nonces of its own page', async () => {
  const page = (nonce: string, mode: string) =>
    form(
      `<input type="hidden" name="option_page" value="acme"><input type="hidden" name="_wpnonce" value="${nonce}">${BOX}<input name="mode" value="${mode}">`,
    );
  const bodies: unknown[] = [];
  const site = {
    request: (url: string, _cookie: string, body?: string) => {
      if (body !== undefined) bodies.push([url, decodeURIComponent(body)]);
      return Promise.resolve({ status: 200, output: page('2', 'what an earlier form set'), log: [] });
    },
  };
  const context = onSite(site);
  const seen = { reply: { output: page('1', 'simple'), log: [] }, target: PAGE };
  const [save] = listSettingProbes([seen], NOTHING, undefined).probes;
  await save?.ask(context);
  await save?.ask(context);
  const of = (nonce: string) => [
    '/wp-admin/options.php',
    `option_page=acme&_wpnonce=${nonce}&acme[cache]=1&mode=simple`,
  ];
  expect(bodies).toEqual([of('1'), of('2')]);
});

test.each([
  ['dies before it shows its form', '[22-Nov-2026 03:29:31 UTC] PHP Fatal error:  old()'],
  ['has no such form', ''],
])('a previous version that %s is remembered with what it logs', async (_what, log) => {
  const site = { request: () => Promise.resolve({ status: 200, output: '', log }) };
  const context = onSite(site);
  const page = form(`${OPTIONS}${BOX}`);
  const [save] = listSettingProbes(
    [{ reply: { output: page, log: [] }, target: PAGE }],
    NOTHING,
    undefined,
  ).probes;
  await save?.ask(context);
  expect(await save?.ask(context)).toEqual({ reply: { output: '', log }, target: PAGE });
});

describe('an answer after people chose', () => {
  const answer = (status: number, output = '<html></html>') => ({
    reply: { status, output, log: [] },
    target: '/',
  });
  const probe = (isComparable: boolean): Probe => ({
    name: 'front',
    subject: 'The front page',
    ask: () => Promise.resolve(answer(200)),
    kind: 'page',
    isComparable: () => isComparable,
  });

  test('is a problem where the previous version had the same boxes and answers otherwise', () => {
    expect(checkProbe(probe(true), answer(503), answer(200))).toMatchObject([{ severity: 'error' }]);
    expect(checkProbe(probe(true), answer(503), answer(503))).toEqual([]);
  });

  test.each([
    ['has other boxes', false, answer(200)],
    ['is not there', true, undefined],
  ])('is one only when PHP dies, where the previous version %s', (_what, isComparable, before) => {
    expect(checkProbe(probe(isComparable), answer(503), before)).toEqual([]);
    const dead = answer(500, 'There has been a critical error on this website.');
    expect(checkProbe(probe(isComparable), dead, before)).toMatchObject([{ severity: 'error' }]);
  });
});

test('any answer to an open request will do, unless PHP crashes', () => {
  const open = (failure?: string) =>
    checkProbe(
      { name: 'xml-rpc', subject: 'A post by XML-RPC', ask: () => Promise.reject(new Error()), kind: 'open' },
      { reply: { status: 403, output: 'No.', log: [], failure }, target: '' },
      undefined,
    );
  expect(open()).toEqual([]);
  expect(open('unreachable')).toMatchObject([
    { severity: 'error', message: expect.stringContaining('crashes PHP') },
  ]);
});
