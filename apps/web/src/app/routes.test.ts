// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { matchPage } from './routes.tsx';

const found = (pathname: string) => {
  const { definition, params } = matchPage(pathname);
  return { module: definition.module, params };
};

test('a path without parameters comes before one with them', () => {
  expect(found('/archive/submit').module).toBe('src/features/archive/pages/submit-game.tsx');
  expect(found('/archive/own')).toEqual({
    module: 'src/features/archive/pages/game.tsx',
    params: { id: 'own' },
  });
});

test('a slash at the end does not matter, the case does', () => {
  expect(found('/forum/posts/one/').params).toEqual({ id: 'one' });
  expect(found('/Forum').module).toBe('src/components/not-found-page.tsx');
});

test.each(['/archive/own/unknown', '//forum//'])('no page is at %s', (pathname) => {
  expect(found(pathname).module).toBe('src/components/not-found-page.tsx');
});
