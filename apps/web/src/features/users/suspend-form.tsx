import { type ManagedUser, suspendUser } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Dialog, DialogClose } from '@kga/ui/dialog';
import { FormSummary } from '@kga/ui/form-summary';
import { TextArea } from '@kga/ui/text-area';
import { useToast } from '@kga/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { call } from '../../lib/api.ts';
import { type DraftKey, storeDraft } from '../../lib/forms/drafts.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';
import { updateUserInLists } from './queries.ts';
import { useChangeErrorText } from './use-change-words.ts';
import { focusHistory } from './user-events.tsx';

/** Limit of the API, in characters. */
const longest = 500;

/** Suspends an account with a reason, after confirmation. */
export function SuspendForm({ person, name }: { person: ManagedUser; name: string }) {
  const { t } = useTranslation('users');
  const draftKey: DraftKey = `draft:suspend-${person.id}`;
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
  const tooLong = t('suspend.tooLong', { n: longest });
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
        <SuspendQuestion
          person={person}
          name={name}
          reason={reason}
          onDone={() => storeDraft(draftKey, null)}
          onClose={() => setReason(undefined)}
        />
      )}
    </section>
  );
}

type SuspendQuestionProps = {
  person: ManagedUser;
  name: string;
  reason: string;
  onDone: () => void;
  onClose: () => void;
};

function SuspendQuestion({ person, name, reason, onDone, onClose }: SuspendQuestionProps) {
  const { t } = useTranslation('users');
  const { show } = useToast();
  const client = useQueryClient();
  const changeWords = useChangeErrorText();
  const suspend = useMutation({
    mutationFn: () => call(suspendUser, { params: { id: person.id }, body: { reason } }),
    onSuccess: async (changed) => {
      onDone();
      show({
        title: t('suspend.done'),
        description: t('suspend.doneText', { name }),
        tone: 'success',
      });
      await updateUserInLists(client, changed);
      focusHistory();
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
      closeLabel={t('close')}
      footer={
        <>
          <DialogClose>
            <Button variant="quiet">{t('cancel')}</Button>
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
        title={suspend.isError ? changeWords(suspend.error) : undefined}
      />
      <p className="[overflow-wrap:anywhere] whitespace-pre-line">
        {t('restore.reason', { reason })}
      </p>
    </Dialog>
  );
}
