// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, petitionPath, unsubscribePath, interpolate } from '@kga/contracts/core';

import type { MailParts } from './content-mails.ts';
import { type MailMessages, oneLine } from './messages.ts';

/** News about a petition, to who asked for it. */
export type PetitionUpdate = {
  /** Slug and title of the petition. */
  slug: string;
  title: string;
  update: { title: string; content: string };
  /** Parameter of `unsubscribe`. */
  stop: string;
};

type ReaderParts = Required<Pick<MailParts, 'why' | 'links' | 'footer'>>;

/** The texts of such a mail; why it comes, and its links and footer, depend on the reader. */
export function updateParts(
  { slug, title, update, stop }: PetitionUpdate,
  { petition, signature_update: { action, notYou, unsubscribe } }: MailMessages['signature'],
  { why, links, footer }: ReaderParts,
): MailParts {
  return {
    subject: oneLine(update.title),
    why: interpolate(why, { brand: campaign.brand }),
    facts: [interpolate(petition, { title: oneLine(title) }), '', ...update.content.split(/\r?\n/)],
    action,
    path: petitionPath(slug),
    notYou,
    links: [{ label: unsubscribe, path: unsubscribePath(stop) }, ...links],
    footer,
  };
}
