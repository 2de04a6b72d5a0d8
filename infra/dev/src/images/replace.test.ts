// SPDX-License-Identifier: AGPL-3.0-or-later
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

import { expect, onTestFinished, test } from 'vitest';

import { readConfig, root } from '../config.ts';

/**
 * Notes each call and has the containers of the file `running`, to which `up` adds as many as `--scale` asks for. A copy is
 * ready unless the file `unready` names it.
 */
const docker = `#!/bin/sh
cd "$(dirname "$0")"
echo "$*" >> calls
case "$*" in
  'compose ps '*) cat running ;;
  'compose up '*)
    wanted=$(echo "$*" | sed 's/.*=\\([0-9]*\\) .*/\\1/')
    while [ "$(grep -c . running)" -lt "$wanted" ]; do echo "new$(grep -c . running)" >> running; done ;;
  'exec '*) ! grep -qx "$2" unready ;;
  'rm '*) shift; for each in "$@"; do sed -i "/^$each$/d" running; done ;;
esac
`;

/** Runs the script with a Docker that only notes what it is asked. */
async function replace(
  { running, unready = '' }: { running: string; unready?: string },
  ...apps: string[]
) {
  const folder = mkdtempSync(join(tmpdir(), 'kga-replace-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'docker'), docker, { mode: 0o755 });
  writeFileSync(join(folder, 'sleep'), '#!/bin/sh\n', { mode: 0o755 });
  for (const [name, text] of Object.entries({ running, unready, calls: '' })) {
    writeFileSync(join(folder, name), text);
  }
  const PATH = [folder, readConfig().inherited['PATH']].join(delimiter);
  const script = join(root, 'infra/docker/replace.sh');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').trim().split('\n');
  const ended = await promisify(execFile)('sh', [script, ...apps], { env: { PATH } }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  );
  return { ...ended, calls: read('calls'), running: read('running') };
}

test('former copies are stopped, one after the other, once every new one is ready', async () => {
  const { code, said, calls, running } = await replace({ running: 'one\ntwo\n' }, 'api');
  expect([code, said]).toEqual([0, 'api: 2 replaced\n']);
  expect(
    calls
      .slice(calls.findIndex((call) => call.startsWith('compose up')))
      .map((call) => call.replace(/^(exec \w+) .*/, '$1')),
  ).toEqual([
    'compose up --detach --no-build --no-deps --no-recreate --scale api=4 api',
    'compose ps --quiet api',
    'exec new2',
    'exec new3',
    'stop one',
    'rm one',
    'stop two',
    'rm two',
  ]);
  expect(running).toEqual(['new2', 'new3']);
});

test('former copies stay, and the new ones go, where one of them does not get ready', async () => {
  const { code, said, calls, running } = await replace(
    { running: 'one\ntwo\n', unready: 'new3\n' },
    'web',
  );
  expect(code).toBe(1);
  expect(said).toContain('The new copy new3 did not get ready');
  expect(calls).toContain('logs --tail 50 new3');
  expect(running).toEqual(['one', 'two']);
});

test('an app of which no copy runs, or that there is not, is named before anything changes', async () => {
  const none = await replace({ running: '' }, 'worker');
  expect([none.code, none.said]).toEqual([1, 'No copy of worker runs.\n']);
  const unknown = await replace({ running: 'one\n' }, 'api', 'postgres');
  expect([unknown.code, unknown.said]).toEqual([1, 'There is no app postgres.\n']);
  expect(unknown.calls.join()).not.toContain('up');
  expect(await replace({ running: 'one\n' })).toMatchObject({
    code: 1,
    said: expect.stringContaining('Usage'),
  });
});
