// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { renderToString } from 'react-dom/server';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { user } from '../auth/testing/fixture.ts';
import { navigationOf, pages, sitemapSource } from './features.ts';

const files = import.meta.glob<object>('/src/{components,features,pages}/**/*.tsx');

/** Notes what is read of the parameters of the page, which have `probe`; tells their names. */
function noteParameters(): () => ReadonlySet<string> {
  const { prototype } = URLSearchParams;
  const spies = [
    vi.spyOn(prototype, 'get'),
    vi.spyOn(prototype, 'getAll'),
    vi.spyOn(prototype, 'has'),
  ];
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  return () => {
    const calls = spies.flatMap(({ mock }) =>
      mock.calls.map(([name], index) => ({ name, of: String(mock.contexts[index]) })),
    );
    return new Set(calls.filter(({ of }) => /(?:^|&)probe=/.test(of)).map(({ name }) => name));
  };
}

/** Of every page: the language, and what return paths leave out. */
const commonParameters = ['lang', 'logout', 'signedIn'];

type Page = (typeof pages)[number];

const undeclared = ({ searchParams = [] }: Page, read: ReadonlySet<string>) => {
  const declared = new Set([...commonParameters, ...searchParams]);
  return [...read].filter((name) => !declared.has(name));
};

const pathOf = ({ path }: Page) => path.replace(':id', 'own').replace(':country', 'DE');

/** Renders the content of a page for an admin; the server itself never renders it. */
async function renderRestricted(page: Page): Promise<void> {
  if (!page.access) return;
  // An earlier test has reset modules: all are loaded again, so that they share their contexts.
  const [
    Content,
    { commonNamespaces, createTranslator, loadMessages },
    { Providers },
    { createQueryClient },
  ] = await Promise.all([
    page.load(),
    import('./messages.ts'),
    import('./providers.tsx'),
    import('./query-client.ts'),
  ]);
  const names = [...commonNamespaces, 'admin', ...(page.messages ?? [])] as const;
  await Promise.all(names.map((name) => loadMessages(name, 'fr')));
  const queryClient = createQueryClient();
  const admin = { ...user, role: 'admin' } as const;
  const config = { origin: 'http://kga.test', petitionExternalUrl: null, version: 'test' };
  renderToString(
    <Providers {...{ config, queryClient }} translator={createTranslator('fr')} language="fr">
      <StaticRouter location={`${pathOf(page)}?probe`}>
        <Routes>
          <Route path={page.path} element={<Content user={admin} />} />
        </Routes>
      </StaticRouter>
    </Providers>,
  );
  queryClient.clear();
}

describe.each(pages)('the page at $path', (page) => {
  test('names the module that it loads', async () => {
    const variants = 'signedIn' in page && page.signedIn ? [page, page.signedIn] : [page];
    for (const { module, load } of variants) {
      const exports = await files[`/${module}`]?.();
      expect(exports, module).toBeDefined();
      const [content, loaded] = [Object.values(exports ?? {}), await load()];
      // A page with a parameter is an anonymous component around the exported one.
      expect(loaded.name === '' || content.includes(loaded), module).toBe(true);
    }
  });

  test('renders whole, so its messages are listed, and declares the parameters that it reads', async () => {
    const read = noteParameters();
    // Messages stay loaded within a process.
    vi.resetModules();
    const { render } = await import('./entry-server.tsx');
    const { body } = await render({
      url: `${pathOf(page)}?probe`,
      language: 'fr',
      config: { origin: 'http://kga.test', petitionExternalUrl: null, version: 'test' },
      apiUrl: 'http://kga.test',
      fetch: () => Promise.resolve(new Response('{}', { status: 503 })),
      signal: AbortSignal.timeout(10_000),
    });
    // React's marks of content that was left to the browser.
    expect(/<!--\$[?!]-->/.test(body)).toBe(false);
    expect(undeclared(page, read())).toEqual([]);
  });

  test.runIf(page.access)('declares the parameters that it reads for its role', async () => {
    const read = noteParameters();
    await renderRestricted(page);
    expect(undeclared(page, read())).toEqual([]);
  });
});

test('the navigation has the archive in Chinese and English only', () => {
  const labels = ['home', 'petition', 'archive', 'news', 'stories', 'forum', 'legal'];
  expect(navigationOf('en').map(({ label }) => label)).toEqual(labels.map((name) => `nav.${name}`));
  expect(navigationOf('fr').map(({ path }) => path)).not.toContain(pathTo('archive'));
});

test('the sitemap lists the finished public pages', () => {
  expect(sitemapSource.paths).toMatchInlineSnapshot(`
    [
      "/",
      "/petition",
      "/petitions",
      "/archive",
      "/archive/submit",
      "/news",
      "/stories",
      "/stories/share",
      "/forum",
      "/forum/categories/legal-rights",
      "/forum/categories/game-cases",
      "/forum/categories/action-organization",
      "/forum/categories/cultural-protection",
      "/legal",
      "/legal/letter",
      "/legal/evidence",
      "/legal/countries",
      "/legal/documents",
      "/commitments",
      "/legal/consultation",
      "/legal/aid",
      "/faq",
      "/privacy-policy",
      "/terms-of-service",
      "/cookie-policy",
      "/about",
      "/contact",
      "/volunteer",
      "/media",
      "/partners",
      "/support",
      "/end-of-life",
      "/widgets",
      "/open-data",
    ]
  `);
});
