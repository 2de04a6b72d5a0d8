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

type Range = { start: number; end: number };

/** Where a passage stands in a text, also overlapping itself. */
function rangesOf(text: string, passage: string): Range[] {
  const ranges: Range[] = [];
  for (let at = text.indexOf(passage); at !== -1; at = text.indexOf(passage, at + 1)) {
    ranges.push({ start: at, end: at + passage.length });
  }
  return ranges;
}

/** Puts the note in place of passages, which may overlap; counts the places. */
function redactText(text: string, passages: readonly string[], note: string) {
  const merged: Range[] = [];
  const ranges = passages.flatMap((passage) => rangesOf(text, passage));
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  const left = merged
    .toReversed()
    .reduce((shown, { start, end }) => shown.slice(0, start) + note + shown.slice(end), text);
  return { text: left, places: merged.length };
}

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
    const isTitled = titledKinds.has(kind);
    const isThere = (passage: string) =>
      item.content.includes(passage) || (isTitled && item.title.includes(passage));
    if (!passages.every(isThere)) throw new AppError('conflict');
    const mark = noteIn(item.language);
    const title = redactText(item.title, passages, mark);
    const content = redactText(item.content, passages, mark);
    const text = { title: title.text, content: content.text };
    const redact = (edited: string) => redactText(edited, passages, mark).text;
    await updateRedactedText(trx, ref, { text, redact });
    const shown = picturesIn({ content: text.content, format: item.format });
    await deleteContentPictures(trx, id, { except: shown });
    const { causes, holds } = locked.moderationCase;
    // Moderators who have the earlier text on the screen have to load the case again.
    await updateCase(trx, ref, { causes, holds, newRevision: true });
    const removed = content.places + (isTitled ? title.places : 0);
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
