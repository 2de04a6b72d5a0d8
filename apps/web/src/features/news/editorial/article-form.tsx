// SPDX-License-Identifier: AGPL-3.0-or-later
import { languageName } from '@kga/contracts/core';
import type { OwnArticle } from '@kga/contracts/news';
import { Button } from '@kga/ui/button';
import { FormSummary } from '@kga/ui/form-summary';
import { Notice } from '@kga/ui/notice';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

import { useErrorMessages } from '../../../components/errors/use-error-messages.ts';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { type LeaveGuard, useLeaveGuard } from '../../../lib/forms/use-leave-guard.ts';
import { useTranslation } from '../../../lib/translation.ts';
import type { ArticleError } from './article-errors.ts';
import { DeleteSection } from './delete-section.tsx';
import { LanguageTabs } from './language-tabs.tsx';
import { SharedFields } from './shared-fields.tsx';
import { type ArticleEditor, useArticleEditor, idOf } from './use-article-editor.ts';

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
        {t(editor.saves ? `saveAs.${editor.saves}` : 'save')}
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

function ArticleErrorSummary({ editor }: { editor: ArticleEditor }) {
  const { t } = useTranslation(['editorial', 'shared']);
  const errorMessages = useErrorMessages();
  const labels: Readonly<Record<string, string>> = {
    category: t('shared:category'),
    pictureSource: t('picture.label'),
    title: t('fields.title'),
    excerpt: t('fields.excerpt'),
    body: t('fields.body'),
    imageAlt: t('fields.imageAlt'),
    author: t('fields.author'),
    publishAt: t('publishAt.label'),
  };
  const textFor = ({ language, path, code }: ArticleError) => {
    const field = labels[path] ?? path;
    const text = editor.errorTextOf(path, code);
    return language === null
      ? errorMessages.inField(field, text)
      : t('summaryField', { language: languageName(language), field, text });
  };
  const errors = editor.errors.map((error) => ({
    id: idOf(error),
    text: textFor(error),
    reveal: () => {
      const { language } = error;
      if (language !== null) flushSync(() => editor.setLanguage(language));
    },
  }));
  const titleOf = () => {
    if (errors.length > 0) return t('summary');
    return editor.error === undefined ? undefined : errorMessages.of(editor.error);
  };
  return <FormSummary className="empty:-mb-10" title={titleOf()} errors={errors} />;
}
