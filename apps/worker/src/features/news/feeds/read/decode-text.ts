// SPDX-License-Identifier: AGPL-3.0-or-later
import { isAscii, isUtf8 } from 'node:buffer';
import { gunzipSync } from 'node:zlib';

import { analyse } from 'chardet';

import { FeedReadError, NotAFeedError } from './parsed-feed.ts';

/** Bytes that are sampled to detect an encoding. */
const sampleBytes = 65_536;

/** Supersets of detected encodings. */
const widerNames: Readonly<Record<string, string>> = { 'iso-8859-8': 'windows-1255' };

/**
 * Decodes a document by its byte order mark, content type or XML declaration, else by detection. Valid
 * UTF-8 is decoded as such, whatever is declared. A gzip file is unpacked to at most `maxBytes`.
 *
 * @throws NotAFeedError
 * @throws FeedReadError `too_large`
 */
export function decodeText(bytes: Uint8Array, contentType: string | undefined, maxBytes: number) {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const body = isGzip ? unpack(bytes, maxBytes) : bytes;
  return decode(body, encodingOf(body, contentType));
}

function unpack(bytes: Uint8Array, maxOutputLength: number): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength });
  } catch (cause) {
    const isTooLarge =
      cause instanceof Error && 'code' in cause && cause.code === 'ERR_BUFFER_TOO_LARGE';
    if (isTooLarge) throw new FeedReadError('too_large', { cause });
    throw new NotAFeedError({ cause });
  }
}

function encodingOf(bytes: Uint8Array, contentType: string | undefined): string {
  const start = bytes.subarray(0, 4);
  const marked = markedEncoding(start);
  if (marked) return marked;
  const declared = [charsetOf(contentType), declaredIn(bytes)].find(
    (name): name is string => name !== undefined && isKnown(name) && !/^utf-?16/i.test(name),
  );
  if (isAscii(bytes)) return declared ?? 'utf-8';
  if (isUtf8(bytes)) return 'utf-8';
  if (declared && (!isUtf8Name(declared) || isMostlyUtf8(bytes))) return declared;
  return sniff(bytes);
}

/** The encoding by a byte order mark, or by a zero byte beside `<`. */
function markedEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return undefined;
}

function charsetOf(contentType: string | undefined): string | undefined {
  return /;\s*charset\s*=\s*["']?([\w:.+-]+)/i.exec(contentType ?? '')?.[1];
}

/** The declared encoding of XML or HTML. */
function declaredIn(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 1_024)).toString('latin1');
  const found =
    /<\?xml[^>]*?\bencoding\s*=\s*["']\s*([\w:.+-]+)/i.exec(head) ??
    /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w:.+-]+)/i.exec(head);
  return found?.[1];
}

function isKnown(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
}

const isUtf8Name = (name: string) => /^(utf-?8|unicode-1-1-utf-8)$/i.test(name);

/** Whether it is UTF-8 with a few broken characters, as after truncation. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = decode(bytes.subarray(0, sampleBytes), 'utf-8');
  const broken = text.split('\ufffd').length - 1;
  const whole = text.length - text.replaceAll(/[^\0-\x7f\ufffd]/g, '').length;
  return broken * 4 <= whole;
}

function sniff(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, sampleBytes);
  if (isThai(sample)) return 'windows-874';
  const best = analyse(sample).find(({ name }) => isKnown(name));
  const name = best?.name.toLowerCase() ?? 'windows-1252';
  return widerNames[name] ?? name;
}

/** Other encodings of which text may look like Thai; Thai is hardly ever valid in them. */
const doubleByteEncodings = ['euc-kr', 'euc-jp', 'gb18030', 'big5'];

/**
 * Whether it is TIS-620, which the detector does not know: nearly all letters are Thai, vowels and
 * tone marks stand where they may, and are as frequent as in Thai.
 */
function isThai(sample: Uint8Array): boolean {
  const text = decode(sample, 'windows-874');
  const countOf = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const letters = countOf(/[\u0e01-\u0e5b]/g);
  const misplaced =
    countOf(/(?<![\u0e01-\u0e2e]|\p{Mn})\p{Mn}/gu) + countOf(/[\u0e40-\u0e44](?![\u0e01-\u0e2e])/g);
  return (
    letters >= 20 &&
    countOf(/[^\0-\x7f\u0e01-\u0e5b\u2010-\u2026]/g) * 20 <= letters &&
    misplaced * 20 <= letters &&
    countOf(/[\u0e40-\u0e44]/g) * 25 >= letters &&
    countOf(/[\u0e48\u0e49]/g) * 33 >= letters &&
    !doubleByteEncodings.some((encoding) => isValid(sample, encoding))
  );
}

function isValid(sample: Uint8Array, encoding: string): boolean {
  try {
    // The sample may end within a character.
    new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding === 'utf-8' && text.includes('\ufffd') ? decodeMixed(bytes) : text;
}

/**
 * UTF-8 into which quotes and dashes of Windows-1252 were pasted: single bytes beyond ASCII. They
 * become control characters, which `oneLine` reads as Windows-1252.
 */
function decodeMixed(bytes: Uint8Array): string {
  const valid = Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/(?<![\x80-\xff])[\x80-\x9f](?![\x80-\xff])/g, '\xc2$&');
  return new TextDecoder().decode(Buffer.from(valid, 'latin1'));
}
