// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentRef, ContentStatus, formTraces } from '@kga/contracts/content';
import type { Language } from '@kga/contracts/core';
import type { HoldReason } from '@kga/contracts/moderation';
import type { AuthorRef } from '@kga/db/content';
import type { Transaction } from '@kga/db/core';
import { countOtherPublished, lockCase, openCase, updateCase } from '@kga/db/moderation';
import { contentTypes } from '@kga/db/registry';
import type { z } from 'zod';

import { isNearDuplicate } from './near-duplicates.ts';

export type ScreenedItem = ContentRef & {
  author: AuthorRef;
  /** Moderators and admins are never held back. */
  isTeam: boolean;
  language: Language;
  /** The whole text, with its title. */
  text: string;
  /** How the form was filled in, if the client says so. */
  traces?: z.infer<typeof formTraces>;
};

/** An item that may belong to no account or guest; a moderator then looks first. */
type NewItem = Omit<ScreenedItem, 'author'> & { author: AuthorRef | undefined };

/** Authors with at least this many published items can link without limit. */
const trustedFrom = 5;

/** Links that other authors can include without being held back. */
const linksMax = 2;

/** A form that is submitted sooner was filled in by a program, in milliseconds. */
const humanMs = 3_000;

/** URLs with or without `https://`; bare domains by the most common endings. */
const link =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{1,63}\.(?:com|net|org|io|info|biz|ru|cn|xyz|shop|top|site|online|store|club|live|link|click)\b/giu;

type Screening = {
  /** Whether a moderator looks first whatever the text says, as for new authors and guests. */
  isReviewed: boolean;
  holds: HoldReason[];
};

type Traces = ScreenedItem['traces'];

const countLinks = (text: string): number => text.match(link)?.length ?? 0;

const isTooQuick = (traces: Traces): boolean =>
  traces?.filledInMs !== undefined && traces.filledInMs < humanMs && traces.restored !== true;

/** Whether the field that people do not see is filled in. */
export const isTrapFilled = (traces: Traces): boolean => (traces?.website ?? '') !== '';

/** Whether a text that no moderator sees looks like spam. */
export const isSuspicious = (text: string, traces: Traces): boolean =>
  countLinks(text) > linksMax || isTooQuick(traces);

/** Applies the rules to an item and stores the hashes of its text. */
async function screen(
  trx: Transaction,
  item: NewItem,
  { isEdit }: { isEdit: boolean },
): Promise<Screening> {
  const { kind, author, id, isTeam, text, traces } = item;
  const published = author ? await countOtherPublished(trx, { author, id, max: trustedFrom }) : 0;
  const holds: HoldReason[] = [];
  if (countLinks(text) > linksMax && published < trustedFrom) holds.push('links');
  if (await isNearDuplicate(trx, item, { isEdit })) holds.push('alike');
  if (isTooQuick(traces)) holds.push('too_quick');
  if (isTrapFilled(traces)) holds.push('hidden_field');
  return {
    isReviewed:
      contentTypes[kind].alwaysReviewed === true ||
      (!isTeam && (published === 0 || !author || 'guestId' in author)),
    holds: isTeam ? [] : holds,
  };
}

const causesOf = ({ isReviewed, holds }: Screening) => [
  ...(isReviewed ? (['pending'] as const) : []),
  ...(holds.length > 0 ? (['held'] as const) : []),
];

/**
 * Decides whether a new item is published at once, in the transaction that inserts it; otherwise
 * opens a moderation case. `held` if there is a reason beside a new author.
 */
export async function screenNew(
  trx: Transaction,
  item: NewItem,
): Promise<{ status: 'published' | 'pending'; held: boolean }> {
  const screening = await screen(trx, item, { isEdit: false });
  const causes = causesOf(screening);
  if (causes.length === 0) return { status: 'published', held: false };
  await openCase(trx, item, { causes, holds: screening.holds });
  return { status: 'pending', held: screening.holds.length > 0 };
}

/**
 * Decides the status of an edited item, in the transaction that has locked it. An item that was
 * hidden, rejected or pending waits for a moderator again; one who has the previous text on the
 * screen must load the case again.
 */
export async function screenEdit(
  trx: Transaction,
  item: ScreenedItem & { status: ContentStatus },
): Promise<{ status: ContentStatus; held: boolean }> {
  const { isReviewed, holds } = await screen(trx, item, { isEdit: true });
  const causes = causesOf({ isReviewed: isReviewed || item.status !== 'published', holds });
  if (causes.length > 0) {
    await openCase(trx, item, { causes, holds });
    return { status: 'pending', held: holds.length > 0 };
  }
  const found = await lockCase(trx, item);
  if (found) {
    await updateCase(trx, item, { causes: found.causes, holds: found.holds, newRevision: true });
  }
  return { status: 'published', held: false };
}
