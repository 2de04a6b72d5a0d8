// SPDX-License-Identifier: AGPL-3.0-or-later
// Both packages come without types.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      keepAllGlyphs?: boolean;
      targetFormat: 'sfnt';
      variationAxes?: Record<string, number>;
      dropTables?: string[];
    },
  ): Promise<Buffer>;
}

declare module 'fontverter' {
  export function convert(font: Buffer, targetFormat: 'sfnt'): Promise<Buffer>;
}
