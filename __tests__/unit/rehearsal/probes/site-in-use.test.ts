import { describe, expect, test } from '@jest/globals';
import { listUncallable } from '../../../../src/rehearsal/judge/callbacks.ts';
import type { Inventory, Registration, RegistrationKind } from '../../../../src/rehearsal/model/inventory.ts';
import {
  listAddPages,
  listDeeper,
  listStoredForms,
  orderPages,
} from '../../../../src/rehearsal/probes/deep-pages.ts';
import { listForms } from '../../../../src/rehearsal/probes/forms.ts';

const PAGE = '/wp-admin/admin.php?page=acme';
const seen = (output: string) => [{ reply: { output, log: [] }, target: PAGE }];
const own = (...names: readonly string[]): readonly Registration[] =>
  names.map((name) => ({ name, title: name, target: `/wp-admin/admin.php?page=${name}` }));
const inventory = (kinds: Partial<Record<RegistrationKind, readonly Registration[]>>): Inventory => ({
  kinds: new Map(Object.entries(kinds) as [RegistrationKind, readonly Registration[]][]),
  nonce: '',
  beat: '',
});

test('pages whose code has changed come first', () => {
  const sources = [
    { name: 'acme', title: 'old.php', target: '' },
    { name: 'acme-b', title: 'new.php', target: '' },
  ];
  const pages = orderPages(inventory({ pages: own('acme', 'acme-b'), sources }), new Set(['old.php']));
  expect(pages.map(({ name }) => name)).toEqual(['acme-b', 'acme']);
});

describe('what a page links to', () => {
  const deeper = (href: string) => listDeeper(seen(`<a href="${href}">Link</a>`), own('acme', 'acme-edit'));

  test.each([
    '?page=acme&tab=b',
    '?page=acme&section=c',
    '?page=acme-edit&id=7',
    '?page=acme-edit&action=edit&id=7',
  ])('is opened: %s', (href) => {
    expect(deeper(href)).toEqual([`/wp-admin/admin.php${href}`]);
  });

  test.each([
    '?page=acme&action=delete&id=7',
    '?page=acme&reset=1',
    '?page=acme&id=7&_wpnonce=1',
    '?page=other&id=7',
    'https://elsewhere.example/wp-admin/admin.php?page=acme&id=7',
    '?page=acme',
  ])('is left alone: %s', (href) => {
    expect(deeper(href)).toEqual([]);
  });

  test('is opened once for each kind of entry', () => {
    const links = [1, 2, 3].map((id) => `<a href="?page=acme-edit&id=${id}">Edit</a>`).join('');
    expect(listDeeper(seen(links), own('acme-edit'))).toHaveLength(1);
  });

  test('is a page for a new entry, if its words say so', () => {
    const links = '<a href="?page=acme-edit">Add New</a> <a href="?page=acme-edit&_wpnonce=1">Add</a>';
    expect(listAddPages(seen(links), own('acme-edit'))).toEqual(['/wp-admin/admin.php?page=acme-edit']);
  });
});

describe('a form without a box', () => {
  const form = (button: string, action = 'save') =>
    listStoredForms(
      seen(
        `<form method="post"><input type="hidden" name="action" value="${action}"><input name="_wpnonce" type="hidden" value="1"><input type="text" name="acme"><input type="submit" value="${button}"></form>`,
      ),
    );

  test('is saved', () => {
    expect(form('Save Changes')).toEqual([
      expect.objectContaining({ page: PAGE, key: '_wpnonce acme action' }),
    ]);
  });

  test.each([
    ['Delete all', 'save'],
    ['Submit and send', 'save'],
    ['Save and reset', 'save'],
    ['Import', 'save'],
    ['Install', 'save'],
    ['Submit', 'delete_all'],
    ['Submit', 'acme_reset'],
  ])('is never pressed: %s %s', (button, action) => {
    expect(form(button, action)).toEqual([]);
  });
});

describe('an empty text field', () => {
  const fill = (name: string, type = 'text') =>
    listForms(`<form><input type="${type}" name="${name}"></form>`)[0]?.fields[0]?.filled;

  test.each(['acme_note', 'order[update]', 'acme_timeline', 'timezone', 'candidate', 'runtimeNote'])(
    'is filled in: %s',
    (name) => {
      expect(fill(name)).toBe('rehearsal');
    },
  );

  test.each(['start_time', 'order[date]', 'acme-datetime', 'startDate', 'endTime[0]'])(
    'is left alone where a script has people choose a time: %s',
    (name) => {
      expect(fill(name)).toBeUndefined();
      expect(fill(name, 'date')).toBe('2026-01-31');
    },
  );
});

describe('a callback that PHP cannot call', () => {
  const callback = (target: string): Registration => ({
    name: 'Acme::paid in the hook `acme_paid`',
    title: 'acme.php:7',
    target,
  });
  const before = inventory({ classes: [{ name: 'Acme', title: 'acme.php', target: '' }] });

  test.each([
    ['whose class lacks the method', ''],
    ['whose class the previous version had', 'Acme'],
  ])('is an error: %s', (_name, target) => {
    expect(listUncallable(before, inventory({ uncallable: [callback(target)] }))).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: 'acme.php',
        line: 7,
        message: expect.stringMatching(/^The hook `acme_paid` names `Acme::paid\(\)`/),
      }),
    ]);
  });

  test.each([
    ['as before', inventory({ uncallable: [callback('')] }), ''],
    ['of another plugin', before, 'Other_Plugin'],
  ])('is none of this version: %s', (_name, old, target) => {
    expect(listUncallable(old, inventory({ uncallable: [callback(target)] }))).toEqual([]);
  });
});
