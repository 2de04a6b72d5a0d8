// SPDX-License-Identifier: AGPL-3.0-or-later
import { passwordLength } from '@kga/contracts/accounts';
import { type Language, type ProblemCode, localeOf } from '@kga/contracts/core';

import { ApiError } from '../../lib/api.ts';
import type { EnglishMessages } from '../../lib/english-messages.d.ts';
import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

type Messages = EnglishMessages['errors'];

type MessageKey = keyof Messages['codes'];

/** The message key of each code; several codes share a message. */
const keysOfCodes = {
  validation_failed: 'validation_failed',
  proof_invalid: 'proof_invalid',
  not_signed_in: 'not_signed_in',
  wrong_credentials: 'wrong_credentials',
  not_allowed: 'not_allowed',
  account_suspended: 'account_suspended',
  sign_in_again: 'sign_in_again',
  cross_site_refused: 'cross_site',
  not_found: 'not_found',
  request_timeout: 'offline',
  conflict: 'conflict',
  petition_closed: 'petition_closed',
  petition_opened: 'petition_opened',
  signature_anonymised: 'signature_anonymised',
  post_locked: 'conflict',
  game_has_thread: 'conflict',
  display_name_taken: 'validation_failed',
  email_taken: 'email_taken',
  last_sign_in_method: 'last_sign_in_method',
  own_account: 'own_account',
  read_only: 'read_only',
  payload_too_large: 'too_large',
  uri_too_long: 'too_large',
  idempotency_key_reused: 'conflict',
  rate_limited: 'rate_limited',
  too_many_guests: 'too_many_guests',
  overloaded: 'overloaded',
  dependency_unavailable: 'unavailable',
  internal: 'internal',
  // Of requests that no form sends.
  malformed_json: 'internal',
  bad_request: 'internal',
  method_not_allowed: 'internal',
  unsupported_media_type: 'internal',
  expectation_failed: 'internal',
  headers_too_large: 'internal',
  not_implemented: 'internal',
  // The code that sends them answers these itself.
  challenge_required: 'internal',
  guest_id_taken: 'internal',
} as const satisfies Record<ProblemCode, MessageKey>;

const keyOfCode = new Map<string, MessageKey>(Object.entries(keysOfCodes));

function keyOfError(error: unknown): MessageKey {
  if (!(error instanceof ApiError)) return 'offline';
  const key = error.problem && keyOfCode.get(error.problem.code);
  return key ?? (error.status >= 502 ? 'unavailable' : 'internal');
}

const units = [
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/** A duration in the largest unit that fits, rounded up. */
function waitText(language: Language, seconds: number): string {
  const least = Math.max(1, seconds);
  const { unit, seconds: size } = units.find((each) => least >= each.seconds) ?? units[2];
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  });
  return format.format(Math.ceil(least / size));
}

/** The message key of each field that may be left empty; several fields share a message. */
const keysOfEmptyFields = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  password: 'password',
  currentPassword: 'password',
  code: 'code',
  gameName: 'gameName',
  title: 'title',
  content: 'content',
  categoryId: 'category',
} as const satisfies Record<string, keyof Messages['empty']>;

const keyOfEmptyField = new Map<string, keyof Messages['empty']>(Object.entries(keysOfEmptyFields));

function fieldKeyOf(name: string, code: string) {
  const last = name.split('.').at(-1) ?? '';
  const isPassword = last === 'password';
  switch (code) {
    case 'empty':
      return `empty.${keyOfEmptyField.get(last) ?? 'other'}` as const;
    case 'common':
    case 'taken':
    case 'wrong':
    case 'nameTaken':
    case 'nameReserved':
    case 'nameCharacters':
    case 'hidden_character':
    case 'line_break':
    case 'invisible':
    case 'fromSettings':
    case 'past':
    case 'future':
      return `fields.${code}` as const;
    case 'too_small':
      return isPassword ? 'fields.passwordShort' : 'fields.short';
    case 'too_big':
      return isPassword ? 'fields.passwordLong' : 'fields.long';
    default:
      if (last === 'email') return 'fields.email';
      if (last === 'code') return 'fields.code';
      // The contract refines the length in characters, which has no code of its own.
      if (last === 'displayName') return 'fields.short';
      return last === 'pictureSource' ? 'fields.httpsUrl' : 'fields.other';
  }
}

/** Failures of the way to the server and of the server itself; all others say what was refused. */
const failures = new Set<MessageKey>([
  'internal',
  'offline',
  'overloaded',
  'rate_limited',
  'too_large',
  'too_many_guests',
  'unavailable',
]);

/** Whether a submission failed although nothing in it was wrong. */
export const isFailure = (error: unknown): boolean => failures.has(keyOfError(error));

export function useErrorMessages() {
  const { t } = useTranslation('errors');
  const language = useLanguage();
  return {
    of: (error: unknown) => {
      const key = keyOfError(error);
      const seconds = error instanceof ApiError ? error.retryAfter : undefined;
      if (key === 'rate_limited' && seconds !== undefined) {
        return t('rateLimitedFor', { wait: waitText(language, seconds) });
      }
      return t(`codes.${key}`);
    },
    field: (name: string, code: string) => t(fieldKeyOf(name, code), passwordLength),
    inField: (label: string, text: string) => t('inField', { field: label, text }),
  };
}
