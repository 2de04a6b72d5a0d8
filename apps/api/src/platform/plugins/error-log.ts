import type { FastifyRequest } from 'fastify';

import type { AppError } from '../errors.ts';

/** The same fault is logged once in so many milliseconds, however many requests meet it. */
const pauseMs = 1_000;

const loggedAt = new WeakMap<FastifyRequest['log'], Map<string, number>>();

/** Logs that a dependency failed. Outsiders decide how many requests fail, not how much is logged. */
export function logError(error: AppError, { log, id: requestId }: FastifyRequest): void {
  const fault = error.cause instanceof Error ? error.cause.message : error.message;
  const times = loggedAt.get(log) ?? new Map<string, number>();
  loggedAt.set(log, times);
  const now = performance.now();
  if (now - (times.get(fault) ?? -Infinity) < pauseMs) return;
  times.set(fault, now);
  log.warn({ requestId, err: error }, 'unavailable');
}
