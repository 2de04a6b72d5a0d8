import { isAscii, isUtf8 } from 'node:buffer';
import { gunzipSync } from 'node:zlib';

import { analyse } from 'chardet';

import { NotAFeedError } from './parsed-feed.ts';

/** Bytes that are sampled to detect an encoding. */
const sampleBytes = 65_536;

/** Supersets of detected encodings. */
const widerNames: Readonly<Record<string, string>> = { 'iso-8859-8': 'windows-1255' };

/**
 * Decodes a document by its byte order mark, content type or XML declaration, else by detection. Valid
 * UTF-8 is decoded as such, whatever is declared. A gzip file is unpacked to at most `maxBytes`.
 *
 * @throws NotAFeedError
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
  const best = analyse(bytes.subarray(0, sampleBytes)).find(({ name }) => isKnown(name));
  const name = best?.name.toLowerCase() ?? 'windows-1252';
  return widerNames[name] ?? name;
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}
