// SPDX-License-Identifier: AGPL-3.0-or-later
import { displayNameLength } from '@kga/contracts/accounts';
import type { ContentRef } from '@kga/contracts/content';
import { sql } from 'kysely';

import type { Transaction } from '../core/client.ts';

/** Most mentions that are read from a text, and most members whom an item notifies of them. */
const mentionsMax = 10;

/** The sign before a name; not that of an email address or a URL. */
const sign = /(?<![\p{L}\p{N}._@/-])@(?=[\p{L}\p{N}])/gu;

const isWord = (letter: string): boolean => /[\p{L}\p{N}_]/u.test(letter);
/** In Chinese, Japanese and Korean no space follows a name. */
const isSpaceless = (letter: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(letter);

/** Everything that can be the name after a sign, the longest first, in lower case. */
function candidatesAt(text: string): string[] {
  const letters = Array.from(text.slice(0, displayNameLength.max + 1));
  return letters
    .map((last, index) => ({
      last,
      next: letters[index + 1] ?? '',
      name: letters.slice(0, index + 1).join(''),
    }))
    .filter(({ last, next }) => !isWord(next) || isSpaceless(last) || isSpaceless(next))
    .map(({ name }) => name.toLowerCase())
    .filter(({ length }) => length >= displayNameLength.min && length <= displayNameLength.max)
    .toReversed();
}

/**
 * The accounts that a text names as `@public name`; of several possible names the longest. A name
 * that looks like an older one, whose key has a `#`, mentions the older account.
 */
async function selectMentioned(trx: Transaction, text: string): Promise<string[]> {
  const places = [...text.matchAll(sign)]
    .slice(0, mentionsMax)
    .map(({ index }) => candidatesAt(text.slice(index + 1, index + 2 + displayNameLength.max)));
  const names = [...new Set(places.flat())];
  if (names.length === 0) return [];
  const { rows } = await sql<{ id: string; name: string }>`
    select id, lower(display_name) as name from account
    where display_name is not null and position('#' in display_name_key) = 0
      and lower(display_name) = any(${names}::text[])`.execute(trx);
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return places.flatMap((candidates) => {
    const name = candidates.find((candidate) => ids.has(candidate));
    return (name !== undefined && ids.get(name)) || [];
  });
}

/**
 * Notifies the members whom a published item mentions, in the transaction that publishes or edits
 * it: each account once, no author of their own item, and over all edits at most `mentionsMax`, those
 * named first. Returns whether there are any.
 */
export async function insertMentions(
  trx: Transaction,
  { kind, id }: ContentRef,
  item: { threadId: string; text: string; accountId: string | null },
): Promise<boolean> {
  const mentioned = await selectMentioned(trx, item.text);
  if (mentioned.length === 0) return false;
  const { numAffectedRows = 0n } = await sql`
    insert into notification (account_id, kind, item_kind, item_id, thread_id)
    select account_id, 'mention', ${kind}, ${id}::uuid, ${item.threadId}::uuid
    from (
      select named.id as account_id
      from unnest(${mentioned}::uuid[]) with ordinality as named (id, place)
      where named.id is distinct from ${item.accountId}::uuid and not exists (
        select from notification
        where item_id = ${id}::uuid and account_id = named.id and decision is null)
      group by named.id order by min(place)
      limit greatest(0, ${mentionsMax}::int - (
        select count(*) from notification
        where item_id = ${id}::uuid and decision is null and kind = 'mention'))
    ) as fresh
    order by account_id
    on conflict (item_id, account_id) where decision is null do nothing`.execute(trx);
  return numAffectedRows > 0n;
}
