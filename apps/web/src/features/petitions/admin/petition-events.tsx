// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type EnteredEventKind,
  type ManagedPetition,
  type PetitionEvent,
  createPetitionEvent,
  deletePetitionEvent,
  enteredEventKinds,
} from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { NativeSelect } from '@kga/ui/native-select';
import { useState } from 'react';

import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FormErrors, useFieldProps } from '../../../components/errors/form-errors.tsx';
import { useErrorMessages } from '../../../components/errors/use-error-messages.ts';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { DatedSource, useDatedSourceLabels } from './dated-source.tsx';

type EventsProps = {
  petition: ManagedPetition;
  onDone: (petition: ManagedPetition, text: string) => void;
};

type EnteredEvent = { kind: EnteredEventKind; date: string };

/** What can be removed again: steps of a petition stay. */
const enteredOf = ({ kind, date }: PetitionEvent): EnteredEvent | undefined => {
  const entered = enteredEventKinds.find((each) => each === kind);
  return entered && date !== null ? { kind: entered, date } : undefined;
};

/** The timeline of a petition, with a form for what has happened beside its steps. */
export function PetitionEvents({ petition: { id, timeline }, onDone }: EventsProps) {
  const { t } = useTranslation(['petitions', 'adminPetitions', 'petition']);
  const formats = useFormats();
  const [removed, setRemoved] = useState<EnteredEvent>();
  return (
    <section className="mt-12 max-w-text">
      <h2 className="text-2xl">{t('petition:timeline.title')}</h2>
      <p className="mt-1 text-muted">{t('adminPetitions:event.intro')}</p>
      {timeline.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {timeline.map((event) => {
            const entered = enteredOf(event);
            const label = t(`petition:timeline.${event.kind}`);
            const day =
              event.date === null
                ? t('petition:timeline.unknown')
                : formats.partialDate(event.date);
            return (
              <li
                key={`${event.kind} ${event.date}`}
                className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 border-b border-line py-1"
              >
                <span>
                  <span className="font-semibold">{label}</span> · {day}
                </span>
                {entered && (
                  <Button
                    variant="quiet"
                    aria-label={t('adminPetitions:event.removeOf', { event: label, day })}
                    onClick={() => setRemoved(entered)}
                  >
                    {t('adminPetitions:event.remove')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <EventForm id={id} onDone={(changed) => onDone(changed, t('adminPetitions:event.done'))} />
      {removed && (
        <ConfirmDialog
          title={t('adminPetitions:event.removeTitle', {
            event: t(`petition:timeline.${removed.kind}`),
          })}
          text={t('adminPetitions:event.removeText')}
          button={t('adminPetitions:event.remove')}
          busyLabel={t('adminPetitions:steps.busy')}
          act={() => call(deletePetitionEvent, { params: { id, ...removed } })}
          onDone={(changed) => {
            setRemoved(undefined);
            onDone(changed, t('adminPetitions:event.removed'));
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </section>
  );
}

type FormProps = { id: string; onDone: (petition: ManagedPetition) => void };

function EventForm({ id, onDone }: FormProps) {
  const { t } = useTranslation(['petitions', 'adminPetitions', 'petition']);
  const errorMessages = useErrorMessages();
  const [kind, setKind] = useState<EnteredEventKind>('hearing');
  const form = useForm({
    read: ({ date = '', sourceUrl = '' }) => ({
      kind,
      date: date.trim(),
      sourceUrl: sourceUrl.trim(),
    }),
    schema: createPetitionEvent.schema.body,
    send: (body) => call(createPetitionEvent, { params: { id }, body }),
    onDone: (changed) => {
      form.reset();
      onDone(changed);
    },
  });
  const messageOf = (name: string, code: string) =>
    code === 'duplicate' ? t('adminPetitions:event.duplicate') : errorMessages.field(name, code);
  const fieldProps = useFieldProps(form, messageOf);
  const labels = {
    kind: t('adminPetitions:event.kind'),
    ...useDatedSourceLabels(),
  };
  return (
    <form {...form.props} className="mt-4 flex flex-col gap-4">
      <FormErrors form={form} labels={labels} fieldMessage={messageOf} className="empty:-mb-4" />
      <NativeSelect
        name="kind"
        label={labels.kind}
        options={enteredEventKinds.map((value) => ({
          value,
          label: t(`petition:timeline.${value}`),
        }))}
        value={kind}
        onValueChange={setKind}
      />
      <DatedSource field={fieldProps} />
      <Button
        type="submit"
        className="self-start"
        busy={form.busy}
        busyLabel={t('adminPetitions:event.adding')}
      >
        {t('adminPetitions:event.add')}
      </Button>
    </form>
  );
}
