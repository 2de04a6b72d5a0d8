// SPDX-License-Identifier: AGPL-3.0-or-later
import '../../app/app.css';
import { onTestFinished, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';

import { steps } from './state-shares.ts';

/** Emulates the forced colours of an operating system until the end of the test. */
async function forceColors(): Promise<void> {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await emulate('active');
  onTestFinished(async () => {
    await emulate('none');
  });
}

function show(className: string, attributes: Readonly<Record<string, string>> = {}) {
  const element = document.createElement('span');
  element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  onTestFinished(() => element.remove());
  return getComputedStyle(element);
}

test('tiles, bars and marks keep a colour of their own in forced colours', async () => {
  await forceColors();
  const { backgroundColor: canvas } = show('bg-wash');
  const fills = steps.map(({ fill }) => show(fill).backgroundColor);
  expect(new Set([canvas, ...fills]).size).toBe(steps.length + 1);
  expect(show('bg-ink').backgroundColor).not.toBe(canvas);
});

test('text on ink can be read, and a button keeps its edge, in forced colours', async () => {
  await forceColors();
  const { color, backgroundColor } = show('bg-ink text-paper');
  expect(color).not.toBe(backgroundColor);
  const button = show('border border-transparent bg-signal-fill');
  expect(button.borderBottomColor).not.toBe(show('bg-wash').backgroundColor);
});

test('only the current one of several links has a line below in forced colours', async () => {
  await forceColors();
  const tab = 'border-b-2 border-transparent aria-[current=page]:border-signal';
  const { backgroundColor: canvas } = show('bg-wash');
  expect(show(tab).borderBottomColor).toBe(canvas);
  expect(show(tab, { 'aria-current': 'page' }).borderBottomColor).not.toBe(canvas);
});
