// SPDX-License-Identifier: AGPL-3.0-or-later
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, onTestFinished, test } from 'vitest';

import { startWeb } from '../testing.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kga-client-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function startWithBuild(build = 'app-1', environment: NodeJS.ProcessEnv = {}) {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await Promise.all([
    writeFile(join(folder, `assets/${build}.js`), 'plain'),
    writeFile(join(folder, `assets/${build}.js.br`), 'small'),
    writeFile(join(folder, 'favicon.svg'), '<svg/>'),
    writeFile(join(folder, '.vite/manifest.json'), '{}'),
  ]);
  return startWeb({ clientRoot: pathToFileURL(`${folder}/`), environment });
}

test('built files never change and come compressed', async () => {
  const { get } = await startWithBuild();
  const { text, headers } = await get('/assets/app-1.js', { headers: { 'accept-encoding': 'br' } });
  expect(text).toBe('small');
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
  const plain = await get('/assets/app-1.js');
  expect(plain.text).toBe('plain');
  const unchanged = await get('/assets/app-1.js', {
    headers: { 'if-none-match': plain.headers.etag ?? '' },
  });
  expect(unchanged.status).toBe(304);
});

test('other files may change within the hour', async () => {
  const { get } = await startWithBuild();
  const { headers } = await get('/favicon.svg');
  expect(headers['cache-control']).toBe('public, max-age=3600');
  expect(headers['content-type']).toContain('image/svg+xml');
});

test.each([
  ['/assets/gone.js', 404],
  ['/assets/', 404],
  ['/assets/app-1.js.br', 404],
  ['/assets/../.vite/manifest.json', 404],
  ['/assets/%2e%2e/.vite/manifest.json', 404],
])('%s is a plain %d', async (path, status) => {
  const { get } = await startWithBuild();
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
});

const shared = async () => ({ SHARED_ASSETS_DIR: join(await temporaryFolder(), 'assets') });

test('copies of two builds serve each other’s files from the folder that they share', async () => {
  const environment = await shared();
  const older = await startWithBuild('app-1', environment);
  const newer = await startWithBuild('app-2', environment);
  for (const { get } of [older, newer]) {
    for (const path of ['/assets/app-1.js', '/assets/app-2.js']) {
      const { status, text, headers } = await get(path, { headers: { 'accept-encoding': 'br' } });
      expect([status, text, headers['content-encoding']]).toEqual([200, 'small', 'br']);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  }
  for (const path of [
    '/assets/gone.js',
    '/assets/app-1.js.br',
    '/assets/..%2fsecret',
    '/assets/',
  ]) {
    const { status, headers } = await older.get(path);
    expect([path, status]).toEqual([path, 404]);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  }
});

test('files that no build has used for a month are deleted, those in use are not', async () => {
  const environment = await shared();
  await startWithBuild('app-1', environment);
  const long = new Date(Date.now() - 31 * 86_400_000);
  for (const name of ['app-1.js', 'app-1.js.br']) {
    await utimes(join(environment.SHARED_ASSETS_DIR, name), long, long);
  }
  await startWithBuild('app-2', environment);
  expect(await readdir(environment.SHARED_ASSETS_DIR)).toEqual(['app-2.js', 'app-2.js.br']);
  await utimes(join(environment.SHARED_ASSETS_DIR, 'app-2.js'), long, long);
  await startWithBuild('app-2', environment);
  expect(await readdir(environment.SHARED_ASSETS_DIR)).toEqual(['app-2.js', 'app-2.js.br']);
});

test('a folder that cannot be written to leaves the build’s own files', async () => {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  const { get } = await startWithBuild('app-1', { SHARED_ASSETS_DIR: join(file, 'assets') });
  expect((await get('/assets/app-1.js')).text).toBe('plain');
  expect((await get('/assets/gone.js')).status).toBe(404);
});
