import { hash } from 'node:crypto';

import type { ContentRef } from '@kga/contracts';
import { type Transaction, sql } from 'kysely';

import type { Schema } from '../schema.ts';

/** Letters of texts that are compared; shorter ones are alike by chance. */
const comparedFrom = 80;

/** How many words, or letters of scripts without spaces, are taken together. */
const together = { words: 3, letters: 6 } as const;

/** Most hashes that are kept of a text: the smallest ones, which are the same in texts alike. */
const hashesMax = 200;

/** Fewer say nothing. */
const hashesMin = 8;

/** Part of a text's hashes that another one has as well, from which both are alike. */
const alikeFrom = 0.6;

/** For how long what was written is compared, in hours. */
const comparedHours = 24;

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Each run of so many neighbours, joined. */
function runs(parts: readonly string[], length: number): string[] {
  return parts.flatMap((_part, at) =>
    at + length <= parts.length ? [parts.slice(at, at + length).join(' ')] : [],
  );
}

/**
 * A text's runs of words and of letters as hashes of 64 bits, the smallest ones first; none of a
 * text that is too short to be compared. Case, punctuation and forms of letters make no difference.
 */
export function textHashes(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.reduce((sum, { length }) => sum + length, 0) < comparedFrom) return [];
  const letters = words.join('').match(new RegExp(unspaced, 'gu')) ?? [];
  const spaced = words.filter((word) => !unspaced.test(word));
  const all = [...runs(spaced, together.words), ...runs(letters, together.letters)];
  const hashes = new Set(all.map((run) => hash('sha256', run, 'buffer').readBigInt64BE()));
  if (hashes.size < hashesMin) return [];
  return [...hashes]
    .toSorted((a, b) => Number(a > b) - Number(a < b))
    .slice(0, hashesMax)
    .map(String);
}

/** Forgets a piece's hashes and answers when it was first written, which its id tells too. */
async function forgetTraces(trx: Transaction<Schema>, { kind, id }: ContentRef): Promise<Date> {
  const { rows } = await sql<{ since: Date }>`
    with gone as (
      delete from content_trace where kind = ${kind} and item_id = ${id}::uuid returning since
    )
    select coalesce(min(since), uuid_extract_timestamp(${id}::uuid), now()) as since from gone
  `.execute(trx);
  return rows[0]?.since ?? new Date();
}

/**
 * Keeps a text's hashes in place of earlier ones of the same piece, and says whether somebody has
 * lately written much the same, or is writing it at this moment. What is changed is compared with
 * older pieces alone: who copied it must not keep its author from changing it.
 */
export async function recordTextHashes(
  trx: Transaction<Schema>,
  piece: ContentRef & { isChange: boolean },
  text: string,
): Promise<boolean> {
  const { kind, id, isChange } = piece;
  const since = await forgetTraces(trx, piece);
  const hashes = textHashes(text);
  const [smallest] = hashes;
  if (smallest === undefined) return false;
  // Who writes the same in parallel is not seen yet: nobody waits, the second one is alike.
  const { rows: locked } = await sql<{ first: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('content_trace'), hashtext(${smallest})) as first
  `.execute(trx);
  const { rows: alike } = await sql`
    select from content_trace
    where hash = any(${hashes}::bigint[])
      and at > now() - ${comparedHours} * interval '1 hour'
      and ${isChange ? sql`since < ${since}` : sql`true`}
    group by kind, item_id
    having count(*) >= ${Math.ceil(hashes.length * alikeFrom)}::int
    limit 1`.execute(trx);
  await sql`
    insert into content_trace (kind, item_id, since, hash)
    select ${kind}, ${id}::uuid, ${since}, unnest(${hashes}::bigint[])`.execute(trx);
  return alike.length > 0 || locked[0]?.first !== true;
}
