import type { OwnArticle } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useEffect, useEffectEvent } from 'react';

import { ModalDialog } from '../../components/modal-dialog.tsx';
import { type LeaveGuard, useLeaveGuard } from '../../lib/forms/use-leave-guard.ts';
import { useTranslation } from '../../lib/translation.ts';
import { ArticleErrorSummary } from './article-error-summary.tsx';
import { DeleteSection } from './delete-section.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { SharedFields } from './shared-fields.tsx';
import { type ArticleEditor, useArticleEditor } from './use-article-editor.ts';

export function ArticleForm({ article }: { article: OwnArticle | undefined }) {
  const { t } = useTranslation('editorial');
  const editor = useArticleEditor(article);
  const guard = useLeaveGuard(editor.hasChanges);
  useSaveKeys(() => void editor.save());
  return (
    <>
      {editor.restored && editor.hasChanges && (
        <Notice
          className="mt-6"
          title={t('restored.title')}
          action={
            <Button size="small" onClick={editor.discardAll}>
              {t('restored.discard')}
            </Button>
          }
        >
          {t('restored.text')}
        </Notice>
      )}
      <form
        method="post"
        noValidate
        // Keeps focused fields clear of the sticky save bar.
        className="mt-8 flex flex-col gap-10 [&_*]:scroll-mb-28"
        onSubmit={(event) => {
          event.preventDefault();
          void editor.save();
        }}
      >
        <ArticleErrorSummary editor={editor} />
        <SharedFields editor={editor} />
        <LanguageTabs editor={editor} />
        <SaveLine editor={editor} />
      </form>
      {article && <DeleteSection article={article} editor={editor} />}
      {guard.asking && <LeaveDialog guard={guard} />}
    </>
  );
}

/** Ctrl+S or Cmd+S saves the article. */
function useSaveKeys(save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's')
      return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function SaveLine({ editor }: { editor: ArticleEditor }) {
  const { t } = useTranslation('editorial');
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-6 gap-y-2 border-t-2 border-ink bg-paper py-3">
      <Button
        type="submit"
        variant="signal"
        busy={editor.busy}
        busyLabel={t('saving')}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {t('save')}
      </Button>
      <p className="text-sm text-muted">
        <span role="status" className="me-2 font-semibold empty:me-0">
          {editor.hasChanges && t('notSaved')}
          {!editor.hasChanges && editor.article && t('allSaved')}
        </span>
        <span className="hidden sm:inline">{t('shortcut')}</span>
      </p>
    </div>
  );
}

function LeaveDialog({ guard }: { guard: LeaveGuard }) {
  const { t } = useTranslation('editorial');
  return (
    <ModalDialog
      title={t('leave.title')}
      onClose={guard.stay}
      footer={
        <>
          <Button onClick={guard.stay}>{t('leave.stay')}</Button>
          <Button variant="quiet" onClick={guard.leave}>
            {t('leave.leave')}
          </Button>
        </>
      }
    >
      <p className="text-muted">{t('leave.text')}</p>
    </ModalDialog>
  );
}
