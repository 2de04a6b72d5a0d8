// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Replay } from '@kga/db/replay';
import { expect, it, vi } from 'vitest';

import { scenesOf } from '../petition-provider/replay.ts';
import { followReplay } from './follow-replay.ts';

const replay = {
  from: new Date('2025-07-24T00:00:00Z'),
  epoch: new Date('2030-01-01T00:00:00Z'),
  speed: 600,
};
const scenes = scenesOf(replay);
const [scene] = scenes;

async function* times(...all: readonly number[]) {
  for (const time of all) yield new Date(time);
}

function recorder() {
  const seeded: string[] = [];
  const seed = (begun: Replay) => {
    seeded.push(`${begun.from.toISOString().slice(0, 10)} at ${begun.epoch.getTime()}`);
    return Promise.resolve();
  };
  return { seeded, seed, startOver: (now: Date) => Promise.resolve({ ...replay, epoch: now }) };
}

it('seeds every scene once, when it begins, and starts over after the last', async () => {
  const { seeded, ...hooks } = recorder();
  const ends = scenes.map((each) => each.ends);
  const second = (time: number) => [time - 1_000, time, time + 1_000];
  await followReplay({ replay, scene }, hooks, times(...ends.flatMap(second)));
  expect(seeded).toEqual([
    `2026-01-26 at ${ends[0]}`,
    `2026-06-16 at ${ends[1]}`,
    `2025-07-24 at ${ends[2]}`,
  ]);
});

it('seeds nothing after a start within a scene', async () => {
  const { seeded, ...hooks } = recorder();
  const begin = replay.epoch.getTime();
  await followReplay({ replay, scene }, hooks, times(begin + 1_000, begin + 2_000));
  expect(seeded).toEqual([]);
});

it('tries a scene again that could not be seeded', async () => {
  const { seeded, seed, startOver } = recorder();
  const failing = vi.fn<typeof seed>(seed).mockRejectedValueOnce(new Error('no database'));
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  const time = scenes[0]?.ends ?? 0;
  await followReplay({ replay, scene }, { seed: failing, startOver }, times(time, time + 1_000));
  expect(complain).toHaveBeenCalledOnce();
  expect(seeded).toEqual([`2026-01-26 at ${time}`]);
});
