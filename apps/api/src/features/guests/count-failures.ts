import type { onResponseHookHandler } from 'fastify';
import type { Counter } from 'prom-client';

/** Counts what failed: browsers go on as if nothing were, so that nobody else would notice. */
export const limitFailures =
  (guests: Counter<'step' | 'outcome'>, step: 'register' | 'link'): onResponseHookHandler =>
  (_request, reply, next) => {
    const { statusCode } = reply;
    if (statusCode >= 400) guests.inc({ step, outcome: statusCode < 500 ? 'refused' : 'failed' });
    next();
  };
