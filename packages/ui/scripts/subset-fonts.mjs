// SPDX-License-Identifier: AGPL-3.0-or-later
// Writes src/fonts/*.woff2, their licences and src/fonts.css from the @fontsource-variable packages.
// Run with `node infra/dev/bootstrap.mjs pnpm --filter @kga/ui fonts`; the same package versions give the same bytes.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';

import subsetFont from 'subset-font';

const source = new URL('../src/', import.meta.url);

// What English, French and German write, with the punctuation and signs that figures need.
const latin = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x178],
  [0x2009, 0x200a],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026],
  [0x202f, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac],
  [0x2122],
  [0x2190, 0x2193],
  [0x2212],
];
// What the other European languages add: names of people, places and games.
const latinExt = [
  [0x100, 0x151],
  [0x154, 0x177],
  [0x179, 0x17f],
  [0x218, 0x21b],
  [0x1e9e],
  [0x20ba],
];

// What Greek and Bulgarian letters are written in, and names in Cyrillic of other languages.
const greek = [[0x384, 0x38a], [0x38c], [0x38e, 0x3a1], [0x3a3, 0x3ce]];
const cyrillic = [
  [0x400, 0x45f],
  [0x490, 0x491],
];

// Bricolage's kerning grows with the square of its letters, so its first file holds only what
// headings in the three languages are made of.
const headingLatin = rangesOf(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
    " !%&'()+,-./:;?\u00a0«»·×ÀÂÄÇÈÉÊÔÖÜßàâäæçèéêëîïôöùûüœ–—’“”„…\u202f€−",
);
const headingLatinRest = rangesOf(
  [...charactersOf(latin)].filter((character) => !charactersOf(headingLatin).includes(character)),
);

const families = [
  {
    family: 'Inter',
    slug: 'inter',
    weights: { min: 400, max: 700 },
    package: import.meta.resolve('@fontsource-variable/inter/package.json'),
    sourceFile: (subset) => `files/inter-${subset}-wght-normal.woff2`,
    pinned: {},
    files: [
      { name: 'latin', subset: 'latin', ranges: latin },
      { name: 'latin-ext', subset: 'latin-ext', ranges: latinExt },
      { name: 'greek', subset: 'greek', ranges: greek },
      { name: 'cyrillic', subset: 'cyrillic', ranges: cyrillic },
    ],
    fallbacks: [
      { weights: '400 500', measuredAt: 400, fonts: 'regular' },
      { weights: '600 700', measuredAt: 600, fonts: 'bold' },
    ],
  },
  {
    family: 'Bricolage Grotesque',
    slug: 'bricolage-grotesque',
    weights: { min: 600, max: 800 },
    package: import.meta.resolve('@fontsource-variable/bricolage-grotesque/package.json'),
    sourceFile: (subset) => `files/bricolage-grotesque-${subset}-opsz-normal.woff2`,
    // One optical size for every heading: an axis more would double the file.
    pinned: { opsz: 32 },
    files: [
      { name: 'latin', subset: 'latin', ranges: headingLatin },
      { name: 'latin-rest', subset: 'latin', ranges: headingLatinRest },
      { name: 'latin-ext', subset: 'latin-ext', ranges: latinExt },
    ],
    fallbacks: [{ weights: '600 800', measuredAt: 700, fonts: 'bold' }],
  },
];

const features = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rvrn', 'tnum'];

const letters = 'abcdefghijklmnopqrstuvwxyz ';
// Widths are compared over running text, where the common letters and the space weigh most.
const sample =
  'publishers switch off the games that people have bought and citizens ask for a law against it ' +
  'les joueurs demandent que les jeux achetes restent jouables apres la fermeture des serveurs ' +
  'wer ein spiel gekauft hat soll es auch dann noch spielen wenn die server abgeschaltet werden';

// `width` is the average advance width of the characters of `sample`, in em. It is computed from
// Adobe's metrics of Helvetica, which Arial and Liberation Sans copy, and from those of Roboto, which
// stands for Android, where none of the three is installed.
const fallbackFonts = {
  regular: [
    {
      suffix: 'Fallback',
      local: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans'],
      width: 0.446259,
    },
    { suffix: 'Fallback Android', local: ['Roboto', 'Roboto-Regular'], width: 0.446018 },
  ],
  bold: [
    {
      suffix: 'Fallback',
      local: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold'],
      width: 0.480183,
    },
    { suffix: 'Fallback Android', local: ['Roboto Bold', 'Roboto-Bold'], width: 0.452137 },
  ],
};

/** Joins characters into ranges of code points, as unicode-range wants them. */
function rangesOf(characters) {
  const codes = [...characters].map((character) => character.codePointAt(0));
  const ranges = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && code === (last[1] ?? last[0]) + 1) last[1] = code;
    else ranges.push([code]);
  }
  return ranges;
}

function charactersOf(ranges) {
  return ranges
    .flatMap(([first, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
    )
    .join('');
}

function hex(code) {
  return code.toString(16).toUpperCase().padStart(4, '0');
}

function unicodeRange(ranges) {
  return ranges
    .map(([first, last]) => (last ? `U+${hex(first)}-${hex(last)}` : `U+${hex(first)}`))
    .join(', ');
}

/** Reads vertical metrics and the average width of `sample` from a TrueType font. */
function metricsOf(font) {
  const tables = new Map();
  for (let i = 0; i < font.readUInt16BE(4); i += 1) {
    const record = 12 + i * 16;
    tables.set(font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8));
  }
  const [head, hhea, hmtx, cmap] = ['head', 'hhea', 'hmtx', 'cmap'].map((name) => tables.get(name));
  const perEm = font.readUInt16BE(head + 18);
  const longMetrics = font.readUInt16BE(hhea + 34);

  let format4;
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i += 1) {
    const subtable = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4);
    if (font.readUInt16BE(subtable) === 4) format4 = subtable;
  }
  if (format4 === undefined) throw new Error('The font has no format 4 character map.');
  const segments = font.readUInt16BE(format4 + 6) / 2;

  function glyphOf(code) {
    for (let i = 0; i < segments; i += 1) {
      const end = format4 + 14 + i * 2;
      if (font.readUInt16BE(end) < code) continue;
      const start = end + segments * 2 + 2;
      const delta = start + segments * 2;
      const range = delta + segments * 2;
      const first = font.readUInt16BE(start);
      if (first > code) return 0;
      const offset = font.readUInt16BE(range);
      if (offset === 0) return (code + font.readUInt16BE(delta)) & 0xffff;
      return font.readUInt16BE(range + offset + (code - first) * 2);
    }
    return 0;
  }

  const widths = Array.from(sample, (character) => {
    const glyph = Math.min(glyphOf(character.codePointAt(0)), longMetrics - 1);
    return font.readUInt16BE(hmtx + glyph * 4);
  });
  return {
    ascent: font.readInt16BE(hhea + 4) / perEm,
    descent: -font.readInt16BE(hhea + 6) / perEm,
    lineGap: font.readInt16BE(hhea + 8) / perEm,
    width: widths.reduce((sum, width) => sum + width, 0) / widths.length / perEm,
  };
}

function percent(ratio) {
  return `${(ratio * 100).toFixed(2)}%`;
}

function fontFace({ family, slug, weights }, name, ranges) {
  return `@font-face {
  font-family: '${family}';
  src: url('./fonts/${slug}-${name}.woff2') format('woff2');
  font-weight: ${weights.min} ${weights.max};
  font-style: normal;
  font-display: swap;
  unicode-range: ${unicodeRange(ranges)};
}
`;
}

function fallbackFace(family, weights, { suffix, local, width }, metrics) {
  const size = metrics.width / width;
  return `@font-face {
  font-family: '${family} ${suffix}';
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weights};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(metrics.ascent / size)};
  descent-override: ${percent(metrics.descent / size)};
  line-gap-override: ${percent(metrics.lineGap / size)};
}
`;
}

const css = [
  '/* Generated by scripts/subset-fonts.mjs. The fallbacks take the room of the real fonts, so nothing jumps. */\n',
];
await mkdir(new URL('fonts/', source), { recursive: true });
for (const face of families) {
  for (const { name, subset, ranges } of face.files) {
    const original = await readFile(new URL(face.sourceFile(subset), face.package));
    const font = await subsetFont(original, charactersOf(ranges), {
      targetFormat: 'woff2',
      variationAxes: { ...face.pinned, wght: face.weights },
      keepFeatures: features,
      noHinting: true,
    });
    await writeFile(new URL(`fonts/${face.slug}-${name}.woff2`, source), font);
    process.stdout.write(`${face.slug}-${name}.woff2 ${font.length} bytes\n`);
    css.push(fontFace(face, name, ranges));
  }
  for (const { weights, measuredAt, fonts } of face.fallbacks) {
    const measured = await subsetFont(
      await readFile(new URL(face.sourceFile('latin'), face.package)),
      letters,
      { targetFormat: 'truetype', variationAxes: { ...face.pinned, wght: measuredAt } },
    );
    const metrics = metricsOf(measured);
    for (const fallback of fallbackFonts[fonts]) {
      css.push(fallbackFace(face.family, weights, fallback, metrics));
    }
  }
  await copyFile(new URL('LICENSE', face.package), new URL(`fonts/${face.slug}-OFL.txt`, source));
}
await writeFile(new URL('fonts.css', source), css.join('\n'));
