// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type OwnMemory,
  createMemory,
  listOwnMemories,
  updateMemory,
} from '@kga/contracts/archive';
import { contentLanguageOf, loginPath } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';
import { useToast } from '@kga/ui/toast';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

import { useReturnPath } from '../../auth/return-path.ts';
import { ensureRegistered, useAuth } from '../../auth/use-auth.ts';
import { useFieldProps } from '../../components/errors/form-errors.tsx';
import { ContentFormErrors, useTextFieldMessage } from '../../content/content-form-errors.tsx';
import { DisplayNameField, useDisplayNameSaver } from '../../content/display-name-field.tsx';
import { LanguageField, useDraftLanguage } from '../../content/draft-choice.tsx';
import { EditForm } from '../../content/edit-form.tsx';
import { displayNameField } from '../../content/suggest-name.tsx';
import { call } from '../../lib/api.ts';
import { useBrowserConfig } from '../../lib/browser.ts';
import { type DraftKey, storeDraft } from '../../lib/forms/drafts.ts';
import { HoneypotField, useFormTraces } from '../../lib/forms/form-traces.tsx';
import { createIdempotencyKeys } from '../../lib/forms/form-values.ts';
import { type Form, useForm } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';

type MemoryFormProps = { gameId: string; onShared: () => void };

/** The form for a new memory, with or without an account. */
export function ShareMemory(props: MemoryFormProps) {
  const { t } = useTranslation(['archive', 'writeArchive']);
  const { readOnly } = useBrowserConfig();
  const { user } = useAuth();
  if (readOnly) return null;
  return (
    <section aria-labelledby="share-memory" className="no-print mt-8">
      <h2 id="share-memory" className="text-2xl">
        {t('memory.share')}
      </h2>
      {user?.suspended ? (
        <Notice className="mt-4">{t('writeArchive:memory.suspended')}</Notice>
      ) : (
        <NewMemory {...props} />
      )}
    </section>
  );
}

function NewMemory({ gameId, onShared }: MemoryFormProps) {
  const { t } = useTranslation('writeArchive');
  const { show } = useToast();
  const { status, user } = useAuth();
  const draftKey: DraftKey = `draft:memory-of:${gameId}`;
  const tracesOf = useFormTraces(draftKey);
  const [keyFor] = useState(createIdempotencyKeys);
  const [wasMember, setWasMember] = useState(false);
  const saveName = useDisplayNameSaver();
  const form = useForm({
    read: (texts) => ({
      ...memoryBodyOf(texts),
      displayName: texts[displayNameField],
      traces: tracesOf(texts),
    }),
    schema: createMemory.schema.body,
    send: async ({ displayName, ...body }) => {
      setWasMember(user !== null);
      await saveName(displayName);
      await ensureRegistered(user?.id ?? '');
      return call(createMemory, { params: { id: gameId }, body }, { idempotencyKey: keyFor(body) });
    },
    onDone: (memory) => {
      form.reset();
      const isPublished = memory.status === 'published';
      show({
        title: t(isPublished ? 'memory.done.published' : 'memory.done.pending'),
        tone: 'success',
        ...(!isPublished && { description: t('memory.done.pendingText') }),
      });
      onShared();
    },
    draft: { key: draftKey, fields: [...memoryFields, displayNameField] },
  });
  return (
    <form {...form.props} className="mt-4 flex flex-col gap-5">
      <MemoryFormErrors form={form} wasMember={wasMember} />
      <MemoryFields form={form} draftKey={draftKey} />
      <DisplayNameField form={form} />
      <HoneypotField label={t('memory.form.trap')} />
      {status === 'authenticated' ? (
        <p className="text-muted">{t('memory.form.review')}</p>
      ) : (
        <GuestHint />
      )}
      <Button
        type="submit"
        variant="signal"
        className="self-start"
        busy={form.busy}
        busyLabel={t('memory.form.sending')}
      >
        {t('memory.form.send')}
      </Button>
    </form>
  );
}

function GuestHint() {
  const { t } = useTranslation('writeArchive');
  const returnTo = useReturnPath();
  return (
    <p className="text-muted">
      {t('memory.form.asGuest')} <Link to={loginPath({ returnTo })}>{t('memory.form.logIn')}</Link>
    </p>
  );
}

type EditMemoryProps = {
  own: OwnMemory;
  onDone: (memory: OwnMemory) => void;
  onCancel: () => void;
};

/** Edits the visitor's own memory in its place. */
export function EditMemory({ own, onDone, onCancel }: EditMemoryProps) {
  const { id, gameId, content, yearsPlayed, language, revision } = own;
  const draftKey: DraftKey = `draft:memory:${id}`;
  const fetchRevision = async () => {
    const saved = await call(listOwnMemories, { params: { id: gameId } });
    return saved?.find((memory) => memory.id === id)?.revision;
  };
  return (
    <EditForm
      draftKey={draftKey}
      fields={memoryFields}
      initial={{ content, yearsPlayed: yearsPlayed ?? '', language }}
      revision={revision}
      fetchRevision={fetchRevision}
      read={(values, seen) => ({ ...memoryBodyOf(values), revision: seen })}
      schema={updateMemory.schema.body}
      send={(body) => call(updateMemory, { params: { id }, body })}
      onDone={onDone}
      className="mt-3 flex flex-col gap-5"
    >
      {(form, values) => (
        <EditFields
          {...{ form, draftKey }}
          initial={values}
          onCancel={() => {
            storeDraft(draftKey, null);
            onCancel();
          }}
        />
      )}
    </EditForm>
  );
}

function EditFields({
  form,
  onCancel,
  ...fields
}: {
  form: Form;
  draftKey: DraftKey;
  initial: Readonly<Record<string, string>>;
  onCancel: () => void;
}) {
  const { t } = useTranslation(['writeArchive', 'shared']);
  const { user } = useAuth();
  const [wasMember] = useState(user !== null);
  const contentId = form.idOf('content');
  useEffect(() => document.getElementById(contentId)?.focus(), [contentId]);
  return (
    <>
      <MemoryFormErrors form={form} wasMember={wasMember} />
      <MemoryFields form={form} {...fields} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy} busyLabel={t('memory.form.sending')}>
          {t('memory.form.save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('shared:cancel')}
        </Button>
      </div>
    </>
  );
}

const memoryFields = ['content', 'yearsPlayed', 'language'] as const;

const languageOf = (texts: Readonly<Record<string, string>>) =>
  contentLanguageOf(texts['language'] ?? '');

/** What the fields of a memory say, as the API expects it. */
const memoryBodyOf = (texts: Readonly<Record<string, string>>) => ({
  content: (texts['content'] ?? '').trim(),
  yearsPlayed: (texts['yearsPlayed'] ?? '').trim() || null,
  language: languageOf(texts),
});

function useFieldMessage() {
  const { t } = useTranslation('writeArchive');
  const textFieldMessage = useTextFieldMessage();
  return (name: string, code: string) =>
    name === 'yearsPlayed' ? t('memory.form.yearsWrong') : textFieldMessage(name, code);
}

type MemoryFieldsProps = {
  form: Form;
  draftKey: DraftKey;
  /** Those of an edited memory. */
  initial?: Readonly<Record<string, string>>;
};

/** The fields of a new or an edited memory. */
function MemoryFields({ form, draftKey, initial }: MemoryFieldsProps) {
  const { t } = useTranslation(['writeArchive', 'shared']);
  const field = useFieldProps(form, useFieldMessage());
  const { value: language, choose } = useDraftLanguage(draftKey, initial && languageOf(initial));
  return (
    <>
      <TextArea
        {...field('content')}
        label={t('memory.form.content')}
        hint={t('memory.form.contentHint')}
        lang={language}
        dir="auto"
        rows={5}
        defaultValue={initial?.['content']}
        required
      />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField
          {...field('yearsPlayed')}
          label={t('memory.form.years')}
          note={t('shared:optional')}
          hint={t('memory.form.yearsHint')}
          autoComplete="off"
          defaultValue={initial?.['yearsPlayed']}
        />
        <LanguageField label={t('memory.form.language')} value={language} onChange={choose} />
      </div>
    </>
  );
}

/** Says why a memory was refused, with links to its invalid fields. */
function MemoryFormErrors({ form, wasMember }: { form: Form; wasMember: boolean }) {
  const { t } = useTranslation('writeArchive');
  return (
    <ContentFormErrors
      form={form}
      labels={{ content: t('memory.form.content'), yearsPlayed: t('memory.form.years') }}
      fieldMessage={useFieldMessage()}
      wasMember={wasMember}
    />
  );
}
