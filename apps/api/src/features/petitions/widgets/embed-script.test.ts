// SPDX-License-Identifier: AGPL-3.0-or-later
import { runInNewContext } from 'node:vm';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { embedScript } from './embed-script.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

const partOf = ([key, text]: readonly [string, string]) => ({
  dataset: { key, ...(key === 'number' && { count: text.replace(',', '') }) },
  innerHTML: text,
  textContent: text,
  childNodes: [text],
  replaceChildren(next: string) {
    this.innerHTML = this.textContent = next;
  },
});

/** As much of a document as the script uses. */
function documentOf(version: string | undefined, texts: Record<string, string>) {
  let parts = Object.entries(texts).map(partOf);
  const main = {
    dataset: { summary: Object.values(texts).join(' · ') },
    lastElementChild: { getBoundingClientRect: () => ({ bottom: 0 }) },
    get childNodes() {
      return parts;
    },
    querySelectorAll: () => parts,
    querySelector: () => parts.find(({ dataset: { key } }) => key === 'number'),
    replaceChildren(...next: typeof parts) {
      parts = next;
    },
  };
  const word = { textContent: '' };
  return {
    documentElement: { lang: 'en' },
    body: { dataset: version === undefined ? {} : { version, stream: '/stream' } },
    hidden: false,
    listeners: new Map<string, () => void>(),
    addEventListener(name: string, listener: () => void) {
      this.listeners.set(name, listener);
    },
    querySelector: (selector: string) => (selector === 'main' ? main : word),
    word,
    shown: () => parts.map(({ textContent }) => textContent),
  };
}

/** Runs the script in a page, and serves `server.page` to it. */
function openWidget(texts: Record<string, string>) {
  const document = documentOf('v1', texts);
  const server = { page: document, status: 200 };
  const sources: EventSource[] = [];
  class EventSource {
    readyState = 1;
    figures: ((event: { data: string; lastEventId: string }) => void) | undefined;
    onerror?: () => void;
    constructor() {
      sources.push(this);
    }
    addEventListener(_name: string, listener: typeof this.figures) {
      this.figures = listener;
    }
    close() {
      this.readyState = 2;
    }
  }
  const fetch = vi.fn<() => Promise<object>>(async () => ({
    ok: server.status === 200,
    status: server.status,
    text: async () => '',
  }));
  const window = {
    document,
    fetch,
    EventSource,
    AbortSignal,
    Intl,
    performance,
    setTimeout,
    clearTimeout,
    Math: Object.assign(Object.create(Math), { random: () => 0 }),
    DOMParser: class {
      parseFromString = () => server.page;
    },
    ResizeObserver: class {
      observe() {}
    },
    matchMedia: () => ({ matches: true }),
    addEventListener() {},
    location: {},
    scrollY: 0,
  };
  runInNewContext(embedScript, Object.assign(window, { window, parent: window }));
  const send = (version: string, signatureCount: number) =>
    sources.at(-1)?.figures?.({
      data: JSON.stringify({ signatureCount, atLeast: false }),
      lastEventId: version,
    });
  return { document, server, sources, fetch, send };
}

test('numbers are shown at once; the page is fetched at most every 10 s', async () => {
  const { document, server, fetch, send } = openWidget({ number: '1,000', outlook: 'Need 500' });
  for (let count = 1_001; count <= 1_040; count += 1) {
    server.page = documentOf(`v${count}`, { number: `${count}`, outlook: `Need ${1_500 - count}` });
    send(`v${count}`, count);
    expect(document.shown()[0]).toBe(`1,0${String(count).slice(2)}`);
    await vi.advanceTimersByTimeAsync(500);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(document.shown()[1]).toBe('Need 460');
  expect(document.word.textContent).toContain('Need 460');
});

test('a page that is older than the stream, or that fails, is fetched again later and later', async () => {
  const { document, server, fetch, send } = openWidget({ number: '1,000', outlook: 'Need 500' });
  send('v2', 1_001);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetch).toHaveBeenCalledTimes(2);
  server.status = 503;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetch).toHaveBeenCalledTimes(3);
  expect(document.shown()).toEqual(['1,001', 'Need 500']);
  server.status = 200;
  server.page = documentOf('v2', { number: '1,001', outlook: 'Need 499' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(document.shown()).toEqual(['1,001', 'Need 499']);
  expect(fetch).toHaveBeenCalledTimes(4);
});

test('parts that come or go are shown, and so is that the petition is gone', async () => {
  const { document, server, sources, send } = openWidget({ title: 'A', number: 'No figure' });
  const parts = { title: 'B', number: '5', unit: 'signatures', outlook: 'Need 5' };
  server.page = documentOf('v2', parts);
  send('v2', 5);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(document.shown()).toEqual(Object.values(parts));
  server.page = documentOf(undefined, { title: 'Not available' });
  server.status = 404;
  sources[0]?.close();
  sources[0]?.onerror?.();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(document.shown()).toEqual(['Not available']);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sources).toHaveLength(1);
});

test('a refused stream is asked for less and less often; a hidden tab closes its own', async () => {
  const { document, sources } = openWidget({ number: '1,000' });
  for (const pause of [45_000, 90_000, 180_000, 300_000, 300_000]) {
    const before = sources.length;
    sources.at(-1)?.close();
    sources.at(-1)?.onerror?.();
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(sources).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(sources).toHaveLength(before + 1);
  }
  document.hidden = true;
  document.listeners.get('visibilitychange')?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sources.at(-1)?.readyState).toBe(2);
  document.hidden = false;
  document.listeners.get('visibilitychange')?.();
  expect(sources).toHaveLength(7);
});
