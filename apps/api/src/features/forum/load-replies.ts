import { listReplies } from '@kga/contracts';
import {
  type Database,
  type ForumReplyRow,
  type ReplyPage,
  type ReplyCursor,
  selectReplies,
  selectPost,
  selectReplyCursor,
} from '@kga/db';
import { z } from 'zod';

import type { ResponseBody } from '../../platform/cache/encoded-response.ts';
import { nextLink, prevLink, decodeCursor } from '../../platform/pagination.ts';
import { contentOf, nothing } from './load.ts';
import type { MentionsIn } from './mentions.ts';
import { isRemoved, presentReply } from './presenter.ts';

export type RepliesQuery = z.infer<typeof listReplies.schema.querystring> &
  z.infer<typeof listReplies.schema.params>;

/** A place among replies; `back` asks for those before it. */
const place = z.object({
  at: z.iso.datetime().pipe(z.coerce.date()),
  id: z.uuid(),
  back: z.optional(z.boolean()),
});

export function addressOf({ id, limit, cursor, at }: RepliesQuery): string {
  const parameters = new URLSearchParams({ limit: String(limit) });
  if (cursor !== undefined) parameters.set('cursor', cursor);
  else if (at !== undefined) parameters.set('at', at);
  return `${listReplies.url.replace(':id', id)}?${parameters.toString()}`;
}

/**
 * The page that a cursor leads to; undefined without one.
 *
 * @throws AppError `validation_failed` where it is none of these
 */
export function pageAt({ cursor }: RepliesQuery): ReplyPage | undefined {
  if (cursor === undefined) return undefined;
  const { back = false, ...from } = decodeCursor(cursor, place);
  return back ? { before: from } : { after: from };
}

/** The page that begins with a reply, or the last one. */
async function pageFrom(db: Database, { id, at }: RepliesQuery): Promise<ReplyPage> {
  if (at === undefined) return {};
  const from = at === 'newest' ? undefined : await selectReplyCursor(db, { postId: id, id: at });
  return from ? { from } : { last: true };
}

const isBackwards = ({ before, last }: ReplyPage): boolean => before !== undefined || last === true;

const placeOf = ({ appeared_at: at, id }: ForumReplyRow): ReplyCursor | undefined =>
  at === null ? undefined : { at, id };

/** Whether replies stand before a page's first one. */
async function hasBefore(
  db: Database,
  postId: string,
  { page, first, isFull }: { page: ReplyPage; first: ReplyCursor; isFull: boolean },
): Promise<boolean> {
  if (isBackwards(page)) return isFull;
  if (page.after) return true;
  if (!page.from) return false;
  return (await selectReplies(db, postId, { before: first, limit: 1 })).length > 0;
}

/** What is asked for; `asked` is the page of its cursor. */
type Asked = { query: RepliesQuery; asked: ReplyPage | undefined };

/** A page of a published post's replies; without text where there is no such post for readers. */
export async function loadReplies(
  db: Database,
  { query, asked, mentionsIn }: Asked & { mentionsIn: MentionsIn },
): Promise<ResponseBody> {
  const { id, limit } = query;
  const page = asked ?? (await pageFrom(db, query));
  const [post, found] = await Promise.all([
    selectPost(db, id),
    selectReplies(db, id, { ...page, limit: limit + 1 }),
  ]);
  if (!post) return nothing;
  const isFull = found.length > limit;
  const rows = isBackwards(page) ? found.slice(-limit) : found.slice(0, limit);
  const [first, last] = [rows.at(0), rows.at(-1)].map((row) => row && placeOf(row));
  const goesOn = page.before !== undefined || (isFull && !isBackwards(page));
  const url = addressOf({ id, limit });
  const links = [
    ...(last && goesOn ? [nextLink({ url }, last)] : []),
    ...(first && (await hasBefore(db, id, { page, first, isFull }))
      ? [prevLink({ url }, { ...first, back: true })]
      : []),
  ];
  const mentions = await mentionsIn(
    db,
    rows.map((row) => (isRemoved(row) ? '' : row.content)),
  );
  return contentOf(
    rows.map((row, index) => presentReply(row, mentions[index] ?? [])),
    {
      'x-total-count': String(post.replies),
      ...(links.length > 0 && { link: links.join(', ') }),
    },
  );
}
