// SPDX-License-Identifier: AGPL-3.0-or-later
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

test('the schema knows every file that declares tables, but those that all programs load', () => {
  const declaring = globSync('*/**/*.ts', { cwd: import.meta.dirname }).filter(
    (file) =>
      !file.startsWith('core/') && /^declare module '.*\/core\/client\.ts'/m.test(read(file)),
  );
  const known = [...read('schema.ts').matchAll(/^import '\.\/(.+)';$/gm)].map(([, file]) =>
    String(file),
  );
  expect(known.toSorted()).toEqual(declaring.toSorted());
});
