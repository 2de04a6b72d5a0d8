// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LinkedGame } from '@kga/contracts/archive';

/** Most games that are suggested: more would hide the page of a phone. */
const foundMax = 7;

/** Without case, accents and widths of letters, which many do not type. */
const fold = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC').toLowerCase();

const wordsOf = (folded: string): string[] => folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** How well a name fits: it begins with the text, a word of it does, or it has the words anywhere. */
function rankOf(name: string, typed: string): number {
  if (name.startsWith(typed)) return 0;
  return wordsOf(name).some((word) => word.startsWith(typed)) ? 1 : 2;
}

/** The games whose names have all typed words, best fitting first, then in the order of the list. */
export function findGames<Game extends Pick<LinkedGame, 'name'>>(
  games: readonly Game[],
  typed: string,
): readonly Game[] {
  const wanted = fold(typed.trim());
  const words = wordsOf(wanted);
  if (words.length === 0) return [];
  return games
    .flatMap((game) => {
      const name = fold(game.name);
      if (!words.every((word) => name.includes(word))) return [];
      return [{ game, rank: rankOf(name, wanted) }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, foundMax)
    .map(({ game }) => game);
}
