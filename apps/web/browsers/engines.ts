// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';

import {
  type Browser,
  type BoundingBox,
  type ElementHandle,
  type Page,
  launch,
} from 'puppeteer-core';

import { chromium } from '../chromium.ts';
import { placeAtRest } from './at-rest.ts';
import type { Engine } from './engine.ts';
import { removeFeatures } from './remove.ts';
import { webKitPrograms } from './webkit.ts';

const firefoxPath = '/usr/bin/firefox-esr';

/** Debian's packages of an engine, where they are not installed. */
export const missingPackages = {
  firefox: () => (existsSync(firefoxPath) ? [] : ['firefox-esr']),
  webkit: () => webKitPrograms.flatMap(([name, path]) => (existsSync(path) ? [] : [name])),
} as const;

/** How Chromium differs from itself. */
type ChromiumOptions = {
  readonly name?: string;
  readonly lacks?: readonly (readonly string[])[];
  readonly script?: boolean;
};

/** Debian's Chromium. */
export async function startChromium(options: ChromiumOptions = {}): Promise<Engine> {
  const executablePath = chromium.executablePath ?? '/usr/bin/chromium';
  const browser = await launch({ executablePath, args: [...chromium.args] });
  const version = (await browser.version()).replace(/^\w+\//, '');
  const page = await browser.newPage();
  const { lacks, script = true } = options;
  if (lacks) await page.evaluateOnNewDocument(removeFeatures, lacks);
  if (!script) await page.setJavaScriptEnabled(false);
  return engineOf(browser, page, options.name ?? `Chromium ${version}`, script);
}

/** Debian's Firefox ESR, by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'ui.prefersReducedMotion': 1 },
  });
  const version = (await browser.version()).replace(/^\w+\//, '');
  return engineOf(browser, await browser.newPage(), `Firefox ESR ${version}`, true);
}

/** Where an element is in the middle of the screen, once it no longer moves. */
const boxAtRest = (element: ElementHandle<Node>): Promise<BoundingBox | null> =>
  placeAtRest(
    async () => {
      await element.evaluate(
        (node) => node instanceof Element && node.scrollIntoView({ block: 'center' }),
      );
      return element.boundingBox();
    },
    (box, before) => box?.x === before?.x && box?.y === before?.y,
  );

function engineOf(browser: Browser, page: Page, name: string, script: boolean): Engine {
  let faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return {
    name,
    script,
    open: async (url) => {
      await page.goto(url);
      if (script) await page.waitForFunction('window.kgaAwake === true');
    },
    read: (expression) => page.evaluate(expression),
    press: async (expression) => {
      const handle = await page.waitForFunction(`(${expression}) ?? false`, { timeout: 60_000 });
      const element = handle.asElement();
      if (!element) throw new Error(`${expression} is no element.`);
      const box = await boxAtRest(element);
      if (!box) throw new Error(`${expression} is not shown.`);
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    },
    type: (selector, text) => page.type(selector, text),
    choose: async (selector, value) => void (await page.select(selector, value)),
    resize: (width, height) => page.setViewport({ width, height }),
    savePicture: async (file) => writeFile(file, await page.screenshot()),
    takeFaults: () => {
      const taken = faults;
      faults = [];
      return Promise.resolve(taken);
    },
    close: () => browser.close(),
  };
}
