// SPDX-License-Identifier: AGPL-3.0-or-later
/** The first form follows a final consonant, the second a vowel. */
const particles = new Map([
  ['을(를)', ['을', '를']],
  ['은(는)', ['은', '는']],
  ['이(가)', ['이', '가']],
  ['과(와)', ['과', '와']],
  ['(이)라', ['이라', '라']],
  ['(으)로', ['으로', '로']],
]);

/** Closing marks may stand between a word and its particle. */
const pattern = /([가-힣\d])([”’」』)\]]*)(을\(를\)|은\(는\)|이\(가\)|과\(와\)|\(이\)라|\(으\)로)/g;

/** The final consonants of digits as they are read; 8 is `ㄹ` among those of syllables, 1 any other. */
const digits = [1, 8, 0, 1, 0, 0, 1, 8, 8, 0];

/** The number of the final consonant of a syllable or digit; 0 where it ends in a vowel. */
function finalOf(character: string): number {
  const syllable = (character.codePointAt(0) ?? 0) - 0xac_00;
  return syllable >= 0 ? syllable % 28 : (digits[Number(character)] ?? 0);
}

const rieul = 8;

/**
 * Chooses between the two forms of a Korean particle, such as `을(를)`, by the last sound of the word before it.
 * Behind letters of other scripts both stay: their sound is not known.
 */
export const withParticles = (text: string): string =>
  text.replaceAll(pattern, (all, last: string, marks: string, particle: string) => {
    const final = finalOf(last);
    const [closed, open] = particles.get(particle) ?? [];
    // `으로` is `로` after `ㄹ`, too.
    const isOpen = final === 0 || (final === rieul && particle === '(으)로');
    return `${last}${marks}${(isOpen ? open : closed) ?? all}`;
  });
