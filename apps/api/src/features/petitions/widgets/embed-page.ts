// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

import {
  type WidgetLook,
  type WidgetSubject,
  type WidgetTheme,
  campaign,
  embedPath,
  escapeMarkup,
  heartPath,
  isTransparent,
  oembedPath,
  routes,
  subjectPath,
  widgetSource,
  widgetStreamPath,
  withSource,
} from '@kga/contracts/core';
import type { WidgetFigures } from '@kga/contracts/petitions';

import { bar, drawingStyle, mapSize, tileMap } from './drawing.ts';
import { embedScript } from './embed-script.ts';
import { type WidgetTexts, describeFigures, summaryOf } from './figures.ts';
import { widgetMessages } from './messages.ts';

const style = (theme: WidgetTheme) => `${drawingStyle(theme)}
*{box-sizing:border-box}html,body{margin:0}
body{color:var(--ink);font:16px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
main{min-height:100vh;padding:16px 18px;background:var(--paper);display:flex;flex-direction:column;gap:6px;border:${isTransparent(theme) ? '0' : '1px solid var(--line)'};border-radius:8px;overflow-wrap:anywhere}
h1,p{margin:0}h1{font-size:1.0625rem;line-height:1.25;font-weight:700}
a{color:inherit}h1 a{text-decoration:none}h1 a:hover{text-decoration:underline}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px;border-radius:2px}
.muted{color:var(--muted);font-size:.875rem}
.number{font-weight:800;line-height:1.05;letter-spacing:-.02em;font-variant-numeric:tabular-nums;font-size:clamp(1.75rem,9vw,3.25rem)}
.number small{font-size:1rem;font-weight:400;letter-spacing:0;color:var(--muted)}
.counter .number{font-size:clamp(2.25rem,13vw,5rem)}.counter .number small{display:block;line-height:1.5}
.strong{font-weight:600}.foot{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 16px;margin-top:4px}
.sign{align-self:flex-start;display:inline-flex;margin-top:6px;align-items:center;min-height:44px;padding:6px 16px;border-radius:8px;background:#c8102e;color:#fff;font-weight:600;text-decoration:none}.sign:hover{background:#a50d26}
.brand{display:inline-flex;align-items:center;gap:6px;min-height:44px;font-size:.875rem;font-weight:600;text-decoration:none}.brand:hover{text-decoration:underline}
.brand path{fill:none;stroke:var(--signal);stroke-width:8.5;stroke-linejoin:round}
.demo{align-self:flex-start;border:1px solid var(--edge);border-radius:4px;padding:0 6px;font-size:.8125rem;color:var(--muted)}
svg{display:block;width:100%;height:auto}.brand svg{width:20px;height:20px}.map{max-width:560px;margin:6px 0}
.line{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:0 12px}.line .number{font-size:1.5rem}
.sr{position:absolute;top:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.overlay{position:fixed;left:5vw;bottom:5vh;width:max(36vw,300px);padding:1.2vw 1.6vw;background:var(--paper);font-size:max(1.15vw,14px);border-radius:.5vw}
.overlay h1,.overlay .strong{font-size:1.15em}.overlay .muted,.overlay .demo,.overlay .brand{font-size:.9em}.overlay .number{font-size:3.4em}.overlay .number small{font-size:.34em}
@media(prefers-reduced-motion:no-preference){.overlay{animation:rise .7s cubic-bezier(.2,.8,.2,1)}.overlay .brand path{animation:beat 2.4s ease-in-out infinite}
@keyframes rise{from{transform:translateY(30%);opacity:0}}@keyframes beat{50%{opacity:.45}}}`;

/** On video there is no paper, and a text alone needs an edge. */
const overlayStyle = (theme: WidgetTheme) =>
  `main{min-height:0;border:0}${
    isTransparent(theme)
      ? `.overlay{background:none;text-shadow:0 0 .2em ${theme === 'transparent' ? '#fff,0 0 .5em #fff' : '#000,0 0 .5em #000'}}.overlay .muted,.overlay .number small{color:inherit}`
      : ''
  }`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Headers of a page that any site may frame, and that loads nothing but its own updates. `frame-ancestors *`
 * would refuse files, apps and sandboxed pages, which only its absence allows.
 */
const headersOf = (css: string, publicOrigin: string) => ({
  'content-security-policy': `default-src 'none'; script-src ${hashOf(embedScript)}; style-src ${hashOf(css)}; connect-src 'self' ${publicOrigin}; base-uri 'none'; form-action 'none'`,
  // A page that is isolated from other origins can frame it, too.
  'cross-origin-embedder-policy': 'require-corp',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
});

type Embed = { figures: WidgetFigures; look: WidgetLook; subject: WidgetSubject };

const text = (key: string, content: string, className = 'muted') =>
  content === '' ? '' : `<p class="${className}" data-key="${key}">${escapeMarkup(content)}</p>`;

const barOf = ({ percentage, country }: WidgetFigures) =>
  percentage === null
    ? ''
    : `<svg viewBox="0 0 440 22" preserveAspectRatio="none" aria-hidden="true" data-key="bar">${bar(percentage, 440, 22, country !== null)}</svg>`;

const numberOf = ({ number, unit }: WidgetTexts, { signatureCount }: WidgetFigures) =>
  `<p class="number"><span data-key="number" data-count="${signatureCount ?? ''}">${escapeMarkup(number)}</span>${
    unit === '' ? '' : `<small data-key="unit">${escapeMarkup(unit)}</small>`
  }</p>`;

function mapOf(figures: WidgetFigures, { lang }: WidgetLook): string {
  if (figures.countries.length === 0) return '';
  const { width, height } = mapSize;
  return (
    `<svg class="map" viewBox="-5 -5 ${width + 10} ${height + 10}" role="group" aria-label="${escapeMarkup(widgetMessages(lang).map)}" font-family="inherit" data-key="map">` +
    `${tileMap(figures, lang)}</svg>`
  );
}

/** The parts of a view between its title and its end. */
function contentOf({ figures, look }: Embed, texts: WidgetTexts): string {
  const number = numberOf(texts, figures);
  const outlook = text('outlook', texts.outlook, 'strong');
  switch (look.view) {
    case 'counter':
      return number + outlook + text('goal', texts.goal);
    case 'row':
      return `<div class="line">${number}${text('share', texts.share, 'strong')}</div>${barOf(figures)}`;
    case 'map':
      return number + mapOf(figures, look) + outlook;
    case 'bar':
    case 'overlay':
      return number + barOf(figures) + outlook + text('share', texts.share);
  }
}

const heart = `<svg viewBox="0 0 64 64" aria-hidden="true"><path d="${heartPath}"/></svg>`;

type Document = { look: WidgetLook; title: string; main: string } & Partial<
  Record<'head' | 'bodyAttributes' | 'mainAttributes' | 'script', string>
>;

/** The document, and the headers under which any site may frame it. */
function documentOf(
  { look: { lang, theme, view }, title, main, ...rest }: Document,
  origin: string,
) {
  const { head = '', bodyAttributes = '', mainAttributes = '', script = '' } = rest;
  const css = style(theme) + (view === 'overlay' ? overlayStyle(theme) : '');
  const html = `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeMarkup(title)}</title><meta name="robots" content="noindex">${head}<style>${css}</style></head>
<body${bodyAttributes}><main class="${view}"${mainAttributes}>${main}</main>${script && `<p class="sr" aria-live="polite"></p><script>${script}</script>`}</body></html>
`;
  return { html, headers: headersOf(css, origin) };
}

/** Links to what tells sites about this widget. */
function discoveryLinks(url: string, origin: string): string {
  const types = { json: 'application/json+oembed', xml: 'text/xml+oembed' } as const;
  return (['json', 'xml'] as const)
    .map((format) => {
      const href = escapeMarkup(origin + oembedPath(url, format));
      return `<link rel="alternate" type="${types[format]}" href="${href}">`;
    })
    .join('');
}

/** The page of a widget and its headers. `version` identifies its figures. */
export function embedPage(embed: Embed, { origin, version }: { origin: string; version: string }) {
  const { figures, look, subject } = embed;
  const { lang, view } = look;
  const texts = describeFigures(figures, lang);
  const path = origin + subjectPath(subject, lang);
  const [page, target] = [path, withSource(path, widgetSource)].map(escapeMarkup);
  const link = (className: string, content: string, attributes = '') =>
    `<a class="${className}" href="${target}" target="_blank" rel="noopener"${attributes}>${content}</a>`;
  const isLive = figures.status === 'collecting' || figures.demonstration;
  const stream = isLive ? ` data-stream="${escapeMarkup(widgetStreamPath(subject))}"` : '';
  const hasAction = view !== 'overlay' && view !== 'row';
  const ownLanguage = texts.language === lang ? '' : ` lang="${texts.language}"`;
  const main =
    `${text('demonstration', texts.demonstration, 'demo')}<h1 data-key="title">${link('title', escapeMarkup(texts.title), ownLanguage)}</h1>` +
    text('of', texts.of) +
    contentOf(embed, texts) +
    (hasAction ? link('sign', escapeMarkup(texts.action), ' data-key="action"') : '') +
    `<div class="foot">${text('asOf', texts.asOf)}${link('brand', heart + campaign.brand)}</div>`;
  const document = {
    look,
    title: `${texts.title} · ${campaign.brand}`,
    head:
      `<link rel="canonical" href="${page}">` +
      discoveryLinks(origin + embedPath(subject, look), origin),
    bodyAttributes: ` data-version="${version}"${stream}`,
    // Without the time of the count, which alone is not worth being read out.
    mainAttributes: ` data-summary="${escapeMarkup(summaryOf({ ...texts, asOf: '' }))}"`,
    main,
    script: embedScript,
  };
  return documentOf(document, origin);
}

/** The page in place of a widget whose petition is gone. */
export function gonePage(look: WidgetLook, origin: string) {
  const { gone, goneText } = widgetMessages(look.lang);
  const href = escapeMarkup(origin + routes.petitions);
  const link = `<a href="${href}" target="_blank" rel="noopener">${escapeMarkup(goneText)}</a>`;
  const main = `<h1>${escapeMarkup(gone)}</h1><p>${link}</p>`;
  return documentOf({ look, title: gone, main }, origin);
}
