import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Answer } from './answer.ts';
import type { KeptReads } from './kept-reads.ts';
import { sendAnswer } from './send.ts';

/** How many addresses are remembered, and how long ones. */
const addressesMax = 300;
const lengthMax = 300;

export type Addresses = {
  /** The answer of an address that was understood before, where it is kept. */
  kept: (url: string) => Answer | Promise<Answer> | undefined;
  /** Keeps which answer an address came to, once its query was read and found right. */
  remember: (url: string, name: string) => void;
};

/**
 * Addresses as they were asked for, and the names of the kept answers that they came to: reading a
 * query anew takes longer than all else.
 */
export function rememberAddresses(reads: Pick<KeptReads, 'kept'>): Addresses {
  const names = new Map<string, string>();
  return {
    kept(url) {
      const name = names.get(url);
      return name === undefined ? undefined : reads.kept(name);
    },
    remember(url, name) {
      if (url.length > lengthMax || names.get(url) === name) return;
      names.set(url, name);
      const [oldest] = names.keys();
      if (names.size > addressesMax && oldest !== undefined) names.delete(oldest);
    },
  };
}

/** For `onRequest`: sends what is kept for an address, before its query is read. */
export const sendKept =
  ({ kept }: Pick<Addresses, 'kept'>) =>
  (request: FastifyRequest, reply: FastifyReply, next: () => void): void | Promise<void> => {
    const answer = kept(request.url);
    // One that cannot be made anew goes the way of every error.
    return answer ? sendAnswer(request, reply, answer) : next();
  };
