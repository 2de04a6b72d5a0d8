// SPDX-License-Identifier: AGPL-3.0-or-later
import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

import type { MarkdownRenderer } from 'vitepress';

import { type Page, indexesOf } from './pages.ts';

/**
 * Resolves links as they work in the repository: to pages of the site, or to the repository's address
 * for its other files. One that leads to no file stays as it is, so that checks find it.
 */
export function createResolver(
  pages: readonly Page[],
  { repository, sourceUrl }: { readonly repository: string; readonly sourceUrl: string },
): (href: string, page: Page) => string {
  const targets = new Map([
    ...indexesOf(pages),
    ...pages.map(({ source, target }) => [source, target] as const),
  ]);
  return (href, page) => {
    const located = locate(href, page);
    if (!located) return href;
    const target = targets.get(located.path);
    if (target !== undefined) return `/${target}${located.rest}`;
    const file = join(repository, located.path);
    if (!existsSync(file)) return href;
    const view = statSync(file).isDirectory() ? 'tree' : 'blob';
    return `${sourceUrl}/${view}/main/${encodeURI(located.path)}${located.rest}`;
  };
}

/** Path in the repository that a link leads to, and its query and hash; undefined for other links. */
function locate(href: string, page: Page): { path: string; rest: string } | undefined {
  if (href === '' || /^(?:[a-z][a-z+.-]*:|\/\/|#)/i.test(href)) return undefined;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
  const base = path.startsWith('/') ? '.' : posix.dirname(page.source);
  return { path: posix.join(base, decodeURIComponent(path)).replace(/\/$/, ''), rest };
}

/** VitePress resolves pages in links of Markdown alone, not in those of HTML. */
function htmlHref(href: string, { target }: Page): string {
  const [, path, hash = ''] = /^\/([^/].*)\.md(#.*)?$/.exec(href) ?? [];
  if (path === undefined) return href;
  return `${posix.relative(posix.dirname(target), path)}.html${hash}`;
}

/** A markdown-it plugin that resolves links of the pages that come from the repository. */
export function rewriteLinks(
  md: MarkdownRenderer,
  pages: readonly Page[],
  resolve: ReturnType<typeof createResolver>,
): void {
  md.core.ruler.push('rewrite-links', ({ tokens, env }) => {
    const page = pages.find(({ target }) => target === env.relativePath);
    if (!page) return;
    for (const token of tokens.flatMap((each) => [each, ...(each.children ?? [])])) {
      const href = token.attrGet('href');
      if (token.type === 'link_open' && href !== null) token.attrSet('href', resolve(href, page));
      if (/^html_(?:block|inline)$/.test(token.type)) {
        token.content = token.content
          .replaceAll(/(?<=\bhref=")[^"]+/g, (value) => htmlHref(resolve(value, page), page))
          // Vue takes a path for that of a file if it begins with a dot.
          .replaceAll(/(?<=\bsrc(?:set)?=")(?=[\w-]+[/.])/g, './');
      }
    }
  });
}

/** A markdown-it plugin that keeps Vue from evaluating `{{ }}` of texts, which are no templates here. */
export function escapeInterpolations(md: MarkdownRenderer): void {
  const { rules } = md.renderer;
  for (const name of ['text', 'code_inline'] as const) {
    const render = rules[name];
    if (!render) throw new Error(`markdown-it has no rule ${name}`);
    rules[name] = (...given) => render(...given).replaceAll('{{', '&#123;&#123;');
  }
}
