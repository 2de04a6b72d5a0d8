// SPDX-License-Identifier: AGPL-3.0-or-later
/** `warning`: works, but an operator should look at it; the exit code stays 0. */
type CheckState = 'ok' | 'warning' | 'failed';

export type Finding = {
  name: string;
  state: CheckState;
  /** What was seen. */
  found: string;
  /** What to do about it. */
  wayOut?: string;
};

/** What a check sees. */
export type Found = Omit<Finding, 'name'>[];

export type Check = {
  name: string;
  run: () => Promise<Found>;
  /** What to do where it throws: starting the service unless given. */
  wayOut?: string;
};

export const ok = (found: string) => ({ state: 'ok', found }) as const;

/** A finding that is fine where `isFine`, and else has a way out. */
export const judge = (
  isFine: boolean,
  found: string,
  wayOut: string,
  otherwise: 'warning' | 'failed' = 'failed',
): Omit<Finding, 'name'> => (isFine ? ok(found) : { state: otherwise, found, wayOut });

/** Milliseconds that one check may take. */
const timeLimit = 15_000;

/** Runs all checks at the same time. One that throws, or takes too long, has failed. */
export async function runChecks(checks: readonly Check[]): Promise<Finding[]> {
  const findings = await Promise.all(
    checks.map(async ({ name, run, wayOut = unreachable }) => {
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => late.reject(new Error('no answer')), timeLimit);
      try {
        const found = await Promise.race([run(), late.promise]);
        return found.map((one) => ({ name, ...one }));
      } catch (error) {
        return [{ name, state: 'failed' as const, found: messageOf(error), wayOut }];
      } finally {
        clearTimeout(timer);
      }
    }),
  );
  return findings.flat();
}

const unreachable =
  'Start the service, or mend its URL in the settings (docs/operations/settings.md).';

/** Connecting to a name with several addresses fails with one error for each. */
function messageOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  // ioredis tells how often it tried instead.
  if (first instanceof Error && first.name === 'MaxRetriesPerRequestError') {
    return 'it cannot be reached';
  }
  return first instanceof Error ? first.message : String(first);
}

const labels: Record<CheckState, string> = { ok: 'ok', warning: 'LOOK', failed: 'FAILED' };

/** The page that an operator reads. */
export function formatFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  const lines = findings.flatMap(({ name, state, found, wayOut }) => [
    `${labels[state].padEnd(6)}  ${name.padEnd(width)}  ${found}`,
    ...(wayOut === undefined ? [] : [`${' '.repeat(width + 10)}→ ${wayOut}`]),
  ]);
  const count = (state: CheckState) => findings.filter((one) => one.state === state).length;
  const sum = `${count('ok')} well, ${count('warning')} to look at, ${count('failed')} failed`;
  return [...lines, sum].join('\n');
}
