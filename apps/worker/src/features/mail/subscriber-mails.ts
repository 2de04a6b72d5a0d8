// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, campaign, confirmUpdatesPath } from '@kga/contracts/core';
import type { SubscriptionMail } from '@kga/contracts/jobs';
import { type Database } from '@kga/db/core';
import {
  selectSignatureHashes,
  selectSubscriberForMail,
  selectUpdateForMail,
} from '@kga/db/petitions';
import type { KeyRing } from '@kga/server/crypto';

import type { MailParts } from './content-mails.ts';
import { interpolate, oneLine } from './messages.ts';
import type { MailMessages } from './messages/en.ts';
import { type PetitionUpdate, updateParts } from './petition-update.ts';

type Addressed = {
  to: string;
  name: '';
  language: Language;
  /** Slug and title of the petition. */
  slug: string;
  title: string;
};

/** A mail to who asked for news of a petition without signing it. */
export type SubscriberMail = Addressed &
  (
    | { about: 'subscription_confirm'; confirmPath: string }
    | ({ about: 'subscription_update' } & PetitionUpdate)
  );

/** Opens the address. Undefined where no mail is due any more, or the subscription is confirmed already. */
export async function loadSubscriberMail(
  { db, ring }: { db: Database; ring: KeyRing },
  { subscriberId: id, occasion, updateId }: SubscriptionMail,
): Promise<SubscriberMail | undefined> {
  const subscriber = await selectSubscriberForMail(db, ring, id);
  if (!subscriber) return undefined;
  const { petitionId, language, email: to, slug, title, translations, confirmedAt } = subscriber;
  const addressed = {
    to,
    name: '',
    language,
    slug,
    title: translations[language]?.title ?? title,
  } as const;
  const hashes = await selectSignatureHashes(db, ring, petitionId);
  if (occasion === 'confirm') {
    if (confirmedAt !== null) return undefined;
    const confirmPath = confirmUpdatesPath(slug, hashes.token('subscribe', id));
    return { ...addressed, about: 'subscription_confirm', confirmPath };
  }
  const update = updateId === undefined ? undefined : await selectUpdateForMail(db, updateId);
  if (confirmedAt === null || !update) return undefined;
  return { ...addressed, about: 'subscription_update', update, stop: hashes.token('updates', id) };
}

/** The texts of such a mail. */
export function subscriberParts(
  mail: SubscriberMail,
  { signature, subscription }: MailMessages,
): MailParts {
  const { footer, confirm, updateWhy } = subscription;
  if (mail.about === 'subscription_update') {
    return updateParts(mail, signature, { why: updateWhy, links: [], footer });
  }
  return {
    subject: confirm.subject,
    why: interpolate(confirm.why, { brand: campaign.brand }),
    facts: [interpolate(signature.petition, { title: oneLine(mail.title) })],
    action: confirm.action,
    path: mail.confirmPath,
    notYou: confirm.notYou,
    footer,
  };
}
