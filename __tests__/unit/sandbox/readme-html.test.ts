import { expect, test } from '@jest/globals';

import { renderReadme } from '../../../sandbox/service/readme-html.ts';

test.each([
  [
    '= 1.2 =\n* One\n* Two `code`\n\n= 1.1 =\n- Three',
    '<h4>1.2</h4>\n<ul><li>One</li><li>Two <code>code</code></li></ul>\n<h4>1.1</h4>\n<ul><li>Three</li></ul>',
  ],
  ['A text\nof **two** lines.\n\nAnother.', '<p>A text of <strong>two</strong> lines.</p>\n<p>Another.</p>'],
  ['### 1.2\nText\n* item', '<h4>1.2</h4>\n<p>Text</p>\n<ul><li>item</li></ul>'],
  ['<script>"\'&', '<p>&#60;script&#62;&#34;&#39;&#38;</p>'],
  ['', ''],
])('a readme becomes HTML: %j', (text, html) => {
  expect(renderReadme(text)).toBe(html);
});
