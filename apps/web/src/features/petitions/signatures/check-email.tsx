// SPDX-License-Identifier: AGPL-3.0-or-later
import { suggestAddress } from '@kga/contracts/accounts';
import {
  type Petition,
  confirmationDays,
  type confirmSignature,
  type createSignature,
  resendSeconds,
  unconfirmedMails,
} from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { TextField } from '@kga/ui/text-field';
import { useEffect, useId, useState } from 'react';

import { CodeField } from '../../../components/code-fields.tsx';
import { FormErrors, useFieldProps } from '../../../components/errors/form-errors.tsx';
import type { CallResult } from '../../../lib/api.ts';
import { usePageForm } from '../../../lib/forms/page-form.ts';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { codeForm } from './forms.ts';
import { type SignValues, restoreSignDraft, useFieldMessage, useSigning } from './sign-form.tsx';
import type { SentSignature } from './signing-record.ts';
import { Suggestion } from './suggestion.tsx';

type CheckEmailProps = {
  petition: Petition;
  sent: SentSignature;
  /** Called when the mail was asked for once more. */
  onAnswer: (answer: CallResult<typeof createSignature>, values: SignValues) => void;
  onConfirmed: (answer: CallResult<typeof confirmSignature>) => void;
  onRestart: () => void;
};

/** After the form: takes the code of the mail, sends it again, and corrects the address. */
export function CheckEmail({ petition, sent, onAnswer, onConfirmed, onRestart }: CheckEmailProps) {
  const { t } = useTranslation('signatures');
  const { values } = sent;
  return (
    <div className="grid gap-8">
      <p className="text-lg [overflow-wrap:anywhere]">
        {t('sent.text', { email: values.email, days: String(confirmationDays.expire) })}
      </p>
      <CodeForm key={values.email} values={values} onConfirmed={onConfirmed} />
      <Resend petition={petition} sent={sent} onAnswer={onAnswer} />
      <p className="noscript:hidden">
        <Button
          variant="quiet"
          onClick={() => {
            restoreSignDraft(values);
            onRestart();
          }}
        >
          {t('sent.change')}
        </Button>
      </p>
    </div>
  );
}

type CodeFormProps = { values: SignValues } & Pick<CheckEmailProps, 'onConfirmed'>;

/** Confirms what was submitted with the six digits of its mail. */
function CodeForm({ values, onConfirmed }: CodeFormProps) {
  const { t } = useTranslation('signatures');
  const form = usePageForm(codeForm, { onDone: onConfirmed });
  const field = useFieldProps(form);
  const labels = { code: t('sent.code') };
  return (
    <form {...form.props} className="grid gap-4">
      <FormErrors form={form} labels={labels} className="empty:-mb-4" />
      <HiddenFields
        fields={{
          email: values.email,
          ...textsOf({ eligible: values.eligible, source: values.source }),
          ...signerFields(values),
        }}
      />
      <div className="flex flex-wrap items-end gap-3">
        <CodeField {...field('code')} className="w-44" label={labels.code} />
        <Button type="submit" variant="signal" busy={form.busy} busyLabel={t('confirm.sending')}>
          {t('confirm.submit')}
        </Button>
      </div>
    </form>
  );
}

type ResendProps = Pick<CheckEmailProps, 'petition' | 'sent' | 'onAnswer'>;

/** Sends the mail once more, to the same address after a minute, or at once to a corrected one. */
function Resend({ petition, sent: { values, sentAt }, onAnswer }: ResendProps) {
  const { t } = useTranslation('signatures');
  const formats = useFormats();
  const title = useId();
  const [address, setAddress] = useState(values.email);
  const [again, setAgain] = useState(0);
  const { form, solving } = useSigning({
    petition,
    onAnswer: (answer, next) => {
      setAgain((count) => count + 1);
      onAnswer(answer, next);
    },
  });
  const messageOf = useFieldMessage();
  const field = useFieldProps(form, messageOf);
  const seconds = useSecondsUntil(sentAt + resendSeconds * 1_000);
  const isSame = address.trim().toLowerCase() === values.email.toLowerCase();
  const waits = isSame && seconds > 0;
  const labels = { email: t('sign.email') };
  return (
    <section aria-labelledby={title} className="border-t border-line pt-5">
      <h2 id={title} className="text-xl">
        {t('resend.title')}
      </h2>
      <p className="mt-2 text-muted">
        {t('resend.text', { n: formats.integer(unconfirmedMails) })}
      </p>
      <form {...form.props} className="mt-4 grid justify-items-start gap-4">
        <FormErrors form={form} labels={labels} fieldMessage={messageOf} className="empty:-mb-4" />
        <HiddenFields fields={textsOf({ ...values, email: undefined, language: undefined })} />
        <div className="w-full">
          <TextField
            {...field('email')}
            type="email"
            label={labels.email}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
            autoComplete="email"
            maxLength={254}
            required
          />
          <Suggestion address={suggestAddress(address.trim())} onTake={setAddress} />
        </div>
        <p role="status" className="font-semibold empty:-mb-4">
          {solving && t('sign.solving')}
          {!solving && again > 0 && <span key={again}>{t('sent.title')}</span>}
        </p>
        <Button type="submit" disabled={waits} busy={form.busy} busyLabel={t('sign.sending')}>
          {waits
            ? t('resend.wait', { n: formats.integer(seconds) })
            : t(isSame ? 'resend.again' : 'resend.other')}
        </Button>
      </form>
    </section>
  );
}

/** Seconds until a time, in epoch milliseconds; counts down to 0. */
function useSecondsUntil(time: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((time - Date.now()) / 1_000));
  // Without script nothing counts down.
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const tick = () => setLeft(secondsLeft());
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [time]);
  return left;
}

type Values = Readonly<Record<string, unknown>>;

/** The texts of fields, as a form would send them; boxes that are not ticked are left out. */
const textsOf = (values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (value === true) return [[name, 'on']];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

const signerFields = ({
  firstName,
  lastName,
  country,
  city,
  reason,
  showName,
  updates,
}: SignValues): Record<string, string> => {
  const signer = textsOf({ firstName, lastName, country, city, reason, showName, updates });
  return Object.fromEntries(Object.entries(signer).map(([name, text]) => [`signer.${name}`, text]));
};

const HiddenFields = ({ fields }: { fields: Readonly<Record<string, string>> }) =>
  Object.entries(fields).map(([name, text]) => (
    <input key={name} type="hidden" name={name} value={text} />
  ));
