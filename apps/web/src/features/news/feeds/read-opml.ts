// SPDX-License-Identifier: AGPL-3.0-or-later
/** Byte order marks and their encodings. */
const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  // Without a byte order mark: the `<` that starts XML.
  { bytes: [0x00, 0x3c], encoding: 'utf-16be' },
  { bytes: [0x3c, 0x00], encoding: 'utf-16le' },
] as const;

/** Bytes that are searched for the XML declaration. */
const declarationWithin = 256;

function encodingOf(bytes: Uint8Array): string {
  const mark = marks.find(({ bytes: first }) => first.every((byte, at) => bytes[at] === byte));
  if (mark) return mark.encoding;
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, declarationWithin));
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']+)["']/.exec(start)?.[1] ?? '';
  // The declaration was readable as Latin-1, so the file cannot be UTF-16.
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared;
}

/** Decodes an XML file by its declared encoding, by default UTF-8. */
export function decodeXml(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes)).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
