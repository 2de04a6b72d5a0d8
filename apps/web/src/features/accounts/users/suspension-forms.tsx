// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ManagedUser, restoreUser, suspendUser } from '@kga/contracts/accounts';
import { Button } from '@kga/ui/button';
import { FormSummary } from '@kga/ui/form-summary';
import { TextArea } from '@kga/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { call } from '../../../lib/api.ts';
import { type DraftKey, storeDraft } from '../../../lib/forms/drafts.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { useChangeErrorText, useCompleteChange } from './use-user-change.ts';

/** Limit of the API, in characters. */
const reasonMax = 500;

/** Suspends an account with a reason, after confirmation. */
export function SuspendForm({ user, name }: { user: ManagedUser; name: string }) {
  const { t } = useTranslation('users');
  const complete = useCompleteChange();
  const errorTextOf = useChangeErrorText();
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
        <ConfirmDialog
          title={t('suspend.confirm', { name })}
          description={t('suspend.text')}
          text={
            <p className="[overflow-wrap:anywhere] whitespace-pre-line text-ink">
              {t('restore.reason', { reason })}
            </p>
          }
          button={t('suspend.button')}
          busyLabel={t('suspend.saving')}
          act={() => call(suspendUser, { params: { id: user.id }, body: { reason } })}
          onDone={async (changed) => {
            storeDraft(draftKey, null);
            await complete(changed, t('suspend.done'), t('suspend.doneText', { name }));
          }}
          onClose={() => setReason(undefined)}
          errorTextOf={errorTextOf}
        />
      )}
    </section>
  );
}

type RestoreFormProps = {
  user: ManagedUser;
  suspended: NonNullable<ManagedUser['suspended']>;
  name: string;
};

export function RestoreForm({ user, suspended, name }: RestoreFormProps) {
  const { t } = useTranslation('users');
  const formats = useLocalFormats();
  const complete = useCompleteChange();
  const errorTextOf = useChangeErrorText();
  const restore = useMutation({
    mutationFn: () => call(restoreUser, { params: { id: user.id } }),
    onSuccess: (changed) => complete(changed, t('restore.done'), t('restore.doneText', { name })),
  });
  return (
    <section aria-labelledby="restore-title" className="border-s-4 border-step-yellow-edge ps-4">
      <h3 id="restore-title" className="text-lg">
        {t('restore.title', { time: formats.moment(suspended.at) })}
      </h3>
      <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">
        {t('restore.reason', { reason: suspended.reason })}
      </p>
      <p className="mt-2 text-sm text-muted">{t('restore.text')}</p>
      <FormSummary
        className="mt-3 empty:hidden"
        title={restore.isError ? errorTextOf(restore.error) : undefined}
      />
      <Button
        className="mt-4"
        busy={restore.isPending}
        busyLabel={t('restore.saving')}
        onClick={() => restore.mutate()}
      >
        {t('restore.button')}
      </Button>
    </section>
  );
}
