// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Mail } from '@kga/contracts/jobs';
import { type Transaction, insertOutboxJob } from '@kga/db/core';
import { type LegalRequestRow, selectCounsel } from '@kga/db/legal';

type CounselMail = Extract<Mail, { about: 'legal_counsel' }>;

/** Mails the counsel who has a request, unless their account is suspended or its address unconfirmed. */
export async function notifyCounsel(
  trx: Transaction,
  {
    id,
    reference,
    counsel_id: counselId,
  }: Pick<LegalRequestRow, 'id' | 'reference' | 'counsel_id'>,
  event: CounselMail['event'],
): Promise<void> {
  const counsel = (await selectCounsel(trx)).find((each) => each.id === counselId);
  if (!counsel || counsel.email_verified_at === null) return;
  await insertOutboxJob(trx, 'mail.send', {
    about: 'legal_counsel',
    accountId: counsel.id,
    to: counsel.email,
    name: counsel.name ?? '',
    language: counsel.language,
    event,
    requestId: id,
    reference,
  });
}
