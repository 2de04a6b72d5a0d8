// SPDX-License-Identifier: AGPL-3.0-or-later
import { createSignerReport } from '@kga/contracts/petitions';
import { Dialog } from '@kga/ui/dialog';
import { NativeSelect } from '@kga/ui/native-select';
import { useToast } from '@kga/ui/toast';
import { type ReactElement, useState } from 'react';
import * as z from 'zod/mini';

import { ensureGuest } from '../../auth/guest/guest-registration.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { FormErrors, useFieldProps } from '../../components/errors/form-errors.tsx';
import { DialogFormButtons } from '../../components/modal-dialog.tsx';
import { ReasonFields } from '../../content/moderating/reason-fields.tsx';
import { call } from '../../lib/api.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

type Signer = { id: string; name: string; country: string };

export type ReportNameDialogProps = {
  /** Id of the petition. */
  petition: string;
  signers: readonly Signer[];
  trigger: ReactElement;
};

/** Asks which of the shown names is reported, and why. Opens at once. */
export function ReportNameDialog({ petition, signers, trigger }: ReportNameDialogProps) {
  const { t } = useTranslation(['petitions', 'content', 'shared']);
  const { show } = useToast();
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      title={t('signers.report')}
      description={t('signers.reportText')}
      closeLabel={t('shared:close')}
    >
      <ReportForm
        petition={petition}
        signers={signers}
        onDone={() => {
          setOpen(false);
          show({
            title: t('content:report.done'),
            description: t('content:report.doneText'),
            tone: 'success',
          });
        }}
      />
    </Dialog>
  );
}

/** No name is chosen; selects have no empty value. */
const none = 'none';

const schema = z.object({
  ...createSignerReport.schema.body.shape,
  signer: z.string().check(z.minLength(1)),
});

type ReportFormProps = Omit<ReportNameDialogProps, 'trigger'> & { onDone: () => void };

function ReportForm({ petition, signers, onDone }: ReportFormProps) {
  const { t } = useTranslation(['petitions', 'content']);
  const formats = useFormats();
  const { status } = useAuth();
  const [chosen, setChosen] = useState<string>(none);
  const form = useForm({
    read: ({ signer = none, reason = '', note = '' }) => ({
      signer: signer === none ? '' : signer,
      reason,
      note: note.trim(),
    }),
    schema,
    send: async (values) => {
      const { signer, ...body } = z.parse(schema, values);
      // A new visitor may not be registered as a guest yet.
      if (status !== 'authenticated') await ensureGuest();
      await call(createSignerReport, { params: { id: petition, signer }, body });
    },
    onDone,
  });
  const labels = {
    signer: t('signers.which'),
    reason: t('content:report.reason'),
    note: t('content:report.note'),
  };
  const messageOf = (name: string) =>
    t(name === 'signer' ? 'signers.missing' : 'content:reasonMissing');
  const field = useFieldProps(form, messageOf);
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FormErrors form={form} labels={labels} fieldMessage={messageOf} />
      <NativeSelect
        {...field('signer')}
        label={labels.signer}
        options={[
          { value: none, label: t('signers.choose') },
          ...signers.map(({ id, name, country }) => ({
            value: id,
            label: `${name} (${formats.country(country)})`,
          })),
        ]}
        value={chosen}
        onValueChange={setChosen}
        required
      />
      <ReasonFields
        form={form}
        legend={labels.reason}
        note={{ label: labels.note, hint: t('content:report.noteHint'), optional: true }}
      />
      <DialogFormButtons form={form} busyLabel={t('content:report.sending')}>
        {t('content:report.send')}
      </DialogFormButtons>
    </form>
  );
}
