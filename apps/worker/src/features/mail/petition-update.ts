// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Language,
  campaign,
  petitionPath,
  unsubscribePath,
  interpolate,
} from '@kga/contracts/core';

import type { MailParts } from './content-mails.ts';
import { cutAtWord } from './layout/lines.ts';
import { fromMail } from './links.ts';
import { type MailMessages, manyLines, oneLine } from './messages.ts';

/** News about a petition, to who asked for it. */
export type PetitionUpdate = {
  /** Slug and title of the petition. */
  slug: string;
  title: string;
  update: { title: string; content: string; language: Language };
  /** Parameter of `unsubscribe`. */
  stop: string;
};

type ReaderParts = Required<Pick<MailParts, 'why' | 'links' | 'reason'>>;

/** The texts of such a mail; why it comes, and its links and reason, depend on the reader. */
export function updateParts(
  { slug, title, update, stop, language }: PetitionUpdate & { language: Language },
  { petition, signature_update: { action, notYou, unsubscribe } }: MailMessages['signature'],
  { why, links, reason }: ReaderParts,
): MailParts {
  const heading = oneLine(update.title);
  const content = manyLines(update.content);
  return {
    subject: `${heading} · ${titleOfSubject(title, language)}`,
    heading: { text: heading, language: update.language },
    preheader: cutAtWord(oneLine(content), update.language, 200),
    why: interpolate(why, { brand: campaign.brand }),
    facts: [interpolate(petition, { title: oneLine(title) })],
    quote: { text: content, language: update.language },
    action,
    path: fromMail(petitionPath(slug)),
    notYou,
    links: [{ label: unsubscribe, path: unsubscribePath(stop) }, ...links],
    reason,
  };
}

/** The title of a petition as a subject has it: mail programs show about as much on a wide screen. */
export const titleOfSubject = (title: string, language: Language): string =>
  cutAtWord(oneLine(title), language, 60);
