// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Comparison, MailComparison } from './checks.ts';
import type { Strike } from './monkey.ts';
import type { Failure } from './record.ts';

export type Findings = {
  readonly wanted: number;
  readonly strikes: readonly Strike[];
  readonly failures: readonly Failure[];
  readonly reads: number;
  readonly writes: readonly Comparison[];
  readonly sums: Readonly<Record<string, number>>;
  readonly mails: MailComparison;
};

/** Longest recovery in milliseconds, once what failed is back. */
const recoveryMsMax = 5_000;

/** Outcomes of what failed, the most frequent first, as `503 × 12`. */
function outcomesOf(failures: readonly Failure[]): string {
  const groups = [...Map.groupBy(failures, ({ by, outcome }) => `${by} ${outcome}`)];
  return groups
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([outcome, { length }]) => `${outcome} × ${length}`)
    .join(', ');
}

/** Prints what was found of each fault, write and mail; returns the bars that were missed. */
export function report(findings: Findings): readonly string[] {
  const { strikes, failures, reads, writes, sums, mails } = findings;
  const missed: string[] = [];
  const bar = (holds: boolean, text: string) => {
    if (!holds) missed.push(text);
  };
  for (const [name, same] of Map.groupBy(strikes, ({ fault }) => fault.name)) {
    const worst = Math.max(...same.map(({ recoveryMs }) => recoveryMs));
    const during = failures.filter(({ fault }) => fault === name);
    const times = `${same.length} times, recovered after ${(worst / 1_000).toFixed(1)} s at most`;
    console.log(`${name}: ${times}. ${outcomesOf(during)}`);
    const spares = same[0]?.fault.spares ?? 'none';
    bar(worst <= recoveryMsMax, `${name} took ${worst} ms to recover`);
    const noticed = during.filter(({ by }) => spares === 'all' || by === 'reader').length;
    bar(spares === 'none' || noticed === 0, `${name} failed ${noticed} requests`);
  }
  const between = failures.filter(({ fault }) => fault === '');
  console.log(`Between faults: ${between.length} failed. ${outcomesOf(between)}`);
  bar(between.length === 0, `${between.length} requests failed between faults`);
  const broken = failures.filter(({ outcome }) => outcome === '500').length;
  bar(broken === 0, `${broken} requests were answered 500`);

  for (const { kind, acknowledged, lost, doubled } of writes) {
    console.log(`${kind}: ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled`);
    bar(lost + doubled === 0, `${kind}: ${lost} lost, ${doubled} doubled`);
  }
  const { confirmed, counted, leaves } = sums;
  console.log(`signatures: ${confirmed} confirmed, ${counted} counted, ${leaves} in the log`);
  bar(confirmed === counted && counted === leaves, 'the counts of signatures differ');

  const { expected, missing, lost, unsent, doubled } = mails;
  console.log(
    `mails: ${expected} expected, ${missing.length} missing, ${doubled} doubled; ${lost} lost in transit, ${unsent} unsent`,
  );
  for (const to of missing) console.log(`no mail came to ${to}`);
  bar(doubled === 0, `${doubled} mails came twice`);
  bar(unsent === 0, `${unsent} mails are given up or wait`);
  // A mail in transit to the server while the worker dies is sent at most once (decision 8), so those may be missing
  // and no others. They are only counted, because a settled row says no longer to whom its mail went.
  bar(
    missing.length <= lost,
    `${missing.length} mails are missing, of which ${lost} were lost in transit`,
  );
  bar(strikes.length >= findings.wanted, `${strikes.length} faults of ${findings.wanted}`);
  console.log(`${reads} reads`);
  return missed;
}
