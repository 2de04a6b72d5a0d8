// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

import { afterEach, describe, expect, it } from 'vitest';

import { freePort, isFree, refuseTakenPorts } from './ports.ts';

let taken: Server | undefined;

async function hold(port: number, host: string): Promise<void> {
  taken = createServer().listen(port, host);
  await once(taken, 'listening');
}

afterEach(() => taken?.close());

describe('refuseTakenPorts', () => {
  it.each(['127.0.0.1', '0.0.0.0'])('names a port that is held on %s', async (host) => {
    const port = await freePort();
    await hold(port, host);
    await expect(refuseTakenPorts([{ port, name: 'web', key: 'PORT' }])).rejects.toThrow(
      `Port ${port} (web) is in use by another program. Stop it or set PORT.`,
    );
  });

  it('refuses the same port for two of our servers', async () => {
    const port = await freePort();
    const both = [
      { port, name: 'web', key: 'PORT' },
      { port, name: 'api', key: 'API_PORT' },
    ];
    await expect(refuseTakenPorts(both)).rejects.toThrow(
      `Port ${port} is given to both web and api. Set API_PORT.`,
    );
  });

  it('accepts free ports', async () => {
    const port = await freePort();
    await expect(refuseTakenPorts([{ port, name: 'web', key: 'PORT' }])).resolves.toBeUndefined();
    expect(await isFree(port)).toBe(true);
  });
});

describe('freePort', () => {
  it('returns the preferred port if it is free, else another', async () => {
    const port = await freePort();
    expect(await freePort(port)).toBe(port);
    await hold(port, '127.0.0.1');
    expect(await freePort(port)).not.toBe(port);
  });
});
