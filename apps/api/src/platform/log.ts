// SPDX-License-Identifier: AGPL-3.0-or-later
import type { FastifyRequest } from 'fastify';

import type { AppError } from './errors.ts';

/** Interval in which the same error is logged once, however many requests fail with it. */
const pauseMs = 1_000;

const loggedAt = new WeakMap<FastifyRequest['log'], Map<string, number>>();

/** Logs that a dependency failed, throttled: callers must not decide how much is logged. */
export function logDependencyError(error: AppError, { log, id: requestId }: FastifyRequest): void {
  const message = error.cause instanceof Error ? error.cause.message : error.message;
  const times = loggedAt.get(log) ?? new Map<string, number>();
  loggedAt.set(log, times);
  const now = performance.now();
  if (now - (times.get(message) ?? -Infinity) < pauseMs) return;
  times.set(message, now);
  log.warn({ requestId, err: error }, 'unavailable');
}
