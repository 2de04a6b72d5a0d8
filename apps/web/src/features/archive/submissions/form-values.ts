import {
  type GameFacts,
  type GameSteps,
  type ReviewedGame,
  gameGenres,
  gamePlatforms,
  gameStatuses,
  statedSteps,
} from '@kga/contracts';

/** Value of a select in which nothing is chosen. */
export const unknown = 'unknown';

/** Values of fields by their names. */
export type Texts = Readonly<Record<string, string>>;

/** Field values of the facts. */
export const textsOf = (facts: GameFacts): Texts => ({
  name: facts.name,
  developer: facts.developer ?? '',
  publisher: facts.publisher ?? '',
  releaseDate: facts.releaseDate ?? '',
  shutdownDate: facts.shutdownDate ?? '',
  status: facts.status,
  genre: facts.genre ?? unknown,
  description: facts.description ?? '',
  shutdownReason: facts.shutdownReason ?? '',
  sources: facts.sources.join('\n'),
});

export const platformField = (platform: string): string => `platform-${platform}`;

/** The fields of facts that drafts store. */
export const draftFields: readonly string[] = [
  'name',
  'developer',
  'publisher',
  'releaseDate',
  'shutdownDate',
  'description',
  'shutdownReason',
  'sources',
  'status',
  'genre',
  ...gamePlatforms.map(platformField),
];

/** Converts field values into facts; what was left empty is not known. */
export function readFacts(texts: Texts): GameFacts {
  const textOf = (name: string) => (texts[name] ?? '').replaceAll('\r\n', '\n').trim();
  const orNull = (name: string) => textOf(name) || null;
  return {
    name: textOf('name'),
    developer: orNull('developer'),
    publisher: orNull('publisher'),
    releaseDate: orNull('releaseDate'),
    shutdownDate: orNull('shutdownDate'),
    status: gameStatuses.find((each) => each === texts['status']) ?? 'unknown',
    genre: gameGenres.find((each) => each === texts['genre']) ?? null,
    platforms: gamePlatforms.filter((each) => texts[platformField(each)] !== undefined),
    description: orNull('description'),
    shutdownReason: orNull('shutdownReason'),
    sources: textOf('sources').split(/\s+/).filter(Boolean),
  };
}

export const dateField = (kind: string): string => `steps.${kind}.date`;

export const sourceField = (kind: string): string => `steps.${kind}.sourceUrl`;

export const stepFields: readonly string[] = statedSteps.flatMap((kind) => [
  dateField(kind),
  sourceField(kind),
]);

/** Field values of the steps of a game's end. */
export const stepTexts = ({ events }: ReviewedGame): Texts =>
  Object.fromEntries(
    statedSteps.flatMap((kind) => {
      const event = events.find((each) => each.kind === kind);
      return [
        [dateField(kind), event?.date ?? ''],
        [sourceField(kind), event?.sourceUrl ?? ''],
      ];
    }),
  );

/** Converts field values into steps; one whose fields are empty is not stated. */
export function readSteps(texts: Texts): GameSteps {
  const stepOf = (kind: (typeof statedSteps)[number]) => {
    const [date = '', sourceUrl = ''] = [dateField(kind), sourceField(kind)].map((name) =>
      texts[name]?.trim(),
    );
    return date === '' && sourceUrl === '' ? null : { date, sourceUrl };
  };
  return {
    announced: stepOf('announced'),
    sales_ended: stepOf('sales_ended'),
    playable_again: stepOf('playable_again'),
  };
}
