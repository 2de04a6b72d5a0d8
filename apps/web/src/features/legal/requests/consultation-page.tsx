// SPDX-License-Identifier: AGPL-3.0-or-later
import { routes } from '@kga/contracts/core';
import {
  consultationBody,
  createConsultation,
  isPastDate,
  legalLengths,
} from '@kga/contracts/legal';
import { NativeSelect } from '@kga/ui/native-select';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';

import { call } from '../../../lib/api.ts';
import { useHydrated, useTimeZone } from '../../../lib/browser.ts';
import { createIdempotencyKeys } from '../../../lib/forms/form-values.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { IssueSelect, savedIssue } from './issue-select.tsx';
import { savedChoice, useSavedDraft } from './request-draft.ts';
import { type FieldOf, RequestForm, type Sent } from './request-form.tsx';
import { RequestPage } from './request-page.tsx';

const schema = consultationBody.check(
  z.refine(({ preferredDate, timeZone }) => !isPastDate(preferredDate, timeZone, new Date()), {
    path: ['preferredDate'],
  }),
);

/** Names of the IANA database, that of the visitor among them; a browser may know more. */
function useTimeZones(): string[] {
  const own = useTimeZone();
  const hydrated = useHydrated();
  return hydrated ? [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])] : [own];
}

const draft = 'draft:legal-consultation' as const;

/** Asks for a consultation. */
export function ConsultationPage() {
  const { t } = useTranslation('legalRequests');
  return (
    <RequestPage
      title={t('consultation.title')}
      description={t('consultation.description')}
      lead={t('consultation.lead')}
      other={<Link to={routes.aidApplication}>{t('consultation.aidInstead')}</Link>}
      Form={ConsultationForm}
    />
  );
}

/** The preferred date, with its time where one is given. */
const dateOf = ({ preferredDate = '', preferredTime = '' }: Readonly<Record<string, string>>) =>
  preferredTime === '' ? preferredDate : `${preferredDate}T${preferredTime}`;

function DateFields({ field, label }: { field: FieldOf; label: string }) {
  const { t } = useTranslation('legalRequests');
  return (
    <div className="grid items-end gap-6 sm:grid-cols-2">
      <TextField
        {...field('preferredDate')}
        type="date"
        label={label}
        hint={t('consultation.preferredDateHint')}
        required
      />
      <TextField
        name="preferredTime"
        type="time"
        label={t('consultation.preferredTime')}
        note={t('request.optional')}
      />
    </div>
  );
}

function ConsultationForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const { t } = useTranslation('legalRequests');
  const ownZone = useTimeZone();
  const zones = useTimeZones();
  const saved = useSavedDraft(draft);
  const [issue, setIssue] = useState(savedIssue(saved, 'issueType'));
  const [chosenZone, setZone] = useState(savedChoice(saved, 'timeZone', zones));
  const [keyFor] = useState(createIdempotencyKeys);
  const zone = chosenZone ?? ownZone;
  const labels = {
    preferredDate: t('consultation.preferredDate'),
    timeZone: t('consultation.timeZone'),
    issueType: t('consultation.issueType'),
    caseDescription: t('consultation.caseDescription'),
  };
  return (
    <RequestForm
      draft={draft}
      schema={schema}
      read={(texts) => ({
        preferredDate: dateOf(texts),
        timeZone: zone,
        issueType: issue,
        caseDescription: texts['caseDescription']?.trim() ?? '',
      })}
      send={(values) => {
        const body = z.parse(createConsultation.schema.body, values);
        return call(createConsultation, { body }, { idempotencyKey: keyFor(body) });
      }}
      labels={labels}
      errors={{
        preferredDate: t('consultation.errors.preferredDate'),
        issueType: t('consultation.errors.issueType'),
        caseDescription: t('consultation.errors.caseDescription'),
      }}
      submit={{ label: t('consultation.submit'), busy: t('consultation.submitting') }}
      onSent={onSent}
    >
      {(field) => (
        <>
          <DateFields field={field} label={labels.preferredDate} />
          <NativeSelect
            name="timeZone"
            label={labels.timeZone}
            options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
            value={zone}
            onValueChange={setZone}
            error={field('timeZone').error}
          />
          <IssueSelect
            {...{ field, issue, setIssue }}
            name="issueType"
            label={labels.issueType}
            choose={t('consultation.issueTypeChoose')}
          />
          <TextArea
            {...field('caseDescription')}
            label={labels.caseDescription}
            hint={t('consultation.caseDescriptionHint')}
            rows={10}
            maxLength={legalLengths.text}
            required
          />
        </>
      )}
    </RequestForm>
  );
}
