// SPDX-License-Identifier: AGPL-3.0-or-later
import { countryCodeOf } from '@kga/contracts/core';
import {
  type PetitionLatest,
  type PetitionStatus,
  getLatest,
  getPetitionCountries,
  percentageOf,
  petitionLatest,
} from '@kga/contracts/petitions';
import * as z from 'zod/mini';

import { type CallOptions, call, withTimeout } from '../../../lib/api.ts';
import { readStored, store } from '../../../lib/browser.ts';

/** Source of the figures: the API, the external tracker, or the built-in sample. */
type FigureSource = 'local' | 'external' | 'mock';

export type Figures = {
  latest: PetitionLatest;
  source: FigureSource;
  /** When they were received, in milliseconds since 1970. */
  fetchedAt: number;
};

/** Maximum age of the cached copy, in milliseconds. */
export const cacheLifetime = 300_000;

const cachedFigures = z.object({
  latest: petitionLatest,
  source: z.enum(['local', 'external', 'mock']),
  fetchedAt: z.number(),
});

/** Reads the browser's cached copy, if it is younger than five minutes. */
export function readCachedFigures(now: number): Figures | undefined {
  try {
    const cached = cachedFigures.parse(JSON.parse(readStored('petition-cache') ?? ''));
    return now - cached.fetchedAt < cacheLifetime ? cached : undefined;
  } catch {
    return undefined;
  }
}

/** Caches figures for the next visit, except the sample. */
export function cacheFigures(figures: Figures): void {
  if (figures.source !== 'mock') store('petition-cache', JSON.stringify(figures));
}

export async function fetchLocal(options: CallOptions = {}): Promise<Figures> {
  const latest = await call(getLatest, {}, { cache: 'no-cache', ...options });
  return { latest, source: 'local', fetchedAt: Date.now() };
}

/** The figures of any petition. */
export async function fetchFiguresOf(id: string, options: CallOptions = {}): Promise<Figures> {
  const latest = await call(
    getPetitionCountries,
    { params: { id } },
    { cache: 'no-cache', ...options },
  );
  return { latest, source: 'local', fetchedAt: Date.now() };
}

const trackerTotal = z.object({
  signatureCount: z.int().check(z.minimum(0)),
  goal: z.int().check(z.positive()),
});

const trackerCountries = z.object({
  signatureCountryCount: z.array(
    z.object({
      countryCode: z.string(),
      totalCount: z.int().check(z.minimum(0)),
      treshold: z.int().check(z.positive()),
    }),
  ),
});

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, { credentials: 'omit', signal: withTimeout() });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return response.json();
}

/**
 * Fetches total and countries from the external tracker in parallel. It does not know the petition's
 * status, so the last known one is used.
 */
export async function fetchExternal(baseUrl: string, status: PetitionStatus): Promise<Figures> {
  const [total, countries] = await Promise.all([
    fetchJson(`${baseUrl}/realtime`).then((body) => trackerTotal.parse(body)),
    fetchJson(`${baseUrl}/`).then((body) => trackerCountries.parse(body)),
  ]);
  return {
    latest: {
      ...total,
      atLeast: false,
      signatureCountryCount: countries.signatureCountryCount.flatMap((entry) => {
        const countryCode = countryCodeOf(entry.countryCode);
        const { totalCount, treshold } = entry;
        const percentage = percentageOf(totalCount, treshold);
        return countryCode ? [{ countryCode, totalCount, percentage, treshold }] : [];
      }),
      status,
      asOf: new Date().toISOString(),
      provider: 'tracker',
    },
    source: 'external',
    fetchedAt: Date.now(),
  };
}

/** The built-in sample, loaded only if both sources fail. */
export async function loadSample(): Promise<Figures> {
  const { sampleLatest } = await import('./sample.ts');
  return { latest: sampleLatest, source: 'mock', fetchedAt: Date.now() };
}

/**
 * Fetches new figures from the API, then from the external tracker. Undefined if
 * both fail.
 */
export async function fetchFigures(
  externalUrl: string | null,
  status: PetitionStatus,
): Promise<Figures | undefined> {
  try {
    return await fetchLocal();
  } catch {
    if (externalUrl === null) return undefined;
  }
  try {
    return await fetchExternal(externalUrl, status);
  } catch {
    return undefined;
  }
}

/** Whether figures of the API are older than others of the API. */
export function isOlder(figures: Figures, shown: Figures | undefined): boolean {
  return (
    figures.source === 'local' &&
    shown?.source === 'local' &&
    (figures.latest.asOf ?? '') < (shown.latest.asOf ?? '')
  );
}

/** Maximum age of the provider's last update, on receipt, for figures to count as live. */
const liveFor = 900_000;

/** Whether figures are live: counted here, or confirmed lately; never the sample. */
export function isLive({ latest, source, fetchedAt }: Figures): boolean {
  return (
    source !== 'mock' &&
    latest.status === 'collecting' &&
    (latest.asOf === null
      ? latest.provider === 'own'
      : fetchedAt - Date.parse(latest.asOf) < liveFor)
  );
}
