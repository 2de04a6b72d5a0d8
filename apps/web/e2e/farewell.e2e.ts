// SPDX-License-Identifier: AGPL-3.0-or-later
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pathTo, staticFile } from '@kga/contracts/core';

import { addThread, insertGames, insertMemories, insertStories } from './support/content.ts';
import { startSecondSite } from './support/second-site.ts';
import { expect, test } from './support/test.ts';

const root = join(import.meta.dirname, '../../..');

/** Files after which the first run is killed, of more than 700. */
const half = 300;

/** The command of operators. */
function copySite(url: string, folder: string) {
  const main = join(root, 'infra/farewell/src/main.ts');
  const child = spawn(process.execPath, [main, `--url=${url}`, `--out=${folder}`], {
    cwd: root,
    env: {},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  }
  return { child, ended: once(child, 'close'), said: () => said.join('') };
}

const linesOf = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];

test('a copy of the site that is killed halfway goes on, and all its links lead somewhere', async ({
  stack,
}) => {
  // Half a minute of a processor that is free.
  test.slow();
  await using site = await startSecondSite(stack);
  const [game = ''] = await insertGames(site, [{ name: 'The Crew' }]);
  await insertMemories(site, game, ['We drove from coast to coast.']);
  const [story = ''] = await insertStories(site, [
    { title: 'It ended', content: 'One last drive.' },
  ]);
  const post = await addThread(site, {
    title: 'What now?',
    content: 'The server is gone.',
    replies: ['Write to them.'],
  });
  const parent = mkdtempSync(join(tmpdir(), 'kga-farewell-'));
  try {
    const folder = join(parent, 'copy');
    const journal = join(folder, '.farewell/journal.jsonl');
    const first = copySite(site.origin, folder);
    await expect
      .poll(() => linesOf(journal).length, { intervals: [20], timeout: 180_000 })
      .toBeGreaterThan(half);
    first.child.kill('SIGKILL');
    await first.ended;
    const written = linesOf(journal)
      .filter((line) => line.endsWith('}'))
      .map((line): { file: string | null } => JSON.parse(line))
      .flatMap(({ file }) => file ?? []);
    const timesOf = () => written.map((file) => statSync(join(folder, file)).mtimeMs);
    const before = timesOf();

    const second = copySite(site.origin, folder);
    const [code] = await second.ended;
    expect([code, second.said()]).toEqual([0, expect.stringContaining('Going on with the copy')]);
    expect(second.said()).toMatch(/\d,\d{3} links checked, 0 lead nowhere/);
    // What was written by the first run is not written again.
    expect(timesOf()).toEqual(before);
    expect(existsSync(journal)).toBe(false);
    const sums = linesOf(join(folder, 'SHA256SUMS')).map((line) => line.slice(66));
    expect(sums.length).toBeGreaterThan(written.length);
    for (const [path, text] of [
      [pathTo('archiveMemories', { id: game }), 'coast to coast'],
      [pathTo('story', { id: story }), 'One last drive.'],
      [pathTo('forumPost', { id: post }), 'Write to them.'],
    ] as const) {
      const file = staticFile(path, 'en');
      expect(sums).toContain(file);
      expect(readFileSync(join(folder, file), 'utf8')).toContain(text);
    }
  } finally {
    rmSync(parent, { recursive: true });
  }
});
