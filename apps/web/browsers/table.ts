// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: npm run browsers -- [origin of a running site] [folder for pictures]
// Prints which pages of a running site work in which browsers, as a table of Markdown.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import type { Engine } from './engine.ts';
import { missingPackages, startChromium, startFirefox } from './engines.ts';
import { browserLine, lineBrowsers } from './line.ts';
import { type PageTemplate, pageTemplates, send } from './pages.ts';
import { lackedBy } from './remove.ts';
import { startWebKit } from './webkit.ts';

const [origin = 'http://localhost:3000', pictures] = process.argv.slice(2);
const phone = { width: 390, height: 800 } as const;
const desk = { width: 1280, height: 900 } as const;
const patience = 20_000;

const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
const broken = `document.body.innerText.includes('part of the page didn’t load') || document.querySelector('#kga-broken')?.hidden === false`;

/** What the console says where the server refuses a form that was sent without script, as it should. */
const refusedForm = /status of 422/;

/** Why a page does not work in an engine; none where it does. */
async function problemsOf(engine: Engine, template: PageTemplate): Promise<string[]> {
  const url = new URL(template.path, origin);
  await engine.resize(phone.width, phone.height);
  await engine.open(url.href);
  if (template.item !== undefined) {
    url.pathname = z.string().parse(await engine.read(template.item));
    await engine.open(url.href);
  }
  const { status } = await fetch(url);
  const headings = await engine.read(`document.querySelectorAll('h1').length`);
  const wide = await engine.read(overflow);
  const problems = [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(headings === 1 ? [] : [`${String(headings)} h1`]),
    ...(wide === 0 ? [] : [`${String(wide)} px too wide`]),
    ...((await engine.read(broken)) === true ? ['a part did not load'] : []),
  ];
  if (pictures !== undefined) await savePictures(engine, url);
  const works = await controlWorks(engine, template);
  const isRefused = !engine.script && template.control === send;
  const faults = (await engine.takeFaults()).filter(
    (fault) => !(isRefused && refusedForm.test(fault)),
  );
  return [...problems, ...(works ? [] : ['control']), ...faults];
}

async function savePictures(engine: Engine, { pathname }: URL): Promise<void> {
  const name = `${engine.name}${pathname}`.replaceAll(/[^\w.]+/g, '-');
  for (const theme of ['light', 'dark'])
    for (const { width, height } of [desk, phone]) {
      await engine.read(`document.documentElement.setAttribute('data-theme', '${theme}')`);
      await engine.resize(width, height);
      await engine.savePicture(join(pictures ?? '', `${name}-${theme}-${width}.png`));
    }
}

async function controlWorks(engine: Engine, { control }: PageTemplate): Promise<boolean> {
  if (control.type === 'search') await engine.type('main input[type=search]', 'game\n');
  else await engine.press(control.element);
  const end = Date.now() + patience;
  while (Date.now() < end) {
    // While it navigates, there is no page to read.
    const holds = await engine.read(`!!(${control.shows})`).catch(() => false);
    if (holds === true) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

function startAll(): (() => Promise<Engine>)[] {
  const limited = lineBrowsers.map(
    (browser) => () =>
      startChromium({
        name: `Chromium without what ${browser} ${browserLine[browser]} lacks`,
        lacks: lackedBy(browser),
      }),
  );
  const [firefox, webkit] = [missingPackages.firefox(), missingPackages.webkit()];
  for (const name of [...firefox, ...webkit]) console.log(`Not tried, as ${name} is missing.`);
  return [
    () => startChromium(),
    ...limited,
    ...(firefox.length === 0 ? [startFirefox] : []),
    ...(webkit.length === 0 ? [startWebKit] : []),
    () => startChromium({ name: 'Chromium without script', script: false }),
  ];
}

async function columnOf(start: () => Promise<Engine>): Promise<[name: string, cells: string[]]> {
  const engine = await start();
  console.error(`Trying ${engine.name}`);
  const cells: string[] = [];
  try {
    for (const template of pageTemplates) {
      const problems = await problemsOf(engine, template).catch((error: unknown) => [
        String(error),
      ]);
      cells.push(problems.length === 0 ? '✓' : problems.join('; ').replaceAll(/[|\n]/g, ' '));
    }
  } finally {
    await engine.close();
  }
  return [engine.name, cells];
}

if (pictures !== undefined) await mkdir(pictures, { recursive: true });
const columns: [string, string[]][] = [];
for (const start of startAll()) columns.push(await columnOf(start));
const row = (first: string, cells: readonly string[]) => `| ${[first, ...cells].join(' | ')} |`;
const names = columns.map(([name]) => name);
console.log(`\n${new Date().toISOString().slice(0, 10)}\n`);
console.log(row('page', names));
console.log(`|${'---|'.repeat(names.length + 1)}`);
for (const [place, { path, item }] of pageTemplates.entries()) {
  const cells = columns.map(([, column]) => column[place] ?? '');
  console.log(row(item === undefined ? `\`${path}\`` : `an item of \`${path}\``, cells));
}
process.exitCode = columns.some(([, cells]) => cells.some((cell) => cell !== '✓')) ? 1 : 0;
