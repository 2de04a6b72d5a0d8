import {
  type PetitionLatest,
  type PetitionStatus,
  countryCodeOf,
  getLatest,
  percentageOf,
  petitionLatest,
} from '@kga/contracts';
import * as z from 'zod/mini';

import { type CallOptions, call, withTimeout } from '../../lib/api.ts';
import { readStored, store } from '../../lib/browser.ts';

/** Who gave the figures: our own server, an outside tracker, or the built-in sample. */
type FigureSource = 'local' | 'external' | 'mock';

/** The petition's figures as a page shows them. */
export type Figures = {
  latest: PetitionLatest;
  source: FigureSource;
  /** When they arrived here, in milliseconds since 1970. */
  fetchedAt: number;
};

/** For so long a cached copy is shown, in milliseconds. */
export const cacheLifetime = 300_000;

const cachedFigures = z.object({
  latest: petitionLatest,
  source: z.enum(['local', 'external', 'mock']),
  fetchedAt: z.number(),
});

/** The browser's own copy, if it is younger than five minutes. */
export function readCachedFigures(now: number): Figures | undefined {
  try {
    const cached = cachedFigures.parse(JSON.parse(readStored('petition-cache') ?? ''));
    return now - cached.fetchedAt < cacheLifetime ? cached : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps figures for the next visit; the sample is not worth keeping. */
export function cacheFigures(figures: Figures): void {
  if (figures.source !== 'mock') store('petition-cache', JSON.stringify(figures));
}

/** Our own server's figures. */
export async function fetchLocal(options: CallOptions = {}): Promise<Figures> {
  const latest = await call(getLatest, {}, { cache: 'no-cache', ...options });
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
 * The outside tracker's figures: its total and its countries, asked for at once. It knows nothing
 * of the petition's status, which is the one that was known before.
 */
export async function fetchExternal(baseUrl: string, status: PetitionStatus): Promise<Figures> {
  const [total, countries] = await Promise.all([
    fetchJson(`${baseUrl}/realtime`).then((body) => trackerTotal.parse(body)),
    fetchJson(`${baseUrl}/`).then((body) => trackerCountries.parse(body)),
  ]);
  return {
    latest: {
      ...total,
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

/** The built-in sample, loaded only where nothing else answers. */
export async function loadSample(): Promise<Figures> {
  const { sampleLatest } = await import('./sample.ts');
  return { latest: sampleLatest, source: 'mock', fetchedAt: Date.now() };
}

/**
 * New figures in the product's order: our own server, then the outside tracker. Undefined where
 * neither answers.
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

/** Whether figures of our own server are older than others of it. */
export function isOlder(figures: Figures, shown: Figures | undefined): boolean {
  return (
    figures.source === 'local' &&
    shown?.source === 'local' &&
    Date.parse(figures.latest.asOf) < Date.parse(shown.latest.asOf)
  );
}

/** So old the provider's last word may be, at arrival, for figures to be called live. */
const liveFor = 900_000;

/** Whether figures are of now: never the sample, nor what a provider said long ago. */
export function isLive({ latest, source, fetchedAt }: Figures): boolean {
  return (
    source !== 'mock' &&
    latest.status === 'collecting' &&
    fetchedAt - Date.parse(latest.asOf) < liveFor
  );
}
