// SPDX-License-Identifier: AGPL-3.0-or-later
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
