// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Member, resetDisplayName } from '@kga/contracts/accounts';
import { Button } from '@kga/ui/button';
import { TextArea } from '@kga/ui/text-area';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { FormErrors } from '../../../components/errors/form-errors.tsx';
import { DialogFormButtons, ModalDialog } from '../../../components/modal-dialog.tsx';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { memberQuery } from './queries.ts';

type ResetNameProps = { member: Member; name: string };

/** Lets moderators remove an offensive name. */
export function ResetName({ member, name }: ResetNameProps) {
  const { t } = useTranslation('members');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" className="no-print mt-4" onClick={() => setOpen(true)}>
        {t('reset.button')}
      </Button>
      {open && <ResetDialog member={member} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function ResetDialog({ member, name, onClose }: ResetNameProps & { onClose: () => void }) {
  const { t } = useTranslation('members');
  const { show } = useToast();
  const client = useQueryClient();
  const form = useForm({
    read: (texts) => ({ reason: (texts['reason'] ?? '').trim() }),
    schema: resetDisplayName.schema.body,
    send: (body) => call(resetDisplayName, { params: { id: member.id }, body }),
    onDone: () => {
      client.setQueryData(
        memberQuery(member.id).queryKey,
        (before) => before && { ...before, displayName: null },
      );
      show({ title: t('reset.done'), description: t('reset.doneText', { name }), tone: 'success' });
      onClose();
    },
  });
  const label = t('reset.reason');
  const missing = form.errorCodeOf('reason') && t('reset.missing');
  return (
    <ModalDialog
      title={t('reset.title')}
      description={t('reset.text', { id: member.shortId })}
      onClose={onClose}
    >
      <form {...form.props} className="flex flex-col gap-4">
        <FormErrors
          form={form}
          labels={{ reason: label }}
          fieldMessage={() => t('reset.missing')}
        />
        <p className="font-semibold [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </p>
        <TextArea
          {...form.field('reason')}
          rows={3}
          label={label}
          hint={t('reset.reasonHint')}
          error={missing}
          required
        />
        <DialogFormButtons form={form} busyLabel={t('reset.saving')}>
          {t('reset.button')}
        </DialogFormButtons>
      </form>
    </ModalDialog>
  );
}
