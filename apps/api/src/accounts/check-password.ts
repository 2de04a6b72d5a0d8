// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import { dictionary } from '@zxcvbn-ts/language-common';

import { AppError } from '../platform/errors.ts';

/** The person who chooses the password; it must not consist of what others know about them. */
export type PasswordOwner = { email: string; firstName: string; lastName: string };

const common: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'],
  ...dictionary['diceware-common'],
]);

/** Shorter words occur in good passwords too. */
const wordLengthMin = 3;

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');

/** Without the digits and signs that people add around a word. */
const coreOf = (text: string) => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** Names and addresses, as a whole and split into words, longest first. */
function wordsOf({ email, firstName, lastName }: PasswordOwner): string[] {
  const [local = ''] = email.split('@', 1);
  return [local, email, firstName, lastName, campaign.brand, campaign.slug, 'keepgamesalive']
    .map(folded)
    .flatMap((text) => [text, text.replaceAll(/\s/g, ''), ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length >= wordLengthMin)
    .toSorted((a, b) => b.length - a.length);
}

/** Whether the text consists of these words and some digits or signs. */
function isMadeOf(words: readonly string[], text: string): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest !== text && lettersOf(rest).length < wordLengthMin;
}

function isCommon(password: string, owner: PasswordOwner): boolean {
  const text = folded(password);
  const core = coreOf(text);
  // A repetition of up to four characters.
  if (/^(.{1,4}?)\1+.{0,3}$/su.test(text)) return true;
  if (common.has(text)) return true;
  if (core.length >= wordLengthMin && common.has(core)) return true;
  return isMadeOf(wordsOf(owner), text);
}

/**
 * Refuses common passwords and those made of the owner's name or address.
 * @throws AppError `validation_failed`
 */
export function checkPassword(password: string, owner: PasswordOwner): void {
  if (!isCommon(password, owner)) return;
  throw new AppError('validation_failed', { errors: [{ path: 'password', code: 'common' }] });
}
