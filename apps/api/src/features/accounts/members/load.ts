// SPDX-License-Identifier: AGPL-3.0-or-later
import * as contracts from '@kga/contracts/accounts';
import { publicAuthorId, pictureUrl } from '@kga/contracts/content';
import { excerptOf } from '@kga/contracts/core';
import { type Account, selectAccount } from '@kga/db/accounts';
import { selectGamesByIds, selectRememberedGameIds } from '@kga/db/archive';
import { selectMembersByName, titleOf } from '@kga/db/content';
import { type MemberItem, selectMemberItems } from '@kga/db/contributions';
import type { Database } from '@kga/db/core';
import { plainTextOf } from '@kga/server/markdown';
import type { z } from 'zod';

import { isTeam } from '../../../accounts/presenter.ts';
import { presentAuthor } from '../../../content/present-author.ts';
import { presentLinkedGame } from '../../../content/present-cover.ts';
import { notFound, responseBody } from '../../../platform/cache/response-body.ts';
import type { LoadResult } from '../../../platform/cache/swr-entry.ts';
import {
  createdCursor,
  decodeCursor,
  listUrl,
  pageHeaders,
  splitPage,
} from '../../../platform/pagination.ts';

export type ContributionsQuery = z.infer<
  typeof contracts.listMemberContributions.schema.querystring
> &
  z.infer<typeof contracts.listMemberContributions.schema.params>;

const shared = { cacheControl: 'public, max-age=10, stale-while-revalidate=60' } as const;

/** Most games of a member that are shown. */
const gamesMax = 12;

/** UTF-16 units of a text that are shown. */
const excerptLength = 280;

export const contributionsUrl = ({ id, kind, limit, cursor }: ContributionsQuery): string =>
  listUrl(contracts.listMemberContributions.url.replace(':id', id), { kind, limit, cursor });

/** The account of a public page; undefined if it does not exist or is suspended. */
async function selectMember(db: Database, id: string): Promise<Account | undefined> {
  const account = await selectAccount(db, id);
  return account?.suspended_at === null ? account : undefined;
}

export async function loadMember(db: Database, id: string): Promise<LoadResult> {
  const account = await selectMember(db, id);
  if (!account) return notFound;
  const ids = await selectRememberedGameIds(db, id, gamesMax);
  const games = await selectGamesByIds(db, ids);
  const { display_name: displayName, picture_id, created_at } = account;
  const member: contracts.Member = {
    id: account.id,
    shortId: publicAuthorId(account.id),
    displayName,
    picture: picture_id === null ? null : pictureUrl(picture_id),
    marks: isTeam(account) ? ['team'] : [],
    since: created_at.toISOString().slice(0, 10),
    games: games.map(presentLinkedGame),
  };
  return responseBody(contracts.getMember, member, shared);
}

export async function loadMembersByName(db: Database, name: string): Promise<LoadResult> {
  const beginning = name.trim();
  const limit = contracts.namedMembersMax;
  const rows = beginning === '' ? [] : await selectMembersByName(db, { beginning, limit });
  const members = rows.flatMap((row) => presentAuthor(row) ?? []);
  return responseBody(contracts.listMembers, members, shared);
}

function presentItem(item: MemberItem): contracts.MemberContribution {
  const { kind, id, path, language, createdAt } = item;
  return {
    kind,
    id,
    title: titleOf(item),
    excerpt: excerptOf(plainTextOf(item), excerptLength),
    path,
    language,
    createdAt: createdAt.toISOString(),
  };
}

/**
 * Validates a query and returns what loads its page of a member's contributions.
 * @throws AppError `validation_failed` where the cursor is not one of this list
 */
export function prepareContributions(db: Database, query: ContributionsQuery) {
  const { id: accountId, kind, limit } = query;
  const after = decodeCursor(query.cursor, createdCursor);
  return async (): Promise<LoadResult> => {
    const [member, found] = await Promise.all([
      selectMember(db, accountId),
      selectMemberItems(db, { accountId, kind, limit: limit + 1, after }),
    ]);
    if (!member) return notFound;
    const { rows, last } = splitPage(found, limit);
    const next = last && { createdAt: last.createdAt, id: last.id };
    return responseBody(contracts.listMemberContributions, rows.map(presentItem), {
      ...shared,
      headers: pageHeaders({ url: contributionsUrl(query), total: undefined, next }),
    });
  };
}
