// SPDX-License-Identifier: AGPL-3.0-or-later
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { summaryLine } from '../checks/summary.ts';
import { root } from '../config.ts';
import { commandsOf, handlerOf } from './commands.ts';

// Runs every command of README.md and CONTRIBUTING.md in a clone of this checkout, as a reader would, and
// fails where a command has no way to be run here.
const counts = { passed: 0, failed: 0, skipped: 0 };

for (const paper of ['README.md', 'CONTRIBUTING.md']) {
  const folder = mkdtempSync(join(tmpdir(), 'kga-readme-'));
  try {
    // A reader's first commands clone the repository and change into it.
    let cwd = folder;
    for (const command of commandsOf(readFileSync(join(root, paper), 'utf8'))) {
      const began = Date.now();
      const result = await handlerOf(command)({ command, cwd }).catch((error: unknown) => ({
        outcome: 'failed' as const,
        note: error instanceof Error ? error.message : String(error),
      }));
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      console.log(`${paper}: ${command}: ${result.outcome} after ${seconds} s. ${result.note}`);
      if (result.outcome === 'passed') counts.passed += 1;
      else if (result.outcome === 'untried') counts.skipped += 1;
      else counts.failed += 1;
      if ('cwd' in result) cwd = result.cwd;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

console.log(summaryLine(counts));
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
