// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ManagedPetition,
  type PetitionUpdate,
  correctPetitionUpdate,
  createPetitionUpdate,
  deletePetitionUpdate,
} from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';
import { useState } from 'react';

import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FormErrors, useFieldProps } from '../../../components/errors/form-errors.tsx';
import { DialogFormButtons, ModalDialog } from '../../../components/modal-dialog.tsx';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useLanguage, useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';

type Done = (petition: ManagedPetition, text: string) => void;

/** Writes, corrects and deletes the campaign's posts about a petition. */
export function PetitionUpdates({ petition, onDone }: { petition: ManagedPetition; onDone: Done }) {
  const { t } = useTranslation(['petitions', 'adminPetitions']);
  const formats = useLocalFormats();
  const [asked, setAsked] = useState<{ step: 'correct' | 'delete'; update: PetitionUpdate }>();
  const { id, kind, updates } = petition;
  const close = () => setAsked(undefined);
  const done = (changed: ManagedPetition, text: string) => {
    close();
    onDone(changed, text);
  };
  return (
    <section className="mt-12 max-w-text">
      <h2 className="text-2xl">{t('adminPetitions:update.heading')}</h2>
      {kind === 'own' && <p className="mt-1 text-muted">{t('adminPetitions:update.mailed')}</p>}
      <UpdateForm id={id} onDone={onDone} />
      {updates.length > 0 && (
        <ul className="mt-6 border-t border-line">
          {updates.map((update) => (
            <li
              key={update.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
            >
              <div className="min-w-0 grow basis-60 [overflow-wrap:anywhere]">
                <p lang={update.language} className="font-semibold">
                  <bdi>{update.title}</bdi>
                </p>
                <p className="text-sm text-muted">{formats.day(update.createdAt)}</p>
              </div>
              <div className="flex flex-wrap gap-3">
                <Button onClick={() => setAsked({ step: 'correct', update })}>
                  {t('adminPetitions:update.correct')}
                </Button>
                <Button variant="quiet" onClick={() => setAsked({ step: 'delete', update })}>
                  {t('adminPetitions:update.delete')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {asked?.step === 'correct' && (
        <ModalDialog
          title={t('adminPetitions:update.correctTitle')}
          description={t('adminPetitions:update.correctText')}
          onClose={close}
        >
          <UpdateForm id={id} update={asked.update} onDone={done} />
        </ModalDialog>
      )}
      {asked?.step === 'delete' && (
        <ConfirmDialog
          title={t('adminPetitions:update.deleteTitle', { title: asked.update.title })}
          text={t('adminPetitions:update.deleteText')}
          button={t('adminPetitions:update.delete')}
          busyLabel={t('adminPetitions:steps.busy')}
          act={() => call(deletePetitionUpdate, { params: { id, updateId: asked.update.id } })}
          onDone={(changed) => done(changed, t('adminPetitions:update.deleted'))}
          onClose={close}
        />
      )}
    </section>
  );
}

/** The form of a new update, or of a correction. */
function UpdateForm({ id, update, onDone }: { id: string; update?: PetitionUpdate; onDone: Done }) {
  const { t } = useTranslation(['petitions', 'adminPetitions']);
  const own = useLanguage();
  const language = update?.language ?? own;
  const form = useForm({
    read: ({ title = '', content = '' }) => ({ title: title.trim(), content, language }),
    schema: createPetitionUpdate.schema.body,
    send: (body) =>
      update
        ? call(correctPetitionUpdate, { params: { id, updateId: update.id }, body })
        : call(createPetitionUpdate, { params: { id }, body }),
    onDone: (changed) => {
      form.reset();
      onDone(changed, t(update ? 'adminPetitions:saved' : 'adminPetitions:update.done'));
    },
  });
  const labels = {
    title: t('adminPetitions:fields.title'),
    content: t('adminPetitions:update.content'),
  };
  const field = useFieldProps(form);
  return (
    <form {...form.props} className="mt-4 flex flex-col gap-4">
      <FormErrors form={form} labels={labels} className="empty:-mb-4" />
      <TextField
        {...field('title')}
        label={labels.title}
        lang={language}
        defaultValue={update?.title}
        autoComplete="off"
      />
      <TextArea
        {...field('content')}
        label={labels.content}
        lang={language}
        defaultValue={update?.content}
        rows={6}
      />
      {update ? (
        <DialogFormButtons form={form} busyLabel={t('adminPetitions:saving')}>
          {t('adminPetitions:save')}
        </DialogFormButtons>
      ) : (
        <Button
          type="submit"
          className="self-start"
          busy={form.busy}
          busyLabel={t('adminPetitions:update.publishing')}
        >
          {t('adminPetitions:update.publish')}
        </Button>
      )}
    </form>
  );
}
