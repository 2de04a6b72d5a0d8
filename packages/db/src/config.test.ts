// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { readConfig } from './config.ts';

const database = { DATABASE_URL: 'postgres://kga@localhost/kga' };
const provider = { ...database, PETITION_PROVIDER_URL: 'https://provider.example/api/' };

test('takes the record where nothing else is set, or is set to nothing', () => {
  const empty = { PETITION_PROVIDER_URL: '', PETITION_PROVIDER_KIND: '', PETITION_STATUS: '' };
  expect(readConfig({ ...database, ...empty }).petition).toEqual({ type: 'record' });
});

test('takes a provider with what is given of it, and leaves the rest open', () => {
  const dates = { PETITION_CLOSES_AT: '2027-01-01T00:00:00Z' };
  const url = 'https://provider.example/api';
  const closes = new Date('2027-01-01T00:00:00Z');
  expect(readConfig({ ...provider, ...dates }).petition).toEqual({
    type: 'provider',
    url,
    dates: { closes },
  });
  const all = { ...dates, PETITION_PROVIDER_KIND: 'tracker', PETITION_STATUS: 'closed' };
  expect(readConfig({ ...provider, ...all }).petition).toEqual({
    type: 'provider',
    url,
    kind: 'tracker',
    status: 'closed',
    dates: { closes },
  });
});

test.each([
  ['PETITION_PROVIDER_KIND', 'tracker'],
  ['PETITION_STATUS', 'closed'],
  ['PETITION_CLOSES_AT', '2027-01-01T00:00:00Z'],
])('refuses %s without a provider', (key, value) => {
  expect(() => readConfig({ ...database, [key]: value })).toThrow(`${key}: is of no use`);
});

test('takes the paths of a JSON document, and asks for them', () => {
  const json = { ...provider, PETITION_PROVIDER_KIND: 'json' };
  expect(() => readConfig(json)).toThrow('PETITION_PROVIDER_PATHS: is needed');
  expect(() => readConfig({ ...json, PETITION_PROVIDER_PATHS: '{' })).toThrow('is not JSON');
  const paths = { total: 'data.total' };
  expect(readConfig({ ...json, PETITION_PROVIDER_PATHS: JSON.stringify(paths) }).petition).toEqual({
    type: 'provider',
    url: 'https://provider.example/api',
    kind: 'json',
    paths,
    dates: {},
  });
});

test('refuses a replay without the time at which it began', () => {
  const replay = { PETITION_REPLAY_URL: 'http://localhost:3900/eci' };
  expect(() => readConfig({ ...database, ...replay })).toThrow('PETITION_REPLAY_EPOCH: is needed');
});

test('names each bad key', () => {
  const bad = { ...provider, PETITION_STATUS: 'open', PETITION_CLOSES_AT: 'tomorrow' };
  expect(() => readConfig(bad)).toThrow(/PETITION_STATUS[^]*PETITION_CLOSES_AT/);
});

test('seeds the demonstration feeds only if configured', () => {
  expect(readConfig(database).demonstrationOrigin).toBeUndefined();
  const environment = { ...database, DEMONSTRATION_FEEDS_URL: 'http://localhost:3920/' };
  expect(readConfig(environment).demonstrationOrigin).toBe('http://localhost:3920');
});

test('a password apart is that of the database that is migrated', () => {
  const PGPASSWORD = 'secret';
  expect(readConfig({ ...database, PGPASSWORD }).databaseUrl).toContain('kga:secret@localhost');
  const DATABASE_DIRECT_URL = 'postgres://kga@direct/kga';
  const direct = readConfig({ ...database, PGPASSWORD, DATABASE_DIRECT_URL });
  expect(direct.databaseUrl).toBe('postgres://kga:secret@direct/kga');
});
