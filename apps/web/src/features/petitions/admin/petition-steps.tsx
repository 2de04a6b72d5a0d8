// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, petitionPath } from '@kga/contracts/core';
import {
  type ManagedPetition,
  type PetitionAction,
  actOnPetition,
  canActOnPetition,
  petitionActions,
} from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { TextField } from '@kga/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FormErrors, useFieldProps } from '../../../components/errors/form-errors.tsx';
import { useErrorMessages } from '../../../components/errors/use-error-messages.ts';
import { DialogFormButtons, ModalDialog } from '../../../components/modal-dialog.tsx';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { exportsQuery } from '../queries.ts';

type StepsProps = {
  petition: ManagedPetition;
  onDone: (petition: ManagedPetition) => void;
};

/** The status of a petition, and what an admin can do next. */
export function PetitionSteps({ petition, onDone }: StepsProps) {
  const { t } = useTranslation(['petitions', 'adminPetitions']);
  const [asked, setAsked] = useState<PetitionAction>();
  const { id, kind, status } = petition;
  const isClosedHere = kind === 'own' && status === 'closed';
  const exports = useQuery({ ...exportsQuery(id), enabled: isClosedHere });
  // What was never exported cannot have been submitted.
  const needsExport =
    isClosedHere && exports.data?.every(({ signatureCount }) => signatureCount === null) === true;
  const done = (changed: ManagedPetition) => {
    setAsked(undefined);
    onDone(changed);
  };
  const Dialog = kind === 'own' ? OwnStep : OfficialStep;
  return (
    <section aria-label={t('adminPetitions:steps.title')} className="mt-6">
      <div className="flex flex-wrap items-center gap-3">
        <p className="font-semibold">
          {status === 'draft' ? t('adminPetitions:draft') : t(`status.${status}`)}
        </p>
        {petitionActions
          .filter((action) => id !== campaign.petition && canActOnPetition(action, status))
          .filter((action) => action !== 'submit' || !needsExport)
          .map((action) => (
            <Button key={action} onClick={() => setAsked(action)}>
              {t(`adminPetitions:steps.${action}`)}
            </Button>
          ))}
        {status !== 'draft' && (
          <Button asChild variant="quiet">
            <Link to={petitionPath(id)}>{t('adminPetitions:page')}</Link>
          </Button>
        )}
      </div>
      {needsExport && (
        <p className="mt-2 text-sm text-muted">{t('adminPetitions:steps.needsExport')}</p>
      )}
      {asked && (
        <Dialog
          petition={petition}
          action={asked}
          onDone={done}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

type StepProps = StepsProps & { action: PetitionAction; onClose: () => void };

function useStepTitle({ petition: { title }, action }: StepProps): string {
  const { t } = useTranslation(['petitions', 'adminPetitions']);
  return t('adminPetitions:steps.question', { title, step: t(`adminPetitions:steps.${action}`) });
}

/** A step of our own petition takes effect now. */
function OwnStep(props: StepProps) {
  const { t } = useTranslation(['petitions', 'adminPetitions']);
  const title = useStepTitle(props);
  const { petition, action, onDone, onClose } = props;
  return (
    <ConfirmDialog
      title={title}
      text={t('adminPetitions:steps.text')}
      button={t(`adminPetitions:steps.${action}`)}
      busyLabel={t('adminPetitions:steps.busy')}
      act={() => call(actOnPetition, { params: { id: petition.id }, body: { action } })}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

/** A step of an official petition was taken elsewhere, on a day that a source states. */
function OfficialStep(props: StepProps) {
  const { t } = useTranslation(['petitions', 'adminPetitions']);
  const errorMessages = useErrorMessages();
  const title = useStepTitle(props);
  const { petition, action, onDone, onClose } = props;
  const form = useForm({
    read: ({ date = '', sourceUrl = '' }) => ({
      action,
      date: date.trim(),
      sourceUrl: sourceUrl.trim(),
    }),
    schema: actOnPetition.schema.body,
    send: (body) => call(actOnPetition, { params: { id: petition.id }, body }),
    onDone,
  });
  const messageOf = (name: string, code: string) =>
    code === 'beforeOpening'
      ? t('adminPetitions:steps.beforeOpening')
      : errorMessages.field(name, code);
  const fieldProps = useFieldProps(form, messageOf);
  const labels = {
    date: t('adminPetitions:steps.date'),
    sourceUrl: t('adminPetitions:steps.source'),
  };
  return (
    <ModalDialog
      title={title}
      description={t('adminPetitions:steps.officialText')}
      onClose={onClose}
    >
      <form {...form.props} className="flex flex-col gap-4">
        <FormErrors form={form} labels={labels} fieldMessage={messageOf} className="empty:-mb-4" />
        <TextField
          {...fieldProps('date')}
          label={labels.date}
          placeholder="2026-05-31"
          autoComplete="off"
          required
        />
        <TextField {...fieldProps('sourceUrl')} type="url" label={labels.sourceUrl} required />
        <DialogFormButtons form={form} busyLabel={t('adminPetitions:steps.busy')}>
          {t(`adminPetitions:steps.${action}`)}
        </DialogFormButtons>
      </form>
    </ModalDialog>
  );
}
