// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, languageName } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { type NoticeProps, Notice } from '@kga/ui/notice';
import { flushSync } from 'react-dom';

import { useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import {
  type VersionView,
  discardVersion,
  restoreOwnVersion,
  savedVersion,
  showSavedVersion,
} from './article-draft.ts';
import { type ArticleEditor, conflictId, idOf } from './use-article-editor.ts';

type ConflictNoticeProps = { editor: ArticleEditor; language: Language; view: VersionView };

/** Warns about a conflicting edit by another admin and offers both versions. */
export function ConflictNotice({ editor, language, view }: ConflictNoticeProps) {
  const { t } = useTranslation('editorial');
  const formats = useLocalFormats();
  const { article, draft } = editor;
  const saved = savedVersion(article, language);
  const name = languageName(language);
  const titleId = idOf({ language, path: 'title' });
  const show = (next: typeof draft, focus: string) => {
    flushSync(() => editor.setDraft(next));
    document.getElementById(focus)?.focus();
  };
  const showOwn = () => show(restoreOwnVersion(article, draft, language), titleId);
  if (view.conflicting) {
    const overwrite = () => {
      showOwn();
      void editor.save();
    };
    return (
      <FocusableNotice
        title={t('conflict.title')}
        action={
          <>
            {saved && (
              <Button
                size="small"
                onClick={() => show(showSavedVersion(article, draft, language), conflictId)}
              >
                {t('conflict.load')}
              </Button>
            )}
            <Button size="small" onClick={overwrite}>
              {t('conflict.keep')}
            </Button>
          </>
        }
      >
        {saved
          ? t('conflict.text', { language: name, time: formats.moment(saved.updatedAt) })
          : t('conflict.deleted', { language: name })}
      </FocusableNotice>
    );
  }
  if (!view.aside) return null;
  return (
    <FocusableNotice
      title={t('conflict.looking')}
      action={
        <>
          <Button size="small" onClick={showOwn}>
            {t('conflict.back')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => show(discardVersion(draft, language), titleId)}
          >
            {t('conflict.drop')}
          </Button>
        </>
      }
    >
      {t('conflict.lookingText', { language: name })}
    </FocusableNotice>
  );
}

function FocusableNotice(props: Pick<NoticeProps, 'title' | 'action' | 'children'>) {
  return (
    <div id={conflictId} tabIndex={-1} className="outline-none">
      <Notice live tone="caution" {...props} />
    </div>
  );
}
