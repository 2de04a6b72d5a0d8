// SPDX-License-Identifier: AGPL-3.0-or-later
const pngStart = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', 'latin1');

/** Starts like a PNG, which is all that the api looks at. */
export const pictureOf = (): Buffer => Buffer.concat([pngStart, Buffer.alloc(48)]);

const page = [
  '%PDF-1.7',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF\n',
];

/** A PDF of one empty page. */
export const documentOf = (): Buffer => Buffer.from(page.join('\n'));
