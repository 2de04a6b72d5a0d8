// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Cost, consumers } from './meter.ts';
import { type Need, hoursOfMonth, prices } from './plan.ts';

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), `|---|${'---:|'.repeat(head.length - 1)}`, ...rows.map(row)].join('\n');
}

/** Two significant digits, without those that say nothing. */
const short = (value: number): string =>
  value >= 10
    ? Math.round(value).toLocaleString('en-GB')
    : String(Number(value.toPrecision(value < 0.01 ? 1 : 2)));

/** What each visit takes. */
export const costTable = (costs: readonly Cost[]): string =>
  table(
    ['visit', ...consumers.map((name) => `${name}, ms`), 'statements', 'KB'],
    costs.map(({ name, cpu, statements, bytes }) => [
      name,
      ...consumers.map((consumer) => short(cpu[consumer])),
      short(statements),
      short(bytes / 1_000),
    ]),
  );

/** What each load needs. */
export const needTable = (needs: readonly Need[]): string =>
  table(
    [
      'visitors',
      'a second at the peak',
      ...consumers.map((name) => `processors of ${name}`),
      'statements a second',
      'streams',
      'Mbit/s',
      'copies of the api',
      'machines of 4',
      'TB a month',
      `${prices.currency} a month`,
    ],
    needs.map((need) => [
      need.load.name,
      short(need.load.perSecond),
      ...consumers.map((name) => short(need.processors[name])),
      short(need.statements),
      short(need.streams),
      short(need.megabits),
      String(need.apis),
      String(need.machines),
      need.load.perMonth === 0 ? '' : short(need.terabytes),
      need.load.perMonth === 0 ? `${short(need.money / hoursOfMonth)} an hour` : short(need.money),
    ]),
  );
