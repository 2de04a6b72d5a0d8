// SPDX-License-Identifier: AGPL-3.0-or-later
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { root } from '../config.ts';
import { findUnknownRooms, findViolations, floors } from './floors.ts';

const folder = mkdtempSync(join(tmpdir(), 'kga-floors-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finds no import up, sideways or out of a package', () => {
  expect(findViolations(root)).toEqual([]);
});

it('knows every package, and every folder of each', () => {
  const folders = globSync('{apps,packages}/*/src', { cwd: root });
  expect(Object.keys(floors).toSorted()).toEqual(folders.toSorted());
  expect(folders.flatMap((name) => findUnknownRooms(root, name))).toEqual([]);
});

it('reports imports of types and re-exports, and what is loaded later', () => {
  const files = {
    'packages/db/src/core/client.ts': "import type { Story } from '../stories/table.ts';",
    'packages/db/src/stories/table.ts': "export { open } from '../core/client.ts';",
    'packages/db/src/stories/queries.ts': "export * from '../forum/queries.ts';",
    'packages/db/src/core/lists.ts': "import { stories } from '@kga/db/stories';",
    'packages/db/src/shelf/books.ts': "import { open } from '../core/client.ts';",
    'packages/db/src/cli.ts': "import { open } from './core/client.ts';",
    'apps/web/src/features/forum/page.tsx': "const load = () => import('../news/page.tsx');",
    'apps/web/src/features/forum/list.tsx': "import { select } from '@kga/db/forum';",
    'apps/api/src/features/forum/load.ts': "import '../../../../web/src/app/main.ts';",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
  expect(findViolations(folder)).toEqual([
    { file: 'packages/db/src/core/client.ts', imports: '../stories/table.ts' },
    { file: 'packages/db/src/core/lists.ts', imports: '@kga/db/stories' },
    { file: 'packages/db/src/stories/queries.ts', imports: '../forum/queries.ts' },
    { file: 'apps/api/src/features/forum/load.ts', imports: '../../../../web/src/app/main.ts' },
    { file: 'apps/web/src/features/forum/list.tsx', imports: '@kga/db/forum' },
    { file: 'apps/web/src/features/forum/page.tsx', imports: '../news/page.tsx' },
  ]);
  expect(findUnknownRooms(folder, 'packages/db/src')).toEqual(['shelf']);
});
