// SPDX-License-Identifier: AGPL-3.0-or-later
import { fullName } from '@kga/contracts/core';
import { reasonMax } from '@kga/contracts/petitions';
import { Checkbox } from '@kga/ui/checkbox';
import { NativeSelect } from '@kga/ui/native-select';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';
import { useState } from 'react';

import { FormErrors, useFieldProps } from '../../../components/errors/form-errors.tsx';
import type { Form } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { useCountries } from './sign-fields.tsx';
import { useFieldMessage } from './sign-form.tsx';
import type { SubmittedSignature } from './submitted.tsx';

type SignerFieldsProps = { form: Form; submitted: SubmittedSignature };

/** The fields of a signature that the holder of the mailbox can change. */
export function SignerFields({ form, submitted }: SignerFieldsProps) {
  const { t } = useTranslation(['signatures', 'shared']);
  const countries = useCountries();
  const [country, setCountry] = useState(submitted.country);
  const messageOf = useFieldMessage();
  const ofForm = useFieldProps(form, (name, code) => messageOf(nameOf(name), code));
  const field = (name: string) => ofForm(`signer.${name}`);
  const labels = {
    firstName: t('sign.name'),
    country: t('sign.country'),
    city: t('sign.city'),
    reason: t('sign.reason'),
  };
  return (
    <div className="grid w-full gap-5">
      <FormErrors
        form={form}
        labels={Object.fromEntries(
          Object.entries(labels).map(([name, label]) => [`signer.${name}`, label]),
        )}
        fieldMessage={(name, code) => messageOf(nameOf(name), code)}
      />
      <TextField
        {...field('firstName')}
        label={labels.firstName}
        autoComplete="name"
        maxLength={80}
        defaultValue={fullName(submitted)}
        required
      />
      <NativeSelect
        {...field('country')}
        label={labels.country}
        options={countries}
        value={country}
        onValueChange={setCountry}
        required
      />
      <TextField
        {...field('city')}
        label={labels.city}
        note={t('shared:optional')}
        maxLength={80}
        defaultValue={submitted.city ?? ''}
      />
      <TextArea
        {...field('reason')}
        label={labels.reason}
        note={t('shared:optional')}
        hint={t('sign.reasonHint')}
        rows={3}
        maxLength={reasonMax}
        dir="auto"
        defaultValue={submitted.reason ?? ''}
      />
      <div>
        <Checkbox
          {...field('showName')}
          label={t('sign.showName')}
          hint={t('sign.showNameHint')}
          defaultChecked={submitted.showName}
        />
        <Checkbox
          {...field('updates')}
          label={t('sign.updates')}
          defaultChecked={submitted.updates}
        />
      </div>
    </div>
  );
}

const nameOf = (path: string) => path.replace(/^signer\./, '');
