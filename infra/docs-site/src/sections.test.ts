// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { createSidebar, listSections, nameOf } from './sections.ts';

const page = (target: string, title: string) => ({ target, title });
const pages = [
  page('runes/a.md', 'A'),
  page('decisions/0010-b.md', '10. B'),
  page('decisions/0002-c.md', '2. C'),
  page('decisions/index.md', 'Decisions'),
  page('operations/runbooks/slow.md', 'Slow'),
  page('operations/backups.md', 'Backups'),
];

test('known sections come first', () => {
  expect(listSections(pages)).toEqual(['operations', 'decisions', 'runes']);
});

test('folders are named after themselves', () => {
  expect(nameOf('api')).toBe('API');
  expect(nameOf('operations/how-to')).toBe('How to');
});

test('decisions come by number, below their index', () => {
  expect(createSidebar(pages)['/decisions/']).toEqual([
    {
      text: 'Decisions',
      link: '/decisions/',
      items: [
        { text: '2. C', link: '/decisions/0002-c' },
        { text: '10. B', link: '/decisions/0010-b' },
      ],
    },
  ]);
});

test('folders inside of a section are groups', () => {
  expect(createSidebar(pages)['/operations/']).toMatchObject([
    {
      items: [
        { text: 'Backups' },
        { text: 'Runbooks', link: '/operations/runbooks/', items: [{ text: 'Slow' }] },
      ],
    },
  ]);
});
