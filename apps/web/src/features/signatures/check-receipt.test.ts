import { createHash, generateKeyPairSync, sign } from 'node:crypto';

import { expect, test } from 'vitest';

import { isSigned } from './check-receipt.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const log = {
  origin: 'keep-games-alive/petitions/international',
  publicKey: publicKey.export({ format: 'raw-public' }).toString('base64'),
};

function headOf(size: number, key = privateKey) {
  const root = createHash('sha256').update(String(size)).digest();
  const text = `${log.origin}\n${size}\n${root.toString('base64')}\n`;
  const signature = Buffer.concat([Buffer.alloc(4), sign(null, Buffer.from(text), key)]);
  const checkpoint = `${text}\n— ${log.origin} ${signature.toString('base64')}\n`;
  return { size, root: root.toString('hex'), signedAt: '2026-11-23T00:00:00.000Z', checkpoint };
}

test('a head counts if its checkpoint states it and is signed by the site', async () => {
  expect(await isSigned(headOf(5), log)).toBe(true);
});

test.each([
  { size: 6 },
  { root: headOf(6).root },
  { checkpoint: headOf(6).checkpoint },
  { checkpoint: headOf(5, generateKeyPairSync('ed25519').privateKey).checkpoint },
  { checkpoint: headOf(5).checkpoint.replace('international', 'gb') },
  { checkpoint: headOf(5).checkpoint.replace(/\S+\n$/, 'A===\n') },
])('a head with another %o does not', async (change) => {
  expect(await isSigned({ ...headOf(5), ...change }, log)).toBe(false);
});
