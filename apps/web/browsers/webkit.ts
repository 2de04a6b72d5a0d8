// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import timers from 'node:timers/promises';

import { Builder, By, Capabilities, Key, type WebDriver, WebElement } from 'selenium-webdriver';
import { z } from 'zod';

import { placeAtRest } from './at-rest.ts';
import type { Engine } from './engine.ts';

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Debian's packages with a file of each. */
export const webKitPrograms = [
  ['webkit2gtk-driver', '/usr/bin/WebKitWebDriver'],
  ['xvfb', '/usr/bin/Xvfb'],
] as const;

/** The toolbar of the window would keep it from becoming as narrow as a phone. */
const narrowToolbar =
  '* { font-size: 2px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; -gtk-icon-transform: scale(0.1); }';

const waitMilliseconds = 60_000;

/** Collects what the page reports, as the driver hands out no console. */
const collectFaults = `if (!window.seenFaults) {
  window.seenFaults = [];
  addEventListener('error', ({ message }) => seenFaults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => seenFaults.push(String(reason)));
  const { error } = console;
  console.error = (...parts) => { seenFaults.push(parts.join(' ')); error(...parts); };
}`;

/** Debian's WebKitGTK in a window of a virtual display, with a home of its own. */
export async function startWebKit(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'kga-webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(join(home, 'gtk-3.0/gtk.css'), narrowToolbar);
  const { screen, display } = await startDisplay();
  const port = await freePort();
  const folders = { XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home };
  // oxlint-disable-next-line node/no-process-env -- The driver needs what every program needs.
  const env = { ...process.env, ...folders, DISPLAY: display, GDK_BACKEND: 'x11' };
  const server = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env });
  const stop = async () => {
    for (const child of [server, screen]) await end(child);
    await rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
  try {
    const driver = await connect(`http://127.0.0.1:${port}`);
    return engineOf(driver, (await driver.getCapabilities()).get('browserVersion'), stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startDisplay(): Promise<{ screen: ChildProcess; display: string }> {
  const size = ['-screen', '0', '1600x1200x24'];
  const screen = spawn('Xvfb', ['-displayfd', '1', ...size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** The driver takes a moment until it listens. */
async function connect(url: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Faults are collected before the app starts.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  });
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await new Builder().usingServer(url).withCapabilities(capabilities).build();
    } catch (error) {
      if (attempt === 100) throw error;
      await timers.setTimeout(100);
    }
  }
}

/** Scrolls to an element until it no longer moves. */
async function untilAtRest(driver: WebDriver, expression: string): Promise<void> {
  await placeAtRest(
    () =>
      driver.executeScript<unknown>(
        `const element = ${expression}; element.scrollIntoView({ block: 'center' }); return JSON.stringify(element.getBoundingClientRect())`,
      ),
    (place, before) => place === before,
  );
}

function engineOf(driver: WebDriver, version: string, stop: () => Promise<void>): Engine {
  const faults: string[] = [];
  const read = (expression: string) => driver.executeScript<unknown>(`return ${expression}`);
  const until = (expression: string) =>
    driver.wait(() => read(`!!(${expression})`), waitMilliseconds);
  const collect = async () => {
    faults.push(...z.array(z.string()).parse(await read('window.seenFaults?.splice(0) ?? []')));
  };
  return {
    name: `WebKitGTK ${version}`,
    script: true,
    open: async (url) => {
      await collect();
      await driver.executeScript('window.isLeft = true');
      await driver.get(url);
      await until(`!window.isLeft && document.head && location.href !== 'about:blank'`);
      await driver.executeScript(collectFaults);
      await until('window.kgaAwake === true');
    },
    read,
    press: async (expression) => {
      await until(expression);
      await untilAtRest(driver, expression);
      const element = await read(expression);
      if (!(element instanceof WebElement)) throw new Error(`${expression} is no element.`);
      await element.click();
    },
    type: async (selector, text) =>
      driver.findElement(By.css(selector)).sendKeys(text.replaceAll('\n', Key.ENTER)),
    choose: async (selector, value) =>
      driver.findElement(By.css(`${selector} option[value="${value}"]`)).click(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ width, height });
      await until(`innerWidth === ${width}`);
    },
    savePicture: async (file) => writeFile(file, await driver.takeScreenshot(), 'base64'),
    takeFaults: async () => {
      await collect();
      return faults.splice(0);
    },
    close: async () => {
      await driver.quit();
      await stop();
    },
  };
}
