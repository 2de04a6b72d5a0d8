// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type { createContactMessage } from '@kga/contracts/site';
import { insertOutboxJob } from '@kga/db/core';
import type { z } from 'zod';

import { isSuspicious, isTrapFilled } from '../../../content/auto-moderation.ts';
import { createOnce } from '../../../platform/idempotency.ts';
import type { Services } from '../../../platform/services.ts';

type Message = {
  body: z.infer<typeof createContactMessage.schema.body>;
  sender: {
    address: string;
    accountId: string | undefined;
    /** Whether the address of the account is. */
    isVerified: boolean;
    language: Language;
  };
  key: string | undefined;
};

/**
 * Queues a visitor's message to the operator. One that fills in the hidden field is dropped, since
 * only programs do; one that looks like spam is marked.
 * @throws AppError `rate_limited`, `idempotency_key_reused`
 */
export async function sendContactMessage(
  { db, keys, rateLimits }: Pick<Services, 'db' | 'keys' | 'rateLimits'>,
  { body: { traces, ...request }, sender, key }: Message,
): Promise<void> {
  if (isTrapFilled(traces)) return;
  const { address, accountId, isVerified, language } = sender;
  const creation = {
    operation: 'contact',
    owner: accountId ?? address,
    key,
    request,
    // The row stays after the mail has left.
    exists: async () => true,
  };
  await createOnce({ db, keys }, creation, async (trx) => {
    await rateLimits.consume('contact', { address, ...(accountId && { account: accountId }) });
    await rateLimits.consume('operator_mail', { account: isVerified ? 'members' : 'everyone' });
    const { topic, text, email } = request;
    return insertOutboxJob(trx, 'mail.send', {
      about: 'contact_message',
      topic,
      text,
      replyTo: email ?? null,
      accountId: accountId ?? null,
      language,
      suspicious: isSuspicious(text, traces),
    });
  });
}
