// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { checkPassword } from './check-password.ts';

const owner = { email: 'ada.byron@example.org', firstName: 'Augusta Ada', lastName: 'Lovelace' };

test.each([
  'qwertyuiop',
  'QwertyUiop',
  '1234567890',
  'password123!',
  '!!!Manchester99',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  '1212121212121',
  'KeepGamesAlive',
  'keep-games-alive-2026',
  'Keep Games Alive!!',
  'Lovelace1815',
  'ada.byron1815',
  'byron.ada.2026',
  'ada.byron@example.org',
  'augustaada!!',
  '１２３４５６７８９０',
])('%s is refused', (password) => {
  expect(() => checkPassword(password, owner)).toThrow(
    expect.objectContaining({
      code: 'validation_failed',
      options: { errors: [{ path: 'password', code: 'common' }] },
    }),
  );
});

test.each([
  'violet harbour lantern',
  'correct horse battery staple',
  'nVJ4-kqZ2-pp0x',
  'lovelace wrote programs',
  '長い秘密の言葉です。毎日',
])('%s is taken', (password) => {
  expect(() => checkPassword(password, owner)).not.toThrow();
});

test('names of one letter are no reason to refuse anything', () => {
  const short = { email: 'a@example.org', firstName: 'A', lastName: '' };
  expect(() => checkPassword('a long enough secret', short)).not.toThrow();
});
