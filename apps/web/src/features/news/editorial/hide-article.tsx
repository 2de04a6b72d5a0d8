// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { type NewsArticleDetail, updateArticleHidden } from '@kga/contracts/news';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { TextArea } from '@kga/ui/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';

import { FormErrors } from '../../../components/errors/form-errors.tsx';
import { DialogFormButtons, ModalDialog } from '../../../components/modal-dialog.tsx';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { invalidateNews } from '../queries.ts';
import { hiddenAnchor } from './queries.ts';

const noticeId = 'article-hidden';

export function HideArticle({ article }: { article: NewsArticleDetail }) {
  const { t } = useTranslation('editorial');
  const client = useQueryClient();
  const [confirming, setConfirming] = useState(false);
  const [hidden, setHidden] = useState(false);
  if (hidden) {
    return (
      <div id={noticeId} tabIndex={-1} className="no-print mt-4 outline-none">
        <Notice
          live
          tone="caution"
          title={t('hidden.done')}
          action={
            <Button asChild size="small">
              <Link to={`${pathTo('editorial')}#${hiddenAnchor}`}>{t('hidden.title')}</Link>
            </Button>
          }
        >
          {t('hidden.doneText')}
        </Notice>
      </div>
    );
  }
  return (
    <div className="no-print mt-4">
      <Button size="small" onClick={() => setConfirming(true)}>
        <EyeOff aria-hidden="true" className="size-4 shrink-0" />
        {t('hidden.button')}
      </Button>
      {confirming && (
        <HideDialog
          article={article}
          onClose={() => setConfirming(false)}
          onDone={() => {
            invalidateNews(client);
            flushSync(() => {
              setConfirming(false);
              setHidden(true);
            });
            document.getElementById(noticeId)?.focus();
          }}
        />
      )}
    </div>
  );
}

type HideDialogProps = { article: NewsArticleDetail; onClose: () => void; onDone: () => void };

function HideDialog({ article: { id, title }, onClose, onDone }: HideDialogProps) {
  const { t } = useTranslation('editorial');
  const form = useForm({
    read: ({ reason = '' }) => ({ hidden: true as const, reason: reason.trim() }),
    schema: updateArticleHidden.schema.body,
    send: (body) => call(updateArticleHidden, { params: { id }, body }),
    onDone,
  });
  const wrong = form.errorCodeOf('reason') !== undefined;
  return (
    <ModalDialog
      title={t('hidden.question', { title })}
      description={t('hidden.text')}
      onClose={onClose}
    >
      <form {...form.props} className="flex flex-col gap-5">
        {!wrong && <FormErrors form={form} labels={{}} />}
        <TextArea
          {...form.field('reason')}
          rows={3}
          label={t('hidden.reason')}
          hint={t('hidden.reasonHint')}
          error={wrong ? t('hidden.reasonNeeded') : undefined}
          required
        />
        <DialogFormButtons form={form} busyLabel={t('hidden.busy')}>
          {t('hidden.button')}
        </DialogFormButtons>
      </form>
    </ModalDialog>
  );
}
