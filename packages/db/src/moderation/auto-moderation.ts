import type { ContentKind, ContentStatus, HoldReason, Language } from '@kga/contracts';
import type { Transaction } from 'kysely';

import type { Schema } from '../schema.ts';
import { countOtherPublished } from './author-record.ts';
import { updateCase, lockCase, openCase } from './cases.ts';
import { recordTextHashes } from './near-duplicates.ts';

/** Who writes: an account, or a guest. */
export type Writer = { accountId: string } | { guestId: string };

export type ScreenedItem = {
  kind: ContentKind;
  id: string;
  writer: Writer;
  /** Moderators and admins wait for nobody. */
  isTeam: boolean;
  language: Language;
  /** All that was written, title and all. */
  text: string;
  /** What the form told of how it was filled in. */
  traces: { website?: string | undefined; filledInMs?: number | undefined } | undefined;
};

/** Who has published so many may link as they like. */
const knownFrom = 5;

/** Links that others may set without waiting. */
const linksMax = 2;

/** Nobody types a piece sooner, in milliseconds. */
const typedFrom = 3_000;

/** Addresses with or without `https://`; a bare one by its most usual endings. */
const link =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{1,63}\.(?:com|net|org|io|info|biz|ru|cn|xyz|shop|top|site|online|store|club|live|link|click)\b/giu;

/** What speaks for having a moderator look first; keeps the text's traces. */
async function holdsOf(
  trx: Transaction<Schema>,
  { traces, ...piece }: ScreenedItem & { isChange: boolean },
  published: number,
): Promise<HoldReason[]> {
  const holds: HoldReason[] = [];
  const links = piece.text.match(link) ?? [];
  if (links.length > linksMax && published < knownFrom) holds.push('links');
  if (await recordTextHashes(trx, piece, piece.text)) holds.push('alike');
  if (traces?.filledInMs !== undefined && traces.filledInMs < typedFrom) holds.push('too_quick');
  if (traces?.website !== undefined && traces.website !== '') holds.push('hidden_field');
  return piece.isTeam ? [] : holds;
}

/** Whether somebody's pieces wait whatever is in them: a guest's, and a member's first ones. */
async function weigh(trx: Transaction<Schema>, piece: ScreenedItem & { isChange: boolean }) {
  const { writer, id, isTeam } = piece;
  const published = await countOtherPublished(trx, { writer, id, most: knownFrom });
  const isNew = !isTeam && (published === 0 || 'guestId' in writer);
  return { isNew, holds: await holdsOf(trx, piece, published) };
}

const causesOf = ({ isNew, holds }: { isNew: boolean; holds: readonly HoldReason[] }) => [
  ...(isNew ? (['pending'] as const) : []),
  ...(holds.length > 0 ? (['held'] as const) : []),
];

/**
 * Decides whether a new piece appears at once, in the transaction that adds it; where it does not,
 * it waits in the queue. `held` where there is a reason beside its author's being new.
 */
export async function screenNew(
  trx: Transaction<Schema>,
  piece: ScreenedItem,
): Promise<{ status: 'published' | 'pending'; held: boolean }> {
  const weighed = await weigh(trx, { ...piece, isChange: false });
  const causes = causesOf(weighed);
  if (causes.length === 0) return { status: 'published', held: false };
  await openCase(trx, piece, { causes, holds: weighed.holds });
  return { status: 'pending', held: weighed.holds.length > 0 };
}

/**
 * Decides what becomes of a piece that its author changes, in the transaction that changes it and
 * has locked it. Once hidden, rejected or waiting, it waits; a moderator who has the text before on
 * the screen has to look again.
 */
export async function screenEdit(
  trx: Transaction<Schema>,
  piece: ScreenedItem & { status: ContentStatus },
): Promise<{ status: ContentStatus; held: boolean }> {
  const weighed = await weigh(trx, { ...piece, isChange: true });
  const waited = piece.status !== 'published';
  const causes = causesOf({ ...weighed, isNew: weighed.isNew || waited });
  const held = weighed.holds.length > 0;
  if (causes.length > 0) {
    await openCase(trx, piece, { causes, holds: weighed.holds });
    return { status: 'pending', held };
  }
  const row = await lockCase(trx, piece);
  if (row) {
    await updateCase(trx, piece, { causes: row.causes, holds: row.holds, seenAnew: true });
  }
  return { status: 'published', held: false };
}
