import type { LegalMediaType } from '@kga/db';

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

/** What an uploaded file is by its bytes, whatever its name says; undefined for all others. */
export function typeOfFile(bytes: Buffer): LegalMediaType | undefined {
  if (startsWith(bytes, '%PDF-')) return endsAsPdf(bytes) ? 'application/pdf' : undefined;
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
