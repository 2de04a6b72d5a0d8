// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '../campaign.ts';
import { countryCodeOf } from '../countries.ts';
import { type Language, defaultLanguage } from '../languages.ts';
import { regionOf } from '../regions.ts';
import { petitionPath, routes } from '../routes.ts';
import type { OwnSource } from './link-source.ts';

/** Patterns of the API's paths; apart from their endpoints, because pages name them. */
export const embedUrl = '/embed/:id';
export const widgetImageUrl = '/api/widgets/:id.svg';
export const widgetStreamUrl = '/api/widgets/:id/stream';

/** What a widget shows: a petition, or the share of an area of the main one. */
export type WidgetSubject = { petition: string; country?: string | undefined };

/** `row` is one line; `overlay` is for video streams; only the main petition and its areas have a map. */
export const widgetViews = ['counter', 'bar', 'row', 'map', 'overlay'] as const;

export type WidgetView = (typeof widgetViews)[number];

/** `auto` follows the reader's device; the transparent ones have dark text, and light text. */
export const widgetThemes = ['auto', 'light', 'dark', 'transparent', 'transparent-dark'] as const;

export type WidgetTheme = (typeof widgetThemes)[number];

export type WidgetLook = { view: WidgetView; theme: WidgetTheme; lang: Language };

export const defaultWidgetLook: WidgetLook = { view: 'bar', theme: 'auto', lang: defaultLanguage };

/** Widths in pixels that the builder offers. */
export const widgetWidths = { small: 320, medium: 480, large: 720 } as const;

/**
 * Height in pixels that holds a view of a width in every language without the script that resizes, with
 * the line that marks made-up figures.
 */
export function widgetHeight(view: WidgetView, width: number): number {
  const isNarrow = width < 440;
  if (view === 'overlay') return 1_080;
  if (view === 'map') {
    return Math.round(Math.min(width - 38, 560) * 0.87) + (isNarrow ? 360 : 325);
  }
  if (view === 'row') return isNarrow ? 265 : 250;
  return isNarrow ? 400 : 390;
}

/** The views of a subject. */
export const widgetViewsOf = ({ petition }: WidgetSubject): readonly WidgetView[] =>
  widgetViews.filter((view) => view !== 'map' || petition === campaign.petition);

/**
 * The subject of an id in a path: an area of the main petition by its code names its share of that,
 * unless the petition of the region is meant; all others are petitions by region or slug, in any case.
 */
export function widgetSubjectOf(id: string, of?: 'petition'): WidgetSubject | undefined {
  const code = countryCodeOf(id);
  const country = of === undefined && campaign.areas.find((area) => area === code);
  if (country) return { petition: campaign.petition, country };
  const slug = (regionOf(id) ?? id).toLowerCase();
  return /^[a-z0-9-]{1,60}$/.test(slug) ? { petition: slug } : undefined;
}

/** The path of a subject in a pattern that ends with `:id`, with what differs from the defaults. */
function widgetPath(
  pattern: string,
  { petition, country }: WidgetSubject,
  look: Partial<WidgetLook>,
): string {
  const isArea = campaign.areas.some((area) => area.toLowerCase() === petition);
  const changed = (['view', 'theme', 'lang'] as const).flatMap((name) => {
    const value = look[name];
    return value === undefined || value === defaultWidgetLook[name] ? [] : [`${name}=${value}`];
  });
  const query = [...(isArea ? ['of=petition'] : []), ...changed];
  const path = pattern.replace(':id', country ?? petition);
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** The path of the page on this site that says more about a subject, in a language. */
export function subjectPath({ petition, country }: WidgetSubject, lang = defaultLanguage): string {
  const path = petitionPath(petition);
  const query = [
    ...(country ? [`country=${country}`] : []),
    ...(lang === defaultLanguage ? [] : [`lang=${lang}`]),
  ];
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

/** The source of links in widgets. */
export const widgetSource: OwnSource = 'widget';

export const embedPath = (subject: WidgetSubject, given: Partial<WidgetLook> = {}): string =>
  widgetPath(embedUrl, subject, given);

export const widgetImagePath = (subject: WidgetSubject, given: Partial<WidgetLook> = {}): string =>
  widgetPath(widgetImageUrl, subject, given);

export const widgetStreamPath = (subject: WidgetSubject): string =>
  widgetPath(widgetStreamUrl, subject, {});

/** The page that makes widgets of a subject. */
export const widgetBuilderPath = (subject: WidgetSubject): string =>
  widgetPath(routes.widget.replace(':country', ':id'), subject, {});

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text within HTML, SVG or XML, also in double quotes. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

type Framed = { src: string; title: string; width: number; height: number };

export const isTransparent = (theme: WidgetTheme): boolean => theme.startsWith('transparent');

/**
 * The HTML that frames a widget. In a sandbox, it has an origin of its own and so no cookies at all. On
 * pages with a dark colour scheme, browsers paint frames of another scheme white, round corners included.
 */
export function frameCode({ src, title, width, height }: Framed): string {
  const style = 'border:0;max-width:100%;color-scheme:light';
  return (
    `<iframe src="${escapeMarkup(src)}" title="${escapeMarkup(title)}" width="${width}" height="${height}" ` +
    `frameborder="0" loading="lazy" style="${style}" ` +
    'sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>'
  );
}
