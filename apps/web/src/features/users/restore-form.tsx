import { type ManagedUser, restoreUser } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { FormSummary } from '@kga/ui/form-summary';
import { useMutation } from '@tanstack/react-query';

import { call } from '../../lib/api.ts';
import { useTimeZone } from '../../lib/browser.ts';
import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { useChangeErrorText, useCompleteChange } from './use-user-change.ts';

/** Ends a suspension. */
export function RestoreForm({
  user,
  suspended,
  name,
}: {
  user: ManagedUser;
  suspended: NonNullable<ManagedUser['suspended']>;
  name: string;
}) {
  const { t } = useTranslation('users');
  const formats = useFormats();
  const timeZone = useTimeZone();
  const complete = useCompleteChange();
  const errorTextOf = useChangeErrorText();
  const restore = useMutation({
    mutationFn: () => call(restoreUser, { params: { id: user.id } }),
    onSuccess: (changed) =>
      complete(changed, {
        title: t('restore.done'),
        description: t('restore.doneText', { name }),
      }),
  });
  return (
    <section aria-labelledby="restore-title" className="border-s-4 border-step-yellow ps-4">
      <h3 id="restore-title" className="text-lg">
        {t('restore.title', { time: formats.moment(suspended.at, timeZone) })}
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
