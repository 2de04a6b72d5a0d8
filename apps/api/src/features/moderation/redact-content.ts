// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Change, languages } from '@kga/contracts/core';
import type * as contracts from '@kga/contracts/moderation';
import { deleteContentPictures } from '@kga/db/content';
import { type Database, insertAuditEntries, transaction } from '@kga/db/core';
import { lockContentItem, titledKinds, updateCase, updateRedactedText } from '@kga/db/moderation';
import { picturesIn } from '@kga/server/markdown';
import { readMessages } from '@kga/server/messages';
import type { z } from 'zod';

import { type Moderator, notifyAuthor } from '../../content/apply-decision.ts';
import type { EnglishMessages } from '../../platform/english-messages.d.ts';
import { AppError, found } from '../../platform/errors.ts';

type Input = z.infer<typeof contracts.createRedaction.schema.body>;

const texts = readMessages<EnglishMessages['moderation']>(new URL('./messages/', import.meta.url));

/** What stands in place of a passage, in the language of the text where the site has it. */
const noteIn = (language: string): string =>
  texts(languages.find((each) => each === language) ?? 'en').redacted;

/** Replaces passages, the longest first, as one can be part of another. */
function replacePassages(text: string, passages: readonly string[], note: string): string {
  const ordered = passages.toSorted((a, b) => b.length - a.length);
  return ordered.reduce((left, passage) => left.replaceAll(passage, () => note), text);
}

const countPlaces = (text: string, passages: readonly string[]): number =>
  passages.reduce((count, passage) => count + text.split(passage).length - 1, 0);

/**
 * Removes passages of a text for good, logs how many, and notifies the author. What they said is stored nowhere.
 *
 * @throws AppError `not_found`, `conflict` where a passage is not in the text
 */
export async function redactContent(
  db: Database,
  by: Moderator,
  { kind, id, passages, reason, note = '' }: Input,
): Promise<{ removed: number; change: Change }> {
  return transaction(db, async (trx) => {
    const ref = { kind, id };
    const locked = found(await lockContentItem(trx, ref));
    const { item } = locked;
    const whole = titledKinds.has(kind) ? `${item.title}\n${item.content}` : item.content;
    if (passages.some((passage) => !whole.includes(passage))) throw new AppError('conflict');
    const mark = noteIn(item.language);
    const redact = (text: string) => replacePassages(text, passages, mark);
    const text = { title: redact(item.title), content: redact(item.content) };
    await updateRedactedText(trx, ref, { text, redact });
    const shown = picturesIn({ content: text.content, format: item.format });
    await deleteContentPictures(trx, id, { except: shown });
    const { causes, holds } = locked.moderationCase;
    // Moderators who have the earlier text on the screen have to load the case again.
    await updateCase(trx, ref, { causes, holds, newRevision: true });
    const removed = countPlaces(whole, passages);
    await insertAuditEntries(trx, {
      actor_id: by.id,
      actor: by.name,
      action: 'content.redact',
      subject_kind: kind,
      subject_id: id,
      before: null,
      after: String(removed),
      reason: [reason, note].filter(Boolean).join(': '),
    });
    if (item.accountId !== by.id) {
      const decision = { decision: 'redact', status: item.status, reason, note } as const;
      await notifyAuthor(trx, { kind, item: { ...item, ...text } }, decision);
    }
    return { removed, change: item.change };
  });
}
