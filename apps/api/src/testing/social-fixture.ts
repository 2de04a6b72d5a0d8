// SPDX-License-Identifier: AGPL-3.0-or-later
import { type SocialProvider, getUser } from '@kga/contracts/accounts';
import { startSocialProviders } from '@kga/dev/openid-provider';

import { type TestBrowser, type Visit, createBrowser } from './browser.ts';
import { startServices, type TestApp, type TestAppOptions, createTestApp } from './test-app.ts';

const publicOrigin = 'http://localhost:3000';

/** The api with real services and with real OpenID Connect providers on loopback. */
export async function startSocialFixture(options: Partial<TestAppOptions> = {}) {
  const [services, providers] = await Promise.all([
    startServices(),
    startSocialProviders(publicOrigin),
  ]);
  const settings = {
    PUBLIC_ORIGIN: publicOrigin,
    // Many flows come from one IP address.
    RATE_LIMIT_MAX: '100000',
    ...providers.settings,
  };
  const apps: TestApp[] = [];
  /** Starts another api with options of the test. */
  const startApi = async (more: Partial<TestAppOptions> = {}) => {
    const api = await createTestApp({ ...services, settings, ...options, ...more });
    apps.push(api);
    const origin = await api.listen();
    return { ...api, newBrowser: () => createBrowser(publicOrigin, origin) };
  };
  const api = await startApi();
  return {
    api,
    startApi,
    providers,
    services,
    newBrowser: api.newBrowser,
    stop: async () => {
      await Promise.all(apps.map((each) => each.close()));
      await providers.stop();
      await services.stop();
    },
  };
}

export type SocialFixture = Awaited<ReturnType<typeof startSocialFixture>>;

/** The input of a provider's form; the address is verified by default. */
export type ProviderForm = {
  email: string;
  verified?: 'yes' | 'no';
  sub?: string;
  givenName?: string;
  familyName?: string;
  picture?: string;
  refuse?: 'yes';
};

const isCallback = (url: URL) => url.pathname.endsWith('/callback');

/** Signs in at the provider and stops before the callback. */
export async function runOauthFlow(
  browser: TestBrowser,
  provider: SocialProvider,
  person: ProviderForm,
  query = '',
): Promise<Visit> {
  const page = await browser.go(`/api/auth/${provider}${query}`, undefined, isCallback);
  if (!page.text.includes('Sign in at')) return page;
  const form = { verified: 'yes', givenName: 'Ada', familyName: 'Lovelace', ...person };
  const body = new URLSearchParams(form);
  return browser.go(page.url, { method: 'POST', body }, isCallback);
}

/** The parameter by which the page greets the visitor. */
const signedInMark = /[?&]signedIn=1$/;

/** Runs the whole flow; returns the final path and query. */
export async function signIn(
  browser: TestBrowser,
  provider: SocialProvider,
  person: ProviderForm,
  query = '',
): Promise<string> {
  const { url } = await runOauthFlow(browser, provider, person, query);
  const end = isCallback(url) ? (await browser.go(url)).url : url;
  const path = `${end.pathname}${end.search.replace(signedInMark, '')}${end.hash}`;
  return end.origin === publicOrigin ? path : end.href;
}

/** The signed-in user of the browser. */
export async function userOf(browser: TestBrowser) {
  const { status, text } = await browser.ask(getUser.url);
  return status === 200 ? getUser.schema.response[200].parse(JSON.parse(text)) : undefined;
}
