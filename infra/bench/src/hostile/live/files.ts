// SPDX-License-Identifier: AGPL-3.0-or-later
const pngStart = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR', 'latin1');

/** Starts like a PNG, which is all that the api looks at. */
export const pictureOf = (): Buffer => Buffer.concat([pngStart, Buffer.alloc(48)]);

/** A PDF without pages. */
export const documentOf = (): Buffer => Buffer.from('%PDF-1.7\n%%EOF\n');
