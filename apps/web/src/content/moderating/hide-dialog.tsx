// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentRef } from '@kga/contracts/content';
import { createDecisions, undoDecision } from '@kga/contracts/moderation';
import { Dialog } from '@kga/ui/dialog';
import { useToast } from '@kga/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useErrorToast, useSuccessToast } from '../../components/use-toasts.ts';
import { type CallResult, call } from '../../lib/api.ts';
import { invalidateUserContent } from '../../lib/freshness.ts';
import { useTranslation } from '../../lib/translation.ts';
import { type NamedContent, HideTrigger } from '../button-triggers.tsx';
import { type RemovalReason, RemovalForm } from './removal-form.tsx';

type Outcomes = CallResult<typeof createDecisions>;

/** The decision, or why it was not made. */
type Outcome = Outcomes['decided'][number] | Outcomes['skipped'][number];

async function hide(item: ContentRef, reason: RemovalReason): Promise<Outcome | undefined> {
  const { decided, skipped } = await call(createDecisions, {
    body: { items: [item], decision: 'hide', ...reason },
  });
  return decided[0] ?? skipped[0];
}

/**
 * The button with which moderators hide content where they read it, with its dialog. Hidden content
 * stays on this screen, so that the same button can show it again. Opens at once: it is loaded by
 * pressing the button.
 */
export function HideDialog({ kind, id, of }: NamedContent) {
  const { t } = useTranslation(['content', 'shared']);
  const { show } = useToast();
  const confirm = useSuccessToast();
  const showError = useErrorToast();
  const client = useQueryClient();
  const [open, setOpen] = useState(true);
  const [decision, setDecision] = useState<string>();
  const undo = useMutation({
    mutationFn: (decided: string) => call(undoDecision, { params: { id: decided } }),
    onSuccess: () => {
      setDecision(undefined);
      invalidateUserContent(client);
      confirm(t('hide.undone'));
    },
    onError: showError,
  });
  const onDecided = (outcome: Outcome | undefined) => {
    setOpen(false);
    invalidateUserContent(client);
    if (outcome && 'decisionId' in outcome) {
      setDecision(outcome.decisionId);
      confirm(t('hide.done'), t('hide.doneText'));
      return;
    }
    const description = t(`hide.skipped.${outcome?.code ?? 'gone'}`);
    show({ title: t('shared:notDone'), description, tone: 'failure' });
  };
  const isHidden = decision !== undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => {
        if (isHidden) undo.mutate(decision);
        else setOpen(wanted);
      }}
      trigger={
        <HideTrigger
          of={of}
          isHidden={isHidden}
          aria-haspopup={isHidden ? undefined : 'dialog'}
          busy={undo.isPending}
          busyLabel={t('hide.undoing')}
        />
      }
      title={t('hide.title')}
      description={t('removal.text')}
      closeLabel={t('shared:close')}
    >
      <RemovalForm
        draft={`draft:hide-${id}`}
        button={t('hide.button')}
        busyLabel={t('hide.busy')}
        onRemove={(reason) => hide({ kind, id }, reason)}
        onDone={onDecided}
      />
    </Dialog>
  );
}
