// SPDX-License-Identifier: AGPL-3.0-or-later
import { setTimeout } from 'node:timers/promises';

/**
 * Waits until a URL answers 2xx.
 *
 * @throws Error with the last answer where none was in time, and the reason of `signal` where it was aborted
 */
export async function waitUntilReady(
  url: string,
  { within, signal }: { readonly within: number; readonly signal?: AbortSignal },
): Promise<void> {
  const deadline = Date.now() + within;
  let last = 'no answer';
  while (Date.now() < deadline) {
    signal?.throwIfAborted();
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    const text = await answer?.text().catch(() => '');
    if (answer?.ok) return;
    last = answer ? `${answer.status} ${text}` : 'no answer';
    await setTimeout(100);
  }
  throw new Error(`${url} was not ready within ${within / 1_000} s: ${last}`);
}
