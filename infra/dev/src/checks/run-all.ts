// SPDX-License-Identifier: AGPL-3.0-or-later
import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { root } from '../config.ts';
import { type Counts, addUp, oneStep, summary } from './summary.ts';

/** Every proof, the slow ones after `npm test`; each ends with a line of counts. */
const scripts = ['test', 'test:slow', 'release:check', 'docs:site', 'dev:check'] as const;

/** `npm run test:all`: runs each script even after a failed one; the counts of all come last. */
export async function runAll(): Promise<void> {
  const counts: Counts[] = [];
  for (const script of scripts) {
    console.log(`== npm run ${script}`);
    counts.push(await countsOf(script));
  }
  const all = addUp(counts);
  console.log(summary(all));
  process.exitCode = all.failed > 0 ? 1 : 0;
}

/** Shows the output of a script and reads its last line. A script without one counts as one failure. */
async function countsOf(script: string): Promise<Counts> {
  const child = spawn('npm', ['run', '--silent', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let end = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text);
    end = (end + text).slice(-1_000);
  });
  const [code] = await once(child, 'close');
  const line = [...end.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)].at(-1);
  if (!line) return oneStep(false, `npm run ${script} ended without a line of counts.`);
  const [passed = 0, failed = 0, skipped = 0] = line.slice(1).map((count) => Number(count ?? 0));
  return {
    passed,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped,
    failures: failed > 0 || code !== 0 ? [`npm run ${script}`] : [],
  };
}
