// SPDX-License-Identifier: AGPL-3.0-or-later
import { displayNameLength } from '@kga/contracts/accounts';
import type { ContentRef } from '@kga/contracts/content';
import { sql } from 'kysely';

import type { Database, Transaction } from '../core/client.ts';
import { escapeLike } from '../core/values.ts';
import { type AuthorRow, authorOf } from './public-author.ts';

/** Most mentions that are read from a text, and most members whom an item notifies of them. */
const mentionsMax = 10;

/** The sign before a name; not that of an email address or a URL. */
const sign = /(?<![\p{L}\p{N}._@/-])@(?=[\p{L}\p{N}])/gu;

const isWord = (letter: string): boolean => /[\p{L}\p{N}_]/u.test(letter);
/** In Chinese, Japanese and Korean no space follows a name. */
const isSpaceless = (letter: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(letter);

/** A possible name after a sign: as typed, and in lower case. */
type Candidate = { typed: string; name: string };

/** Everything that can be the name after a sign, the longest first. */
function candidatesAt(text: string): Candidate[] {
  const letters = Array.from(text.slice(0, displayNameLength.max + 1));
  return letters
    .map((last, index) => ({
      last,
      next: letters[index + 1] ?? '',
      name: letters.slice(0, index + 1).join(''),
    }))
    .filter(({ last, next }) => !isWord(next) || isSpaceless(last) || isSpaceless(next))
    .map(({ name }) => ({ typed: name, name: name.toLowerCase() }))
    .filter(
      ({ name: { length } }) => length >= displayNameLength.min && length <= displayNameLength.max,
    )
    .toReversed();
}

/** Where a text names a member: the offset of the sign, and how many UTF-16 units the name has with it. */
export type NamedMember = { at: number; length: number; id: string };

/** Names that one query looks up; texts that have more of them together link the first. */
const namesMax = 10_000;

/**
 * The members that the parts of each text name as `@public name`, at most `mentionsMax` places in a text; of several
 * possible names the longest. A name that looks like an older one, whose key has a `#`, mentions the older account.
 * Suspended members have no page to lead to, but are named as others are.
 */
export async function selectNamedMembers(
  db: Database,
  texts: readonly (readonly string[])[],
): Promise<(NamedMember & { isSuspended: boolean })[][][]> {
  const places = texts.map((parts) => {
    let left = mentionsMax;
    return parts.map((part) => {
      const signs = [...part.matchAll(sign)].slice(0, left);
      left -= signs.length;
      return signs.map(({ index }) => ({
        at: index,
        candidates: candidatesAt(part.slice(index + 1, index + 2 + displayNameLength.max)),
      }));
    });
  });
  const all = places.flat(2).flatMap(({ candidates }) => candidates.map((one) => one.name));
  const names = new Set(all.slice(0, namesMax));
  if (names.size === 0) return texts.map((parts) => parts.map(() => []));
  const { rows } = await sql<{ id: string; name: string; isSuspended: boolean }>`
    select id, lower(display_name) as name, suspended_at is not null as "isSuspended" from account
    where display_name is not null and position('#' in display_name_key) = 0
      and lower(display_name) = any(${[...names]}::text[])`.execute(db);
  const members = new Map(rows.map((row) => [row.name, row]));
  return places.map((ofText) =>
    ofText.map((ofPart) =>
      ofPart.flatMap(({ at, candidates }) => {
        const found = candidates.find(({ name }) => members.has(name));
        const member = found && members.get(found.name);
        if (!member) return [];
        const { id, isSuspended } = member;
        return [{ at, length: 1 + found.typed.length, id, isSuspended }];
      }),
    ),
  );
}

/** The members whose public names begin with these letters, in the order of the names; without suspended ones. */
export async function selectMembersByName(
  db: Database,
  { beginning, limit }: { beginning: string; limit: number },
): Promise<AuthorRow[]> {
  const pattern = `${escapeLike(beginning)}%`;
  const { rows } = await sql<{ author: AuthorRow }>`
    select ${authorOf('named', { byGuests: false })} as author
    from (
      select id, id as account_id from account
      where display_name is not null and lower(display_name) like lower(${pattern})
        and suspended_at is null and position('#' in display_name_key) = 0
      order by lower(display_name) limit ${limit}
    ) as named
    join account on account.id = named.id
    order by lower(account.display_name)`.execute(db);
  return rows.map(({ author }) => author);
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
  const [[named = []] = []] = await selectNamedMembers(trx, [[item.text]]);
  const mentioned = named.map((member) => member.id);
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
