// SPDX-License-Identifier: AGPL-3.0-or-later
import { figuresAt } from './curve.ts';
import { closedAt, dayBegin, endOfDay, goal, life, outcome, weeklyFigures } from './initiative.ts';

export { type Figures, curveOf, figuresAt } from './curve.ts';

export interface Replay {
  /** A time of the initiative's life. */
  readonly from: Date;
  /** The wall clock's time on which `from` falls. */
  readonly epoch: Date;
  /** Seconds of the initiative's life in one second after `epoch`. */
  readonly speed: number;
  /** Whether the petition collects for ever: the replay starts over where the collection closed. */
  readonly keepsCollecting?: boolean;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** How far apart the points of a replay's past are up to an age, much as `downsampleSnapshots` leaves them. */
const steps = [
  { step: 15 * minute, until: 2 * day },
  { step: 60 * minute, until: 30 * day },
  { step: day, until: Infinity },
] as const;

/** Times of the initiative's life from the first figures to `until`, newest first. */
function pastTimes(until: Date): Date[] {
  const last = Math.min(until.getTime(), closedAt.getTime());
  const first = endOfDay(weeklyFigures[0]?.date ?? '').getTime();
  const times: Date[] = [];
  for (let time = last; time >= first;) {
    times.push(new Date(time));
    time -= steps.find(({ until: age }) => last - time < age)?.step ?? day;
  }
  return times;
}

/** Moves a time of the initiative's life to the wall clock of a replay. */
const shifted = ({ from, epoch }: Replay, time: Date) =>
  new Date(epoch.getTime() + time.getTime() - from.getTime());

/** The life of the petition as far as it has come at the beginning of a replay. */
export function replayedLife(source: Replay) {
  const { from, epoch, speed, keepsCollecting = false } = source;
  const happened = (time: Date | undefined) =>
    time !== undefined && time <= from ? shifted(source, time) : null;
  const untilClosing = (closedAt.getTime() - from.getTime()) / speed;
  const submitted = happened(dayBegin(life.submitted));
  const answered = happened(dayBegin(life.answered));
  return {
    opened_at: shifted(source, dayBegin(life.opened)),
    first_reached_at: happened(pastTimes(from).findLast((time) => figuresAt(time).total >= goal)),
    closes_at:
      happened(closedAt) ??
      (speed > 0 && !keepsCollecting ? new Date(epoch.getTime() + untilClosing) : null),
    submitted_at: submitted,
    verified: submitted && outcome.verified,
    answered_at: answered,
    answer_reference: answered && outcome.answerReference,
    provider_kind: 'eci-collection',
    demonstration: true,
    replay_from: from,
    replay_epoch: epoch,
    replay_speed: speed,
  } as const;
}

/** The past of a replay, as points on the wall clock. */
export function replayedSnapshots(petitionId: string, source: Replay) {
  return pastTimes(source.from).map((time) => {
    const { total, counts } = figuresAt(time);
    return {
      petition_id: petitionId,
      taken_at: shifted(source, time),
      signature_count: total,
      country_sum: total,
      goal,
      country_counts: JSON.stringify(counts),
    };
  });
}
