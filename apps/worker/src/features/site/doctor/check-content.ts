// SPDX-License-Identifier: AGPL-3.0-or-later
import { statfs } from 'node:fs/promises';

import type { Database } from '@kga/db/core';
import { countFeedStates } from '@kga/db/news';
import { selectPollFacts } from '@kga/db/petitions';

import type { WorkerActivity } from '../../../platform/worker-activity.ts';
import { type Check, type Found, judge, ok } from './report.ts';

/** Seconds after which the alert PetitionFiguresOld fires, too. */
const figuresAgeMax = 7_200;
/** Seconds after which the alert FeedsLate fires, too. */
const feedLagMax = 900;
const freeSpaceMin = 0.1;

async function checkPetitions(db: Database): Promise<Found> {
  const petitions = await selectPollFacts(db);
  if (petitions.length === 0) {
    const wayOut = 'Set PETITION_PROVIDER_URL, or name a provider in the admin area.';
    return [judge(false, 'no provider is asked for figures', wayOut, 'warning')];
  }
  return petitions.map(({ slug, ageSeconds, lastError }) => {
    const age =
      ageSeconds === null ? 'has never answered' : `last answered ${Math.round(ageSeconds)} s ago`;
    const reason = lastError === null ? '' : `; then: ${lastError}`;
    return judge(
      ageSeconds !== null && ageSeconds < figuresAgeMax,
      `${slug}: its provider ${age}${reason}`,
      'Ask the provider from this machine (docs/operations/runbooks/petition-figures-old.md).',
    );
  });
}

async function checkFeeds(db: Database): Promise<Found> {
  const states = await countFeedStates(db);
  const count = (name: string) => states.find(({ state }) => state === name)?.feeds ?? 0;
  const all = states.reduce((sum, { feeds }) => sum + feeds, 0);
  const lag = Math.max(0, ...states.map(({ lagSeconds }) => lagSeconds));
  const failing = count('failing') + count('stopped') + count('gone');
  return [
    judge(
      lag < feedLagMax,
      `the most overdue of ${all} sources is ${Math.round(lag)} s late`,
      'Is a worker running? (docs/operations/runbooks/feeds-late.md)',
    ),
    judge(
      failing === 0,
      `${failing} of ${all} sources cannot be read`,
      'See why at /admin/feeds, where they can be changed or switched off.',
      'warning',
    ),
  ];
}

/**
 * @param share of the disk that is free, 0 to 1
 * @param free such as 12.3 GB
 */
export const judgeDisk = (share: number, free: string): Found => [
  judge(
    share >= freeSpaceMin,
    `${free} are free here, ${Math.floor(share * 100)}%`,
    'Make room: old logs, images of containers and backups take most.',
  ),
];

/** The disk below the container; stores on other machines tell of theirs by failing. */
async function checkDisk(): Promise<Found> {
  const { bavail, blocks, bsize } = await statfs('/');
  return judgeDisk(bavail / blocks, `${((bavail * bsize) / 1e9).toFixed(1)} GB`);
}

/** Seconds after which a worker that takes no job hangs; one that is idle asks for one every few seconds. */
const silenceMax = 60;

const didNothing = (seconds: number) =>
  `asked for, began and finished no job for ${Math.round(seconds)} s`;
const restart =
  'See the logs, and restart what hangs; a worker may also have long jobs only (docs/operations/runbooks/app-down.md).';

export function judgeWorkers({ silences, quiet }: WorkerActivity): Found {
  if (silences === undefined) {
    const found = Number.isFinite(quiet)
      ? `Redis does not list them; the newest job began or ended ${Math.round(quiet)} s ago`
      : 'Redis does not list them, and knows no job that began';
    const wayOut =
      'See whether one runs, and allow CLIENT LIST to the user of the queues (docs/operations/redis.md).';
    return [judge(quiet < silenceMax, found, wayOut, 'warning')];
  }
  if (silences.length === 0) {
    const wayOut =
      'Start one: without it no mail leaves and figures get old (docs/operations/runbooks/app-down.md).';
    return [judge(false, 'none takes jobs', wayOut)];
  }
  const hung = silences.filter((seconds) => seconds >= silenceMax);
  const all = silences.length;
  if (hung.length === 0) return [ok(`${all} running`)];
  if (hung.length === all) {
    return [judge(false, `${all} connected, which ${didNothing(Math.min(...hung))}`, restart)];
  }
  const found = `${hung.length} of ${all} ${didNothing(Math.min(...hung))}`;
  return [judge(false, found, restart, 'warning')];
}

export const contentChecks = (
  db: Database,
  selectActivity: () => Promise<WorkerActivity>,
): readonly Check[] => [
  { name: 'petitions', run: () => checkPetitions(db) },
  { name: 'feeds', run: () => checkFeeds(db) },
  { name: 'disk', run: checkDisk },
  { name: 'workers', run: async () => judgeWorkers(await selectActivity()) },
];
