import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '../errors.ts';
import { type Addresses, rememberAddresses, sendKept } from './addresses.ts';
import type { Answer, Content } from './answer.ts';
import type { KeptReads } from './kept-reads.ts';
import { sendAnswer } from './send.ts';

type Gate = (work: () => Promise<Content>) => Promise<Content>;

/** Answers of one kind, and where their loads wait for their turn. */
type Pages = { reads: KeptReads; gate: Gate };

export type KeptList<Query> = {
  /** The page of an address that was understood before, where it is in memory. */
  keptAt: Addresses['kept'];
  /** A page that many ask for, where it is in memory; keeps how its address was understood. */
  kept: (url: string, query: Query) => Answer | Promise<Answer> | undefined;
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
  const addresses = rememberAddresses(first.reads);
  return {
    keptAt: addresses.kept,
    kept(url, query) {
      if (!isFirstPage(query)) return undefined;
      const name = addressOf(query);
      addresses.remember(url, name);
      return first.reads.kept(name);
    },
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
  return {
    onRequest: sendKept({ kept: list.keptAt }),
    send(request: FastifyRequest, reply: FastifyReply, query: Query): void | Promise<void> {
      const kept = list.kept(request.url, query);
      if (kept) return sendAnswer(request, reply, kept);
      return limited(request).then((found) => {
        if (!found.isAllowed && found.isExceeded) {
          throw new AppError('rate_limited', { retryAfter: Math.max(1, found.ttlInSeconds) });
        }
        return sendAnswer(request, reply, list.page(query));
      });
    },
  };
}
