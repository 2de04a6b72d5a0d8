import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

import { campaign } from '@kga/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { listenTo } from './testing/event-stream.ts';
import { type Services, startServices } from './testing/test-app.ts';

let services: Services;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

function start(env: Record<string, string>) {
  const main = join(import.meta.dirname, 'main.ts');
  return spawn(process.execPath, ['--conditions=kga-source', main], {
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      METRICS_PORT: '0',
      LOG_LEVEL: 'info',
      SESSION_SECRETS: 'x'.repeat(32),
      ENCRYPTION_KEYS: `1:${'5a'.repeat(32)}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const listening = z.looseObject({ msg: z.string().regex(/^Server listening at/) });

test('SIGTERM ends streams and the process within seconds', async () => {
  const child = start({ DATABASE_URL: services.databaseUrl, REDIS_URL: services.redisUrl });
  const exited = once(child, 'exit');
  let origin = '';
  for await (const line of createInterface({ input: child.stdout })) {
    const parsed = listening.safeParse(JSON.parse(line));
    if (parsed.success) {
      origin = parsed.data.msg.replace('Server listening at ', '');
      break;
    }
  }
  const stream = await listenTo(`${origin}/api/${campaign.slug}/stream`);
  await stream.events(1);
  expect((await fetch(`${origin}/api/${campaign.slug}/latest`)).status).toBe(200);
  child.kill('SIGTERM');
  await stream.ended;
  expect(await exited).toEqual([0, null]);
}, 20_000);

test('an invalid setting stops the start and is named', async () => {
  const child = start({ DATABASE_URL: services.databaseUrl, REDIS_URL: 'nowhere' });
  const exited = once(child, 'exit');
  expect(await text(child.stderr)).toContain('REDIS_URL');
  expect(await exited).toEqual([1, null]);
}, 20_000);
