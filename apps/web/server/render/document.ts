// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Language,
  campaign,
  directionOf,
  languages,
  publishedTags,
} from '@kga/contracts/core';

import type { BrowserConfig } from '../../src/lib/browser.ts';
import { scriptJson } from '../../src/lib/head-tags.ts';
import { brokenNotice } from './broken-notice.ts';
import { capabilityScript, languageScript, offerScript, themeScript } from './inline-scripts.ts';
import { withoutApp } from './without-app.ts';

/** The tags that load a page's styles, fonts and scripts. */
export type PageTags = { readonly head: string; readonly scripts: string };

/** Gives the tags for the source paths that a page needs. */
export type PageAssets = (modules: readonly string[]) => PageTags;

/** What stands in a page's document. */
export type DocumentParts = {
  readonly language: Language;
  readonly config: BrowserConfig;
  readonly tags: PageTags;
  /** Escaped HTML: the title and all that depends on the page. */
  readonly head: string;
  /** HTML of the app. */
  readonly body: string;
  /** Whether the visitor came with a session. */
  readonly session: boolean;
  /** Whether the language is not read from cookies. */
  readonly sharedCache: boolean;
  /** What the browser goes on with; null makes it render from nothing. */
  readonly state: unknown;
};

// Paper and ink of packages/ui's tokens, for the bars of the browser.
const themeColors = { light: '#fbf9f4', dark: '#121418' } as const;

/** Tells the browser's part of the app which languages are published, unless they are the usual ones. */
const publishedAttribute = publishedTags() ? ` data-languages="${languages.join(' ')}"` : '';

const spinner =
  '<style>@keyframes kga-turn{to{transform:rotate(1turn)}}' +
  '.kga-wait{display:grid;place-items:center;min-height:100svh}' +
  '.kga-wait i{width:2.5rem;height:2.5rem;border:3px solid;border-top-color:#c8102e;border-radius:50%;opacity:.6;animation:kga-turn 1s linear infinite}' +
  '@media (prefers-reduced-motion:reduce){.kga-wait i{animation-duration:4s}}</style>' +
  '<div class="kga-wait" role="status" aria-busy="true"><i></i></div>';

/** A whole page. */
export function htmlDocument(parts: DocumentParts): string {
  const { language, config, tags, head, body, session, sharedCache, state } = parts;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"${publishedAttribute}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>${themeScript}</script>
<script>${capabilityScript}</script>
<script>${offerScript}</script>${sharedCache ? `\n<script>${languageScript}</script>` : ''}
${head}
${tags.head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="icon" href="/icon-32.png" type="image/png" sizes="32x32">
<link rel="apple-touch-icon" href="/icon-180.png">
<link rel="manifest" href="/site.webmanifest?lang=${language}">
<meta name="theme-color" content="${themeColors.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${themeColors.dark}" media="(prefers-color-scheme: dark)">
</head>
<body>
<div id="root">${body}</div>
${brokenNotice(language)}
<script type="application/json" id="kga-state">${scriptJson({ language, config, session, state })}</script>
${tags.scripts}
</body>
</html>
`;
}

/** The page without its content: the browser renders it. */
export function shellDocument(
  parts: Pick<DocumentParts, 'language' | 'config' | 'session' | 'sharedCache' | 'tags'> & {
    readonly status: number;
  },
): string {
  const robots = parts.status === 200 ? '' : '\n<meta name="robots" content="noindex">';
  const head = `<title>${campaign.brand}</title>\n<meta name="description" content="">${robots}`;
  const body = spinner + withoutApp(parts.language, parts.session);
  return htmlDocument({ ...parts, head, body, state: null });
}
