// SPDX-License-Identifier: AGPL-3.0-or-later
import { readCommitments, readRecords, readVerification } from '@kga/legal';

import games from '../../../../packages/db/seeds/games.json' with { type: 'json' };

/** What the data says in one place, with its source. */
export type Statement = {
  readonly about: string;
  readonly says: string;
  readonly url: string;
  /** The day on which the source was read. */
  readonly checked: string;
};

type Source = { readonly url: string; readonly checked: string };

const statement = (about: string, says: string, { url, checked }: Source): Statement => ({
  about,
  says,
  url,
  checked,
});

const say = (value: object): string => {
  const { source: _, ...said } = { source: undefined, ...value };
  return JSON.stringify(said);
};

const lawStatements = (): Statement[] =>
  readRecords().flatMap((record) => {
    const about = `law of ${record.id}`;
    const { laws, limits, authority, advice, disputeBodies, alsoLiable } = record;
    return [
      ...laws.flatMap(({ title, articles, applies, changes = [], source }) => [
        ...articles.map((each) => statement(about, `${title}: ${say(each)}`, source)),
        ...(applies ? [statement(about, `${title} applies: ${say(applies)}`, applies.source)] : []),
        ...changes.map((each) => statement(about, `${title} changed: ${say(each)}`, each.source)),
      ]),
      ...limits.map((each) => statement(about, `limit: ${say(each)}`, each.source)),
      ...[authority, ...advice, ...disputeBodies].flatMap((each) =>
        each ? [statement(about, `body: ${say(each)}`, each.source)] : [],
      ),
      ...alsoLiable.map((each) => statement(about, `also liable: ${say(each)}`, each.source)),
    ];
  });

const promiseStatements = (): Statement[] =>
  readCommitments().flatMap(({ id, history, sources }) =>
    history.map(({ date, kind, text, sourceUrl }) => {
      const checked = sources.find(({ url }) => url === sourceUrl)?.checked ?? '';
      return statement(`promise ${id}`, `${date} ${kind}: ${text.en}`, { url: sourceUrl, checked });
    }),
  );

const countStatements = (): Statement[] =>
  readVerification().countries.flatMap(({ country, verified }) =>
    verified
      ? [statement('verified signatures', `${country}: ${verified.count}`, verified.source)]
      : [],
  );

/** Every statement of the records of law, the promises and the verified signatures. */
export const allStatements = (): Statement[] => [
  ...lawStatements(),
  ...promiseStatements(),
  ...countStatements(),
];

/** What the archive says about each game, with all of its sources. */
export const gameStatements = (): Statement[] =>
  games.map(({ key, sources, ...facts }) => ({
    about: `game ${key}`,
    says: say(facts),
    url: sources.map(({ url }) => url).join(' '),
    checked: '',
  }));
