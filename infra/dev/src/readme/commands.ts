// SPDX-License-Identifier: AGPL-3.0-or-later
import { join } from 'node:path';

import { readConfig, root } from '../config.ts';
import { runCommand, runQuietly } from '../supervisor/command.ts';
import { seeChangedText } from './changed-text.ts';

type Result =
  | { readonly outcome: 'passed' | 'untried' | 'failed'; readonly note: string }
  | { readonly outcome: 'passed'; readonly note: string; readonly cwd: string };

type Handler = (run: { readonly command: string; readonly cwd: string }) => Promise<Result>;

/** The lines of the shell blocks of a paper, without comments. */
export const commandsOf = (markdown: string): string[] =>
  [...markdown.matchAll(/```sh\n(.*?)```/gs)]
    .flatMap(([, block = '']) => block.split('\n'))
    .map((line) => line.replace(/ +#.*$/, '').trim())
    .filter((line) => line !== '');

const env = readConfig().inherited;

const passed = (note = ''): Result => ({ outcome: 'passed', note });

const run = async (command: string, cwd: string): Promise<Result> => {
  await runQuietly(command, '/bin/sh', ['-c', command], { cwd, env });
  return passed();
};

/** The address in the paper may not be reached; what it has is what this checkout has. */
const clone: Handler = ({ command, cwd }) =>
  run(command.replace(/^git clone \S+\/([\w-]+)\.git$/, `git clone --quiet ${root} $1`), cwd);

const changeFolder: Handler = async ({ command, cwd }) => ({
  ...passed(),
  cwd: join(cwd, command.replace(/^cd /, '')),
});

const start: Handler = ({ cwd }) => run('node infra/release/src/start-once.mjs', cwd);

const untried =
  (note: string): Handler =>
  async () => ({ outcome: 'untried', note });

const compose: Handler = async ({ cwd }) => {
  const { ok } = await runCommand('/bin/sh', ['-c', 'docker compose version']);
  if (!ok) return { outcome: 'untried', note: 'There is no Docker Compose here.' };
  await run('docker compose config --quiet', cwd);
  return passed('The file is valid; nothing was started.');
};

const handlers: readonly (readonly [pattern: RegExp, handler: Handler])[] = [
  [/^git clone https:\/\/\S+\.git$/, clone],
  [/^cd [\w-]+$/, changeFolder],
  [/^npm start$/, start],
  [/^npm run dev$/, seeChangedText],
  [/^npm run (?:format|lint)$/, ({ command, cwd }) => run(command, cwd)],
  [/^npm test$/, untried('It is run by the command that runs this.')],
  [/^echo "[A-Z_]+=.*" >> \.env$/, ({ command, cwd }) => run(command, cwd)],
  [/^node infra\/dev\/bootstrap\.mjs vitest run /, ({ command, cwd }) => run(command, cwd)],
  [/^docker compose /, compose],
];

const unknown: Handler = async () => ({ outcome: 'failed', note: 'Nothing runs this command.' });

export const handlerOf = (command: string): Handler =>
  handlers.find(([pattern]) => pattern.test(command))?.[1] ?? unknown;
