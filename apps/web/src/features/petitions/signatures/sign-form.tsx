// SPDX-License-Identifier: AGPL-3.0-or-later
import { fullName, loginPath, pathTo, regionName } from '@kga/contracts/core';
import {
  type Petition,
  asksWhoSigns,
  createSignature,
  getSignatureChallenge,
} from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { Checkbox } from '@kga/ui/checkbox';
import { TextField } from '@kga/ui/text-field';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';

import { deleteAccountDrafts } from '../../../auth/signature-proof.ts';
import { useAuth } from '../../../auth/use-auth.ts';
import { FormErrors, useBoxProps, useFieldProps } from '../../../components/errors/form-errors.tsx';
import { useErrorMessages } from '../../../components/errors/use-error-messages.ts';
import { readLinkSource } from '../../../components/share/link-source.ts';
import { ApiError, type CallResult, call } from '../../../lib/api.ts';
import { storeDraft } from '../../../lib/forms/drafts.ts';
import { HoneypotField, useFormTraces } from '../../../lib/forms/form-traces.tsx';
import { usePageForm } from '../../../lib/forms/page-form.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { signForm } from './forms.ts';
import {
  CountryField,
  EmailField,
  OptionalFields,
  SourceField,
  signDraft,
} from './sign-fields.tsx';

const eligibleBody = z.extend(createSignature.schema.body, { eligible: z.literal(true) });

/** What the form sends. */
export type SignValues = z.infer<typeof createSignature.schema.body>;

type SigningOptions = {
  petition: Petition;
  onAnswer: (answer: CallResult<typeof createSignature>, values: SignValues) => void;
  /** Whether what is typed is stored until it is sent. */
  withDraft?: boolean;
};

const draftFields = [
  'firstName',
  'email',
  'country',
  'city',
  'reason',
  'eligible',
  'showName',
  'updates',
] as const;

const ticked = (box: boolean | undefined) => (box === true ? 'on' : '');

/** Fills in the form once more with what was sent; that of another petition without what was only about this one. */
export function restoreSignDraft(values: SignValues, { isNext = false } = {}): void {
  const { firstName, lastName, email, country, city = '' } = values;
  const person = { firstName: fullName({ firstName, lastName }), email, country, city };
  const { reason = '', eligible, showName, updates } = values;
  const about = {
    reason,
    eligible: ticked(eligible),
    showName: ticked(showName),
    updates: ticked(updates),
  };
  storeDraft(signDraft, isNext ? person : { ...person, ...about });
}

/** Deletes what the forms of this tab know of a person, for another one who signs on the same device. */
export function deletePersonDrafts(): void {
  storeDraft(signDraft, null);
  deleteAccountDrafts();
}

/** Sends the form, with a proof of work where one is asked for. */
export function useSigning({ petition, onAnswer, withDraft = false }: SigningOptions) {
  const { id, signers } = petition;
  const [solving, setSolving] = useState(false);
  const tracesOf = useFormTraces(signDraft);
  const form = usePageForm(signForm, {
    extend: (values, texts) => {
      const source = readLinkSource();
      return { ...values, ...(source !== undefined && { source }), traces: tracesOf(texts) };
    },
    schema: asksWhoSigns(signers) ? eligibleBody : createSignature.schema.body,
    send: async ({ body }) => {
      const send = (challenge?: string) =>
        call(createSignature, { params: { id }, body: { ...body, challenge } });
      try {
        return await send();
      } catch (error) {
        const isNeeded = error instanceof ApiError && error.problem?.code === 'challenge_required';
        if (!isNeeded) throw error;
        setSolving(true);
        return await send(await solveSignatureChallenge(id));
      } finally {
        setSolving(false);
      }
    },
    onDone: onAnswer,
    ...(withDraft && { draft: { key: signDraft, fields: draftFields } }),
  });
  return { form, solving };
}

/** Messages of wrong fields. */
export function useFieldMessage() {
  const { t } = useTranslation('signatures');
  const errorMessages = useErrorMessages();
  return (name: string, code: string) => {
    if (name === 'eligible') return t('sign.eligibleMissing');
    if (name === 'country') return t('sign.countryMissing');
    if (code === 'disposable') return t('sign.disposable');
    if (code === 'misspelt') return t('sign.misspelt');
    if (code.startsWith('name')) return t('sign.nameRefused', { choice: t('sign.showName') });
    const isEmpty = code === 'custom' && name === 'firstName';
    return errorMessages.field(name, isEmpty ? 'empty' : code);
  };
}

/** Labels of the fields, what signers confirm about themselves, and messages of wrong fields. */
function useTexts({ region, signers }: Petition) {
  const { t } = useTranslation('signatures');
  const language = useLanguage();
  const messageOf = useFieldMessage();
  const about = { age: String(signers?.fromAge), region: regionName(region, language) };
  const eligible =
    asksWhoSigns(signers) &&
    (signers.who === 'anyone' || signers.fromAge > 0
      ? t(`sign.eligible.${signers.who}`, about)
      : t(`sign.eligibleAtAnyAge.${signers.who}`, about));
  const labels = {
    firstName: t('sign.name'),
    email: t('sign.email'),
    country: t('sign.country'),
    city: t('sign.city'),
    reason: t('sign.reason'),
    eligible: t('sign.whoLabel'),
  };
  return { labels, eligible, messageOf };
}

type SignFormProps = Pick<SigningOptions, 'petition' | 'onAnswer'>;

/** Three fields, and the rest folded. A member's account fills untouched fields, also when it arrives later. */
export function SignForm({ petition, onAnswer }: SignFormProps) {
  const { t } = useTranslation('signatures');
  const { user } = useAuth();
  const { form, solving } = useSigning({ petition, onAnswer, withDraft: true });
  const { labels, eligible, messageOf } = useTexts(petition);
  const field = useFieldProps(form, messageOf);
  const box = useBoxProps(form, messageOf);
  return (
    <form
      {...form.props}
      action={pathTo('signPetition', { id: petition.id })}
      className="flex flex-col gap-5"
    >
      <FormErrors form={form} labels={labels} fieldMessage={messageOf} className="empty:-mb-5" />
      {!user && (
        <p className="text-sm">
          <Link to={loginPath({ mode: 'login', returnTo: pathTo('signPetition', petition) })}>
            {t('sign.logIn')}
          </Link>
        </p>
      )}
      <TextField
        defaultValue={user ? fullName(user) : undefined}
        {...field('firstName')}
        label={labels.firstName}
        autoComplete="name"
        maxLength={80}
        required
      />
      <EmailField form={form} field={field} label={labels.email} user={user} />
      <CountryField form={form} field={field} label={labels.country} petition={petition} />
      <OptionalFields form={form} field={field} box={box} labels={labels} />
      <div>
        {eligible !== false && <Checkbox {...box('eligible')} label={eligible} required />}
        <Checkbox {...box('updates')} label={t('sign.updates')} />
      </div>
      <HoneypotField label={t('sign.trap')} />
      <SourceField form={form} />
      <p role="status" className="font-semibold empty:-mb-5">
        {solving && t('sign.solving')}
      </p>
      <Button
        type="submit"
        variant="signal"
        size="large"
        className="max-sm:w-full sm:self-start"
        busy={form.busy}
        busyLabel={t('sign.sending')}
      >
        {t('sign.submit')}
      </Button>
      <p className="text-sm text-muted">{t('sign.privacy')}</p>
    </form>
  );
}

/** Gets and solves the proof of work of a petition; the browser derives keys beside the page's thread. */
async function solveSignatureChallenge(id: string): Promise<string> {
  const [challenge, { solveChallenge }, { deriveKey }] = await Promise.all([
    call(getSignatureChallenge, { params: { id } }),
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  return btoa(
    JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
  );
}
