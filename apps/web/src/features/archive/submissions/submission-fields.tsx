// SPDX-License-Identifier: AGPL-3.0-or-later
import { gameGenres, gameMax, gamePlatforms, platformNames } from '@kga/contracts/archive';
import { pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { TextArea } from '@kga/ui/text-area';
import { type TextFieldProps, TextField } from '@kga/ui/text-field';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { ensureRegistered, useAuth } from '../../../auth/use-auth.ts';
import { useFieldProps } from '../../../components/errors/form-errors.tsx';
import { PictureUpload } from '../../../components/upload/picture-upload.tsx';
import { ContentFormErrors } from '../../../content/content-form-errors.tsx';
import { ChoiceField, DraftLanguageField, useDraftChoice } from '../../../content/draft-choice.tsx';
import type { DraftKey } from '../../../lib/forms/drafts.ts';
import type { Form } from '../../../lib/forms/use-form.ts';
import { useFormats } from '../../../lib/language.tsx';
import { useDebouncedValue } from '../../../lib/queries.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Lifespan } from '../game-summary.tsx';
import { similarQuery } from '../queries.ts';
import { unknown, useFieldMessages } from './fact-fields.tsx';

/** The fields that a submission needs. */
const required = ['name', 'developer', 'shutdownDate'] as const;

/** The fields of a submitted game. */
export function GameFields({ form, draftKey }: { form: Form; draftKey: DraftKey }) {
  const { t } = useTranslation(['writeArchive', 'shared']);
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
  const date = { hint: t('submit.form.dateHint'), placeholder: '2024-03-31', maxLength: 10 };
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
        hint={t('submit.form.descriptionHint', { most: formats.integer(gameMax.description) })}
      />
      <TextArea {...field('shutdownReason')} {...text} hint={t('submit.form.shutdownReasonHint')} />
      <TextField {...field('sourceUrl')} type="url" hint={t('submit.form.sourceHint')} />
      <DraftLanguageField
        draftKey={draftKey}
        label={t('submit.form.language')}
        className="sm:max-w-1/2 sm:pe-3"
      />
    </>
  );
}

/** The selects of genre and platform. */
function Choices({ draftKey }: { draftKey: DraftKey }) {
  const { t } = useTranslation(['archive', 'writeArchive']);
  const genre = useDraftChoice(draftKey, 'genre', [unknown, ...gameGenres], unknown);
  const platform = useDraftChoice(draftKey, 'platform', [unknown, ...gamePlatforms], unknown);
  const nothing = { value: unknown, label: t('writeArchive:submit.form.unknown') } as const;
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <ChoiceField
        name="genre"
        label={t('filter.genre')}
        options={[nothing, ...gameGenres.map((value) => ({ value, label: t(`genre.${value}`) }))]}
        value={genre.value}
        onChange={genre.choose}
      />
      <ChoiceField
        name="platform"
        label={t('filter.platform')}
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

/** Says why a game was refused, and first of all which of the required fields are empty. */
export function GameFormErrors({ form, wasMember }: { form: Form; wasMember: boolean }) {
  const { t } = useTranslation('writeArchive');
  const isMissing = form.errors.some(({ code }) => code === 'empty');
  return (
    <ContentFormErrors
      {...{ form, wasMember }}
      {...useFieldMessages()}
      invalid={
        isMissing ? { title: t('submit.missing.title'), text: t('submit.missing.text') } : undefined
      }
      className="empty:-mb-6"
    />
  );
}

/** The cover of a game: its address, or a picture from the device, which replaces it. */
function CoverField({ form }: { form: Form }) {
  const { t } = useTranslation(['writeArchive', 'shared']);
  const { user } = useAuth();
  const { labels, fieldMessage } = useFieldMessages();
  const fieldProps = useFieldProps(form, fieldMessage);
  const [uploadId, setUploadId] = useState('');
  const { error, ...upload } = fieldProps('coverUpload');
  const change = (id: string) => {
    setUploadId(id);
    form.revalidate('coverUpload');
  };
  return (
    <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
      <TextField
        {...fieldProps('coverUrl')}
        label={labels.coverUrl}
        autoComplete="off"
        note={t('shared:optional')}
        type="url"
        hint={t('submit.form.coverHint')}
      />
      <div className="sm:pt-6">
        <PictureUpload
          prepare={() => ensureRegistered(user?.id ?? '')}
          onUploaded={(id) => {
            change(id);
            return Promise.resolve();
          }}
        />
        <input type="hidden" name={upload.name} value={uploadId} readOnly />
        <p role="status" className="mt-1.5 text-sm font-semibold empty:hidden">
          {uploadId !== '' && (error ?? t('submit.form.coverUploaded'))}
        </p>
        {uploadId !== '' && (
          <Button
            id={upload.id}
            size="small"
            className="mt-1.5"
            onClick={() => {
              change('');
              // The button disappears; the address counts again.
              document.getElementById(form.idOf('coverUrl'))?.focus();
            }}
          >
            {t('submit.form.coverRemove')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Debounce of the likely duplicates, in milliseconds. */
const debounce = 300;

/** The name of a game; below it the games of the archive that may be the same one. */
function NameField(field: TextFieldProps) {
  const { t } = useTranslation('writeArchive');
  const [typed, setTyped] = useState('');
  const name = useDebouncedValue(typed.trim().slice(0, gameMax.name).toWellFormed(), debounce);
  const query = useQuery({ ...similarQuery(name), placeholderData: keepPreviousData });
  const games = name === '' ? [] : (query.data ?? []);
  return (
    <div>
      <TextField
        {...field}
        autoComplete="off"
        dir="auto"
        onFocus={({ target }) => setTyped(target.value)}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div aria-live="polite">
        {games.length > 0 && (
          <div className="mt-3 border-s-4 border-step-yellow-edge bg-raised p-4">
            <p className="font-semibold">{t('submit.similar.title')}</p>
            <p className="text-sm text-muted">{t('submit.similar.text')}</p>
            <ul className="mt-1">
              {games.map((game) => (
                <li key={game.id} className="flex flex-wrap items-baseline gap-x-3">
                  <Link
                    to={pathTo('archiveGame', { id: game.id })}
                    className="inline-flex min-h-11 items-center [overflow-wrap:anywhere]"
                  >
                    <bdi>{game.name}</bdi>
                  </Link>
                  <Lifespan game={game} className="text-sm tabular text-muted" />
                  <bdi className="text-sm text-muted">{game.developer ?? game.publisher}</bdi>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
