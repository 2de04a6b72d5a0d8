import { gameGenres, gameMax, gamePlatforms, platformNames } from '@kga/contracts';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';

import { useFieldProps } from '../../../components/errors/form-errors.tsx';
import { ContentFormErrors } from '../../../content/content-form-errors.tsx';
import {
  ChoiceField,
  LanguageField,
  useDraftChoice,
  useDraftLanguage,
} from '../../../content/draft-choice.tsx';
import type { DraftKey } from '../../../lib/forms/drafts.ts';
import type { Form } from '../../../lib/forms/use-form.ts';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { CoverField } from './cover-field.tsx';
import { unknown } from './game-draft.ts';
import { NameField } from './name-field.tsx';
import { useFieldMessages } from './use-field-messages.ts';

/** The fields that a submission needs. */
const required = ['name', 'developer', 'shutdownDate'] as const;

/** The fields of a submitted game. */
export function GameFields({ form, draftKey }: { form: Form; draftKey: DraftKey }) {
  const { t } = useTranslation(['submitArchive', 'shared']);
  const formats = useFormats();
  const { labels, fieldMessage } = useFieldMessages();
  const fieldProps = useFieldProps(form, fieldMessage);
  const field = (name: keyof typeof labels) => ({
    ...fieldProps(name),
    label: labels[name],
    autoComplete: 'off',
    ...(required.some((each) => each === name)
      ? { required: true }
      : { note: t('shared:optional') }),
  });
  const date = { hint: t('form.dateHint'), placeholder: '2024-03-31', maxLength: 10 };
  const text = { dir: 'auto', rows: 4 } as const;
  return (
    <>
      <NameField {...field('name')} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField {...field('developer')} dir="auto" />
        <TextField {...field('publisher')} dir="auto" />
      </div>
      <CoverField form={form} />
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <TextField {...field('releaseDate')} {...date} />
        <TextField {...field('shutdownDate')} {...date} />
      </div>
      <Choices draftKey={draftKey} />
      <TextArea
        {...field('description')}
        {...text}
        hint={t('form.descriptionHint', { most: formats.integer(gameMax.description) })}
      />
      <TextArea {...field('shutdownReason')} {...text} hint={t('form.shutdownReasonHint')} />
      <TextField {...field('sourceUrl')} type="url" hint={t('form.sourceHint')} />
      <TextLanguage draftKey={draftKey} />
    </>
  );
}

/** The selects of genre and platform. */
function Choices({ draftKey }: { draftKey: DraftKey }) {
  const { t } = useTranslation(['submitArchive', 'archive']);
  const genre = useDraftChoice(draftKey, 'genre', [unknown, ...gameGenres], unknown);
  const platform = useDraftChoice(draftKey, 'platform', [unknown, ...gamePlatforms], unknown);
  const nothing = { value: unknown, label: t('form.unknown') } as const;
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <ChoiceField
        name="genre"
        label={t('form.genre')}
        options={[
          nothing,
          ...gameGenres.map((value) => ({ value, label: t(`archive:genre.${value}`) })),
        ]}
        value={genre.value}
        onChange={genre.choose}
      />
      <ChoiceField
        name="platform"
        label={t('form.platform')}
        options={[
          nothing,
          ...gamePlatforms.map((value) => ({ value, label: platformNames[value] })),
        ]}
        value={platform.value}
        onChange={platform.choose}
      />
    </div>
  );
}

function TextLanguage({ draftKey }: { draftKey: DraftKey }) {
  const { t } = useTranslation('submitArchive');
  const { value, choose } = useDraftLanguage(draftKey);
  return (
    <LanguageField
      className="sm:max-w-1/2 sm:pe-3"
      label={t('form.language')}
      value={value}
      onChange={choose}
    />
  );
}

/** Says why a game was refused, and first of all which of the required fields are empty. */
export function GameFormErrors({ form, wasMember }: { form: Form; wasMember: boolean }) {
  const { t } = useTranslation('submitArchive');
  const isMissing = form.errors.some(({ code }) => code === 'empty');
  return (
    <ContentFormErrors
      {...{ form, wasMember }}
      {...useFieldMessages()}
      invalid={isMissing ? { title: t('missing.title'), text: t('missing.text') } : undefined}
      className="empty:-mb-6"
    />
  );
}
