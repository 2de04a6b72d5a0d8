// SPDX-License-Identifier: AGPL-3.0-or-later
import { setInterval } from 'node:timers/promises';

import type { Replay } from '@kga/db/replay';

import { type Config, dataFolder } from '../config.ts';
import { type Scene, sceneAt } from '../petition-provider/replay.ts';
import { startProvider } from './stand-ins.ts';
import { replayClock } from './stored-state.ts';

interface ReplayOptions {
  readonly config: Config;
  readonly seed: (scene?: Replay) => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Seeds the replay as far as it has come and starts the stand-in provider; returns what takes both
 * through its scenes.
 */
export async function startReplay(options: ReplayOptions): Promise<() => Promise<void>> {
  const { config, seed, signal } = options;
  const { clock: replay, note } = replayClock(dataFolder, config.replay, new Date());
  console.log(note);
  const scene = sceneAt(replay, new Date());
  await seed(scene);
  const restart = await startProvider(config, replay);
  const startOver = async (now: Date) => {
    const { clock } = replayClock(dataFolder, config.replay, now);
    await restart(clock);
    return clock;
  };
  return () => followReplay({ replay, scene }, { seed, startOver }, everySecond(signal));
}

async function* everySecond(signal: AbortSignal) {
  for await (const _ of setInterval(1_000, undefined, { signal })) yield new Date();
}

interface ReplayHooks {
  /** Seeds the petition as it is at the beginning of a scene. */
  readonly seed: (scene: Replay) => Promise<void>;
  /** Begins the replay again and returns it. */
  readonly startOver: (now: Date) => Promise<Replay>;
}

/**
 * Seeds each scene of a replay as it begins, after the one that is seeded already, and starts over after
 * the last one, as time passes. A scene that could not be seeded is tried again.
 */
export async function followReplay(
  first: { readonly replay: Replay; readonly scene: Scene | undefined },
  { seed, startOver }: ReplayHooks,
  times: AsyncIterable<Date>,
): Promise<void> {
  let { replay } = first;
  let seeded = first.scene?.epoch.getTime();
  for await (const now of times) {
    try {
      if (!sceneAt(replay, now)) replay = await startOver(now);
      const scene = sceneAt(replay, now);
      if (!scene || scene.epoch.getTime() === seeded) continue;
      await seed(scene);
      seeded = scene.epoch.getTime();
    } catch (error) {
      console.error('The replay did not go on', error);
    }
  }
}
