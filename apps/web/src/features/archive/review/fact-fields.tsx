import { gameGenres, gamePlatforms, gameStatuses, platformNames } from '@kga/contracts';
import { Checkbox } from '@kga/ui/checkbox';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';

import { useFieldProps } from '../../../components/errors/form-errors.tsx';
import { ChoiceField, useDraftChoice } from '../../../content/draft-choice.tsx';
import type { DraftKey } from '../../../lib/forms/drafts.ts';
import type { Form } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { unknown } from '../submit/game-draft.ts';
import { useFieldMessages } from '../submit/use-field-messages.ts';
import { platformField } from './facts.ts';

type FactFieldsProps = {
  form: Form;
  draftKey: DraftKey;
  /** Initial values of the fields. */
  values: Readonly<Record<string, string>>;
  platforms: readonly string[];
};

/** The fields of everything that the archive states about a game. */
export function FactFields({ form, draftKey, values, platforms }: FactFieldsProps) {
  const { t } = useTranslation(['submitArchive', 'reviewArchive']);
  const { labels, fieldMessage } = useFieldMessages();
  const fieldProps = useFieldProps(form, fieldMessage);
  const field = (name: keyof typeof labels) => ({
    ...fieldProps(name),
    label: labels[name],
    defaultValue: values[name],
    autoComplete: 'off',
    dir: 'auto',
  });
  const date = { hint: t('form.dateHint'), maxLength: 10 };
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
      <Platforms platforms={platforms} />
      <TextArea {...field('description')} rows={4} />
      <TextArea {...field('shutdownReason')} rows={4} />
      <TextArea {...field('sources')} rows={3} hint={t('reviewArchive:sourcesHint')} />
    </>
  );
}

/** The selects of status and genre. */
function FactChoices({ draftKey, values }: Pick<FactFieldsProps, 'draftKey' | 'values'>) {
  const { t } = useTranslation(['submitArchive', 'archive']);
  const initialStatus = gameStatuses.find((each) => each === values['status']) ?? 'unknown';
  const status = useDraftChoice(draftKey, 'status', gameStatuses, initialStatus);
  const initialGenre = gameGenres.find((each) => each === values['genre']) ?? unknown;
  const genre = useDraftChoice(draftKey, 'genre', [unknown, ...gameGenres], initialGenre);
  return (
    <>
      <ChoiceField
        name="status"
        label={t('archive:filter.status')}
        options={gameStatuses.map((value) => ({ value, label: t(`archive:status.${value}`) }))}
        value={status.value}
        onChange={status.choose}
      />
      <ChoiceField
        name="genre"
        label={t('form.genre')}
        options={[
          { value: unknown, label: t('form.unknown') },
          ...gameGenres.map((value) => ({ value, label: t(`archive:genre.${value}`) })),
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
