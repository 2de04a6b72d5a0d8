import type { PageRequest } from './page-request.ts';
import type { Page } from './page.ts';

/** How a page came: kept and fresh, kept and old, or rendered while the visitor waited. */
export type Outcome = 'fresh' | 'stale' | 'rendered';

export type PageCacheOptions = {
  /** Never rejects. */
  readonly render: (request: PageRequest) => Promise<Page>;
  readonly keeps: (request: PageRequest, page: Page) => boolean;
  readonly count: (outcome: Outcome) => void;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Milliseconds until a page is rendered anew, in the background. */
  readonly freshFor: number;
  /** The same for a page that is not complete, which then is gone. */
  readonly incompleteFor: number;
  /** Milliseconds that an older page is still sent for. */
  readonly staleFor: number;
  /** How many pages are kept. */
  readonly most: number;
};

export type PageCache = {
  /** A page at once where one is kept, however old within `staleFor`. */
  readonly get: (request: PageRequest) => Page | Promise<Page>;
  /** Says that what pages show has changed: those in demand are rendered anew. */
  readonly outdate: () => void;
};

type Entry = {
  readonly request: PageRequest;
  readonly page: Page;
  readonly staleUntil: number;
  freshUntil: number;
  /** When it was put at the end of the order. */
  movedAt: number;
  /** Whether someone saw it since the last change. */
  asked: boolean;
};

// How exactly the order of use is known, in milliseconds: moving costs more than a look.
const orderWithin = 100;

// What one change may make us render, the pages asked for last.
const mostRenewed = 20;

/** Keeps rendered pages, renders each once however many ask, and lets nobody wait for a newer one. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { now } = options;
  // In the order of use: the first has been idle the longest.
  const entries = new Map<string, Entry>();
  const underway = new Map<string, Promise<Page>>();
  let changes = 0;

  function get(request: PageRequest): Page | Promise<Page> {
    const entry = entries.get(request.key);
    const time = now();
    if (!entry || time >= entry.staleUntil) {
      options.count('rendered');
      return load(request);
    }
    if (time - entry.movedAt >= orderWithin) {
      entry.movedAt = time;
      entries.delete(request.key);
      entries.set(request.key, entry);
    }
    entry.asked = true;
    if (time < entry.freshUntil) {
      options.count('fresh');
    } else {
      options.count('stale');
      void load(request);
    }
    return entry.page;
  }

  function load(request: PageRequest): Promise<Page> {
    const running = underway.get(request.key);
    if (running) return running;
    const loading = renderAndKeep(request).finally(() => underway.delete(request.key));
    underway.set(request.key, loading);
    return loading;
  }

  async function renderAndKeep(request: PageRequest): Promise<Page> {
    const before = changes;
    const page = await options.render(request);
    if (options.keeps(request, page)) keep(request, page, before === changes);
    // What is there no longer is not sent for as long as an older page would be.
    else if (page.complete) entries.delete(request.key);
    return page;
  }

  function keep(request: PageRequest, page: Page, current: boolean): void {
    const time = now();
    const older = entries.get(request.key);
    if (!page.complete && older?.page.complete && time < older.staleUntil) {
      older.freshUntil = time + options.incompleteFor;
      return;
    }
    const freshFor = page.complete ? options.freshFor : options.incompleteFor;
    entries.delete(request.key);
    // Whoever came first does not pay for what is rendered for all.
    const { visitor: _, ...own } = request;
    entries.set(request.key, {
      request: own,
      page,
      // A change while it was rendered may or may not be in it.
      freshUntil: current ? time + freshFor : time,
      staleUntil: time + (page.complete ? options.staleFor : options.incompleteFor),
      movedAt: time,
      asked: false,
    });
    for (const [key] of entries) {
      if (entries.size <= options.most) break;
      entries.delete(key);
    }
  }

  function outdate(): void {
    changes += 1;
    const time = now();
    const wanted = [];
    for (const [key, entry] of entries) {
      if (time >= entry.staleUntil) {
        entries.delete(key);
        continue;
      }
      entry.freshUntil = 0;
      if (entry.asked) wanted.push(entry);
      entry.asked = false;
    }
    for (const { request } of wanted.slice(-mostRenewed)) void load(request);
  }

  return { get, outdate };
}
