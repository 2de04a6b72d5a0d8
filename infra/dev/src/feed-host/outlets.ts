// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { type DemonstrationKey, demonstrations } from '@kga/db/demonstration-feeds';

import { type Format, atom, jsonFeed, rdf, rss } from './formats.ts';
import { cundangdian } from './texts/cundangdian.ts';
import { playerRightsWeekly } from './texts/player-rights-weekly.ts';
import { pointDeSauvegarde } from './texts/point-de-sauvegarde.ts';
import { saveFile } from './texts/save-file.ts';
import { savePointIlbo } from './texts/save-point-ilbo.ts';
import { savePointTsushin } from './texts/save-point-tsushin.ts';
import { speicherpunkt } from './texts/speicherpunkt.ts';
import type { OutletTexts } from './texts/texts.ts';

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

type Making = Pick<Outlet, 'format' | 'texts' | 'republished'>;

const makings: Readonly<Record<DemonstrationKey, Making>> = {
  'save-file': { format: rss, texts: saveFile },
  'player-rights-weekly': {
    format: jsonFeed,
    texts: playerRightsWeekly,
    republished: {
      index: 3,
      from: 'save-file',
      theirIndex: 9,
      theirCount: saveFile.articles.length,
    },
  },
  cundangdian: { format: rss, texts: cundangdian },
  'point-de-sauvegarde': { format: atom, texts: pointDeSauvegarde },
  speicherpunkt: { format: jsonFeed, texts: speicherpunkt },
  'save-point-tsushin': { format: rdf, texts: savePointTsushin },
  'save-point-ilbo': { format: rss, texts: savePointIlbo },
};

export const outlets: readonly Outlet[] = demonstrations.map(
  ({ key, file, name, language }, index) => ({
    key,
    name,
    language,
    feedPath: `/${key}/${file}`,
    index,
    ...makings[key],
  }),
);
