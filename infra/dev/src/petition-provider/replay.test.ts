// SPDX-License-Identifier: AGPL-3.0-or-later
import { closedAt } from '@kga/db/initiative';
import { describe, expect, it } from 'vitest';

import { positionAt, sceneAt, scenesOf } from './replay.ts';

const from = new Date('2025-07-24T00:00:00Z');
const epoch = new Date('2030-01-01T00:00:00Z');
const replay = { from, epoch, speed: 600 };
const minute = 60_000;
const closing = epoch.getTime() + (closedAt.getTime() - from.getTime()) / replay.speed;

describe('positionAt', () => {
  it('advances ten minutes per second', () => {
    expect(positionAt(replay, new Date('2030-01-01T00:02:24Z'))).toEqual(new Date('2025-07-25'));
  });

  it('stops when collection closes', () => {
    expect(positionAt(replay, new Date('2031-01-01T00:00:00Z'))).toEqual(closedAt);
  });
});

describe('the scenes', () => {
  it('follow each other without a gap, from collection to the answer', () => {
    const scenes = scenesOf(replay);
    const days = scenes.map((scene) => scene.from.toISOString().slice(0, 10));
    expect(days).toEqual(['2025-07-24', '2026-01-26', '2026-06-16']);
    const begins = scenes.map((scene) => scene.epoch.getTime());
    expect(begins).toEqual([epoch.getTime(), ...scenes.slice(0, -1).map(({ ends }) => ends)]);
  });

  it('leave some minutes to each status, and end within half an hour', () => {
    const [collection, ...outcomes] = scenesOf(replay);
    expect((collection?.ends ?? 0) - closing).toBeGreaterThan(3 * minute);
    for (const scene of outcomes) {
      expect(scene.ends - scene.epoch.getTime()).toBeGreaterThan(3 * minute);
    }
    expect((outcomes.at(-1)?.ends ?? Infinity) - epoch.getTime()).toBeLessThan(35 * minute);
  });

  it('are the collection alone where it is repeated', () => {
    const [collection, ...others] = scenesOf({ ...replay, keepsCollecting: true });
    expect(others).toEqual([]);
    expect(collection?.ends).toBe(closing);
  });

  it('are over after the last one, and never while the replay is paused', () => {
    const late = new Date('2030-01-02T00:00:00Z');
    expect(sceneAt(replay, epoch)?.from).toEqual(from);
    expect(sceneAt(replay, late)).toBeUndefined();
    expect(sceneAt({ ...replay, speed: 0 }, late)?.from).toEqual(from);
  });
});
