// SPDX-License-Identifier: AGPL-3.0-or-later
import { closedAt, dayBegin, life } from '@kga/db/initiative';
import type { Replay } from '@kga/db/replay';

const opened = dayBegin(life.opened);

/** Position of the replay in the initiative's life; it stops when collection closes. */
export function positionAt({ from, epoch, speed }: Replay, now: Date): Date {
  const position = from.getTime() + (now.getTime() - epoch.getTime()) * speed;
  return new Date(Math.min(Math.max(position, opened.getTime()), closedAt.getTime()));
}

const minute = 60_000;

/** The later statuses, from which time of the initiative's life, and for how long they are shown. */
const outcomes = [
  { from: dayBegin(life.submitted), lasts: 4 * minute },
  { from: dayBegin(life.answered), lasts: 6 * minute },
] as const;

/** How long the petition stays closed before its statements of support are verified. */
const verification = 4 * minute;

/** A stretch of the replay in which the petition's dates stay as they were seeded. */
export interface Scene extends Replay {
  /** On the wall clock, in milliseconds since 1970; infinite where the replay is paused. */
  readonly ends: number;
}

/** A whole replay: collection, and unless it keeps collecting closing, submission and answer. */
export function scenesOf(replay: Replay): readonly Scene[] {
  const untilClosing = Math.max(0, closedAt.getTime() - replay.from.getTime()) / replay.speed;
  const scenes: Scene[] = [];
  let begins = replay.epoch.getTime();
  const { keepsCollecting = false, ...clock } = replay;
  const collection = {
    from: replay.from,
    lasts: untilClosing + (keepsCollecting ? 0 : verification),
  };
  for (const { from, lasts } of keepsCollecting ? [collection] : [collection, ...outcomes]) {
    const ends = begins + lasts;
    scenes.push({ ...clock, keepsCollecting, from, epoch: new Date(begins), ends });
    begins = ends;
  }
  return scenes;
}

/** The scene at a time; undefined once the replay is over. */
export function sceneAt(replay: Replay, now: Date): Scene | undefined {
  return scenesOf(replay).find(({ ends }) => now.getTime() < ends);
}
