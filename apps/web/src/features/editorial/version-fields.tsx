import { type Language, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';
import { Link } from 'react-router-dom';

import { languageNames } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { discardVersion, savedVersion, versionView } from './article-draft.ts';
import { useArticleErrorText } from './article-error-summary.tsx';
import { BodyField } from './body-field.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { StatusFields } from './status-fields.tsx';
import { type ArticleEditor, idOf } from './use-article-editor.ts';

/** The fields of one language. */
export function VersionFields({ editor, language }: { editor: ArticleEditor; language: Language }) {
  const { t } = useTranslation(['editorial', 'shared']);
  const textOf = useArticleErrorText();
  const { article, draft, shared } = editor;
  const view = versionView(article, draft, language);
  const saved = savedVersion(article, language);
  const { texts } = view;
  const field = (path: 'title' | 'excerpt' | 'body' | 'imageAlt') => {
    const code = editor.errorCodeOf(path, language);
    return {
      id: idOf({ language, path }),
      label: t(`fields.${path}`),
      lang: language,
      value: texts[path],
      error: code && textOf(path, code),
      onChange: ({ target }: { target: { value: string } }) =>
        editor.edit(language, { [path]: target.value }),
    };
  };
  return (
    <div className="flex flex-col gap-6">
      <ConflictNotice editor={editor} language={language} view={view} />
      <TextField {...field('title')} maxLength={200} autoComplete="off" required />
      <TextArea
        {...field('excerpt')}
        rows={2}
        maxLength={500}
        note={t('shared:optional')}
        hint={t('fields.excerptHint')}
      />
      <BodyField field={field('body')} title={texts.title} language={language} />
      {shared.pictureSource.trim() !== '' && (
        <TextField
          {...field('imageAlt')}
          maxLength={300}
          autoComplete="off"
          note={t('shared:optional')}
          hint={t('fields.imageAltHint')}
        />
      )}
      <StatusFields editor={editor} language={language} texts={texts} />
      {(saved?.status === 'published' || view.changed) && (
        <p className="flex flex-wrap items-center gap-x-6 gap-y-1">
          {saved?.status === 'published' && (
            <Link
              to={pathTo('newsArticle', { id: saved.uniqueId })}
              className="inline-flex min-h-11 items-center"
            >
              {t('read')}
            </Link>
          )}
          {view.changed && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                editor.setDraft(discardVersion(draft, language));
                document.getElementById(idOf({ language, path: 'title' }))?.focus();
              }}
            >
              {t('revert', { language: languageNames[language] })}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
