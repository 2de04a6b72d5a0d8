// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Walk } from './walk.ts';

/** Nobody may wait longer for what a migration holds. */
const longestWaitMs = 1_000;

const list = (names: readonly string[]) => (names.length === 0 ? 'nothing' : names.join(', '));

/** Prints what happened; whether nobody was refused or waited too long, and nothing is missing. */
export function report({ migrations, tables, restored, waits, writes, ...rest }: Walk): boolean {
  console.log('\nMigrations');
  for (const { name, seconds } of migrations) console.log(`${seconds.toFixed(2)} s  ${name}`);
  console.log('\nWaits');
  for (const { phase, by, requests, failed, longestMs, longest } of waits) {
    console.log(
      `${phase}, ${by}s: ${requests} requests, ${failed} failed, the longest ${longestMs} ms (${longest})`,
    );
  }
  console.log(`The longest wait for a lock while migrations ran: ${rest.longestLockMs} ms`);
  const counts = Map.groupBy(rest.failures, (each) => each);
  for (const [failure, all] of counts) console.log(`${all.length} × ${failure}`);
  console.log(`${rest.shells} pages came without their content`);
  console.log(`\nCompared: ${tables.rows} rows of ${tables.tables} tables`);
  console.log(`Changed: ${list(tables.changed)}; gone: ${list(tables.gone)}`);
  if (restored) console.log(`The restored backup differs in: ${list(restored.changed)}`);
  for (const { kind, acknowledged, lost, doubled } of writes) {
    console.log(`${kind}: ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled`);
  }
  console.log(`Mails that did not come: ${list(rest.mailsMissing)}`);
  return (
    rest.failures.length === 0 &&
    rest.mailsMissing.length === 0 &&
    writes.every(({ lost, doubled }) => lost === 0 && doubled === 0) &&
    rest.longestLockMs <= longestWaitMs
  );
}
