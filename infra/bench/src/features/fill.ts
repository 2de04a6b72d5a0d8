// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Database } from '@kga/db/core';
import { sql } from 'kysely';

import vocabulary from './vocabulary.json' with { type: 'json' };

type Values = Readonly<Record<string, number | string | readonly string[]>>;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Runs a script of `fill/`. As in psql, `:name` in it stands for a value, and `:'name'` for a text; lists
 * become arrays.
 */
export async function fill(db: Database, name: string, values: Values): Promise<void> {
  const script = readFileSync(join(import.meta.dirname, `fill/${name}.sql`), 'utf8');
  const text = script.replaceAll(/(?<![:\w]):('?)([a-z_]+)\1/g, (_, quote: string, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${name}.sql needs ${key}`);
    if (typeof value === 'object') return `array[${value.map(quoted).join(', ')}]`;
    return quote === '' ? String(value) : quoted(String(value));
  });
  await sql.raw(text).execute(db);
}

/** Creates what the scripts share; for one connection. */
export const prepareFilling = (db: Database): Promise<void> =>
  fill(db, 'prepare', { vocabulary: JSON.stringify(vocabulary) });

/** The id of a row by its number, as `pg_temp.id_of` makes it. */
export const idOf = (number: number, prefix = '00000000-0000-7000-8000'): string =>
  `${prefix}-${number.toString(16).padStart(12, '0')}`;
