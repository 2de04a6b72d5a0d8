// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { decodeXml } from './read-opml.ts';

const opml = (encoding: string, text: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><opml><outline text="${text}"/></opml>`;

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

test.each([
  ['UTF-8 without a word', Buffer.from('<opml>é游</opml>'), '<opml>é游</opml>'],
  ['UTF-8 with a mark', Buffer.from('\uFEFF<opml>é</opml>'), '<opml>é</opml>'],
  ['UTF-16 with a mark', Buffer.from('\uFEFF<opml>游</opml>', 'utf16le'), '<opml>游</opml>'],
  ['UTF-16 without a mark', utf16be(opml('UTF-16', '游')), opml('UTF-16', '游')],
  [
    'Latin 1 by its declaration',
    Buffer.from(opml('ISO-8859-1', 'Café'), 'latin1'),
    opml('ISO-8859-1', 'Café'),
  ],
  [
    'GBK by its declaration',
    Buffer.concat([
      Buffer.from("<?xml version='1.0' encoding='gbk'?><opml>"),
      Buffer.from([0xd3, 0xce, 0xcf, 0xb7]),
    ]),
    "<?xml version='1.0' encoding='gbk'?><opml>游戏",
  ],
  ['a declaration that is wrong', Buffer.from(opml('UTF-16', 'é')), opml('UTF-16', 'é')],
  ['an encoding that nobody knows', Buffer.from(opml('x-unknown', 'é')), opml('x-unknown', 'é')],
])('%s is read', (_, bytes, text) => {
  expect(decodeXml(bytes)).toBe(text);
});
