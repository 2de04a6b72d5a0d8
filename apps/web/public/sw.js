// SPDX-License-Identifier: AGPL-3.0-or-later
/*
 * Stores what was read for times without a connection. Online, documents and data come from the
 * network, so that a new release is never hidden by an old one. Only public responses are stored;
 * drafts are in the page's own storage.
 */
const pages = 'kga-pages';
const data = 'kga-data';
const assets = 'kga-assets';
const offlineParts = 'kga-offline';
/** Most entries of each cache; of the parts of pages that work offline, the list of the server says which. */
const entriesMax = { [pages]: 60, [data]: 120, [assets]: 250, [offlineParts]: Infinity };
/** Most bytes of these parts, uncompressed. */
const offlineBytesMax = 4_000_000;
/** Milliseconds after which what they read of the api is requested again. */
const readsAge = 86_400_000;

/** Pages that work without a connection, stored with their scripts. */
const shells = [
  '/',
  '/stories/share',
  '/forum/new',
  '/legal/letter',
  '/legal/evidence',
  '/offline',
];

/** Their language: that of the page which registered the worker. */
const language = new URL(location.href).searchParams.get('lang') ?? 'en';

/** How long a page that is stored waits for a newer one, in milliseconds. */
const patience = 4_000;

const isPublic = (response) =>
  response.ok && /\bpublic\b/.test(response.headers.get('cache-control') ?? '');

const isShell = ({ url }) => shells.includes(new URL(url).pathname) && !new URL(url).search;

/** Stores a copy and deletes the oldest entries beyond the limit, but no shell. */
async function store(name, request, response) {
  const cache = await caches.open(name);
  await cache.delete(request);
  await cache.put(request, response);
  const keys = (await cache.keys()).filter((key) => name !== pages || !isShell(key));
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - entriesMax[name])).map((key) => cache.delete(key)),
  );
}

/** Stores a page with everything that it loads. */
async function storeShell(path) {
  const response = await fetch(`${path}?lang=${language}`, { credentials: 'omit' });
  if (!isPublic(response)) return;
  const html = await response.clone().text();
  await store(pages, path, response);
  const cache = await caches.open(assets);
  const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g));
  const missing = [];
  for (const file of files) if (!(await cache.match(file))) missing.push(file);
  await cache.addAll(missing);
}

/** A part that stays stored: a copy of what another cache has, or from the network. */
async function fetchPart(path, isFile) {
  const found = isFile ? await caches.match(path) : undefined;
  if (found) return found;
  const response = await fetch(path, { credentials: 'omit' });
  if (!response.ok || !isPublic(response)) throw new TypeError(`${path} cannot be stored.`);
  return response;
}

/** Stores parts up to the limit, one after the other, and deletes those that are no longer needed. */
async function storeParts(cache, { files, reads }) {
  const wanted = [...reads.map((path) => [path, false]), ...files.map((path) => [path, true])];
  let left = offlineBytesMax;
  const stored = new Set();
  for (const [path, isFile] of wanted) {
    const response = await fetchPart(path, isFile);
    left -= (await response.clone().blob()).size;
    if (left < 0) break;
    await cache.put(path, response);
    stored.add(path);
  }
  for (const { url } of await cache.keys())
    if (!stored.has(new URL(url).pathname)) await cache.delete(url);
}

/**
 * Stores the pages that work without a connection, and what they need for it, such as the laws and texts of
 * letters. A new release has other files; so both are stored again where the server's list has changed.
 */
async function storeForOffline() {
  if (navigator.connection?.saveData) return;
  const response = await fetch('/offline.json');
  if (!response.ok) return;
  const list = await response.text();
  const cache = await caches.open(offlineParts);
  const mark = `/offline.json?lang=${language}`;
  const before = await cache.match(mark);
  const isSame = (await before?.clone().text()) === list;
  const age = Date.now() - Number(before?.headers.get('stored-at') ?? 0);
  if (isSame && age < readsAge) return;
  if (!isSame) await Promise.allSettled(shells.map(storeShell));
  await storeParts(cache, JSON.parse(list));
  await cache.put(mark, new Response(list, { headers: { 'stored-at': String(Date.now()) } }));
}

let storing;

/** Once at a time. Where a part cannot be stored, the next visit goes on. */
function storeOnce() {
  storing ??= storeForOffline()
    .catch(() => undefined)
    .finally(() => {
      storing = undefined;
    });
  return storing;
}

async function load(event) {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  if (isPublic(response)) event.waitUntil(store(pages, event.request.url, response.clone()));
  return response;
}

/**
 * A page from the network; a stored copy where the network fails or hangs, or the server is down; else
 * the page that says so.
 */
async function page(event) {
  const loading = load(event);
  event.waitUntil(loading.catch(() => {}));
  const { pathname, search, href } = new URL(event.request.url);
  // A shell serves every query, such as the country of a letter, unless that page is stored itself.
  const exact = await caches.match(href);
  const found = exact ?? (shells.includes(pathname) ? await caches.match(pathname) : undefined);
  if (found) {
    const waiting = new Promise((resolve) => {
      setTimeout(resolve, patience, found);
    });
    const usable = loading.then(
      (response) => (response.status < 500 ? response : found),
      () => found,
    );
    return Promise.race([usable, waiting]);
  }
  try {
    return await loading;
  } catch (error) {
    if (!(await caches.match('/offline'))) throw error;
    const wanted = encodeURIComponent(pathname + search);
    return Response.redirect(`${location.origin}/offline?page=${wanted}`);
  }
}

async function asset(request) {
  const found = await caches.match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await store(assets, request, response.clone());
  return response;
}

/** Stores a copy of what the page gets, and requests nothing twice. */
async function read(event) {
  const response = await fetch(event.request);
  if (isPublic(response)) event.waitUntil(store(data, event.request.url, response.clone()));
  return response;
}

/** Law that was stored, where the network is up but the server is not. */
async function readLaw(event) {
  try {
    const response = await read(event);
    if (response.status < 500) return response;
    return (await caches.match(event.request.url, { ignoreVary: true })) ?? response;
  } catch {
    return offline(event.request);
  }
}

async function offline(request) {
  const found = await caches.match(request.url, { ignoreVary: true });
  return found ?? Response.error();
}

/** Deletes the caches of older workers. Requests wait for the end of it. */
async function activate() {
  for (const name of await caches.keys()) if (!(name in entriesMax)) await caches.delete(name);
  await registration.navigationPreload?.enable();
  await clients.claim();
}

addEventListener('install', (event) => {
  event.waitUntil(skipWaiting());
});

addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

// A page that has nothing else to do asks for it.
addEventListener('message', (event) => {
  if (event.data === 'store-for-offline') event.waitUntil(storeOnce());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!/^\/(?:api|embed)\//.test(url.pathname)) event.respondWith(page(event));
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(asset(request));
  } else if (/^\/api\/petitions\/[^/]+\/(?:log|signatures)\b/.test(url.pathname)) {
    // Contains the fingerprint of a receipt, which does not stay on the device.
    return;
  } else if (
    /^\/api\/(?:news|stories|forum|archive|pictures|petitions|legal\/records|commitments|keep-games-alive)\b/.test(
      url.pathname,
    )
  ) {
    if (request.headers.get('accept') === 'text/event-stream') return;
    if (!navigator.onLine) event.respondWith(offline(request));
    else if (/^\/api\/(?:legal|commitments)\b/.test(url.pathname))
      event.respondWith(readLaw(event));
    else event.respondWith(read(event));
  }
});
