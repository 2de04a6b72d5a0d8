// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

const list = z.array(z.string());

/** The hosts that statements may cite, by what they are. */
const sourceHosts = z
  .strictObject({ official: list, bodies: list, press: list, copies: list, lawyers: list })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../data/source-hosts.json'), 'utf8')));

const kinds = new Map(
  Object.entries({
    copy: sourceHosts.copies,
    lawyers: sourceHosts.lawyers,
    press: sourceHosts.press,
  }).flatMap(([kind, hosts]) => hosts.map((host) => [host, kind] as const)),
);

/** Adds its kind to every source (`url` with `checked`) in some data; official pages have none. */
export function withSourceKinds(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withSourceKinds);
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).map(([key, value]) => [key, withSourceKinds(value)]);
  const { url, checked, ...others } = Object.fromEntries(entries);
  if (typeof url !== 'string' || checked === undefined) return Object.fromEntries(entries);
  const kind = kinds.get(new URL(url).host);
  return { url, checked, ...others, ...(kind !== undefined && { kind }) };
}
