// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ArchiveGameDetails } from '@kga/contracts/archive';
import type { Language } from '@kga/contracts/core';

type TextIn = { text: string; language: Language };

/** The texts of a game in a language, else in that in which they were written. */
export function textsIn(
  game: Pick<ArchiveGameDetails, 'texts' | 'language' | 'description' | 'shutdownReason'>,
  language: Language,
): { description: TextIn | undefined; shutdownReason: TextIn | undefined } {
  const own = game.texts.find((each) => each.language === language);
  const pick = (name: 'description' | 'shutdownReason'): TextIn | undefined => {
    const [translated, written] = [own?.[name] ?? null, game[name]];
    if (translated !== null) return { text: translated, language };
    return written === null ? undefined : { text: written, language: game.language };
  };
  return { description: pick('description'), shutdownReason: pick('shutdownReason') };
}
