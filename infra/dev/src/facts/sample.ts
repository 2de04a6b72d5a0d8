// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: npm run facts:sample [-- <count> <seed>]
// Draws statements of the records of law, the promises and the verified signatures for a second reader, the same
// ones for a seed.
import { readCommitments, readRecords, readVerification } from '@kga/legal';

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Statement = { readonly about: string; readonly says: string; readonly url: string };

const say = (value: object): string => {
  const { source: _, ...said } = { source: undefined, ...value };
  return JSON.stringify(said);
};

const lawStatements = readRecords().flatMap((record): Statement[] => {
  const about = `law of ${record.id}`;
  const { laws, limits, authority, advice, disputeBodies, alsoLiable } = record;
  return [
    ...laws.flatMap(({ title, articles, applies, changes = [], source }) => [
      ...articles.map((each) => ({ about, says: `${title}: ${say(each)}`, url: source.url })),
      ...(applies
        ? [{ about, says: `${title} applies: ${say(applies)}`, url: applies.source.url }]
        : []),
      ...changes.map((each) => ({
        about,
        says: `${title} changed: ${say(each)}`,
        url: each.source.url,
      })),
    ]),
    ...limits.map((each) => ({ about, says: `limit: ${say(each)}`, url: each.source.url })),
    ...[authority, ...advice, ...disputeBodies].flatMap((each) =>
      each ? [{ about, says: `body: ${say(each)}`, url: each.source.url }] : [],
    ),
    ...alsoLiable.map((each) => ({
      about,
      says: `also liable: ${say(each)}`,
      url: each.source.url,
    })),
  ];
});

const promiseStatements = readCommitments().flatMap(({ id, history }): Statement[] =>
  history.map(({ date, kind, text, sourceUrl }) => ({
    about: `promise ${id}`,
    says: `${date} ${kind}: ${text.en}`,
    url: sourceUrl,
  })),
);

const countStatements = readVerification().countries.flatMap(({ country, verified }): Statement[] =>
  verified
    ? [
        {
          about: 'verified signatures',
          says: `${country}: ${verified.count}`,
          url: verified.source.url,
        },
      ]
    : [],
);

const [count = '60', seed = '43'] = process.argv.slice(2);
const random = randomFrom(Number(seed));
const drawn = [...lawStatements, ...promiseStatements, ...countStatements]
  .map((statement) => ({ statement, order: random() }))
  .toSorted((one, other) => one.order - other.order)
  .slice(0, Number(count));
for (const [index, { statement }] of drawn.entries()) {
  process.stdout.write(
    `${index + 1}. ${statement.about}\n   ${statement.says}\n   ${statement.url}\n`,
  );
}
