// SPDX-License-Identifier: AGPL-3.0-or-later
import { type WidgetLook, type WidgetSubject, widgetSubjectOf } from '@kga/contracts/core';
import { type OembedFormat, type getOembed, widgetFigures } from '@kga/contracts/petitions';
import type { Database } from '@kga/db/core';
import { bulkhead } from 'cockatiel';
import type { z } from 'zod';

import { type FeatureCache, hot } from '../../../platform/cache/feature-cache.ts';
import { notFound, textBody } from '../../../platform/cache/response-body.ts';
import { embedPage } from './embed-page.ts';
import { loadFigures } from './figures.ts';
import { describeOembed, oembedSize, oembedXml } from './oembed.ts';
import { widgetSvg } from './svg.ts';

export type Widget = { subject: WidgetSubject; look: WidgetLook };
type Oembed = Widget & { format: OembedFormat } & Pick<
    z.output<typeof getOembed.schema.querystring>,
    'maxwidth' | 'maxheight'
  >;

/** Most entries of each kind; a subject has up to 150 looks. */
const max = { figures: 300, pages: 1_500, images: 1_500, oembeds: 300 } as const;

/** Loads that may wait; besides, all that is stored may be reloaded at once. */
const waitingMax = 50;

const shared = { cacheControl: 'public, max-age=3, stale-while-revalidate=60' } as const;

/** Proxies of mail and feed readers respect the time; browsers apply the policy to an image alone. */
const imageOptions = {
  cacheControl: 'public, max-age=60, stale-while-revalidate=600',
  headers: {
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  },
};

/** Keys begin with the petition, whose changes concern them. */
export const keyOf = ({ petition, country }: WidgetSubject) => `${petition} ${country ?? ''}`;

/** The subject of a key. */
export const subjectOfKey = (key: string): WidgetSubject | undefined => {
  const [petition = '', country = ''] = key.split(' ');
  return country === '' ? { petition } : widgetSubjectOf(country);
};

const lookKeyOf = ({ subject, look: { view, theme, lang } }: Widget) =>
  `${keyOf(subject)} ${view} ${theme} ${lang}`;

export const isAffected = (key: string, slug: string) => key.startsWith(`${slug} `);

const limited = (most: number) => ({ max: most, bulkhead: bulkhead(2, most + waitingMax) });

/** Widgets in memory: all of a subject are made from the same figures, which are loaded once. */
export function createWidgetCache(
  cache: FeatureCache,
  { db, publicOrigin: origin }: { db: Database; publicOrigin: string },
) {
  const figures = cache.hotKeyed<WidgetSubject>({
    name: 'widget-figures',
    ...limited(max.figures),
    key: keyOf,
    prepare: (subject) => async () => {
      const loaded = await loadFigures(db, subject);
      return loaded ? textBody('application/json', JSON.stringify(loaded), shared) : notFound;
    },
    isAffected,
    ...hot,
  });

  async function readFigures(subject: WidgetSubject) {
    const { id, source } = await figures.page(subject);
    return { version: id, figures: widgetFigures.parse(JSON.parse(source.text)) };
  }

  const page = async (widget: Widget) => {
    const { version, ...read } = await readFigures(widget.subject);
    const { html, headers } = embedPage({ ...widget, ...read }, { origin, version });
    return textBody('text/html', html, { ...shared, headers });
  };

  const image = async ({ subject, look }: Widget) =>
    textBody('image/svg+xml', widgetSvg((await readFigures(subject)).figures, look), imageOptions);

  const oembed = async ({ format, maxwidth, maxheight, ...widget }: Oembed) => {
    const size = { origin, maxwidth, maxheight };
    const response = describeOembed((await readFigures(widget.subject)).figures, widget, size);
    const options = { cacheControl: 'public, max-age=300, stale-while-revalidate=3600' };
    return format === 'xml'
      ? textBody('text/xml', oembedXml(response), options)
      : textBody('application/json', JSON.stringify(response), options);
  };

  return {
    figures,
    pages: cache.hotKeyed<Widget>({
      name: 'widget-page',
      ...limited(max.pages),
      key: lookKeyOf,
      prepare: (widget) => () => page(widget),
      isAffected,
      ...hot,
    }),
    images: cache.hotKeyed<Widget>({
      name: 'widget-image',
      ...limited(max.images),
      key: lookKeyOf,
      prepare: (widget) => () => image(widget),
      isAffected,
      ...hot,
    }),
    oembeds: cache.hotKeyed<Oembed>({
      name: 'oembed',
      ...limited(max.oembeds),
      key({ format, ...widget }) {
        const { width, height, hasThumbnail } = oembedSize(widget.look, widget);
        return `${lookKeyOf(widget)} ${format} ${width} ${height} ${hasThumbnail}`;
      },
      prepare: (query) => () => oembed(query),
      isAffected,
    }),
  };
}
