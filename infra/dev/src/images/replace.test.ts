// SPDX-License-Identifier: AGPL-3.0-or-later
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { readConfig, root } from '../config.ts';

/** Notes each call, has the containers of the file `running`, and says that a copy is ready if the file `ready` is there. */
const docker = `#!/bin/sh
cd "$(dirname "$0")"
echo "$*" >> calls
case "$*" in
  'compose ps '*) cat running ;;
  'compose up '*) echo new >> running ;;
  'exec '*) test -e ready ;;
esac
`;

/** Runs the script with a Docker that only notes what it is asked. */
async function replace(files: Readonly<Record<string, string>>, ...apps: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'kga-replace-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'docker'), docker, { mode: 0o755 });
  writeFileSync(join(folder, 'sleep'), '#!/bin/sh\n', { mode: 0o755 });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const PATH = [folder, readConfig().inherited['PATH']].join(delimiter);
  const script = join(root, 'infra/docker/replace.sh');
  const ended = await promisify(execFile)('sh', [script, ...apps], { env: { PATH } }).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => error.stderr,
  );
  return { ended, calls: readFileSync(join(folder, 'calls'), 'utf8') };
}

test('former copies are stopped once the new ones are ready', async () => {
  const { ended, calls } = await replace({ running: 'one\ntwo\n', ready: '' }, 'api');
  expect(ended).toBe('api: 2 replaced\n');
  expect(
    calls
      .replaceAll(/exec (\w+) .*/g, 'exec $1')
      .trim()
      .split('\n'),
  ).toEqual([
    'compose ps --quiet api',
    'compose up --detach --no-build --no-deps --no-recreate --wait --scale api=4 api',
    'compose ps --quiet api',
    'exec new',
    'stop one',
    'rm one',
    'stop two',
    'rm two',
  ]);
});

test('former copies stay while a new one is not ready', async () => {
  const { ended, calls } = await replace({ running: 'one\n' }, 'web');
  expect(ended).toContain('new is not ready');
  expect(calls).not.toContain('stop');
});

test('an app of which no copy runs, or that there is not, is named', async () => {
  expect((await replace({ running: '' }, 'worker')).ended).toBe('No copy of worker runs.\n');
  expect((await replace({ running: '', calls: '' }, 'postgres')).ended).toBe(
    'There is no app postgres.\n',
  );
});
