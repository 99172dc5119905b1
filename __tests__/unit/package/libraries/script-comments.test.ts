import { describe, expect, test } from '@jest/globals';
import { cpuNow } from '../../../fixtures/cpu-time.ts';
import { readScriptComments } from '../../../../src/package/libraries/script-comments.ts';
import { listPurls, writeDemoBill } from './open-package.ts';

const read = (text: string) =>
  readScriptComments(text).map(({ name, version, licenses }) => [name, version, ...licenses].join('|'));

describe('comments of scripts', () => {
  test.each([
    ['/*! jQuery v3.7.1 | (c) OpenJS Foundation | jquery.org/license */', 'jQuery|3.7.1'],
    [
      '/*! jQuery UI - v1.13.2 - 2022-07-14\n* http://jqueryui.com\n* Licensed MIT */',
      'jQuery UI|1.13.2|MIT',
    ],
    [
      '/*! Select2 4.1.0-rc.0 | https://github.com/select2/select2/blob/master/LICENSE.md */',
      'Select2|4.1.0-rc.0',
    ],
    [
      '/*!\n * Bootstrap v5.3.0 (https://getbootstrap.com/)\n * Licensed under MIT\n */',
      'Bootstrap|5.3.0|MIT',
    ],
    ['/*!\n * Chart.js v4.4.0\n * Released under the MIT License\n */', 'Chart.js|4.4.0|MIT'],
    ['/*! sprintf-js v1.1.1 | Copyright (c) 2007 | BSD-3-Clause */', 'sprintf-js|1.1.1|BSD-3-Clause'],
    ['/* flatpickr v4.6.13,, @license MIT */', 'flatpickr|4.6.13|MIT'],
    ['/**!\n * @preserve FastClick: polyfill\n */', undefined],
    ['/** @license React v17.0.2\n * react-dom.production.min.js\n */', 'react-dom|17.0.2'],
    [
      '/*! ieee754. BSD-3-Clause License. Feross Aboukhadijeh <https://feross.org> */',
      'ieee754||BSD-3-Clause',
    ],
    ['//! moment.js\n//! version : 2.29.4\n//! license : MIT\nfoo();', 'moment.js|2.29.4|MIT'],
    ['/*!\n * Isotope PACKAGED v3.0.6\n */', 'Isotope|3.0.6'],
    ['a="image/*";b=1;/*! Lib v1.0 */', 'Lib|1.0'],
    ['/*! For license information please see a.js.LICENSE.txt */', undefined],
    ['/*! Copyright 2.0 Foundation */', undefined],
    ['/*! Requires WordPress 6.0 */', undefined],
    ['/*! Version 1.0 */', undefined],
    ['/*! <img src=x> v1.0 */', undefined],
    ['/* jQuery v3.7.1 */', undefined],
    ['/*! jQuery', undefined],
    ['/*! Lib v1 */', undefined],
    ['"a\\/*! b"', undefined],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected === undefined ? [] : [expected]);
  });

  test('take linear time, whatever the script says', () => {
    const texts = [
      '/*',
      '/*!',
      '*/',
      '/*! a',
      '/*! a b c d e f g',
      '//!',
      '//! a 1.',
      '@license',
      '\n',
      'a.',
      '/*! a-1.1.1.',
      ' ',
    ];
    for (const text of texts) {
      const all = text.repeat(1_000_000 / text.length);
      const start = cpuNow();
      readScriptComments(`${all}*/`);
      expect(cpuNow() - start).toBeLessThan(1000);
    }
  });

  test("are not believed about the plugin's own scripts", async () => {
    const { bill } = await writeDemoBill({
      'a.js': '/*! Demo - v1.2.3 - 2026-01-01 */',
      'b.js': '/*! demo v0.9.0 */',
      'c.js': '/*! Demo Blocks v1.2.3 */',
      'd.js': '/*! Lib v1.2.3 */\n/*! Lib v1.2.3 */',
      'd.js.LICENSE.txt': '/*! Lib v1.2.3 */\n\n/*! Other\n * v2.0 */',
    });
    expect(listPurls(bill)).toEqual(['pkg:generic/Lib@1.2.3 demo/d.js demo/d.js.LICENSE.txt']);
  });
});
