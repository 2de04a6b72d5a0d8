// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ManagedRequest, getCounselCalendar } from '@kga/contracts/legal';
import { Button } from '@kga/ui/button';
import { TextField } from '@kga/ui/text-field';
import * as z from 'zod/mini';

import { ActionButton } from '../../../../components/action-button.tsx';
import { FormErrors, useFieldProps } from '../../../../components/errors/form-errors.tsx';
import { urlOf } from '../../../../lib/api.ts';
import { useTimeZone } from '../../../../lib/browser.ts';
import { toInstant } from '../../../../lib/forms/local-time.ts';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { useFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { useRequest } from './use-request.ts';

type MeetingFormProps = {
  request: ManagedRequest;
  /** Of the person; that of the visitor without one. */
  timeZone: string | null;
  canPropose: boolean;
};

const lasts = 30;

const proposal = z.object({
  at: z.iso.datetime(),
  minutes: z.int().check(z.minimum(5), z.maximum(480)),
});

/** The time of a consultation: suggested, answered by the person, confirmed. */
export function MeetingForm({ request, timeZone, canPropose }: MeetingFormProps) {
  const { t } = useTranslation('counselLegalRequests');
  const ownZone = useTimeZone();
  const formats = useFormats();
  const { id, meeting } = request;
  const zone = timeZone ?? ownZone;
  const { change, show } = useRequest(id);
  if (!meeting && !canPropose) return null;
  const time = meeting ? formats.moment(meeting.at, zone) : '';
  const stateText = () => {
    if (meeting?.state === 'confirmed') return t('date.confirmed', { time });
    return t('date.proposed', { time });
  };
  return (
    <section>
      <h2 className="mb-3 border-t-2 border-ink pt-4 text-xl">{t('date.title')}</h2>
      {meeting && (
        <div className="mb-4 grid justify-items-start gap-2">
          <p className="font-semibold tabular">{stateText()}</p>
          {meeting.state === 'accepted' && <p>{t('date.accepted')}</p>}
          {meeting.state === 'declined' && <p>{t('date.declined')}</p>}
          {canPropose && meeting.state === 'accepted' && (
            <ActionButton
              busyLabel={t('saving')}
              act={() => change({ action: 'confirm' })}
              onDone={(changed) => show(changed, t('date.confirmed', { time }))}
            >
              {t('date.confirm')}
            </ActionButton>
          )}
          {(meeting.state === 'accepted' || meeting.state === 'confirmed') && (
            <a
              className="inline-flex min-h-11 items-center"
              href={urlOf(getCounselCalendar.url, { params: { id } })}
              download
            >
              {t('date.calendar')}
            </a>
          )}
        </div>
      )}
      {canPropose && (
        <ProposeForm
          id={id}
          zone={zone}
          zoneText={t(timeZone === null ? 'date.ownZone' : 'date.zone', { zone })}
        />
      )}
    </section>
  );
}

function ProposeForm({ id, zone, zoneText }: { id: string; zone: string; zoneText: string }) {
  const { t } = useTranslation('counselLegalRequests');
  const formats = useFormats();
  const { change, show } = useRequest(id);
  const form = useForm({
    read: (texts) => ({
      at: toInstant(`${texts['at'] ?? ''}T${texts['time'] ?? ''}`, zone) ?? '',
      minutes: Number(texts['minutes'] ?? ''),
    }),
    schema: proposal,
    send: (values) => change({ action: 'propose', ...values }),
    onDone: (request, { at }) => {
      show(request, t('date.proposed', { time: formats.moment(at, zone) }));
      form.reset();
    },
  });
  const field = useFieldProps(form, () => t('date.error'));
  return (
    <form {...form.props} className="grid max-w-lg justify-items-start gap-4">
      <FormErrors
        form={form}
        labels={{ at: t('date.day'), minutes: t('date.length') }}
        fieldMessage={() => t('date.error')}
      />
      <p className="text-sm text-muted">{zoneText}</p>
      <div className="grid w-full gap-4 sm:grid-cols-3">
        <TextField {...field('at')} type="date" label={t('date.day')} />
        <TextField name="time" type="time" label={t('date.time')} />
        <TextField
          {...field('minutes')}
          label={t('date.length')}
          inputMode="numeric"
          defaultValue={String(lasts)}
        />
      </div>
      <Button type="submit" busy={form.busy} busyLabel={t('saving')}>
        {t('date.send')}
      </Button>
    </form>
  );
}
