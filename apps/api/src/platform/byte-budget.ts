// SPDX-License-Identifier: AGPL-3.0-or-later
import { networksOfIp } from '@kga/contracts/core';

import { AppError } from './errors.ts';

export type ByteBudgetOptions = {
  /** Bytes at a time. */
  max: number;
  /** Those of one network; of IPv6, of a /48. */
  networkMax: number;
  /** Requests that wait for room; further ones are refused. */
  waitingMax: number;
  /** Those of one network. */
  networkWaitingMax: number;
  /** Milliseconds after which a request that waits is refused. */
  waitMs: number;
};

const retryAfter = 5;

const overloaded = () => new AppError('overloaded', { retryAfter });

/** A share that a request has, or waits for. */
type Share = { bytes: number; network: string };

/**
 * Shares out bytes of memory among requests. Those that do not fit wait in order; one whose network has its
 * part does not hold up the others.
 */
export function createByteBudget(options: ByteBudgetOptions) {
  const { max, networkMax } = options;
  let used = 0;
  const byNetwork = new Map<string, number>();
  const waiting = new Map<Share, () => void>();

  const ofNetwork = ({ network }: Share) => byNetwork.get(network) ?? 0;
  const isWithinNetwork = (share: Share) => ofNetwork(share) + share.bytes <= networkMax;

  function add(share: Share, sign: 1 | -1): void {
    used += sign * share.bytes;
    const left = ofNetwork(share) + sign * share.bytes;
    if (left > 0) byNetwork.set(share.network, left);
    else byNetwork.delete(share.network);
  }

  function admitWaiting(): void {
    for (const [share, admit] of waiting) {
      if (!isWithinNetwork(share)) continue;
      // Smaller ones behind it would otherwise keep a large one waiting.
      if (used + share.bytes > max) return;
      waiting.delete(share);
      add(share, 1);
      admit();
    }
  }

  /** Whether more wait than may, in all or of the network of a share. */
  function isCrowded({ network }: Share): boolean {
    if (waiting.size > options.waitingMax) return true;
    const own = Array.from(waiting.keys()).filter((one) => one.network === network);
    return own.length > options.networkWaitingMax;
  }

  /** Rejects where the caller goes meanwhile, too. */
  function wait(share: Share, gone: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const refuse = () => {
      clearTimeout(timer);
      if (!waiting.delete(share)) return;
      reject(overloaded());
      // It may have been the large one.
      admitWaiting();
    };
    const timer = setTimeout(refuse, options.waitMs);
    waiting.set(share, () => {
      clearTimeout(timer);
      resolve();
    });
    gone?.addEventListener('abort', refuse, { once: true });
    admitWaiting();
    if (waiting.has(share) && (gone?.aborted || isCrowded(share))) refuse();
    return promise;
  }

  /**
   * Waits for room for bytes of a caller, at most as many as a network may have, until the caller has gone;
   * returns a function that gives them back. @throws AppError `overloaded`
   */
  return async (bytes: number, address: string, gone?: AbortSignal): Promise<() => void> => {
    const network = networksOfIp(address).at(-1) ?? address;
    const share = { bytes: Math.min(bytes, networkMax), network };
    await wait(share, gone);
    let isGiven = true;
    return () => {
      if (!isGiven) return;
      isGiven = false;
      add(share, -1);
      admitWaiting();
    };
  };
}

export type ByteBudget = ReturnType<typeof createByteBudget>;
