// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { type DemonstrationKey, demonstrations } from '@kga/db/demonstration-feeds';

import { type Format, atom, jsonFeed, rdf, rss } from './formats.ts';
import { type OutletTexts, readTexts } from './texts.ts';

export type Outlet = {
  key: DemonstrationKey;
  name: string;
  language: Language;
  feedPath: string;
  format: Format;
  texts: OutletTexts;
  /** Position among all outlets, which publish in turn. */
  index: number;
  /** An article that it republishes from another outlet, with the other's URL. */
  republished?: { index: number; from: DemonstrationKey; theirIndex: number; theirCount: number };
};

const formats: Readonly<Record<DemonstrationKey, Format>> = {
  'save-file': rss,
  'player-rights-weekly': jsonFeed,
  cundangdian: rss,
  'point-de-sauvegarde': atom,
  speicherpunkt: jsonFeed,
  'save-point-tsushin': rdf,
  'save-point-ilbo': rss,
};

/** One article of the weekly is that of another outlet. */
const republished: Outlet['republished'] = {
  index: 3,
  from: 'save-file',
  theirIndex: 9,
  theirCount: readTexts('save-file').articles.length,
};

export const outlets: readonly Outlet[] = demonstrations.map(
  ({ key, file, name, language }, index) => ({
    key,
    name,
    language,
    feedPath: `/${key}/${file}`,
    index,
    format: formats[key],
    texts: readTexts(key),
    ...(key === 'player-rights-weekly' && { republished }),
  }),
);
