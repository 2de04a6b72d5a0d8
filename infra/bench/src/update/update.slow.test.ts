// SPDX-License-Identifier: AGPL-3.0-or-later
import { readConfig } from '@kga/dev/testing';
import { expect, inject, onTestFinished, test } from 'vitest';

import { cameWhole } from './pages.ts';
import { buildThisVersion, buildVersion, firstVersion, whySkipped } from './version.ts';
import { walk } from './walk.ts';

/** Two versions are built and started; beside other tests that takes minutes. */
const timeout = 20 * 60_000;

test(
  'an update from version 0.1.0 goes unnoticed, and changes no row of those that are there',
  async ({ skip }) => {
    const resources = new AsyncDisposableStack();
    onTestFinished(() => resources.disposeAsync());
    const old = await buildVersion(resources, firstVersion).catch((error: unknown) =>
      whySkipped(error, readConfig().inherited),
    );
    if (typeof old === 'string') return skip(`Version 0.1.0 cannot be built here: ${old}.`);
    const now = await buildThisVersion();
    const adminUrl = inject('databaseUrl');
    const result = await walk(resources, { adminUrl, old, now, phaseMs: 4_000, visitors: 3 });

    expect(result.failures).toEqual([]);
    expect(result.pages.filter((pages) => !cameWhole(pages))).toEqual([]);
    expect(result.pages.map(({ phase, web }) => `${phase}: ${web}`).toSorted()).toEqual([
      'both versions: the new web',
      'both versions: the old web',
      'copies start: the new web',
      'copies start: the old web',
      'each web on the api of the other version: the new web on the old api',
      'each web on the api of the other version: the old web on the new api',
      'migrations run: the old web',
      'the new version alone: the new web',
      'the old version alone: the old web',
      'the old version on the new schema: the old web',
    ]);
    expect(result.mails).toMatchObject({ missing: [], lost: 0, unsent: 0, doubled: 0 });
    expect(result.mails.expected).toBeGreaterThan(0);
    expect(result.decisions).toMatchObject({ missing: [], repeated: [] });
    expect(result.decisions.decided).toBeGreaterThan(10);
    const written = result.writes.filter(({ kind }) => !kind.startsWith('files'));
    for (const { kind, acknowledged, lost, doubled } of written) {
      expect({ kind, lost, doubled }).toEqual({ kind, lost: 0, doubled: 0 });
      expect(acknowledged, kind).toBeGreaterThan(0);
    }
    expect(result.migrations.length).toBeGreaterThan(10);
    // A migration waits for a second at most, and so do those behind it.
    expect(result.longestLockMs).toBeLessThan(1_500);
    expect(result.tables.gone).toEqual([]);
    // A PDF of a legal request gets pictures of its pages.
    expect(result.tables.changed).toEqual(['kysely_migration', 'outbox']);
    expect(result.restored?.gone).toEqual([]);
    // Ids of jobs are random.
    expect(result.restored?.changed).toEqual(['backup', 'kysely_migration', 'outbox']);
  },
  timeout,
);
