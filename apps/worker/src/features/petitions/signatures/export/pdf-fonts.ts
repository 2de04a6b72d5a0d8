// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { type Language, languageFonts } from '@kga/contracts/core';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';

import { type FontSubset, fontFamilies, isIn } from '../../../../platform/font-files.ts';

/** A text in one font, in one direction. */
export type TextRun = { font: string; text: string };

/** Families in which single characters make words, so that nothing of their layout is needed. */
const simple = new Set(['Inter', 'Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR']);

const layoutTables = ['GSUB', 'GPOS', 'GDEF'];

/** Nearly every character of the basic plane, as pixels. */
const lastResort = import.meta
  .resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff');

/** What printers set for a character that they lack. */
const missing = '〓';

const asian = ['Noto Sans JP', 'Noto Sans KR', 'Noto Sans SC'] as const;
const others = ['Arabic', 'Hebrew', 'Thai', 'Devanagari'] as const;

/**
 * The families in which a character is looked for. Those of Chinese, Japanese and Korean come last,
 * because their lists name letters of other scripts that they lack; of them the text's own is first,
 * because one code point has other shapes in each.
 */
const familiesFor = (language: Language | null): readonly string[] => [
  ...new Set([
    'Inter',
    ...others,
    ...asian.filter((family) => family === languageFonts.get(language ?? '')?.font),
    ...asian,
  ]),
];

const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Belongs to the run in which it stands. */
const isNeutral = /^[\p{White_Space}\p{M}\p{Cf}]$/u;
const isAscii = /^[!-~](?: ?[!-~])*$/;
const asciiKey = 'ascii';
const isHidden = /^[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]$/u;

/** What `open` gives to the document: the name and the bytes of a font that it can embed. */
type OpenFont = (name: string, bytes: Buffer) => void;

/**
 * Splits texts into runs of one font each, and opens the fonts that they need: of each family the
 * subsets alone whose characters are used, as static TrueType fonts, because variable ones and WOFF2
 * cannot be embedded in a PDF.
 */
export function createPdfFonts(open: OpenFont) {
  const families = new Map(fontFamilies().map(({ name, subsets }) => [name, subsets]));
  const opened = new Map<FontSubset, string>();
  let hasLastResort = false;

  const subsetOf = (point: number, language: Language | null) => {
    for (const family of familiesFor(language)) {
      const subset = families.get(family)?.find(({ ranges }) => isIn(point, ranges));
      if (subset) return { family, subset };
    }
    return undefined;
  };

  /** The name of the font of a character, once it is open. */
  async function fontOf(point: number, language: Language | null): Promise<string> {
    const found = subsetOf(point, language);
    if (!found) {
      if (!hasLastResort) {
        hasLastResort = true;
        open('Unifont', await convert(await readFile(fileURLToPath(lastResort)), 'sfnt'));
      }
      return 'Unifont';
    }
    const { family, subset } = found;
    const known = opened.get(subset);
    if (known !== undefined) return known;
    const name = `${family} ${opened.size}`;
    opened.set(subset, name);
    const bytes = await subsetFont(await readFile(subset.file), undefined, {
      // Its ranges lack the space, which it has.
      keepAllGlyphs: true,
      targetFormat: 'sfnt',
      variationAxes: { wght: 400 },
      ...(simple.has(family) && { dropTables: layoutTables }),
    });
    open(name, bytes);
    return name;
  }

  const fonts = new Map<string, string>();

  /** The runs of a text from left to right. */
  return async (text: string, language: Language | null): Promise<TextRun[]> => {
    const ascii = fonts.get(asciiKey);
    if (ascii !== undefined && isAscii.test(text)) return [{ font: ascii, text }];
    const runs: (TextRun & { isRtl: boolean })[] = [];
    for (const character of text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()) {
      const last = runs.at(-1);
      if (last && isNeutral.test(character)) {
        last.text += character;
        continue;
      }
      if (isHidden.test(character)) continue;
      const drawn =
        (character.codePointAt(0) ?? 0) > 0xffff ? missingUnlessKnown(character) : character;
      const key = `${language} ${drawn}`;
      const font = fonts.get(key) ?? (await fontOf(drawn.codePointAt(0) ?? 0, language));
      fonts.set(key, font);
      if (isAscii.test(drawn)) fonts.set(asciiKey, font);
      const isRtl = isRightToLeft.test(drawn);
      if (last?.font === font) last.text += drawn;
      else runs.push({ font, text: drawn, isRtl });
    }
    return inVisualOrder(runs);

    function missingUnlessKnown(character: string): string {
      return subsetOf(character.codePointAt(0) ?? 0, language) ? character : missing;
    }
  };
}

/** Glyphs of a run are ordered by its font; where a text begins from the right, its runs are, too. */
function inVisualOrder(runs: readonly (TextRun & { isRtl: boolean })[]): TextRun[] {
  if (runs[0]?.isRtl !== true) return [...runs];
  const groups: TextRun[][] = [];
  let before: boolean | undefined;
  for (const run of runs) {
    const group = groups.at(-1);
    if (group && run.isRtl === before && !run.isRtl) group.push(run);
    else groups.push([run]);
    before = run.isRtl;
  }
  return groups.toReversed().flat();
}
