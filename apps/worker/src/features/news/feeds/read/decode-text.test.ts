// SPDX-License-Identifier: AGPL-3.0-or-later
import { gzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { decodeText } from './decode-text.ts';
import { NotAFeedError } from './parsed-feed.ts';

const max = 1_000_000;

const decode = (bytes: Uint8Array, contentType?: string) => decodeText(bytes, contentType, max);

const declared = (encoding: string) => Buffer.from(`<?xml version="1.0" encoding="${encoding}"?>`);

test.each([
  ['utf-8', [0xc3, 0xa9], 'é'],
  ['iso-8859-1', [0xe9, 0x93], 'é“'],
  ['windows-1252', [0x80], '€'],
  ['ISO-8859-15', [0xa4], '€'],
  ['windows-1251', [0xcf, 0xf0], 'Пр'],
  ['koi8-r', [0xf0], 'П'],
  ['gb2312', [0xd6, 0xd0], '中'],
  ['gb18030', [0x81, 0x30, 0x81, 0x30], '\u0080'],
  ['big5', [0xa4, 0xa4], '中'],
  ['Shift_JIS', [0x93, 0xfa], '日'],
  ['euc-jp', [0xc6, 0xfc], '日'],
  ['iso-2022-jp', [0x1b, 0x24, 0x42, 0x46, 0x7c, 0x1b, 0x28, 0x42], '日'],
  ['EUC-KR', [0xc7, 0xd1], '한'],
])('%s as XML declares it', (encoding, bytes, text) => {
  const body = Buffer.concat([declared(encoding), Buffer.from(bytes)]);
  expect(decode(body).slice(declared(encoding).length)).toBe(text);
});

test('the content type has precedence over the declaration', () => {
  const body = Buffer.concat([declared('iso-8859-1'), Buffer.from([0xcf])]);
  expect(decode(body, 'text/xml; charset="windows-1251"')).toMatch(/П$/);
});

test('valid UTF-8 is decoded as such, whatever is declared', () => {
  const body = Buffer.concat([declared('iso-8859-1'), Buffer.from('Größe')]);
  expect(decode(body, 'text/xml; charset=us-ascii')).toMatch(/Größe$/);
});

test.each(['\ufeff<a>é</a>', '<a>é</a>'])('UTF-16 with and without a byte order mark', (text) => {
  const little = Buffer.from(text, 'utf16le');
  expect(decode(little)).toBe('<a>é</a>');
  expect(decode(Buffer.from(little).swap16())).toBe('<a>é</a>');
});

test('a readable declaration of UTF-16 is ignored', () => {
  expect(decode(declared('utf-16'))).toContain('utf-16');
});

test('a truncated character does not change the encoding', () => {
  const body = Buffer.from('<?xml version="1.0" encoding="utf-8"?>Größe über Größe');
  expect(decode(Buffer.concat([body, Buffer.from([0xc3])]))).toMatch(/Größe über Größe\ufffd$/);
});

test('invalid UTF-8 is detected by its bytes', () => {
  const body = Buffer.concat([
    declared('utf-8'),
    Buffer.from('Gr\xf6\xdfe \xfcber alles', 'latin1'),
  ]);
  expect(decode(body)).toMatch(/Größe über alles$/);
});

test.each([
  ['EUC-KR', 'b0d4c0d3c0bb20c1f6c5b0b4c220bfeebfb5c0cc20c7cabfe4c7d5b4cfb4d9', '게임을 지키는'],
  ['windows-1251', 'cff0e8e2e5f220e2f1e5ec2c20eaf2ee20e8e3f0e0e5f220e220e8e3f0fb', 'Привет всем'],
])('%s is told by its bytes', (_encoding, hex, text) => {
  expect(decode(Buffer.from(hex, 'hex'))).toContain(text);
});

test('an unknown encoding is ignored', () => {
  const body = Buffer.concat([declared('bogus'), Buffer.from('Größe')]);
  expect(decode(body)).toMatch(/Größe$/);
});

test('a gzip file is unpacked within its limit', () => {
  expect(decode(gzipSync('<rss/>'))).toBe('<rss/>');
  const tooLarge = expect.objectContaining({ reason: 'too_large' });
  expect(() => decode(gzipSync(Buffer.alloc(max + 1)))).toThrow(tooLarge);
  expect(() => decode(Buffer.from([0x1f, 0x8b, 0]))).toThrow(NotAFeedError);
});
