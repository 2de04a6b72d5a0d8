// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Language,
  type PetitionRegion,
  campaign,
  confirmUpdatesPath,
  pathTo,
  petitionPath,
  regionName,
  unsubscribePath,
  interpolate,
} from '@kga/contracts/core';
import type { SubscriptionMail } from '@kga/contracts/jobs';
import type { Database, LinkTokens } from '@kga/db/core';
import {
  selectSubscriberForMail,
  selectSubscriberHashes,
  selectUpdateForMail,
} from '@kga/db/petitions';
import type { KeyRing } from '@kga/server/crypto';

import type { MailParts } from './content-mails.ts';
import { fromMail } from './links.ts';
import { type MailMessages, oneLine } from './messages.ts';
import { type PetitionUpdate, titleOfSubject, updateParts } from './petition-update.ts';

type Addressed = { to: string; name: ''; language: Language; tokens: LinkTokens };

/** Slug and title of a petition. */
type Named = { slug: string; title: string };

/** A mail to who asked for news of a petition, or of the next one in a region, without signing. */
export type SubscriberMail = Addressed &
  (
    | ({ about: 'subscription_confirm'; confirmPath: string } & Named)
    | ({ about: 'subscription_update' } & PetitionUpdate)
    | { about: 'opening_confirm'; region: PetitionRegion; confirmPath: string; stop: string }
    | ({
        about: 'opening';
        region: PetitionRegion;
        /** The page on which it is signed, or which leads to the official site. */
        signPath: string;
        stop: string;
      } & Named)
  );

/** Opens the address. Undefined where no mail is due any more, or the subscription is confirmed already. */
export async function loadSubscriberMail(
  { db, ring }: { db: Database; ring: KeyRing },
  { subscriberId: id, occasion, updateId, petitionId: openedId }: SubscriptionMail,
): Promise<SubscriberMail | undefined> {
  const subscriber = await selectSubscriberForMail(db, ring, { id, openedId });
  if (!subscriber) return undefined;
  const { petitionId, region, language, email: to, confirmedAt } = subscriber;
  const isConfirmed = confirmedAt !== null;
  if (isConfirmed === (occasion === 'confirm')) return undefined;
  const hashes = await selectSubscriberHashes(db, ring, petitionId);
  const stop = hashes.token('updates', id);
  const subscribe = hashes.token('subscribe', id);
  const tokens = { unsubscribe: stop, ...(!isConfirmed && { subscribe }) };
  const addressed = { to, name: '', language, tokens } as const;
  const confirmPathOf = (slug: string) => confirmUpdatesPath(slug, subscribe);
  if (region !== null && occasion === 'confirm') {
    const confirmPath = confirmPathOf(region.toLowerCase());
    return { ...addressed, about: 'opening_confirm', region, confirmPath, stop };
  }
  const { slug, kind, translations } = subscriber;
  if (slug === null) return undefined;
  const named = { slug, title: translations?.[language]?.title ?? subscriber.title ?? '' };
  if (region !== null) {
    const signPath = kind === 'own' ? pathTo('signPetition', { id: slug }) : petitionPath(slug);
    return { ...addressed, ...named, about: 'opening', region, signPath, stop };
  }
  if (occasion === 'confirm') {
    const confirmPath = confirmPathOf(slug);
    return { ...addressed, ...named, about: 'subscription_confirm', confirmPath };
  }
  const update = updateId === undefined ? undefined : await selectUpdateForMail(db, updateId);
  return update && { ...addressed, ...named, about: 'subscription_update', update, stop };
}

/** The texts of such a mail. */
export function subscriberParts(
  mail: SubscriberMail,
  { signature, subscription }: MailMessages,
): MailParts {
  if (mail.about === 'opening' || mail.about === 'opening_confirm') {
    return openingParts(mail, { signature, subscription });
  }
  const { reason, confirm, updateWhy } = subscription;
  if (mail.about === 'subscription_update') {
    return updateParts(mail, signature, { why: updateWhy, links: [], reason });
  }
  const petition = interpolate(signature.petition, { title: oneLine(mail.title) });
  return {
    subject: interpolate(confirm.subject, { title: titleOfSubject(mail.title, mail.language) }),
    heading: { text: confirm.heading },
    preheader: petition,
    why: interpolate(confirm.why, { brand: campaign.brand }),
    facts: [petition],
    action: confirm.action,
    path: mail.confirmPath,
    notYou: confirm.notYou,
    reason,
  };
}

type OpeningMail = Extract<SubscriberMail, { about: 'opening' | 'opening_confirm' }>;

function openingParts(
  mail: OpeningMail,
  { signature, subscription }: Pick<MailMessages, 'signature' | 'subscription'>,
): MailParts {
  const { opening, confirm } = subscription;
  const region = regionName(mail.region, mail.language);
  const facts = [interpolate(opening.region, { region })];
  const shared = {
    links: [{ label: opening.stop, path: unsubscribePath(mail.stop) }],
    reason: opening.reason,
  };
  if (mail.about === 'opening_confirm') {
    return {
      ...shared,
      subject: interpolate(opening.confirm.subject, { region }),
      why: interpolate(opening.confirm.why, { brand: campaign.brand }),
      facts,
      action: confirm.action,
      path: mail.confirmPath,
      notYou: confirm.notYou,
    };
  }
  return {
    ...shared,
    subject: interpolate(opening.open.subject, { region }),
    why: interpolate(opening.open.why, { brand: campaign.brand }),
    facts: [...facts, interpolate(signature.petition, { title: oneLine(mail.title) })],
    action: opening.open.action,
    path: fromMail(mail.signPath),
    notYou: opening.open.notYou,
  };
}
