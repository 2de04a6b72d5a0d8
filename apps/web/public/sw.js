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
/** Milliseconds after which what could not be stored is tried again. */
const retryAge = 3_600_000;

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

/** A public response from the network. */
async function fetchPublic(url) {
  const response = await fetch(url, { credentials: 'omit' });
  if (!isPublic(response)) throw new TypeError(`${url} cannot be stored.`);
  return response;
}

/** Stores a page after everything that it loads, so that a stored page is never without its scripts. */
async function storeShell(path) {
  const response = await fetchPublic(`${path}?lang=${language}`);
  const html = await response.clone().text();
  const cache = await caches.open(assets);
  const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g));
  const missing = [];
  for (const file of files) if (!(await cache.match(file))) missing.push(file);
  await cache.addAll(missing);
  await store(pages, path, response);
}

const ageOf = (stored) => Date.now() - Number(stored?.headers.get('stored-at') ?? 0);

/** Stores what was read of the api, with the time, where it stays: the copy that may be deleted goes. */
async function storeLasting(cache, path, response) {
  const headers = new Headers(response.headers);
  headers.set('stored-at', String(Date.now()));
  await cache.put(path, new Response(response.body, { headers }));
  await (await caches.open(data)).delete(path);
}

/** A stored copy of a part. Files never change; what was read serves for a day, and for the same list. */
async function findPart(cache, path, { isFile, isSame }) {
  if (isFile) return caches.match(path);
  const found = isSame ? await cache.match(path) : undefined;
  return ageOf(found) < readsAge ? found : undefined;
}

/** Stores parts up to the limit, one after the other, and deletes those that are no longer needed. */
async function storeParts(cache, { files, reads }, isSame) {
  const wanted = [...reads.map((path) => [path, false]), ...files.map((path) => [path, true])];
  let left = offlineBytesMax;
  const stored = new Set();
  for (const [path, isFile] of wanted) {
    const found = await findPart(cache, path, { isFile, isSame });
    const response = found ?? (await fetchPublic(path));
    left -= (await response.clone().blob()).size;
    if (left < 0) break;
    if (!isFile && !found) await storeLasting(cache, path, response);
    if (isFile && !(await cache.match(path))) await cache.put(path, response);
    stored.add(path);
  }
  for (const { url } of await cache.keys())
    if (!stored.has(new URL(url).pathname)) await cache.delete(url);
}

/**
 * Stores the pages that work without a connection, and what they need for it, such as the laws and texts of
 * letters. A new release has other files; so both are stored again where the server's list has changed.
 * The mark says for which list this was done, when, and whether something failed.
 */
async function storeForOffline() {
  if (navigator.connection?.saveData) return;
  const response = await fetch('/offline.json', { cache: 'no-cache' });
  if (!response.ok) return;
  const list = await response.text();
  const cache = await caches.open(offlineParts);
  const mark = `/offline.json?lang=${language}`;
  const before = await cache.match(mark);
  const isSame = (await before?.clone().text()) === list;
  const isWhole = isSame && !before.headers.has('failed');
  if (isSame && ageOf(before) < (isWhole ? readsAge : retryAge)) return;
  const results = [
    ...(isWhole ? [] : await Promise.allSettled(shells.map(storeShell))),
    ...(await Promise.allSettled([storeParts(cache, JSON.parse(list), isSame)])),
  ];
  const headers = new Headers({ 'stored-at': String(Date.now()) });
  if (results.some(({ status }) => status === 'rejected')) headers.set('failed', '1');
  await cache.put(mark, new Response(list, { headers }));
}

let storing;

/** Once at a time. Where something cannot be stored, a visit an hour later goes on. */
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
  if (isPublic(response)) event.waitUntil(storeRead(event.request.url, response.clone()));
  return response;
}

/** Stores what was read once: where it stays stored, or else where the oldest is deleted. */
async function storeRead(url, response) {
  const lasting = await caches.open(offlineParts);
  if (await lasting.match(url, { ignoreVary: true })) await storeLasting(lasting, url, response);
  else await store(data, url, response);
}

/** Law that was stored, where the network is up but the server is not. */
async function readLaw(event) {
  try {
    const response = await read(event);
    return response.status < 500 ? response : await offline(event.request, response);
  } catch {
    return offline(event.request);
  }
}

/** What is stored of a request, or else another response. */
async function offline(request, otherwise = Response.error()) {
  return (await caches.match(request.url, { ignoreVary: true })) ?? otherwise;
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
