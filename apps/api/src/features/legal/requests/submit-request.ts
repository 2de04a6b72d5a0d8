// SPDX-License-Identifier: AGPL-3.0-or-later
import { mailboxOf } from '@kga/contracts/accounts';
import type { Language } from '@kga/contracts/core';
import {
  type LegalContents,
  type LegalKind,
  type aidBody,
  type consultationBody,
  incomeUntold,
  isPastDate,
} from '@kga/contracts/legal';
import { LegalFileError, insertLegalRequest, selectLegalRequest } from '@kga/db/legal';
import type { KeyRing, LegalTokens } from '@kga/server/crypto';
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { z } from 'zod';

import { AppError } from '../../../platform/errors.ts';
import { createOnce } from '../../../platform/idempotency.ts';
import { limitOnce } from '../../../platform/rate-limits.ts';
import type { Services } from '../../../platform/services.ts';

type Consultation = z.infer<typeof consultationBody>;
type AidApplication = z.infer<typeof aidBody>;

const refuse = (path: string, code: string) =>
  new AppError('validation_failed', { errors: [{ path, code }] });

/** @throws AppError `validation_failed` where it is no number in international form */
function parsePhone(text: string): PhoneNumber {
  const phone = parsePhoneNumberFromString(text.trim().replace(/^00/, '+'));
  if (!phone?.isValid()) throw refuse('phone', 'invalid_format');
  return phone;
}

const contactOf = (
  { fullName, email }: { fullName: string; email: string },
  phone: PhoneNumber,
) => ({
  fullName: fullName.trim(),
  email,
  phone: phone.formatInternational(),
});

/** @throws AppError `validation_failed` where the preferred date is over */
function consultationContents(body: Consultation, phone: PhoneNumber): LegalContents {
  const { preferredDate, timeZone } = body;
  if (isPastDate(preferredDate, timeZone, new Date())) throw refuse('preferredDate', 'past');
  return {
    ...contactOf(body, phone),
    issue: body.issueType,
    description: body.caseDescription.trim(),
    preferredDate,
    timeZone,
    monthlyIncome: null,
    currency: null,
  };
}

/** @throws AppError `validation_failed` where an income has no currency */
function aidContents(body: AidApplication, phone: PhoneNumber): LegalContents {
  const { monthlyIncome, currency } = body;
  if (monthlyIncome !== incomeUntold && currency === undefined) {
    throw refuse('currency', 'required');
  }
  return {
    ...contactOf(body, phone),
    issue: body.legalIssue,
    description: body.detailedDescription.trim(),
    preferredDate: null,
    timeZone: null,
    monthlyIncome,
    currency: currency ?? null,
  };
}

type Sender = { address: string; accountId: string | undefined; language: Language };

/** A form as it was sent, with its idempotency key. */
export type SubmittedForm = { key: string | undefined } & (
  | { kind: 'consultation'; body: Consultation }
  | { kind: 'aid'; body: AidApplication }
);

type Submission = SubmittedForm & { sender: Sender };

/**
 * Stores a request; returns its reference and the token of its status page.
 * @throws AppError `validation_failed`, `rate_limited`, `idempotency_key_reused`
 */
export async function submitRequest(
  { db, keys, rateLimits }: Pick<Services, 'db' | 'keys' | 'rateLimits'>,
  { ring, tokens }: { ring: KeyRing; tokens: LegalTokens },
  submission: Submission,
): Promise<{ reference: string; token: string }> {
  const { sender, key, body } = submission;
  const { traces: _traces, ...request } = body;
  const phone = parsePhone(body.phone);
  const contents =
    submission.kind === 'consultation'
      ? consultationContents(submission.body, phone)
      : aidContents(submission.body, phone);
  const kind: LegalKind = submission.kind;
  const subject = { address: sender.address, account: mailboxOf(body.email) };
  const limit = limitOnce(rateLimits, 'legal_request', subject);
  const mailLimit = limitOnce(rateLimits, 'unconfirmed_mail', { account: subject.account });
  const id = await createOnce(
    { db, keys },
    {
      operation: `legal_${kind}`,
      owner: sender.accountId ?? sender.address,
      key,
      request,
      exists: (made) => selectLegalRequest(db, made),
    },
    async (trx) => {
      await limit.consume();
      // The answer has the link of the mail, too.
      const isMailed = await mailLimit.tryConsume();
      return insertLegalRequest(
        trx,
        { ring, tokens },
        {
          kind,
          accountId: sender.accountId,
          contents,
          country: phone.country ?? null,
          language: body.language ?? sender.language,
          files: body.attachments ?? [],
          isMailed,
        },
      );
    },
  ).catch(async (error: unknown) => {
    await Promise.all([limit.refund(), mailLimit.refund()]);
    if (error instanceof LegalFileError) throw refuse('attachments', 'unreadable');
    throw error;
  });
  const row = await selectLegalRequest(db, id);
  if (!row) throw new AppError('idempotency_key_reused');
  return { reference: row.reference, token: tokens.token(id) };
}
