// SPDX-License-Identifier: AGPL-3.0-or-later
import { createContext, runInContext } from 'node:vm';

import { expect, test, vi } from 'vitest';

import { capabilityScript, startScript } from './inline-scripts.ts';

/** An element as the scripts see it: what stands in `noscript` is text. */
const createElement = (textContent: string, attributes: readonly string[] = []) => ({
  textContent,
  outerHTML: `<noscript>${textContent}</noscript>`,
  hidden: true,
  hasAttribute: (name: string) => attributes.includes(name),
});

/** Runs the scripts of a page in a browser, and of a page without content what asks for another browser. */
async function run({ isOld }: { isOld: boolean }) {
  const listeners = new Map<string, (event: unknown) => unknown>();
  const byCode = createElement('<p>Type the code</p>');
  const unsupported = createElement('<p>Update your browser</p>', ['data-unsupported']);
  const spinner = createElement('');
  const broken = createElement('');
  const dataset: Record<string, string> = {};
  const document = {
    documentElement: {
      dataset,
      setAttribute: (name: string, value: string) => {
        dataset[name.replace('data-', '')] = value;
      },
      removeAttribute: (name: string) => delete dataset[name.replace('data-', '')],
    },
    head: { append: () => undefined },
    createElement: () => ({}),
    getElementById: (id: string) =>
      id === 'kga-modules' ? { textContent: '["/assets/entry.js"]' } : broken,
    querySelectorAll: (selector: string) =>
      selector === 'noscript' ? [byCode, unsupported] : [spinner],
  };
  const window = {
    document,
    setTimeout,
    structuredClone: isOld ? undefined : structuredClone,
    CSSLayerBlockRule: Object,
    navigator: { onLine: false },
    requestAnimationFrame: (frame: () => unknown) => frame(),
    addEventListener: (type: string, listener: (event: unknown) => unknown) =>
      listeners.set(type, listener),
  };
  const context = createContext(Object.assign(window, { window }));
  // Modules cannot be loaded here, as where the network fails.
  for (const script of [capabilityScript, startScript]) runInContext(script, context);
  listeners.get('DOMContentLoaded')?.({ type: 'DOMContentLoaded' });
  await listeners.get('load')?.({});
  return { byCode, unsupported, spinner, broken, dataset };
}

test('a browser that is too old shows all that stands in noscript', async () => {
  const { byCode, unsupported, broken } = await run({ isOld: true });
  expect(byCode.outerHTML).toBe('<p>Type the code</p>');
  expect(unsupported.outerHTML).toBe('<p>Update your browser</p>');
  expect(broken.hidden).toBe(true);
});

test('where a module fails to load, no other browser is asked for', async () => {
  const { byCode, unsupported, spinner, broken, dataset } = await run({ isOld: false });
  await vi.waitFor(() => expect(broken.hidden).toBe(false));
  expect(byCode.outerHTML).toBe('<p>Type the code</p>');
  expect(unsupported.outerHTML).toBe('');
  expect(spinner.outerHTML).toBe('');
  expect(dataset['script']).toBeUndefined();
});
