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
  const isNow = kind === 'own' && (asked === 'open' || asked === 'close');
  const Dialog = isNow ? StepNow : DatedStep;
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

/** Our own petition opens and closes now. */
function StepNow(props: StepProps) {
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

/** Today in the visitor's time zone, as a date field has it. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** A step that was taken elsewhere, of an official petition on a day that a source states. */
function DatedStep(props: StepProps) {
  const { t } = useTranslation(['petitions', 'adminPetitions', 'shared']);
  const errorMessages = useErrorMessages();
  const title = useStepTitle(props);
  const { petition, action, onDone, onClose } = props;
  const isOwn = petition.kind === 'own';
  const form = useForm({
    read: ({ date = '', sourceUrl = '' }) => ({
      action,
      date,
      sourceUrl: sourceUrl.trim() === '' && isOwn ? undefined : sourceUrl.trim(),
    }),
    schema: actOnPetition.schema.body,
    send: (body) => call(actOnPetition, { params: { id: petition.id }, body }),
    onDone,
  });
  const messageOf = (name: string, code: string) =>
    code === 'beforeOpening' || code === 'beforeClosing'
      ? t(`adminPetitions:steps.${code}`)
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
          type="date"
          label={labels.date}
          defaultValue={isOwn ? today() : undefined}
          max={today()}
          required
        />
        <TextField
          {...fieldProps('sourceUrl')}
          type="url"
          label={labels.sourceUrl}
          note={isOwn ? t('shared:optional') : undefined}
          required={!isOwn}
        />
        <DialogFormButtons form={form} busyLabel={t('adminPetitions:steps.busy')}>
          {t(`adminPetitions:steps.${action}`)}
        </DialogFormButtons>
      </form>
    </ModalDialog>
  );
}
