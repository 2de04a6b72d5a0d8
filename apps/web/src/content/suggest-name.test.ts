// SPDX-License-Identifier: AGPL-3.0-or-later
import { displayName } from '@kga/contracts/accounts';
import { languages } from '@kga/contracts/core';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const files = import.meta.glob<{ displayName: Record<string, string> }>('./messages/*.json', {
  eager: true,
  import: 'default',
});

test.each(languages)('each name that is suggested in %s is allowed', (language) => {
  const words = files[`./messages/${language}.json`]?.displayName ?? {};
  const [firsts, seconds] = [words['firstWords'], words['secondWords']].map((all = '') =>
    all.split('|'),
  );
  const names = (firsts ?? []).flatMap((first) =>
    (seconds ?? []).map((second) =>
      (words['suggested'] ?? '')
        .replace('{{first}}', first)
        .replace('{{second}}', second)
        .replace('{{n}}', '47'),
    ),
  );
  expect(new Set(names).size).toBe(144);
  expect(names.filter((name) => !z.safeParse(displayName, name).success)).toEqual([]);
});
