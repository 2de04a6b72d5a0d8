// SPDX-License-Identifier: AGPL-3.0-or-later
import { join } from 'node:path';

import type { Replay } from '@kga/db/replay';

import { root, type Config } from '../config.ts';
import type { ProcessSpec } from '../supervisor/process-supervisor.ts';

/** The petition provider, whose clock the seeded petition shares. */
export function providerSpec(config: Config, replay: Replay): ProcessSpec {
  return standInSpec('provider', config, {
    ...replaySettings(replay),
    PETITION_PROVIDER_PORT: String(config.ports.provider),
  });
}

/** Lets the running provider begin its replay again. */
export async function restartProvider({ ports }: Config, { from }: Replay): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${ports.provider}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ position: from.toISOString() }),
  });
  if (!answer.ok) throw new Error(`The stand-in provider answered ${answer.status}`);
}

/** The mail server that shows mails instead of sending them. */
export function mailCatcherSpec(config: Config, smtpPort: number): ProcessSpec {
  return standInSpec('mails', config, {
    MAIL_CATCHER_PORT: String(config.ports.mailCatcher),
    MAIL_CATCHER_SMTP_PORT: String(smtpPort),
  });
}

/** The fictitious news sites whose feeds fill the demonstration. */
export function feedHostSpec(config: Config): ProcessSpec {
  return standInSpec('feeds', config, { FEED_HOST_PORT: String(config.ports.feedHost) });
}

function standInSpec(name: string, config: Config, env: NodeJS.ProcessEnv): ProcessSpec {
  return {
    name,
    command: process.execPath,
    args: ['--conditions=kga-source', join(root, 'infra/dev/src/stand-in.ts'), name],
    cwd: root,
    env: { ...config.inherited, ...env },
    stage: 'app',
    quiet: true,
    readyWhen: `The stand-in ${name} serves`,
  };
}

/** Origin of the demonstration feeds, for the worker and for browsers. */
export function feedHostOrigin({ ports }: Config): string {
  return `http://localhost:${ports.feedHost}`;
}

/**
 * Settings that tell the seed where the stand-ins are.
 *
 * @param replay undefined where an operator's provider is polled, whose settings the seed inherits
 */
export function seedSettings(config: Config, replay: Replay | undefined): NodeJS.ProcessEnv {
  const replayUrl = `http://127.0.0.1:${config.ports.provider}/eci`;
  return {
    ...(replay && { ...replaySettings(replay), PETITION_REPLAY_URL: replayUrl }),
    ...(config.demonstrationFeeds && { DEMONSTRATION_FEEDS_URL: feedHostOrigin(config) }),
  };
}

function replaySettings({ from, epoch, speed, keepsCollecting }: Replay): NodeJS.ProcessEnv {
  return {
    PETITION_REPLAY_FROM: from.toISOString(),
    PETITION_REPLAY_EPOCH: epoch.toISOString(),
    PETITION_REPLAY_SPEED: String(speed),
    PETITION_REPLAY_END: keepsCollecting === true ? 'repeat' : 'answer',
  };
}
