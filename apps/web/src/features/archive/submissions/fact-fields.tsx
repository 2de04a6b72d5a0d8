// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type GameFacts,
  type GameSteps,
  type ReviewedGame,
  gameGenres,
  gamePlatforms,
  gameStatuses,
  platformNames,
  statedSteps,
} from '@kga/contracts/archive';
import { Checkbox } from '@kga/ui/checkbox';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';

import { useFieldProps } from '../../../components/errors/form-errors.tsx';
import { useTextFieldMessage } from '../../../content/content-form-errors.tsx';
import { ChoiceField, useDraftChoice } from '../../../content/draft-choice.tsx';
import type { DraftKey } from '../../../lib/forms/drafts.ts';
import type { Form } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';

type FactFieldsProps = {
  form: Form;
  draftKey: DraftKey;
  /** Initial values of the fields. */
  values: Readonly<Record<string, string>>;
  platforms: readonly string[];
  /** Whether a field asks since when the game can be played again. */
  asksSince?: boolean;
};

/** The fields of everything that the archive states about a game. */
export function FactFields({
  form,
  draftKey,
  values,
  platforms,
  asksSince = false,
}: FactFieldsProps) {
  const { t } = useTranslation('writeArchive');
  const { labels, fieldMessage } = useFieldMessages();
  const fieldProps = useFieldProps(form, fieldMessage);
  const field = (name: keyof typeof labels) => ({
    ...fieldProps(name),
    label: labels[name],
    defaultValue: values[name],
    autoComplete: 'off',
    dir: 'auto',
  });
  const date = { hint: t('submit.form.dateHint'), maxLength: 10 };
  return (
    <>
      <TextField {...field('name')} required />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField {...field('developer')} />
        <TextField {...field('publisher')} />
        <TextField {...field('releaseDate')} {...date} />
        <TextField {...field('shutdownDate')} {...date} />
        <FactChoices draftKey={draftKey} values={values} />
      </div>
      <TextField {...field('revivedBy')} hint={t('review.revivedByHint')} />
      {asksSince && (
        <TextField {...field('playableSince')} {...date} hint={t('correct.sinceHint')} />
      )}
      <Platforms platforms={platforms} />
      <TextArea {...field('description')} rows={4} />
      <TextArea {...field('shutdownReason')} rows={4} />
      <TextArea {...field('sources')} rows={3} hint={t('review.sourcesHint')} />
    </>
  );
}

/** The selects of status and genre. */
function FactChoices({ draftKey, values }: Pick<FactFieldsProps, 'draftKey' | 'values'>) {
  const { t } = useTranslation(['archive', 'writeArchive']);
  const initialStatus = gameStatuses.find((each) => each === values['status']) ?? 'unknown';
  const status = useDraftChoice(draftKey, 'status', gameStatuses, initialStatus);
  const initialGenre = gameGenres.find((each) => each === values['genre']) ?? unknown;
  const genre = useDraftChoice(draftKey, 'genre', [unknown, ...gameGenres], initialGenre);
  return (
    <>
      <ChoiceField
        name="status"
        label={t('filter.status')}
        options={gameStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={status.value}
        onChange={status.choose}
      />
      <ChoiceField
        name="genre"
        label={t('filter.genre')}
        options={[
          { value: unknown, label: t('writeArchive:submit.form.unknown') },
          ...gameGenres.map((value) => ({ value, label: t(`genre.${value}`) })),
        ]}
        value={genre.value}
        onChange={genre.choose}
      />
    </>
  );
}

function Platforms({ platforms }: { platforms: readonly string[] }) {
  const { t } = useTranslation('archive');
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t('game.platforms')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4">
        {gamePlatforms.map((platform) => (
          <Checkbox
            key={platform}
            name={platformField(platform)}
            label={platformNames[platform]}
            defaultChecked={platforms.includes(platform)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Labels of the fields of steps, for the summary of errors too. */
export function useStepLabels(): Texts {
  const { t } = useTranslation(['archive', 'writeArchive']);
  return Object.fromEntries(
    statedSteps.flatMap((kind) => [
      [dateField(kind), t(`life.${kind}`)],
      [sourceField(kind), `${t(`life.${kind}`)} · ${t('writeArchive:submit.form.sourceUrl')}`],
    ]),
  );
}

/** The steps of a game's end, each with its date and source. */
export function StepFields({ form, values }: { form: Form; values: Texts }) {
  const { t } = useTranslation(['archive', 'writeArchive']);
  const labels = useStepLabels();
  const fieldProps = useFieldProps(form, useFieldMessages().fieldMessage);
  const field = (name: string) => ({
    ...fieldProps(name),
    label: labels[name] ?? '',
    defaultValue: values[name],
    autoComplete: 'off',
  });
  return (
    <fieldset>
      <legend className="text-lg font-semibold">{t('life.title')}</legend>
      <p className="mb-3 text-sm text-muted">{t('writeArchive:review.stepsHint')}</p>
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        {statedSteps.map((kind) => [
          <TextField
            {...field(dateField(kind))}
            key={dateField(kind)}
            placeholder="2024-03-31"
            maxLength={10}
          />,
          <TextField {...field(sourceField(kind))} key={sourceField(kind)} type="url" />,
        ])}
      </div>
    </fieldset>
  );
}

/** Labels and error messages of the fields of a game. */
export function useFieldMessages() {
  const { t } = useTranslation(['archive', 'writeArchive']);
  const textFieldMessage = useTextFieldMessage();
  return {
    labels: {
      name: t('fact.name'),
      developer: t('game.developer'),
      publisher: t('game.publisher'),
      coverUrl: t('writeArchive:submit.form.coverUrl'),
      coverUpload: t('writeArchive:submit.form.coverUpload'),
      releaseDate: t('fact.releaseDate'),
      shutdownDate: t('fact.shutdownDate'),
      description: t('fact.description'),
      shutdownReason: t('fact.shutdownReason'),
      status: t('filter.status'),
      revivedBy: t('fact.revivedBy'),
      playableSince: t('writeArchive:correct.since'),
      sourceUrl: t('writeArchive:submit.form.sourceUrl'),
      sources: t('game.sources'),
    },
    fieldMessage: (name: string, code: string) => {
      if (name === 'playableSince' && (code === 'missing' || code === 'status')) {
        return t('writeArchive:correct.sinceMissing');
      }
      if (name === 'sourceUrl' && code === 'missing')
        return t('writeArchive:correct.sourceMissing');
      if (code === 'empty') return textFieldMessage(name, code);
      if (name === 'coverUpload') return t('writeArchive:submit.form.coverExpired');
      if (code === 'custom' && (name === 'releaseDate' || name === 'steps.announced.date'))
        return t('writeArchive:submit.form.datesSwapped');
      if (name === 'status' && code === 'custom') return t('writeArchive:submit.form.stillAhead');
      if (name === 'revivedBy' && code === 'custom')
        return t('writeArchive:review.revivedByMissing');
      if (/(?:Date|Since|\.date)$/.test(name)) return t('writeArchive:submit.form.dateWrong');
      if (name === 'coverUrl' || name.endsWith('sourceUrl') || name.startsWith('sources')) {
        return t('writeArchive:submit.form.urlWrong');
      }
      return textFieldMessage(name, code);
    },
  };
}

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
  revivedBy: facts.revivedBy ?? '',
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
  'revivedBy',
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
    revivedBy: orNull('revivedBy'),
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
