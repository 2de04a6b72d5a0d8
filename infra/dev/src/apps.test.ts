import { expect, it } from 'vitest';

import { appSpecs, builtApps } from './apps.ts';
import { stopGrace } from './children.ts';
import { parseConfig } from './config.ts';

function environmentOf(name: string, settings: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const specs = appSpecs({
    config: parseConfig(settings),
    services: { databaseUrl: 'postgres://db/kga', redisUrl: 'redis://redis' },
    smtpUrl: 'smtp://mails',
    commands: builtApps,
    sessionSecrets: 'x'.repeat(32),
    environment: 'production',
  });
  return specs.find((spec) => spec.name === name)?.env ?? {};
}

it('opens only the web to other machines', () => {
  const settings = { HOST: '0.0.0.0' };
  const hosts = ['web', 'api', 'worker'].map((name) => environmentOf(name, settings)['HOST']);
  expect(hosts).toEqual(['0.0.0.0', '127.0.0.1', '127.0.0.1']);
});

it('has the worker end before it would be killed', () => {
  const { WORKER_STOP_MS } = environmentOf('worker', { WORKER_STOP_MS: '22000' });
  expect(Number(WORKER_STOP_MS)).toBeGreaterThan(0);
  expect(Number(WORKER_STOP_MS)).toBeLessThan(stopGrace);
});

it('tells the worker alone where mails go', () => {
  const settings = { MAIL_FROM: 'KGA <kga@example.org>' };
  expect(environmentOf('worker', settings)).toMatchObject({
    SMTP_URL: 'smtp://mails',
    MAIL_FROM: 'KGA <kga@example.org>',
    PUBLIC_ORIGIN: 'http://localhost:3000',
  });
  expect(environmentOf('worker')['MAIL_FROM']).toMatch(/@localhost>$/);
  expect(environmentOf('api')).not.toHaveProperty('MAIL_FROM');
});
