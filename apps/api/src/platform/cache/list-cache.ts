import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '../errors.ts';
import type { EncodedResponse, ResponseBody } from './encoded-response.ts';
import type { ResponseCache } from './response-cache.ts';
import { sendCached } from './send.ts';

type Gate = (work: () => Promise<ResponseBody>) => Promise<ResponseBody>;

/** Answers of one kind, and where their loads wait for their turn. */
type Pages = { reads: ResponseCache; gate: Gate };

export type ListCache<Query> = {
  /** What a page that many ask for is kept as; undefined for all others. */
  hotName: (query: Query) => string | undefined;
  /** What is in memory under such a name; it may have to be made anew. */
  peek: (name: string) => EncodedResponse | Promise<EncodedResponse> | undefined;
  /** Any page, made where it is not in memory. */
  page: (query: Query) => EncodedResponse | Promise<EncodedResponse>;
};

/** Whether a page is the first of a list that many ask for. */
const isFirstPage = ({ q, cursor }: { q?: string | undefined; cursor?: string | undefined }) =>
  cursor === undefined && (q === undefined || q.trim() === '');

/** The pages of a list, kept in memory: the first ones apart, which many ask for. */
export function createListCache<
  Query extends { q?: string | undefined; cursor?: string | undefined },
>({
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
  prepare: (query: Query) => () => Promise<ResponseBody>;
}): ListCache<Query> {
  return {
    hotName: (query) => (isFirstPage(query) ? addressOf(query) : undefined),
    peek: first.reads.peek,
    page(query) {
      const { reads, gate } = isFirstPage(query) ? first : others;
      const load = prepare(query);
      return reads.get(addressOf(query), () => gate(load));
    },
  };
}

/** How a route sends the pages of a list. Asking for the limit costs more than one from memory. */
export function sendListPage<Query>(app: FastifyInstance, list: ListCache<Query>) {
  const limited = app.createRateLimit();
  return (request: FastifyRequest, reply: FastifyReply, query: Query): void | Promise<void> => {
    const name = list.hotName(query);
    if (name !== undefined) {
      app.hotPath.remember(request, () => list.peek(name));
      const kept = list.peek(name);
      if (kept) return sendCached(request, reply, kept);
    }
    return limited(request).then((found) => {
      if (!found.isAllowed && found.isExceeded) {
        throw new AppError('rate_limited', { retryAfter: Math.max(1, found.ttlInSeconds) });
      }
      return sendCached(request, reply, list.page(query));
    });
  };
}
