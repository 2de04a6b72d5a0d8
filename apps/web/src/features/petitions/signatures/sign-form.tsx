// SPDX-License-Identifier: AGPL-3.0-or-later
import { countryCodes, loginPath, pathTo, regionName } from '@kga/contracts/core';
import {
  type Petition,
  asksWhoSigns,
  createSignature,
  getSignatureChallenge,
  reasonMax,
} from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { Checkbox } from '@kga/ui/checkbox';
import { NativeSelect } from '@kga/ui/native-select';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';

import { useAuth } from '../../../auth/use-auth.ts';
import { FormErrors, useBoxProps, useFieldProps } from '../../../components/errors/form-errors.tsx';
import { useErrorMessages } from '../../../components/errors/use-error-messages.ts';
import { NameFields } from '../../../components/name-fields.tsx';
import { ApiError, call } from '../../../lib/api.ts';
import { type DraftKey, readDraft } from '../../../lib/forms/drafts.ts';
import { HoneypotField, useFormTraces } from '../../../lib/forms/form-traces.tsx';
import { usePageForm } from '../../../lib/forms/page-form.ts';
import { useFormats, useLanguage, useSortedOptions } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { noCountry, signForm } from './forms.ts';
import { type Signed } from './receipt.tsx';

const draft: DraftKey = 'draft:signature';

const eligibleBody = z.extend(createSignature.schema.body, { eligible: z.literal(true) });

/** Countries by their names in the visitor's language. */
export function useCountries() {
  const { t } = useTranslation('signatures');
  const formats = useFormats();
  const named = useSortedOptions(countryCodes, (code) => formats.country(code));
  return [{ value: noCountry, label: t('sign.choose') }, ...named];
}

const countryOf = ({ region }: Petition) => (countryCodes.includes(region) ? region : noCountry);

type SignFormProps = { petition: Petition; onSigned: (signed: Signed) => void };

/** Sends the form, with a proof of work where one is asked for. */
function useSigning({ petition: { id, signers }, onSigned }: SignFormProps) {
  const [solving, setSolving] = useState(false);
  const tracesOf = useFormTraces(draft);
  const form = usePageForm(signForm, {
    extend: (values, texts) => ({ ...values, traces: tracesOf(texts) }),
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
    onDone: (answer, values) => onSigned({ ...answer, email: values.email }),
    draft: {
      key: draft,
      fields: [
        'firstName',
        'lastName',
        'email',
        'country',
        'city',
        'reason',
        'eligible',
        'showName',
        'updates',
      ],
    },
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
    firstName: t('sign.firstName'),
    lastName: t('sign.lastName'),
    email: t('sign.email'),
    country: t('sign.country'),
    city: t('sign.city'),
    reason: t('sign.reason'),
    eligible: t('sign.whoLabel'),
  };
  return { labels, eligible, messageOf };
}

/** A member's account fills untouched fields, also when it arrives later. */
export function SignForm(props: SignFormProps) {
  const { petition } = props;
  const { t } = useTranslation(['signatures', 'shared']);
  const { user } = useAuth();
  const countries = useCountries();
  const { id } = petition;
  const { form, solving } = useSigning(props);
  const [country, setCountry] = useState(() => form.typed('country') ?? countryOf(petition));
  const [email, setEmail] = useState<string>();
  const restore = useEffectEvent(() => {
    const { country: chosen = '' } = readDraft(draft);
    if (countryCodes.includes(chosen)) setCountry(chosen);
    const field = document.getElementById(form.idOf('email'));
    if (field instanceof HTMLInputElement && field.value !== '') setEmail(field.value);
  });
  useEffect(() => restore(), []);
  const { labels, eligible, messageOf } = useTexts(petition);
  const field = useFieldProps(form, messageOf);
  const box = useBoxProps(form, messageOf);
  const isVerified =
    user?.emailVerified === true &&
    (email ?? user.email).trim().toLowerCase() === user.email.toLowerCase();
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FormErrors form={form} labels={labels} fieldMessage={messageOf} className="empty:-mb-5" />
      {!user && (
        <p className="text-sm">
          <Link to={loginPath({ returnTo: pathTo('signPetition', { id }) })}>
            {t('sign.logIn')}
          </Link>
        </p>
      )}
      <NameFields
        field={field}
        labels={labels}
        optional={t('shared:optional')}
        {...(user && { values: user })}
      />
      <TextField
        defaultValue={user?.email}
        {...field('email')}
        type="email"
        label={labels.email}
        hint={t(isVerified ? 'sign.verifiedHint' : 'sign.emailHint')}
        onChange={({ target }) => setEmail(target.value)}
        autoComplete="email"
        maxLength={254}
        required
      />
      <NativeSelect
        {...field('country')}
        label={labels.country}
        options={countries}
        value={country}
        onValueChange={setCountry}
        autoComplete="country"
        required
      />
      <OptionalFields field={field} box={box} labels={labels} eligible={eligible} />
      <HoneypotField label={t('sign.trap')} />
      <p className="text-sm text-muted">{t('sign.privacy')}</p>
      <p role="status" className="font-semibold empty:-mb-5">
        {solving && t('sign.solving')}
      </p>
      <Button
        type="submit"
        variant="signal"
        size="large"
        className="self-start"
        busy={form.busy}
        busyLabel={t('sign.sending')}
      >
        {t('sign.submit')}
      </Button>
    </form>
  );
}

type OptionalFieldsProps = {
  field: ReturnType<typeof useFieldProps>;
  box: ReturnType<typeof useBoxProps>;
  labels: { city: string; reason: string };
  eligible: string | false;
};

/** City, reason and checkboxes. */
function OptionalFields({ field, box, labels, eligible }: OptionalFieldsProps) {
  const { t } = useTranslation(['signatures', 'shared']);
  return (
    <>
      <TextField
        {...field('city')}
        label={labels.city}
        note={t('shared:optional')}
        autoComplete="address-level2"
        maxLength={80}
      />
      <TextArea
        {...field('reason')}
        label={labels.reason}
        note={t('shared:optional')}
        hint={t('sign.reasonHint')}
        rows={3}
        maxLength={reasonMax}
        dir="auto"
      />
      {eligible !== false && <Checkbox {...box('eligible')} label={eligible} required />}
      <div>
        <Checkbox {...box('showName')} label={t('sign.showName')} hint={t('sign.showNameHint')} />
        <Checkbox {...box('updates')} label={t('sign.updates')} />
      </div>
    </>
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
