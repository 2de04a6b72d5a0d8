import type { Language } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { flushSync } from 'react-dom';

import { useTimeZone } from '../../lib/browser.ts';
import { languageNames, useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import {
  type VersionView,
  discardVersion,
  restoreOwnVersion,
  savedVersion,
  showSavedVersion,
} from './article-draft.ts';
import { type ArticleEditor, conflictId, idOf } from './use-article-editor.ts';

/** Warns about a conflicting edit by another admin and offers both versions. */
export function ConflictNotice({
  editor,
  language,
  view,
}: {
  editor: ArticleEditor;
  language: Language;
  view: VersionView;
}) {
  const { t } = useTranslation('editorial');
  const formats = useFormats();
  const timeZone = useTimeZone();
  const { article, draft } = editor;
  const saved = savedVersion(article, language);
  const name = languageNames[language];
  const show = (next: typeof draft, focus: string) => {
    flushSync(() => editor.setDraft(next));
    document.getElementById(focus)?.focus();
  };
  const title = idOf({ language, path: 'title' });
  if (view.conflicting) {
    return (
      <div id={conflictId} tabIndex={-1} className="outline-none">
        <Notice
          live
          tone="caution"
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
              <Button
                size="small"
                onClick={() => {
                  show(restoreOwnVersion(article, draft, language), title);
                  void editor.save();
                }}
              >
                {t('conflict.keep')}
              </Button>
            </>
          }
        >
          {saved
            ? t('conflict.text', {
                language: name,
                time: formats.moment(saved.updatedAt, timeZone),
              })
            : t('conflict.deleted', { language: name })}
        </Notice>
      </div>
    );
  }
  if (!view.aside) return null;
  return (
    <div id={conflictId} tabIndex={-1} className="outline-none">
      <Notice
        live
        tone="caution"
        title={t('conflict.looking')}
        action={
          <>
            <Button
              size="small"
              onClick={() => show(restoreOwnVersion(article, draft, language), title)}
            >
              {t('conflict.back')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              onClick={() => show(discardVersion(draft, language), title)}
            >
              {t('conflict.drop')}
            </Button>
          </>
        }
      >
        {t('conflict.lookingText', { language: name })}
      </Notice>
    </div>
  );
}
