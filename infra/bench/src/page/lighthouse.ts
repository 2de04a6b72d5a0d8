// SPDX-License-Identifier: AGPL-3.0-or-later
import { readConfig, requireProgram } from '@kga/dev/testing';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';

import { endProcess } from '../shared/processes.ts';
import chromeFlags from './chrome-flags.json' with { type: 'json' };

/** On a busy machine Lighthouse sometimes loses the trace. */
const attempts = 3;

/**
 * Loads a page in a new browser with Lighthouse's mobile simulation.
 *
 * @param blocked patterns of URLs that are not loaded
 */
export async function runLighthouse(url: string, blocked: string[] = []): Promise<Result> {
  let message = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const found = await tryLighthouse(url, blocked);
    if (found && !found.runtimeError) return found;
    message = found?.runtimeError?.message ?? 'no result';
  }
  throw new Error(`${url}: ${message}`);
}

async function tryLighthouse(url: string, blocked: string[]): Promise<Result | undefined> {
  const { chromiumPath, inherited } = readConfig();
  const chrome = await launch({
    chromePath: chromiumPath ?? (await requireProgram('chromium', ['chromium'])),
    // It may load only the page, and only from this machine.
    chromeFlags,
    handleSIGINT: false,
    logLevel: 'silent',
    envVars: { PATH: inherited['PATH'] },
  });
  const kill = () => chrome.kill();
  process.once('exit', kill);
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      blockedUrlPatterns: blocked,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    return result?.lhr;
  } finally {
    process.removeListener('exit', kill);
    await endProcess(chrome.process);
    chrome.kill();
  }
}
