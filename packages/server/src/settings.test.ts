// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import {
  SettingsError,
  pagePort,
  parseSettings,
  withPassword,
  withSecretFiles,
} from './settings.ts';

const schema = z.object({ PORT: z._default(z.coerce.number(), 3000), ADDRESS: z.url() });

test('what is set to nothing counts as not set', () => {
  const settings = parseSettings(schema, { PORT: '', ADDRESS: 'http://kga.test', OTHER: 'x' });
  expect(settings).toEqual({ PORT: 3000, ADDRESS: 'http://kga.test' });
});

const readBad = () => parseSettings(schema, { PORT: 'many', ADDRESS: 'my secret' });

test('names every bad key in a line of its own, and no value', () => {
  expect(readBad).toThrow(SettingsError);
  expect(readBad).toThrow(/^PORT: .+\nADDRESS: .+$/);
  expect(readBad).not.toThrow(/secret/);
});

test.each(['6000', '10080', '65536', '-1', '1.5', 'x'])('port %s is refused by name', (PORT) => {
  expect(() => parseSettings(z.object({ PORT: pagePort }), { PORT })).toThrow(/^PORT: .+$/);
});

test('a port that browsers open is accepted', () => {
  expect(parseSettings(z.object({ PORT: pagePort }), { PORT: '3000' })).toEqual({ PORT: 3000 });
});

test('a secret in a file is taken rather than a variable, without the end of its line', () => {
  const environment = { REDIS_URL_FILE: '/run/redis', REDIS_URL: 'old', PORT: '1' };
  expect(withSecretFiles(environment, (path) => `redis://from${path}\n`)).toEqual({
    REDIS_URL: 'redis://from/run/redis',
    PORT: '1',
  });
  const unset = { REDIS_URL_FILE: '', REDIS_URL: 'old' };
  expect(withSecretFiles(unset, () => 'never')).toEqual({ REDIS_URL: 'old' });
});

test('a file with the password of the database is read as Postgres reads it', () => {
  const environment = { PGPASSWORD_FILE: '/run/password' };
  expect(withSecretFiles(environment, () => ' pass word \n\n')).toEqual({
    PGPASSWORD: ' pass word ',
  });
});

test('files of secrets that cannot be read are named by their settings', () => {
  const missing = () => {
    throw new Error('ENOENT: /run/secret');
  };
  const environment = { SMTP_URL_FILE: '/run/secret', REDIS_URL_FILE: '/run/secret' };
  expect(() => withSecretFiles(environment, missing)).toThrow(
    /^REDIS_URL_FILE: .+\nSMTP_URL_FILE: /,
  );
});

test('a password is added to the URL of a database without one, whatever its characters are', () => {
  const bare = 'postgres://kga@postgres:5432/kga';
  const added = `postgres://kga:${encodeURIComponent('$&a/b@c:d %41')}@postgres:5432/kga`;
  expect(withPassword(bare, '$&a/b@c:d %41')).toBe(added);
  expect(withPassword(added, 'other')).toBe(added);
  expect(withPassword(bare, undefined)).toBe(bare);
});
