// SPDX-License-Identifier: AGPL-3.0-or-later
import type { MessageTree } from '../../../packages/contracts/src/core/messages.ts';

/** The tag that CLDR has for English with accents: tests show pages in it. */
export const pseudoLanguage = 'en-XA';

const pairs =
  'AÅBƁCÇDÐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽaåbƀcçdðeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqǫrŕsštţuûvṽwŵxẋyýzž';

const accents = new Map(pairs.match(/../g)?.map((pair) => [pair.charAt(0), pair.charAt(1)]));

/** Text that is not translated: placeholders and addresses. */
const parts = /(\{\{\w+\}\}|https?:\/\/\S*)/;

/** A text with an accent on each letter and two fifths longer, between brackets that show where it is cut. */
function pseudoText(text: string): string {
  const accented = text
    .split(parts)
    .map((part, at) =>
      at % 2 === 1 ? part : part.replaceAll(/[a-z]/gi, (letter) => accents.get(letter) ?? letter),
    )
    .join('');
  const letters = text.replaceAll(new RegExp(parts, 'g'), '').length;
  return `⟦${accented}${' ẍ'.repeat(Math.ceil((letters * 0.4) / 2))}⟧`;
}

/** English messages in the pseudo-language. */
export const pseudoMessages = (messages: MessageTree): MessageTree =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : pseudoMessages(value),
    ]),
  );
