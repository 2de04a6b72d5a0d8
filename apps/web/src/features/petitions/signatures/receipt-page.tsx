// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, petitionPath } from '@kga/contracts/core';
import { type Petition, headIntervalMinutes } from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { TextField } from '@kga/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import * as z from 'zod/mini';

import { FormErrors, useFieldProps } from '../../../components/errors/form-errors.tsx';
import { BackLink } from '../../../components/list-page.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { PageState } from '../../../components/page-state.tsx';
import { petitionQuery } from '../../../components/progress/queries.ts';
import { useClientValue } from '../../../lib/browser.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import {
  type ReceiptCheck,
  checkReceipt,
  createWaitClock,
  hasSignedTime,
  rememberLog,
  seenLogOf,
} from './check-receipt.ts';
import { PetitionTitle, useTitle } from './petition-title.tsx';
import { Overdue } from './receipt.tsx';

/** Checks a receipt in the browser against the public log of a petition. */
export function ReceiptPage() {
  const { t } = useTranslation('signatures');
  const { id = '' } = useParams();
  const petition = useQuery(petitionQuery(id));
  if (petition.data?.kind === 'own') return <ReceiptView key={id} petition={petition.data} />;
  if (petition.data === undefined) {
    return <PageState namespace="signatures" query={petition} failed={t('failed')} />;
  }
  return <NotFoundPage />;
}

const receiptField = z.object({ receipt: z.string().check(z.minLength(20), z.maxLength(128)) });

/** What the link to the check hands over, so that a new receipt need not be copied; without time if it is held. */
export const handedReceipt = z.object({ receipt: z.string(), shownAt: z.optional(z.number()) });

type Shown = ReceiptCheck | { outcome: 'forgotten' };

function ReceiptView({ petition }: { petition: Petition }) {
  const { t } = useTranslation('signatures');
  const formats = useFormats();
  const handed = handedReceipt.safeParse(useLocation().state);
  const { id } = petition;
  const { title } = useTitle(petition);
  const [clock] = useState(() => createWaitClock(handed.data));
  const [check, setCheck] = useState<Shown>();
  const outcome = useRef<HTMLDivElement>(null);
  const isRemembered = useClientValue(() => seenLogOf(id) !== undefined, false);
  const forget = () => {
    rememberLog(id, null);
    setCheck({ outcome: 'forgotten' });
    outcome.current?.focus();
  };
  const form = useForm({
    read: (texts) => ({ receipt: texts['receipt']?.trim() ?? '' }),
    schema: receiptField,
    send: ({ receipt }) => checkReceipt(id, receipt, clock),
    onDone: setCheck,
    onError: () => setCheck(undefined),
  });
  const field = useFieldProps(form, () => t('check.invalid'));
  const minutes = formats.minutes(headIntervalMinutes);
  usePageHead({
    title: `${t('check.title')} · ${title} · ${campaign.brand}`,
    description: t('check.explain', { minutes }),
    hidden: true,
  });
  return (
    <div className="column-data py-8 sm:py-12">
      <div className="mx-auto max-w-lg">
        <BackLink to={petitionPath(id)}>{t('back')}</BackLink>
        <h1 className="mt-4 text-3xl">{t('check.title')}</h1>
        <p className="mt-3 text-lg text-muted">
          <PetitionTitle petition={petition} />
        </p>
        <p className="mt-4">{t('check.explain', { minutes })}</p>
        <form {...form.props} className="mt-6 grid gap-5">
          <FormErrors
            form={form}
            labels={{ receipt: t('check.receipt') }}
            fieldMessage={() => t('check.invalid')}
          />
          <TextField
            defaultValue={handed.success ? handed.data.receipt : undefined}
            {...field('receipt')}
            label={t('check.receipt')}
            hint={t('check.hint')}
            autoComplete="off"
            spellCheck={false}
            maxLength={128}
            required
          />
          <Button
            type="submit"
            variant="signal"
            className="justify-self-start"
            busy={form.busy}
            busyLabel={t('check.checking')}
          >
            {t('check.submit')}
          </Button>
        </form>
        <div ref={outcome} role="status" tabIndex={-1} className="outline-none">
          {check && <Outcome check={check} />}
        </div>
        {isRemembered && (
          <div className="mt-6 grid justify-items-start gap-3 text-sm text-muted">
            <p>{t('check.remembers')}</p>
            <Button onClick={forget}>{t('check.forget')}</Button>
          </div>
        )}
      </div>
    </div>
  );
}

function Outcome({ check }: { check: Shown }) {
  const { t } = useTranslation('signatures');
  const formats = useFormats();
  const isGood = check.outcome === 'included' || check.outcome === 'withdrawn';
  return (
    <Notice
      className="mt-6"
      {...(isGood && { tone: 'success' as const })}
      title={t(`check.${check.outcome}`)}
    >
      {check.outcome === 'overdue' ? (
        <Overdue minutes={check.minutes} />
      ) : (
        <p>
          {t(`check.${check.outcome}Text`, {
            minutes: formats.minutes('minutes' in check ? check.minutes : headIntervalMinutes),
          })}
        </p>
      )}
      {'before' in check && (
        <dl className="mt-3 grid gap-1 text-sm">
          {(['before', 'after'] as const).map((time) => (
            <div key={time}>
              <dt className="font-semibold">{t(`check.${time}`)}</dt>
              <dd>
                <code className="whitespace-pre-wrap [overflow-wrap:anywhere]">{check[time]}</code>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isGood && (
        <dl className="mt-3 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
          <dt className="font-semibold">{t('check.position')}</dt>
          <dd className="tabular">
            {t('check.positionOf', {
              position: formats.integer(check.position + 1),
              size: formats.integer(check.head.size),
            })}
          </dd>
          <dt className="font-semibold">{t('check.head')}</dt>
          <dd>
            {formats.moment(check.head.signedAt, 'UTC')} UTC ·{' '}
            {t(check.signed ? 'check.signed' : 'check.notChecked')}
            {check.signed && !hasSignedTime(check.head) && ` · ${t('check.timeNotSigned')}`}
          </dd>
          <dt className="font-semibold">{t('check.compared')}</dt>
          <dd>
            {check.since
              ? `${formats.moment(check.since.signedAt, 'UTC')} UTC · ${t('check.grown')}`
              : t('check.first')}
          </dd>
          <dt className="font-semibold">{t('check.root')}</dt>
          <dd>
            <code className="[overflow-wrap:anywhere]">{check.head.root}</code>
          </dd>
        </dl>
      )}
    </Notice>
  );
}
