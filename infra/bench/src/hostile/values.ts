// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Schema } from '@kga/dev/openapi';

import type { Random } from '../shared/random.ts';
import odd from './odd.json' with { type: 'json' };

/** Texts that break parsers, databases, encodings and layouts. */
export const oddTexts = [
  ...odd.texts,
  // No JSON file may hold half a surrogate pair.
  '\ud800',
  'x'.repeat(201),
  'x'.repeat(5_000),
  '\u00E9'.repeat(600),
] as const;

const oddValues: readonly unknown[] = [...odd.values, ...oddTexts];

/** What exists at the servers, for requests that get past validation. */
export type Known = { ids: readonly string[]; values: Readonly<Record<string, string>> };

const formats: Readonly<Record<string, string>> = {
  email: 'hostile@example.org',
  uri: 'https://example.org/',
  'date-time': '2030-01-01T00:00:00.000Z',
};

function textFor(name: string, schema: Schema, random: Random, { ids, values }: Known): string {
  const known = values[name] ?? formats[schema.format ?? ''];
  if (known !== undefined) return known;
  if (schema.format === 'uuid') return random.pick(ids);
  const least = Math.max(schema.minLength ?? 0, 12);
  return 'hostile text '.repeat(Math.ceil(least / 13)).slice(0, schema.maxLength ?? least);
}

const oddKeys = ['__proto__', 'constructor', 'toString', 'length', '', '\u0000', '$where'] as const;

/** A body that an operation accepts, some members of which are left out, replaced, wrapped or added. */
export function mutated(body: object, random: Random): unknown {
  if (random.chance(0.3)) return body;
  const members = Object.entries(body).flatMap(([key, value]): [string, unknown][] => {
    if (random.chance(0.08)) return [];
    if (random.chance(0.15)) return [[key, random.pick(oddValues)]];
    if (random.chance(0.05)) return [[key, [value]]];
    if (random.chance(0.05)) return [[key, { [key]: value }]];
    return [[key, value]];
  });
  if (random.chance(0.15)) members.push([random.pick(oddKeys), random.pick(oddValues)]);
  return Object.fromEntries(members);
}

/** A value that the schema accepts, some parts of which are odd. */
export function valueFor(name: string, schema: Schema, random: Random, known: Known): unknown {
  if (random.chance(0.06)) return random.pick(oddValues);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return valueFor(name, random.pick(variants), random, known);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(() => random.chance(0.9))
          .map(([key, part]) => [key, valueFor(key, part, random, known)]),
      );
    case 'array':
      return Array.from({ length: random.int(3) }, () =>
        valueFor(name, schema.items ?? {}, random, known),
      );
    case 'integer':
    case 'number':
      return random.int(4);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case undefined:
    default:
      return textFor(name, schema, random, known);
  }
}
