// SPDX-License-Identifier: AGPL-3.0-or-later
import { cameWhole } from './pages.ts';
import type { Walk } from './walk.ts';

/** The longest that a request may wait for a lock of a migration. */
const longestWaitMs = 1_000;

/** Whether each expected mail came, and none twice. */
const cameOnce = ({ missing, lost, unsent, doubled }: Walk['mails']): boolean =>
  missing.length + lost + unsent + doubled === 0;

const list = (names: readonly string[]) => (names.length === 0 ? 'nothing' : names.join(', '));

/** Prints what happened. True if no request failed or waited too long, and nothing is missing. */
export function report(result: Walk): boolean {
  const { migrations, tables, restored, waits, writes, pages, mails, decisions, ...rest } = result;
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
  console.log('\nPages');
  for (const { phase, web, read, shells, neverWhole } of pages) {
    const never = neverWhole.length === 0 ? '' : `; never with it: ${neverWhole.join(', ')}`;
    console.log(`${phase}, ${web}: ${read} came, ${shells} without their content${never}`);
  }
  console.log(`\nCompared: ${tables.rows} rows of ${tables.tables} tables`);
  console.log(`Changed: ${list(tables.changed)}; gone: ${list(tables.gone)}`);
  if (restored) console.log(`The restored backup differs in: ${list(restored.changed)}`);
  for (const { kind, acknowledged, lost, doubled } of writes) {
    console.log(`${kind}: ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled`);
  }
  console.log(`Addresses to which no mail came: ${list(mails.missing)}`);
  console.log(`Mails: ${mails.lost} lost, ${mails.unsent} not sent, ${mails.doubled} doubled`);
  const { decided, missing, repeated } = decisions;
  console.log(
    `Decisions of a moderator: ${decided}; without a mail to the author: ${list(missing)}; in several mails: ${list(repeated)}`,
  );
  return (
    rest.failures.length === 0 &&
    pages.every(cameWhole) &&
    cameOnce(mails) &&
    missing.length + repeated.length === 0 &&
    writes.every(({ lost, doubled }) => lost === 0 && doubled === 0) &&
    rest.longestLockMs <= longestWaitMs
  );
}
