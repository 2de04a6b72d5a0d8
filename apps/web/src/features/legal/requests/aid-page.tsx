// SPDX-License-Identifier: AGPL-3.0-or-later
import { routes } from '@kga/contracts/core';
import {
  type LegalCurrency,
  aidBody,
  createAidApplication,
  incomeUntold,
  legalCurrencies,
  legalLengths,
} from '@kga/contracts/legal';
import { Checkbox } from '@kga/ui/checkbox';
import { NativeSelect } from '@kga/ui/native-select';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';

import { call } from '../../../lib/api.ts';
import { defaultCurrency, parseMoney } from '../../../lib/forms/amount.ts';
import { createIdempotencyKeys } from '../../../lib/forms/form-values.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { IssueSelect, savedIssue } from './issue-select.tsx';
import { savedChoice, useSavedDraft } from './request-draft.ts';
import { type FieldOf, RequestForm, type Sent } from './request-form.tsx';
import { RequestPage } from './request-page.tsx';

const draft = 'draft:legal-aid' as const;

/** Applies for legal aid. */
export function AidPage() {
  const { t } = useTranslation('legalRequests');
  return (
    <RequestPage
      title={t('aid.title')}
      description={t('aid.description')}
      lead={t('aid.lead')}
      limits={t('aid.limits')}
      other={<Link to={routes.consultation}>{t('aid.consultationInstead')}</Link>}
      Form={AidForm}
    />
  );
}

function AidForm({ onSent }: { onSent: (sent: Sent) => void }) {
  const { t } = useTranslation('legalRequests');
  const saved = useSavedDraft(draft);
  const [issue, setIssue] = useState(savedIssue(saved, 'legalIssue'));
  const ownCurrency = defaultCurrency(useLanguage());
  const [currency, setCurrency] = useState<LegalCurrency>(
    savedChoice(saved, 'currency', legalCurrencies) ?? ownCurrency,
  );
  const [isUntold, setUntold] = useState((saved['preferNotToSay'] ?? '') !== '');
  const [keyFor] = useState(createIdempotencyKeys);
  const labels = {
    monthlyIncome: t('aid.monthlyIncome'),
    currency: t('aid.currency'),
    legalIssue: t('aid.legalIssue'),
    detailedDescription: t('aid.detailedDescription'),
  };
  return (
    <RequestForm
      draft={draft}
      schema={aidBody}
      read={(texts) => {
        const income = parseMoney(texts['monthlyIncome'] ?? '', currency, legalCurrencies);
        return {
          monthlyIncome: isUntold ? incomeUntold : (income.amount ?? ''),
          ...(!isUntold && { currency: income.currency }),
          legalIssue: issue,
          detailedDescription: texts['detailedDescription']?.trim() ?? '',
        };
      }}
      send={(values) => {
        const body = z.parse(createAidApplication.schema.body, values);
        return call(createAidApplication, { body }, { idempotencyKey: keyFor(body) });
      }}
      labels={labels}
      errors={{
        monthlyIncome: t('aid.errors.monthlyIncome'),
        currency: t('aid.errors.currency'),
        legalIssue: t('aid.errors.legalIssue'),
        detailedDescription: t('aid.errors.detailedDescription'),
      }}
      submit={{ label: t('aid.submit'), busy: t('aid.submitting') }}
      onSent={onSent}
    >
      {(field) => (
        <>
          <IncomeFields {...{ field, labels, currency, setCurrency, isUntold, setUntold }} />
          <IssueSelect
            {...{ field, issue, setIssue }}
            name="legalIssue"
            label={labels.legalIssue}
            choose={t('aid.legalIssueChoose')}
          />
          <TextArea
            {...field('detailedDescription')}
            label={labels.detailedDescription}
            hint={t('aid.detailedDescriptionHint')}
            rows={10}
            maxLength={legalLengths.text}
            required
          />
        </>
      )}
    </RequestForm>
  );
}

type IncomeFieldsProps = {
  field: FieldOf;
  labels: { monthlyIncome: string; currency: string };
  currency: LegalCurrency;
  setCurrency: (currency: LegalCurrency) => void;
  isUntold: boolean;
  setUntold: (isUntold: boolean) => void;
};

function IncomeFields({ field, labels, isUntold, setUntold, ...props }: IncomeFieldsProps) {
  const { t } = useTranslation('legalRequests');
  return (
    <div>
      <div className="grid items-end gap-6 sm:grid-cols-[1fr_8rem]">
        <TextField
          {...field('monthlyIncome')}
          label={labels.monthlyIncome}
          hint={t('aid.monthlyIncomeHint')}
          inputMode="decimal"
          autoComplete="off"
          disabled={isUntold}
        />
        <NativeSelect
          name="currency"
          id={field('currency').id}
          label={labels.currency}
          options={legalCurrencies.map((value) => ({ value, label: value }))}
          value={props.currency}
          onValueChange={props.setCurrency}
          error={field('currency').error}
        />
      </div>
      <Checkbox
        name="preferNotToSay"
        label={t('aid.preferNotToSay')}
        checked={isUntold}
        onChange={({ target }) => setUntold(target.checked)}
      />
    </div>
  );
}
