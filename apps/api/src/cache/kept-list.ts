import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '../errors.ts';
import type { Answer, Content } from './answer.ts';
import type { KeptReads } from './kept-reads.ts';
import { sendAnswer } from './send.ts';

type Gate = (work: () => Promise<Content>) => Promise<Content>;

/** Answers of one kind, and where their loads wait for their turn. */
type Pages = { reads: KeptReads; gate: Gate };

export type KeptList<Query> = {
  /** What a page that many ask for is kept as; undefined for all others. */
  hotName: (query: Query) => string | undefined;
  /** What is in memory under such a name; it may have to be made anew. */
  kept: (name: string) => Answer | Promise<Answer> | undefined;
  /** Any page, made where it is not in memory. */
  page: (query: Query) => Answer | Promise<Answer>;
};

/** Whether a page is the first of a list that many ask for. */
const isFirstPage = ({ q, cursor }: { q?: string | undefined; cursor?: string | undefined }) =>
  cursor === undefined && (q === undefined || q.trim() === '');

/** The pages of a list, kept in memory: the first ones apart, which many ask for. */
export function keepList<Query extends { q?: string | undefined; cursor?: string | undefined }>({
  first,
  others,
  addressOf,
  prepare,
}: {
  first: Pages;
  others: Pages;
  /** The same for all queries that ask for the same page. */
  addressOf: (query: Query) => string;
  /** Reads what a query may have wrong, and answers what loads its page. */
  prepare: (query: Query) => () => Promise<Content>;
}): KeptList<Query> {
  return {
    hotName: (query) => (isFirstPage(query) ? addressOf(query) : undefined),
    kept: first.reads.kept,
    page(query) {
      const { reads, gate } = isFirstPage(query) ? first : others;
      const load = prepare(query);
      return reads.get(addressOf(query), () => gate(load));
    },
  };
}

/** How a route sends the pages of a list. Asking for the limit costs more than one from memory. */
export function sendPages<Query>(app: FastifyInstance, list: KeptList<Query>) {
  const limited = app.createRateLimit();
  return (request: FastifyRequest, reply: FastifyReply, query: Query): void | Promise<void> => {
    const name = list.hotName(query);
    if (name !== undefined) {
      app.fastPath.remember(request, () => list.kept(name));
      const kept = list.kept(name);
      if (kept) return sendAnswer(request, reply, kept);
    }
    return limited(request).then((found) => {
      if (!found.isAllowed && found.isExceeded) {
        throw new AppError('rate_limited', { retryAfter: Math.max(1, found.ttlInSeconds) });
      }
      return sendAnswer(request, reply, list.page(query));
    });
  };
}
