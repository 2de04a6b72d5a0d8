import { prepareTemplate } from '@kga/db/testing';
import type { TestProject } from 'vitest/node';

import { readConfig } from './config.ts';
import { startPostgres } from './testing.ts';

/** Gives every test file a Postgres to clone databases in: the one that is set, or a throw-away one. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = readConfig().testDatabaseUrl;
  const own = given === undefined ? await startPostgres() : undefined;
  const databaseUrl = own?.url ?? given ?? '';
  try {
    await prepareTemplate(databaseUrl);
  } catch (error) {
    await own?.stop();
    throw error;
  }
  project.provide('databaseUrl', databaseUrl);
  return async () => {
    await own?.stop();
  };
}
