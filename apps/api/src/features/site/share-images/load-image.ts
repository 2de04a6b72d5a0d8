// SPDX-License-Identifier: AGPL-3.0-or-later
import timers from 'node:timers/promises';

import type { ShareImageKey } from '@kga/contracts/site';
import type { Database } from '@kga/db/core';
import { type ShareSubject, versionOf } from '@kga/db/registry';
import { requestShareImage, selectShareImage } from '@kga/db/site';

/** Milliseconds that a caller waits for the worker. */
const waitMs = 2_000;
const checkEveryMs = 50;
/** Figures that move each second are drawn once in this time. */
const figuresEveryMs = 60_000;
const figures: ReadonlySet<ShareSubject['kind']> = new Set(['petition', 'country', 'page']);
/** Images that are waited for at a time; callers for others get the general one at once. */
const waitingMax = 50;

/**
 * Makes a function that resolves with the hash of an image, drawn by the worker if it is missing or
 * shows an older state; undefined where that takes too long. Concurrent calls for an image share one
 * request.
 */
export function createImageLoader(db: Database) {
  const waiting = new Map<string, Promise<string | undefined>>();

  /** Counted from the request, so that while the worker is away only the first callers wait. */
  async function waitFor(key: ShareImageKey, version: string): Promise<string | undefined> {
    const requestedAt = await requestShareImage(db, key);
    // Postgres may have another clock.
    const end = Math.min(requestedAt.getTime(), Date.now()) + waitMs;
    for (;;) {
      const image = await selectShareImage(db, key);
      if (image?.version === version && image.object_hash !== null) return image.object_hash;
      if (Date.now() >= end) return image?.object_hash ?? undefined;
      await timers.setTimeout(checkEveryMs);
    }
  }

  function shareWait(key: ShareImageKey, version: string) {
    const name = JSON.stringify(key);
    const known = waiting.get(name);
    if (known) return known;
    if (waiting.size >= waitingMax) return undefined;
    const started = waitFor(key, version).finally(() => waiting.delete(name));
    waiting.set(name, started);
    return started;
  }

  return async (key: ShareImageKey, subject: ShareSubject): Promise<string | undefined> => {
    const version = versionOf(subject);
    const image = await selectShareImage(db, key);
    const hash = image?.object_hash ?? undefined;
    if (hash === undefined || !image) return shareWait(key, version);
    if (image.version === version) return hash;
    // One that names games is drawn again at once: some of them may have been hidden.
    const namesGames = subject.kind === 'page' && subject.games.length > 0;
    if (namesGames || !figures.has(subject.kind)) return shareWait(key, version);
    // The image of a minute ago is good enough until the new one is drawn.
    if (Date.now() - (image.rendered_at?.getTime() ?? 0) >= figuresEveryMs) {
      await requestShareImage(db, key);
    }
    return hash;
  };
}
