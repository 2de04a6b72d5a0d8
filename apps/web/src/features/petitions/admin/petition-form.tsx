// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Language,
  defaultLanguage,
  languageName,
  pathTo,
  petitionRegions,
  sortLanguages,
} from '@kga/contracts/core';
import {
  type ManagedPetition,
  createPetition,
  getManagedPetition,
  isSignedTextFixed,
  petitionKinds,
  petitionMax,
  signerGroups,
  updatePetition,
} from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { FormErrors } from '../../../components/errors/form-errors.tsx';
import { LanguageField } from '../../../content/draft-choice.tsx';
import { ApiError, call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { useRegionName } from '../petition-texts.ts';
import {
  Area,
  Choice,
  type FieldProps,
  Line,
  MarkdownArea,
  facts,
  fields,
  pathOf,
} from './petition-fields.tsx';
import {
  type FieldTexts,
  languagesIn,
  readPetition,
  signedTextsOf,
  textsOfPetition,
  translationField,
} from './petition-form-values.ts';
import { SignedTexts } from './signed-texts.tsx';
import { Translations, translated } from './translations.tsx';

const newTexts: FieldTexts = {
  region: 'international',
  language: 'en',
  kind: 'own',
  who: 'citizens_or_residents',
  'signers.fromAge': '16',
  'signers.sureFromAge': '16',
};

type PetitionFormProps = {
  petition: ManagedPetition | undefined;
  onSaved: (petition: ManagedPetition) => void | Promise<void>;
};

/** The form; of what is signed, `fixed` stays as it is. */
function usePetitionForm(
  petition: ManagedPetition | undefined,
  fixed: ManagedPetition | undefined,
  onSaved: PetitionFormProps['onSaved'],
) {
  // Of what the fields were filled with; the petition is loaded again while they are edited.
  const [revision, setRevision] = useState(petition?.revision ?? 0);
  const form = useForm({
    read: (texts) => ({
      ...readPetition(texts, petition),
      ...(fixed && signedTextsOf(fixed)),
      id: petition?.id ?? texts['id']?.trim() ?? '',
      kind: petitionKinds.find((kind) => kind === texts['kind']) ?? 'own',
      revision,
    }),
    schema: (petition ? updatePetition : createPetition).schema.body,
    send: ({ id, kind, revision: seen, ...draft }) =>
      petition
        ? call(updatePetition, { params: { id }, body: { ...draft, revision: seen } })
        : call(createPetition, { body: { ...draft, id, kind } }),
    onDone: (saved) => {
      setRevision(saved.revision);
      return onSaved(saved);
    },
  });
  return { form, setRevision };
}

/** Creates a petition, or edits one. */
export function PetitionForm({ petition, onSaved }: PetitionFormProps) {
  const { t } = useTranslation(['petitions', 'adminPetitions']);
  const values = petition ? textsOfPetition(petition) : newTexts;
  const fixed = petition && isSignedTextFixed(petition) ? petition : undefined;
  const { form, setRevision } = usePetitionForm(petition, fixed, onSaved);
  const [language, setLanguage] = useState(values['language'] ?? defaultLanguage);
  const [added, setAdded] = useState<readonly Language[]>([]);
  const languages = sortLanguages([...languagesIn(values), ...added]);
  // A draft has no answer yet, unless one was entered before.
  const isAnswerable =
    petition !== undefined && (petition.status !== 'draft' || values['answer'] !== '');
  const isConflict = form.error instanceof ApiError && form.error.problem?.code === 'conflict';
  return (
    <form {...form.props} className="mt-8 flex max-w-text flex-col gap-5">
      <FormErrors
        form={form}
        labels={useLabels(languages)}
        {...(isConflict && {
          title: petition ? t('adminPetitions:conflict.title') : t('adminPetitions:taken'),
          text: petition && <Conflict id={petition.id} onSeen={setRevision} />,
        })}
        className="empty:-mb-5"
      />
      {!petition && <NewFields {...{ form, values }} />}
      {fixed ? (
        <SignedTexts petition={fixed} />
      ) : (
        <SignedFields {...{ form, values, language }} onLanguage={setLanguage} />
      )}
      {isAnswerable && <Area form={form} values={values} name="answer" rows={3} />}
      {!fixed && (
        <Choice
          name="who"
          label={t('adminPetitions:fields.who')}
          options={['none' as const, ...signerGroups].map((value) => ({
            value,
            label: value === 'none' ? t('adminPetitions:whoUnknown') : t(`who.any.${value}`),
          }))}
          initial={values['who'] ?? 'none'}
        />
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {facts.map((name) =>
          fixed && name.endsWith('Age') ? null : (
            <Line
              key={name}
              form={form}
              values={values}
              name={name}
              {...(name === 'closes' && { placeholder: '2027-01-31' })}
            />
          ),
        )}
      </div>
      {(['milestones', 'areas', 'sources'] as const).map((name) => (
        <Area
          key={name}
          {...{ form, values, name }}
          rows={3}
          hint={t(`adminPetitions:fields.${name}Hint`)}
        />
      ))}
      <Translations
        {...{ form, values, petition, fixed, language, isAnswerable, languages }}
        onAdd={(chosen) => setAdded([...added, chosen])}
      />
      <Button
        type="submit"
        variant="signal"
        className="self-start"
        busy={form.busy}
        busyLabel={t('adminPetitions:saving')}
      >
        {t('adminPetitions:save')}
      </Button>
    </form>
  );
}

/** What to do where another admin has saved the petition in the meantime. */
function Conflict({ id, onSeen }: { id: string; onSeen: (revision: number) => void }) {
  const { t } = useTranslation(['petitions', 'adminPetitions']);
  const overwriting = useMutation({
    mutationFn: () => call(getManagedPetition, { params: { id } }),
    onSuccess: (latest, button: HTMLElement) => {
      if (!latest) return;
      const form = button.closest('form');
      // The form sends what it was last rendered with.
      flushSync(() => onSeen(latest.revision));
      form?.requestSubmit();
    },
  });
  return (
    <>
      <p>{t('adminPetitions:conflict.text')}</p>
      <p className="mt-2 flex flex-wrap gap-3">
        <Button asChild>
          <a href={pathTo('editPetition', { id })} target="_blank" rel="noreferrer">
            {t('adminPetitions:conflict.look')}
          </a>
        </Button>
        <Button
          busy={overwriting.isPending}
          busyLabel={t('adminPetitions:saving')}
          onClick={({ currentTarget }) => overwriting.mutate(currentTarget)}
        >
          {t('adminPetitions:conflict.overwrite')}
        </Button>
      </p>
    </>
  );
}

/** Labels by the paths of fields. */
function useLabels(languages: readonly Language[]): Record<string, string> {
  const { t } = useTranslation(['petitions', 'adminPetitions']);
  return Object.fromEntries([
    ...fields.map((name) => [pathOf(name), t(`adminPetitions:fields.${name}`)]),
    ...languages.flatMap((language) =>
      translated.map((part) => [
        translationField(language, part),
        `${t(`adminPetitions:fields.${part}`)} (${languageName(language)})`,
      ]),
    ),
  ]);
}

/** What a new petition is; it never changes afterwards. */
function NewFields({ form, values }: Pick<FieldProps, 'form' | 'values'>) {
  const { t } = useTranslation(['petitions', 'adminPetitions']);
  return (
    <>
      <Line form={form} values={values} name="id" hint={t('adminPetitions:fields.idHint')} />
      <Choice
        name="kind"
        label={t('adminPetitions:fields.kind')}
        options={petitionKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        initial={values['kind'] ?? ''}
      />
    </>
  );
}

/** Whether an option is wider than a country: the European Union, or the world. */
const isWide = ({ value }: { value: string }) => value.length > 2 || value === 'EU';

/** What is signed, until the first signature. */
function SignedFields({
  form,
  values,
  language,
  onLanguage,
}: Pick<FieldProps, 'form' | 'values'> & {
  language: Language;
  onLanguage: (language: Language) => void;
}) {
  const { t } = useTranslation(['petitions', 'adminPetitions']);
  const regionName = useRegionName();
  const compare = new Intl.Collator(useLanguage()).compare;
  const options = petitionRegions.map((value) => ({ value, label: regionName(value) }));
  const wideRegions = options.filter(isWide);
  const countries = options
    .filter((option) => !isWide(option))
    .toSorted((one, other) => compare(one.label, other.label));
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Choice
          name="region"
          label={t('adminPetitions:fields.region')}
          options={[...wideRegions, ...countries]}
          initial={values['region'] ?? ''}
        />
        <LanguageField
          label={t('adminPetitions:fields.language')}
          value={language}
          onChange={onLanguage}
        />
      </div>
      <Line form={form} values={values} name="title" maxLength={petitionMax.title} />
      <Line form={form} values={values} name="addressee" maxLength={petitionMax.addressee} />
      <MarkdownArea form={form} values={values} name="text" rows={8} />
    </>
  );
}
