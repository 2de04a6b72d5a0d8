// SPDX-License-Identifier: AGPL-3.0-or-later
/*
 * Stores what was read for times without a connection. Online, documents and data come from the
 * network, so that a new release is never hidden by an old one. Only public responses are stored;
 * drafts are in the page's own storage.
 */
const pages = 'kga-pages';
const data = 'kga-data';
const assets = 'kga-assets';
/** Most entries of each cache. */
const entriesMax = { [pages]: 60, [data]: 120, [assets]: 250 };

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

async function offline(request) {
  const found = await caches.match(request.url, { ignoreVary: true });
  return found ?? Response.error();
}

/** Deletes the caches of older workers and stores the shells. */
async function activate() {
  for (const name of await caches.keys()) if (!(name in entriesMax)) await caches.delete(name);
  await registration.navigationPreload?.enable();
  await clients.claim();
  if (!navigator.connection?.saveData) await Promise.allSettled(shells.map(storeShell));
}

addEventListener('install', (event) => {
  event.waitUntil(skipWaiting());
});

addEventListener('activate', (event) => {
  event.waitUntil(activate());
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
    event.respondWith(navigator.onLine ? read(event) : offline(request));
  }
});
