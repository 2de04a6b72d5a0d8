// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Answer, type PageRead, type RunRecord, createRecord } from '../faults/record.ts';

/** Of an update. Everyone reads and writes in all of them. */
const phases = [
  'the old version alone',
  'migrations run',
  'the old version on the new schema',
  'copies start',
  'both versions',
  'each web on the api of the other version',
  'the new version alone',
] as const;

export type Phase = (typeof phases)[number];

/** Requests of a kind in a phase. */
export type Waits = {
  readonly phase: string;
  readonly by: Answer['by'];
  readonly requests: number;
  /** Those that were not answered as they should be; limits of the site (429) are answers. */
  readonly failed: number;
  readonly longestMs: number;
  /** What waited longest. */
  readonly longest: string;
};

/** Operations that hash a password, which takes longer than any lock may. */
const hashing: ReadonlySet<string> = new Set(['register', 'signIn']);

const hasFailed = ({ status }: Answer): boolean =>
  status !== 429 && (status === 0 || status >= 400);

/** A record that notes how long each request waits, in the phase in which it ends, and which pages came. */
export function createWaitRecord(): {
  record: RunRecord;
  waits: () => Waits[];
  pages: readonly PageRead[];
} {
  const answers: (Answer & { phase: string })[] = [];
  const pages: PageRead[] = [];
  const record = createRecord(
    (answer) => answers.push({ ...answer, phase: record.fault }),
    (page) => pages.push(page),
  );
  const waits = () =>
    [...Map.groupBy(answers, ({ phase, by }) => `${phase}\n${by}`).values()].flatMap((group) => {
      const [first] = group;
      const timed = group.filter(({ what }) => !hashing.has(what));
      const [longest] = timed.toSorted((one, other) => other.ms - one.ms);
      if (!first || first.phase === '') return [];
      return {
        phase: first.phase,
        by: first.by,
        requests: group.length,
        failed: group.filter(hasFailed).length,
        longestMs: longest?.ms ?? 0,
        longest: longest?.what ?? '',
      };
    });
  return { record, waits, pages };
}
