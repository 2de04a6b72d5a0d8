import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, onTestFinished, test } from 'vitest';

import { startWeb } from '../testing.ts';

async function startWithBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'kga-client-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await Promise.all([
    writeFile(join(folder, 'assets/app-1.js'), 'plain'),
    writeFile(join(folder, 'assets/app-1.js.br'), 'small'),
    writeFile(join(folder, 'favicon.svg'), '<svg/>'),
    writeFile(join(folder, '.vite/manifest.json'), '{}'),
  ]);
  return startWeb({ clientRoot: pathToFileURL(`${folder}/`) });
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
