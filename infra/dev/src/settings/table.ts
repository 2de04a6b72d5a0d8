// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { secretNames } from '@kga/server/settings';
import { z } from 'zod';

import * as api from '../../../../apps/api/src/config.ts';
import * as web from '../../../../apps/web/server/settings.ts';
import * as worker from '../../../../apps/worker/src/config.ts';
import * as backup from '../../../../apps/worker/src/features/backup/config.ts';
import * as database from '../../../../packages/db/src/config.ts';
import { root } from '../config.ts';

/** The settings of each app, and of the commands on the database, which compose's `migrate` runs. */
export const schemas = {
  api: api.environment,
  web: web.environment,
  worker: worker.settings,
  migrate: database.settingsShape,
  backup: backup.settings,
} as const;

export type App = keyof typeof schemas;

export const apps: readonly App[] = ['api', 'web', 'worker', 'migrate', 'backup'];

export const namesOf = (app: App): string[] => Object.keys(schemas[app].shape);

/** What each setting decides, for those who run the product. */
const descriptions: Readonly<Record<string, string>> = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'descriptions.json'), 'utf8')));

const property = z.looseObject({
  default: z
    .union([z.string(), z.number(), z.array(z.string())])
    .optional()
    .catch(undefined),
});

const inputs = z.object({
  properties: z.record(z.string(), property),
  required: z.array(z.string()).optional(),
});

/** What an app assumes where a setting is not given. */
function defaultsOf(app: App): ReadonlyMap<string, string> {
  const schema = z.toJSONSchema(schemas[app], { io: 'input', unrepresentable: 'any' });
  const { properties, required = [] } = inputs.parse(schema);
  return new Map(
    namesOf(app).map((name) => {
      const value = properties[name]?.default;
      const known = value === '' || value === undefined ? '' : `\`${value.toString()}\``;
      return [name, required.includes(name) ? 'needed' : known];
    }),
  );
}

function rowOf(name: string, defaults: ReadonlyMap<App, ReadonlyMap<string, string>>): string {
  const users = apps.filter((app) => defaults.get(app)?.has(name));
  const values = users.map((app) => defaults.get(app)?.get(name) ?? '');
  const isSame = values.every((value) => value === values[0]);
  const shown = isSame
    ? values[0]
    : users.map((app, index) => `${app} ${values[index] || 'none'}`).join(', ');
  const isSecret = secretNames.some((secret) => secret === name);
  const setting = `\`${name}\`${isSecret ? ' (or `_FILE`)' : ''}`;
  const description = descriptions[name];
  if (description === undefined) throw new Error(`descriptions.json does not describe ${name}`);
  return `| ${setting} | ${users.join(', ')} | ${shown} | ${description} |`;
}

/** A table of all settings, in the order in which the apps name them. */
function settingsTable(): string {
  const defaults = new Map(apps.map((app) => [app, defaultsOf(app)] as const));
  const names = [...new Set(apps.flatMap(namesOf))];
  const unknown = Object.keys(descriptions).filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`No app reads ${unknown.join(', ')}`);
  const rows = names.map((name) => rowOf(name, defaults));
  return ['| setting | read by | default | what |', '|---|---|---|---|', ...rows].join('\n');
}

const [begin, end] = ['<!-- settings -->', '<!-- end of settings -->'];

/** The document with the table in its place. */
export function withTable(document: string): string {
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`There is no ${begin}`);
  return `${before}${begin}\n\n${settingsTable()}\n\n${end}${after}`;
}

// Run as a program, it writes the table into the manual.
if (import.meta.main) {
  const file = join(root, 'docs/operations/settings.md');
  writeFileSync(file, withTable(readFileSync(file, 'utf8')));
}
