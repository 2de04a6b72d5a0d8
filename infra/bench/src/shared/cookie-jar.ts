// SPDX-License-Identifier: AGPL-3.0-or-later
/** The cookies that one browser has from one origin, whatever their path. */
export function createCookieJar() {
  const cookies = new Map<string, string>();
  return {
    /** Stores the cookies of `Set-Cookie` headers. */
    store(headers: readonly string[]): void {
      for (const header of headers) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
        cookies.set(name, value);
      }
    },
    /** The value of a `Cookie` header; empty without cookies. */
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
}

/** The value of the `Cookie` header of a request after an answer. */
export function cookiesOf(answer: Response): string {
  const jar = createCookieJar();
  jar.store(answer.headers.getSetCookie());
  return jar.header();
}
