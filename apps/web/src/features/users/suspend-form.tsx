import { type ManagedUser, suspendUser } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Dialog, DialogClose } from '@kga/ui/dialog';
import { FormSummary } from '@kga/ui/form-summary';
import { TextArea } from '@kga/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { call } from '../../lib/api.ts';
import { type DraftKey, storeDraft } from '../../lib/forms/drafts.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useChangeErrorText, useCompleteChange } from './use-user-change.ts';

/** Limit of the API, in characters. */
const reasonMax = 500;

/** Suspends an account with a reason, after confirmation. */
export function SuspendForm({ user, name }: { user: ManagedUser; name: string }) {
  const { t } = useTranslation('users');
  const draftKey: DraftKey = `draft:suspend-${user.id}`;
  const [reason, setReason] = useState<string>();
  const form = useForm({
    read: (texts) => ({ reason: texts['reason'] ?? '' }),
    schema: suspendUser.schema.body,
    send: (body) => Promise.resolve(body),
    onDone: (body) => {
      setReason(body.reason);
      // The draft stays until the suspension is confirmed.
      storeDraft(draftKey, body);
    },
    draft: { key: draftKey, fields: ['reason'] },
  });
  const code = form.errorCodeOf('reason');
  const tooLong = t('suspend.tooLong', { n: reasonMax });
  return (
    <section aria-labelledby="suspend-title">
      <h3 id="suspend-title" className="text-lg">
        {t('suspend.title')}
      </h3>
      <p className="mt-1 text-sm text-muted">{t('suspend.text')}</p>
      <form {...form.props} className="mt-3 flex flex-col items-start gap-4">
        <TextArea
          {...form.field('reason')}
          className="w-full"
          rows={3}
          label={t('suspend.reason')}
          hint={t('suspend.reasonHint')}
          error={code && (code === 'too_big' ? tooLong : t('suspend.missing'))}
          required
        />
        <Button type="submit">{t('suspend.button')}</Button>
      </form>
      {reason !== undefined && (
        <SuspendDialog
          user={user}
          name={name}
          reason={reason}
          onDone={() => storeDraft(draftKey, null)}
          onClose={() => setReason(undefined)}
        />
      )}
    </section>
  );
}

type SuspendDialogProps = {
  user: ManagedUser;
  name: string;
  reason: string;
  onDone: () => void;
  onClose: () => void;
};

function SuspendDialog({ user, name, reason, onDone, onClose }: SuspendDialogProps) {
  const { t } = useTranslation(['users', 'shared']);
  const complete = useCompleteChange();
  const errorTextOf = useChangeErrorText();
  const suspend = useMutation({
    mutationFn: () => call(suspendUser, { params: { id: user.id }, body: { reason } }),
    onSuccess: async (changed) => {
      onDone();
      await complete(changed, {
        title: t('suspend.done'),
        description: t('suspend.doneText', { name }),
      });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('suspend.confirm', { name })}
      description={t('suspend.text')}
      closeLabel={t('shared:close')}
      footer={
        <>
          <DialogClose>
            <Button variant="quiet">{t('shared:cancel')}</Button>
          </DialogClose>
          <Button
            variant="signal"
            busy={suspend.isPending}
            busyLabel={t('suspend.saving')}
            onClick={() => suspend.mutate()}
          >
            {t('suspend.button')}
          </Button>
        </>
      }
    >
      <FormSummary
        className="not-empty:mb-4"
        title={suspend.isError ? errorTextOf(suspend.error) : undefined}
      />
      <p className="[overflow-wrap:anywhere] whitespace-pre-line">
        {t('restore.reason', { reason })}
      </p>
    </Dialog>
  );
}
