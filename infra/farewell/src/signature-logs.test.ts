// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { leafHash, nodeOf } from '@kga/contracts/petitions';
import { expect, test } from 'vitest';

import { createFiles } from './files.ts';
import { createInstallation } from './installation.ts';
import { saveSignatureLog } from './signature-logs.ts';

const leaves = Array.from({ length: 5 }, (_, at) => ({
  kind: at === 4 ? 'withdraw' : 'confirm',
  receiptHash: `${at}`.repeat(64),
}));

/** Saves the log of an API whose newest head has a root; returns the leaves that are written. */
async function save(root: string): Promise<unknown> {
  const head = { size: leaves.length, root, signedAt: '2026-11-27', checkpoint: 'signed' };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const start = Number(searchParams.get('start'));
    const body = pathname.endsWith('/leaves')
      ? leaves.slice(start, start + 2)
      : { origin: 'log', publicKey: 'key', heads: [head] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const folder = mkdtempSync(join(tmpdir(), 'kga-log-'));
  try {
    const site = createInstallation(origin, new AbortController().signal);
    await saveSignatureLog(site, createFiles(site, folder), 'own');
    expect(existsSync(join(folder, 'api/petitions/own/log.json'))).toBe(true);
    return JSON.parse(readFileSync(join(folder, 'api/petitions/own/log/leaves.json'), 'utf8'));
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
}

test('all leaves of a log are saved', async () => {
  const hashes = await Promise.all(
    leaves.map(({ kind, receiptHash }) =>
      leafHash((kind === 'confirm' ? '00' : '01') + receiptHash),
    ),
  );
  const root = await nodeOf({ start: 0, end: leaves.length }, ({ start, end }) =>
    Promise.resolve(end - start === 1 ? hashes[start] : undefined),
  );
  expect(await save(root)).toEqual(leaves);
});

test('a log whose leaves have another root than its signed head stops the copy', async () => {
  await expect(save('0'.repeat(64))).rejects.toThrow(
    '/api/petitions/own/log has other leaves than its signed head',
  );
});
