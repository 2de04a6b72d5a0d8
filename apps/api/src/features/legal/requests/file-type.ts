// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LegalMediaType } from '@kga/db/legal';

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** White space of PDF, which may follow its end. */
const blanks = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);

/** Whether nothing follows the end of a PDF, so that the file is not another one as well. */
function endsAsPdf(bytes: Buffer): boolean {
  let end = bytes.length;
  while (end > 0 && blanks.has(bytes[end - 1] ?? 0)) end -= 1;
  return startsWith(bytes, '%%EOF', end - '%%EOF'.length);
}

/** Length of the record that ends an archive, with the longest comment. */
const archiveEnd = 22 + 0xff_ff;

/** Ways in which an entry of an archive is compressed, by number: APPNOTE.TXT 4.4.5. */
const methods = new Set([0, 8, 9, 12, 14, 93, 95, 96, 97, 98, 99]);

/** Whether an entry of an archive begins at a place: its signature alone may be there by chance. */
function isEntry(bytes: Buffer, at: number): boolean {
  const header = 30;
  if (at + header > bytes.length) return false;
  const version = bytes.readUInt16LE(at + 4) & 0xff;
  return (
    version <= 63 && methods.has(bytes.readUInt16LE(at + 8)) && bytes.readUInt16LE(at + 26) > 0
  );
}

/** Whether programs would open a file as a ZIP, whatever comes before or after the archive. */
function opensAsZip(bytes: Buffer): boolean {
  if (bytes.subarray(-archiveEnd).includes('PK\x05\x06', 0, 'latin1')) return true;
  for (let at = bytes.indexOf('PK\x03\x04', 0, 'latin1'); at >= 0;) {
    if (isEntry(bytes, at)) return true;
    at = bytes.indexOf('PK\x03\x04', at + 1, 'latin1');
  }
  return false;
}

/** What an uploaded file is by its bytes, whatever its name says; undefined for all others. */
export function typeOfFile(bytes: Buffer): LegalMediaType | undefined {
  if (startsWith(bytes, '%PDF-')) {
    return endsAsPdf(bytes) && !opensAsZip(bytes) ? 'application/pdf' : undefined;
  }
  const isImage =
    startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
    startsWith(bytes, '\xff\xd8\xff') ||
    (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8));
  return isImage ? 'image' : undefined;
}

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/webp': 'webp',
};

/** The name of a download: as it was uploaded, with the ending of what it is. */
export function downloadName(name: string, mediaType: string): string {
  const base = name
    .replace(/^.*[/\\]/, '')
    .replace(/\.[a-z\d]{1,5}$/i, '')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"<>:|?*]/gu, '')
    .trim();
  return `${base === '' ? 'file' : base}.${extensions[mediaType] ?? 'bin'}`;
}
