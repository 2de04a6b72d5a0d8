import { campaign } from '@kga/contracts';
import { dictionary } from '@zxcvbn-ts/language-common';

import { AppError } from '../platform/errors.ts';

/** Whose password it is to be; what others know of them is no secret. */
export type PasswordOwner = { email: string; firstName: string; lastName: string };

const common: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'],
  ...dictionary['diceware-common'],
]);

/** Shorter words say too little of a password that holds them. */
const wordLeast = 3;

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');

/** Without what people add before and after a word to have it taken. */
const coreOf = (text: string) => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** Names and addresses, as one word each and in their parts, longest first. */
function wordsOf({ email, firstName, lastName }: PasswordOwner): string[] {
  const [local = ''] = email.split('@', 1);
  return [local, email, firstName, lastName, campaign.brand, campaign.slug, 'keepgamesalive']
    .map(folded)
    .flatMap((text) => [text, text.replaceAll(/\s/g, ''), ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length >= wordLeast)
    .toSorted((a, b) => b.length - a.length);
}

/** Whether nothing but such words and some digits or signs is there. */
function isMadeOf(words: readonly string[], text: string): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest !== text && lettersOf(rest).length < wordLeast;
}

function isCommon(password: string, owner: PasswordOwner): boolean {
  const text = folded(password);
  const core = coreOf(text);
  // A few characters over and over.
  if (/^(.{1,4}?)\1+.{0,3}$/su.test(text)) return true;
  if (common.has(text)) return true;
  if (core.length >= wordLeast && common.has(core)) return true;
  return isMadeOf(wordsOf(owner), text);
}

/**
 * Refuses a password that many use or that can be guessed from who chose it.
 *
 * @throws AppError `validation_failed`
 */
export function choosePassword(password: string, owner: PasswordOwner): void {
  if (!isCommon(password, owner)) return;
  throw new AppError('validation_failed', { errors: [{ path: 'password', code: 'common' }] });
}
