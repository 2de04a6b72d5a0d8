// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Language,
  campaign,
  pathTo,
  petitionPath,
  withdrawalPath,
  interpolate,
} from '@kga/contracts/core';
import type { SignatureMail } from '@kga/contracts/jobs';
import type { Database, LinkTokens } from '@kga/db/core';
import {
  selectSignatureForMail,
  selectSignatureHashes,
  selectUpdateForMail,
} from '@kga/db/petitions';
import type { KeyRing } from '@kga/server/crypto';

import type { MailParts } from './content-mails.ts';
import { fromMail } from './links.ts';
import { type MailMessages, oneLine } from './messages.ts';
import { type PetitionUpdate, titleOfSubject, updateParts } from './petition-update.ts';

type Addressed = {
  to: string;
  name: string;
  language: Language;
  /** Slug and title of the petition. */
  slug: string;
  title: string;
  withdrawal: string;
  /** Tokens of its links. */
  tokens: LinkTokens;
};

/** A mail to a signer, as the worker opens it when it is sent. */
export type SignerMail = Addressed &
  (
    | {
        about: 'signature_confirm' | 'signature_reminder';
        token: string;
        code: string;
        expiresAt: string;
      }
    | { about: 'signature_counts' | 'signature_held' | 'signature_again' }
    | ({ about: 'signature_update' } & PetitionUpdate)
  );

/**
 * Opens what a mail to a signer needs. Undefined where it is not needed any more: the signature was
 * withdrawn, or was confirmed before the reminder, or the petition is over before it was.
 */
export async function loadSignerMail(
  { db, ring }: { db: Database; ring: KeyRing },
  { signatureId: id, occasion, updateId }: SignatureMail,
): Promise<SignerMail | undefined> {
  const signature = await selectSignatureForMail(db, ring, id);
  if (!signature) return undefined;
  if (signature.state === 'pending' && !signature.isCollecting) return undefined;
  const { petitionId, state, language, slug, title, translations } = signature;
  const hashes = await selectSignatureHashes(db, ring, petitionId);
  const withdraw = hashes.token('withdraw', id);
  const addressed = {
    to: signature.email,
    name: signature.firstName,
    language,
    slug,
    title: translations[language]?.title ?? title,
    withdrawal: withdrawalPath(slug, withdraw),
    tokens: { withdraw },
  };
  if (state === 'pending') {
    if (occasion === 'update') return undefined;
    return {
      ...addressed,
      about: occasion === 'reminder' ? 'signature_reminder' : 'signature_confirm',
      token: hashes.token('confirm', id),
      code: hashes.code(id),
      expiresAt: signature.expiresAt.toISOString(),
    };
  }
  if (occasion === 'update') {
    const update = updateId === undefined ? undefined : await selectUpdateForMail(db, updateId);
    const isWanted = state === 'confirmed' && signature.wantsUpdates;
    if (!isWanted || !update) return undefined;
    const stop = hashes.token('updates', id);
    const tokens = { withdraw, unsubscribe: stop };
    return { ...addressed, tokens, about: 'signature_update', update, stop };
  }
  if (occasion === 'reminder') return undefined;
  if (state === 'held') return { ...addressed, about: 'signature_held' };
  return { ...addressed, about: occasion === 'again' ? 'signature_again' : 'signature_counts' };
}

/** The texts of a mail to a signer. */
export function signerParts(mail: SignerMail, { signature: messages }: MailMessages): MailParts {
  const { reason } = messages;
  const withdraw = { label: messages.withdraw, path: mail.withdrawal };
  if (mail.about === 'signature_update') {
    const { why } = messages.signature_update;
    return updateParts(mail, messages, { why, links: [withdraw], reason });
  }
  const { subject, heading, why, action, notYou } = messages[mail.about];
  const petition = interpolate(messages.petition, { title: oneLine(mail.title) });
  const shared = {
    subject: interpolate(subject, { title: titleOfSubject(mail.title, mail.language) }),
    heading: { text: heading },
    why: interpolate(why, { brand: campaign.brand }),
    facts: [petition],
    action,
    notYou,
    reason,
  };
  if ('code' in mail) {
    return {
      ...shared,
      preheader: petition,
      path: pathTo('confirmSignature', { id: mail.slug }),
      links: [{ ...withdraw, label: messages.remove }],
    };
  }
  const path = petitionPath(mail.slug);
  const share = { label: messages.share, path: fromMail(`${path}#share`) };
  return {
    ...shared,
    preheader: `${shared.why} ${petition}`,
    path: fromMail(path),
    ...(mail.about === 'signature_counts' && { second: share }),
    links: [withdraw],
  };
}
