import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ProviderPerson } from './person.ts';

/** Somebody else who knows who people are. */
export type Provider = {
  /**
   * The address that the browser is sent to; sets cookies for the way back.
   *
   * @throws SocialFault `unavailable`
   */
  begin: (request: FastifyRequest, reply: FastifyReply, nonce: string) => Promise<string>;
  /**
   * Who came back from there.
   *
   * @throws SocialFault `expired`, `failed` or `unavailable`
   */
  finish: (request: FastifyRequest, nonce: string) => Promise<ProviderPerson>;
};

/** Makes something on first use, keeps it for a while, and tries again after a failure. */
export function lazily<T>(make: () => Promise<T>, keepMs = 3_600_000): () => Promise<T> {
  let made: { value: Promise<T>; until: number } | undefined;
  return () => {
    if (made && Date.now() < made.until) return made.value;
    const making = { value: make(), until: Date.now() + keepMs };
    made = making;
    making.value.catch(() => {
      if (made === making) made = undefined;
    });
    return making.value;
  };
}
