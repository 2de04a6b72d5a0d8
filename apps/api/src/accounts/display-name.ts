// SPDX-License-Identifier: AGPL-3.0-or-later
import { hasHiddenCharacters } from '@kga/contracts/core';
import { displayNameKey, isReservedName } from '@kga/db/accounts';

import { AppError } from '../platform/errors.ts';

/** Letters, digits and single signs between them, or a full stop and a space after an initial. */
const wellFormed =
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Join_Control}]*(?:(?:[ ._'’·・-]|\. )[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Join_Control}]*)*\.?$/u;

/** Scripts whose letters look alike; a name has letters of one of them at most. */
const alikeScripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];

const refuse = (code: 'nameCharacters' | 'nameReserved', path = 'displayName') =>
  new AppError('validation_failed', { errors: [{ path, code }] });

/** A public name as it is stored. @throws AppError `validation_failed` of the field `path` */
export function parseDisplayName(text: string, path?: string): { name: string; key: string } {
  const name = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  const scripts = alikeScripts.filter((script) => script.test(name));
  const isReadable = wellFormed.test(name) && /\p{L}/u.test(name) && !/\p{M}{4}/u.test(name);
  if (!isReadable || scripts.length > 1 || hasHiddenCharacters(name)) {
    throw refuse('nameCharacters', path);
  }
  if (isReservedName(name)) throw refuse('nameReserved', path);
  return { name, key: displayNameKey(name) };
}

/** A name that moderators removed. */
export const refusedName = () => refuse('nameReserved');
