// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Consumer, type Cost, byConsumer, consumers } from './meter.ts';

/**
 * What visitors do, as visits of each kind for one visitor: assumptions, which an operator replaces by what the
 * access log says.
 */
const mix = {
  'first visit': 0.6,
  'later visit': 0.4,
  'page of the forum': 1,
  'search of the archive': 0.2,
  'signature with its mail': 0.02,
  'member, ten pages': 0.01,
  widget: 0.5,
  'stream, a minute': 3,
} as const satisfies Readonly<Record<string, number>>;

/** In a burst everyone comes for the first time, and holds a stream. */
const burstMix = { 'first visit': 1, 'stream, a minute': 1 } as const;

/** The busiest second of a day has this many times the visitors of the mean one. */
const peak = 5;

/** Share of a processor that is used at the peak, as the autoscalers of `infra/kubernetes` aim at. */
const utilisation = 0.7;

/** A burst is paid by the hour: its machines are there for as long as it lasts. */
export const hoursOfMonth = 730;

/** Example prices of October 2026, without tax; sources in docs/operations/scale.md. */
export const prices = {
  /** A machine with 4 processors and 16 GB, a month. */
  machine: 85.99,
  /** A terabyte beyond those that each machine includes, in a month. */
  terabyte: 1,
  includedTerabytes: 20,
  currency: '€',
} as const;

const processorsOfMachine = 4;
const secondsOfDay = 86_400;
const streamsOfApi = 20_000;

export type Load = {
  readonly name: string;
  /** Visitors in the busiest second. */
  readonly perSecond: number;
  /** Visitors in a month; 0 for a burst. */
  readonly perMonth: number;
  readonly mix: Readonly<Record<string, number>>;
  /** Copies of each app, so that one may fail. */
  readonly copies: number;
};

const ofDay = (name: string, perDay: number, copies: number): Load => ({
  name,
  perSecond: (perDay / secondsOfDay) * peak,
  perMonth: perDay * 30,
  mix,
  copies,
});

export const loads: readonly Load[] = [
  ofDay('10,000 a day', 10_000, 1),
  ofDay('1 million a day', 1_000_000, 2),
  ofDay('10 million a day', 10_000_000, 2),
  { name: '50,000 in a minute', perSecond: 50_000 / 60, perMonth: 0, mix: burstMix, copies: 2 },
];

export type Need = {
  readonly load: Load;
  /** Processors at the peak, by process. */
  readonly processors: Readonly<Record<Consumer, number>>;
  readonly megabits: number;
  readonly streams: number;
  readonly statements: number;
  readonly apis: number;
  readonly machines: number;
  readonly terabytes: number;
  /** A month, by the example prices. */
  readonly money: number;
};

/** What a load needs, from what each visit takes. */
export function needOf(load: Load, costs: readonly Cost[]): Need {
  const sum = (of: (cost: Cost) => number) =>
    costs.reduce((total, cost) => total + of(cost) * (load.mix[cost.name] ?? 0), 0);
  const processors = byConsumer(
    (consumer) => (sum(({ cpu }) => cpu[consumer]) / 1_000) * (load.perSecond / utilisation),
  );
  const bytes = sum((cost) => cost.bytes);
  const streams = load.perSecond * 60 * (load.mix['stream, a minute'] ?? 0);
  const apis = Math.max(load.copies, Math.ceil(processors.api), Math.ceil(streams / streamsOfApi));
  const all = consumers.reduce((total, consumer) => total + processors[consumer], 0);
  // Each store has one processor to itself at least.
  const machines = Math.max(load.copies, Math.ceil(all / processorsOfMachine));
  const terabytes = (bytes * load.perMonth) / 1e12;
  const beyond = Math.max(0, terabytes - machines * prices.includedTerabytes);
  return {
    load,
    processors,
    megabits: (bytes * 8 * load.perSecond) / 1e6,
    streams,
    statements: sum((cost) => cost.statements) * load.perSecond,
    apis,
    machines,
    terabytes,
    money: machines * prices.machine + beyond * prices.terabyte,
  };
}
