// SPDX-License-Identifier: AGPL-3.0-or-later
import * as api from '../../../../apps/api/src/config.ts';
import * as web from '../../../../apps/web/server/settings.ts';
import * as worker from '../../../../apps/worker/src/config.ts';
import * as backup from '../../../../apps/worker/src/features/backup/config.ts';
import * as database from '../../../../packages/db/src/config.ts';

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
