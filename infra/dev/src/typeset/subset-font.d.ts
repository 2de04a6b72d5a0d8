// SPDX-License-Identifier: AGPL-3.0-or-later
declare module 'subset-font' {
  /** Returns the part of a font that a text needs, with its variable axes fixed. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes: Readonly<Record<string, number>> },
  ): Promise<Buffer>;
}
