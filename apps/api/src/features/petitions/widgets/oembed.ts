// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type WidgetLook,
  type WidgetSubject,
  campaign,
  defaultWidgetLook,
  embedPath,
  escapeMarkup,
  frameCode,
  matchLanguage,
  routes,
  shareImagePath,
  shareImageSizes,
  widgetHeight,
  widgetSubjectOf,
  widgetWidths,
} from '@kga/contracts/core';
import { type WidgetFigures, getEmbed } from '@kga/contracts/petitions';

import { xmlText } from '../../../platform/file-formats.ts';
import { describeFigures, numberText } from './figures.ts';

/** The widget of a page of this site; undefined for all other addresses. */
export function widgetOfUrl(
  address: string,
  publicOrigin: string,
): { subject: WidgetSubject; look: WidgetLook } | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, searchParams } = new URL(address);
  const [, folder = '', id, ...rest] = pathname.split('/');
  if (origin !== publicOrigin || rest.length > 0 || id === '') return undefined;
  // The builder's own language is not always that of its widget.
  const language = folder === 'widgets' ? searchParams.get('language') : null;
  const lang = matchLanguage(language ?? searchParams.get('lang') ?? '') ?? defaultWidgetLook.lang;
  const subject = subjectOfPath(`/${folder}`, id, searchParams);
  if (!subject) return undefined;
  const query = { view: searchParams.get('view') ?? undefined, lang };
  const theme = searchParams.get('theme') ?? undefined;
  const look = getEmbed.schema.querystring.safeParse({ ...query, theme });
  return { subject, look: look.success ? look.data : { ...defaultWidgetLook, lang } };
}

function subjectOfPath(folder: string, id: string | undefined, query: URLSearchParams) {
  const of = query.get('of') === 'petition' ? 'petition' : undefined;
  if (folder === '/embed') return id === undefined ? undefined : widgetSubjectOf(id, of);
  if (folder === routes.widgets) return widgetSubjectOf(id ?? campaign.petition, of);
  if (folder !== routes.petition) return undefined;
  if (id !== undefined) return widgetSubjectOf(id, 'petition');
  // As on the page, what is no state is ignored.
  const subject = widgetSubjectOf(query.get('country') ?? '');
  return subject?.country ? subject : { petition: campaign.petition };
}

type Size = { maxwidth?: number | undefined; maxheight?: number | undefined };

/** Views that an image or an article can hold. */
const viewOf = ({ view }: WidgetLook) => (view === 'overlay' ? 'bar' : view);

/** What of a site's size changes the response. */
export function oembedSize(
  look: WidgetLook,
  { maxwidth = Infinity, maxheight = Infinity }: Size,
): { width: number; height: number; hasThumbnail: boolean } {
  const width = Math.min(widgetWidths.medium, maxwidth);
  const height = Math.min(widgetHeight(viewOf(look), width), maxheight);
  const { wide } = shareImageSizes;
  return { width, height, hasThumbnail: wide.width <= maxwidth && wide.height <= maxheight };
}

/** The oEmbed response of a widget, within the size that a site has for it. */
export function describeOembed(
  figures: WidgetFigures,
  { subject, look }: { subject: WidgetSubject; look: WidgetLook },
  { origin, ...size }: Size & { origin: string },
) {
  const { lang } = look;
  const { petition, country } = subject;
  const texts = describeFigures(figures, lang);
  const title = [texts.demonstration, texts.title, texts.of, numberText(texts)]
    .filter(Boolean)
    .join(' · ');
  const { width, height, hasThumbnail } = oembedSize(look, size);
  const src = origin + embedPath(subject, { ...look, view: viewOf(look) });
  const image = country
    ? { kind: 'country' as const, id: country }
    : { kind: 'petition' as const, id: petition };
  const thumbnail = shareImageSizes.wide;
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: campaign.brand,
    provider_url: `${origin}/`,
    cache_age: 3_600,
    html: frameCode({ src, title: texts.title, width, height }),
    width,
    height,
    ...(hasThumbnail && {
      thumbnail_url: origin + shareImagePath({ ...image, lang }),
      thumbnail_width: thumbnail.width,
      thumbnail_height: thumbnail.height,
    }),
  };
}

/** The response in XML. */
export const oembedXml = (response: Readonly<Record<string, string | number>>): string =>
  `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>\n${Object.entries(response)
    .map(([name, value]) => `<${name}>${escapeMarkup(xmlText(String(value)))}</${name}>\n`)
    .join('')}</oembed>\n`;
