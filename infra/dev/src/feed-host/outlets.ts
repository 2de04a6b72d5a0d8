// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';

import type { Language } from '@kga/contracts/core';
import { type DemonstrationKey, demonstrations } from '@kga/db/demonstration-feeds';
import { z } from 'zod';

import { type Format, atom, jsonFeed, rdf, rss } from './formats.ts';

const article = z.tuple([z.string(), z.string(), z.string()]);

/** A title and a summary for one of several games; `{game}` stands for its name. */
const report = z.tuple([z.string().includes('{game}'), z.string()]);

/** Texts of an outlet. All events and companies are fictitious. */
const schema = z.strictObject({
  /** One line about the outlet. */
  about: z.string(),
  /** Tells readers that everything is fictitious. */
  notice: z.string(),
  /** Of each its title, its summary and more. */
  articles: z.array(article).min(1),
  reports: z.array(report),
});

type OutletTexts = z.output<typeof schema>;
export type WrittenReport = z.output<typeof report>;

/** @throws Error which names the file and what is wrong in it */
function readTexts(outlet: string): OutletTexts {
  const file = new URL(`texts/${outlet}.json`, import.meta.url);
  const { data, error } = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (error) throw new Error(`${file.pathname}: ${z.prettifyError(error)}`);
  return data;
}

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
