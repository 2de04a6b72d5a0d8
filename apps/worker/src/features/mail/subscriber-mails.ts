import {
  type Language,
  type SubscriptionMail,
  campaign,
  confirmUpdatesPath,
  pathTo,
  unsubscribePath,
} from '@kga/contracts';
import {
  type Database,
  type KeyRing,
  selectSignatureHashes,
  selectSubscriberForMail,
  selectUpdateForMail,
} from '@kga/db';

import type { MailParts } from './content-mails.ts';
import { interpolate, oneLine } from './messages.ts';
import type { MailMessages } from './messages/en.ts';

type Addressed = {
  to: string;
  name: '';
  language: Language;
  /** Of the petition. */
  title: string;
};

/** A mail to who asked for news of a petition without signing it. */
export type SubscriberMail = Addressed &
  (
    | { about: 'subscription_confirm'; confirmPath: string }
    | {
        about: 'subscription_update';
        petitionPath: string;
        update: { title: string; content: string };
        /** Parameter of `unsubscribe`. */
        stop: string;
      }
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
  return {
    ...addressed,
    about: 'subscription_update',
    petitionPath: pathTo('petitionDetail', { id: slug }),
    update,
    stop: hashes.token('updates', id),
  };
}

/** The texts of such a mail. */
export function subscriberParts(
  mail: SubscriberMail,
  { signature, subscription }: MailMessages,
): MailParts {
  const petition = interpolate(signature.petition, { title: oneLine(mail.title) });
  const { footer } = subscription;
  if (mail.about === 'subscription_confirm') {
    const { subject, why, action, notYou } = subscription.confirm;
    return {
      subject,
      why: interpolate(why, { brand: campaign.brand }),
      facts: [petition],
      action,
      path: mail.confirmPath,
      notYou,
      footer,
    };
  }
  const { action, notYou, unsubscribe } = signature.signature_update;
  return {
    subject: oneLine(mail.update.title),
    why: interpolate(subscription.updateWhy, { brand: campaign.brand }),
    facts: [petition, '', ...mail.update.content.split(/\r?\n/)],
    action,
    path: mail.petitionPath,
    notYou,
    links: [{ label: unsubscribe, path: unsubscribePath(mail.stop) }],
    footer,
  };
}
