// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Commitment,
  type LegalRecord,
  firstDayAfter,
  isOpenPromise,
} from '@kga/contracts/legal';

/** A fact that has aged, and what to do about it. */
export type StaleFact = {
  readonly about: string;
  readonly problem: string;
  /** Whether it has to be looked up; otherwise no source says more. */
  readonly isDue: boolean;
};

/** A game of the seeds, as far as its dates go. */
type Game = {
  readonly key: string;
  readonly status: string;
  readonly shutdownDate: string | null;
};

type Facts = {
  readonly commitments: readonly Commitment[];
  readonly games: readonly Game[];
  readonly records: readonly LegalRecord[];
};

/** Days after which what is still open is looked up again, and any source is read again. */
const limits = { open: 90, source: 365 } as const;

const daysBetween = (from: string, to: string): number =>
  Math.floor((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The last day on which one of the sources was read. */
const lastChecked = (sources: readonly { checked: string }[]): string =>
  sources
    .map(({ checked }) => checked)
    .toSorted()
    .at(-1) ?? '';

function staleCommitment(commitment: Commitment, today: string): StaleFact[] {
  const { id, status, due, sources } = commitment;
  const about = `promise ${id}`;
  const checked = lastChecked(sources);
  if (status === 'unknown') {
    return [{ about, problem: `no source says what came of it (read ${checked})`, isDue: false }];
  }
  if (!isOpenPromise(status)) return [];
  if (due !== null && firstDayAfter(due) <= today) {
    return [{ about, problem: `was due ${due}: look up what came of it`, isDue: true }];
  }
  const age = daysBetween(checked, today);
  return age > limits.open
    ? [{ about, problem: `is ${status}, and its sources were read ${age} days ago`, isDue: true }]
    : [];
}

/** Outcomes of promises that a status of the archive contradicts. */
const contradictions: Readonly<Record<string, string>> = {
  kept: 'shut_down',
  broken: 'playable_again',
  unknown: 'playable_again',
};

/** Promises about games whose entry in the archive says otherwise. */
const disagreements = ({ commitments, games }: Facts): StaleFact[] =>
  commitments.flatMap(({ id, status, game: key, forOwnersOnly = false }) => {
    if (key === undefined) return [];
    const about = `promise ${id}`;
    const game = games.find((each) => each.key === key);
    if (!game) return [{ about, problem: `is about ${key}, which the archive lacks`, isDue: true }];
    if (contradictions[status] !== game.status) return [];
    // A game that only its owners can still play is shut down for everyone else.
    if (status === 'kept' && forOwnersOnly) return [];
    const problem = `is ${status}, but in the archive ${key} is ${game.status}: look up which is right`;
    return [{ about, problem, isDue: status !== 'unknown' }];
  });

/** A day that has passed; of a month or a year the last one. */
const isOver = (date: string, today: string): boolean => firstDayAfter(date) <= today;

const staleGames = (games: readonly Game[], today: string): StaleFact[] =>
  games
    .filter(({ status, shutdownDate }) => status === 'announced' && shutdownDate !== null)
    .filter(({ shutdownDate }) => isOver(shutdownDate ?? '', today))
    .map(({ key, shutdownDate }) => ({
      about: `game ${key}`,
      problem: `is announced, but its day was ${shutdownDate}: look up whether it is off`,
      isDue: true,
    }));

type Source = { readonly url: string; readonly checked: string };

const isSource = (value: object): value is Source => 'url' in value && 'checked' in value;

/** Every source below a value, at any depth. */
function sourcesIn(value: unknown): Source[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(sourcesIn);
  return isSource(value) ? [value, ...below] : below;
}

function staleSources(about: string, value: unknown, today: string): StaleFact[] {
  const old = sourcesIn(value).filter(({ checked }) => daysBetween(checked, today) > limits.source);
  return [...new Set(old.map(({ url }) => url))].map((url) => ({
    about,
    problem: `${url} was not read for a year`,
    isDue: true,
  }));
}

/**
 * What has aged by a day, as `2026-11-28`: promises past due or not looked up for 90 days, promises whose outcome
 * is not known or differs from the archive, announced games whose day has passed, and sources that were not read for
 * a year.
 */
export function staleFacts(facts: Facts, today: string): StaleFact[] {
  const { commitments, games, records } = facts;
  return [
    ...disagreements(facts),
    ...commitments.flatMap((commitment) => [
      ...staleCommitment(commitment, today),
      ...staleSources(`promise ${commitment.id}`, commitment, today),
    ]),
    ...staleGames(games, today),
    ...records.flatMap((record) => staleSources(`law of ${record.id}`, record, today)),
  ];
}
