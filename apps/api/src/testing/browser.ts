// SPDX-License-Identifier: AGPL-3.0-or-later
type Cookie = { name: string; value: string; path: string };

const deleted = (attributes: string): boolean =>
  /; max-age=0/i.test(attributes) || /; expires=Thu, 01 Jan 1970/i.test(attributes);

/** Cookies by host; as in browsers, ports share them. */
function createJar() {
  const jar = new Map<string, Cookie[]>();
  return {
    keep(url: URL, headers: Headers): void {
      for (const line of headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        const path = /; path=([^;]+)/i.exec(line)?.[1] ?? '/';
        const others = (jar.get(url.hostname) ?? []).filter(
          (cookie) => cookie.name !== name || cookie.path !== path,
        );
        jar.set(url.hostname, deleted(line) ? others : [...others, { name, value, path }]);
      }
    },
    of: (url: URL): Cookie[] =>
      (jar.get(url.hostname) ?? []).filter(({ path }) => url.pathname.startsWith(path)),
    copy: () => structuredClone(jar),
    load(from: Map<string, Cookie[]>): void {
      jar.clear();
      for (const [host, cookies] of from) jar.set(host, structuredClone(cookies));
    },
  };
}

export type Visit = { url: URL; status: number; text: string };

/**
 * Follows redirects like a browser, with cookies and over real connections. Requests to the public
 * origin go to the api; the first page of the public origin ends the visit.
 */
export function createBrowser(publicOrigin: string, apiOrigin: string) {
  const jar = createJar();

  /** Sends one request without following redirects. */
  async function ask(address: string | URL, init: RequestInit = {}) {
    const url = new URL(address, publicOrigin);
    const target = url.origin === publicOrigin ? `${apiOrigin}${url.pathname}${url.search}` : url;
    const headers = new Headers(init.headers);
    const cookies = jar.of(url).map(({ name, value }) => `${name}=${value}`);
    if (cookies.length > 0) headers.set('cookie', cookies.join('; '));
    const answer = await fetch(target, { ...init, headers, redirect: 'manual' });
    jar.keep(url, answer.headers);
    const location = answer.headers.get('location');
    return {
      url,
      status: answer.status,
      headers: answer.headers,
      text: await answer.text(),
      next: location === null ? undefined : new URL(location, url),
    };
  }

  /** Follows redirects to a page, or to the first URL that `until` accepts. */
  async function go(
    address: string | URL,
    init?: RequestInit,
    until: (url: URL) => boolean = () => false,
  ): Promise<Visit> {
    let answer = await ask(address, init);
    for (let hops = 0; hops < 20; hops += 1) {
      const { next, url, status, text } = answer;
      if (!next) return { url, status, text };
      const ended = next.origin === publicOrigin && !next.pathname.startsWith('/api/');
      if (ended || until(next)) return { url: next, status, text };
      answer = await ask(next);
    }
    throw new Error(`${String(address)} redirects too often`);
  }

  return { ask, go, cookies: jar, publicOrigin };
}

export type TestBrowser = ReturnType<typeof createBrowser>;
