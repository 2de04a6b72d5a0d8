// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Profile, deleteProfile } from '@kga/contracts/accounts';
import { Button } from '@kga/ui/button';
import { Checkbox } from '@kga/ui/checkbox';
import { Dialog } from '@kga/ui/dialog';
import { FormSummary } from '@kga/ui/form-summary';
import { useState } from 'react';
import * as z from 'zod/mini';

import { useErrorMessages } from '../../../components/errors/use-error-messages.ts';
import { DialogFormButtons } from '../../../components/modal-dialog.tsx';
import { ApiError, call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import {
  CurrentPassword,
  ProfileFormErrors,
  currentPasswordSchema,
  passwordOf,
  useSavedInput,
} from './protected-form.tsx';
import { Section } from './section.tsx';

/** Deletes the account, after explaining the consequences. */
export function DeletionSection(props: { profile: Profile; onDeleted: () => void }) {
  const { t } = useTranslation(['profile', 'shared']);
  return (
    <Section name="deletion">
      <Dialog
        trigger={<Button>{t('deletion.open')}</Button>}
        title={t('deletion.dialogTitle')}
        description={<p>{t('deletion.always')}</p>}
        closeLabel={t('shared:close')}
      >
        <DeletionForm {...props} />
      </Dialog>
    </Section>
  );
}

const outcomes = ['keep', 'remove'] as const;
const outcome = z.enum(outcomes);
const schema = z.object({ contributions: outcome, currentPassword: currentPasswordSchema });

/** Asks what happens to the contributions, and for the password. */
function DeletionForm({ profile, onDeleted }: { profile: Profile; onDeleted: () => void }) {
  const { t } = useTranslation(['profile', 'shared']);
  const { saved, savingOnSignIn } = useSavedInput('deletion');
  const [chosen, setChosen] = useState(outcome.safeParse(saved['contributions']).data);
  const form = useForm({
    read: (texts) => ({ contributions: texts['contributions'], ...passwordOf(texts) }),
    schema,
    send: (values) => savingOnSignIn(values, call(deleteProfile, { body: schema.parse(values) })),
    onDone: onDeleted,
  });
  const errorMessages = useErrorMessages();
  const choiceError = form.errorCodeOf('contributions') && t('deletion.choiceMissing');
  const lastAdmin = form.error instanceof ApiError && form.error.problem?.code === 'own_account';
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {lastAdmin ? (
        <FormSummary title={t('shared:notDone')} text={t('deletion.lastAdmin')} />
      ) : (
        <ProfileFormErrors
          form={form}
          section="deletion"
          profile={profile}
          labels={{ contributions: t('deletion.choice') }}
          fieldMessage={(name, code) =>
            name === 'contributions' ? t('deletion.choiceMissing') : errorMessages.field(name, code)
          }
        />
      )}
      <fieldset aria-describedby={choiceError && form.idOf('choice-error')}>
        <legend className="font-semibold">{t('deletion.choice')}</legend>
        {outcomes.map((value) => (
          <Checkbox
            key={value}
            kind="radio"
            name="contributions"
            value={value}
            // Target of the error summary's link.
            {...(value === 'keep' ? { id: form.idOf('contributions') } : {})}
            checked={chosen === value}
            onChange={() => setChosen(value)}
            label={t(`deletion.${value}`)}
            hint={t(`deletion.${value}Text`)}
          />
        ))}
        {choiceError !== undefined && (
          <p id={form.idOf('choice-error')} className="text-sm font-semibold text-signal">
            {choiceError}
          </p>
        )}
      </fieldset>
      {profile.hasPassword && <CurrentPassword form={form} />}
      <p className="text-sm text-muted">{t('deletion.exportFirst')}</p>
      <DialogFormButtons form={form} busyLabel={t('deletion.deleting')}>
        {t('deletion.confirm')}
      </DialogFormButtons>
    </form>
  );
}
