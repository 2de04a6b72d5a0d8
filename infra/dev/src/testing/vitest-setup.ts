// SPDX-License-Identifier: AGPL-3.0-or-later
import { prepareTemplate } from '@kga/db/testing';
import type { TestProject } from 'vitest/node';

import { readConfig } from '../config.ts';
import { fillCompileCache } from './compile-cache.ts';
import { startPostgres } from './services.ts';

/** Provides the Postgres in which test files clone their databases: TEST_DATABASE_URL or a temporary one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { testDatabaseUrl } = readConfig();
  const own = testDatabaseUrl === undefined ? await startPostgres() : undefined;
  const databaseUrl = own?.url ?? testDatabaseUrl ?? '';
  try {
    await Promise.all([prepareTemplate(databaseUrl), fillCompileCache()]);
  } catch (error) {
    await own?.stop();
    throw error;
  }
  project.provide('databaseUrl', databaseUrl);
  return async () => {
    await own?.stop();
  };
}
