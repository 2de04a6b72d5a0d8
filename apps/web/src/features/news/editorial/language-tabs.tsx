// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, languageName, pathTo } from '@kga/contracts/core';
import { articleAuthorMax } from '@kga/contracts/news';
import { Button } from '@kga/ui/button';
import { Select } from '@kga/ui/select';
import { Tabs } from '@kga/ui/tabs';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';
import { Link } from 'react-router-dom';

import { LanguageSelect } from '../../../components/language-select.tsx';
import { useMediaQuery } from '../../../lib/browser.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { discardVersion, languagesOf, savedVersion, versionView } from './article-draft.ts';
import { BodyField } from './body-field.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { StatusFields } from './status-fields.tsx';
import { type ArticleEditor, idOf } from './use-article-editor.ts';

/** The languages of an article with their status: tabs, or a select on phones. */
export function LanguageTabs({ editor }: { editor: ArticleEditor }) {
  const { t } = useTranslation(['editorial', 'shared']);
  const wide = useMediaQuery('(min-width: 48rem)');
  const { article, draft, language, setLanguage } = editor;
  const statusOf = (of: Language) => {
    const saved = savedVersion(article, of);
    const status = saved ? t(`statuses.${saved.status}`) : t('missing');
    return versionView(article, draft, of).changed ? `${status} · ${t('unsaved')}` : status;
  };
  const offered = languagesOf(article, draft, [language]);
  const fields = (
    <>
      <VersionFields key={language} editor={editor} language={language} />
      <LanguageSelect
        className="mt-6 max-w-sm"
        label={t('otherLanguage')}
        value={undefined}
        onChange={setLanguage}
      />
    </>
  );
  return (
    <section aria-labelledby="article-languages">
      <h2 id="article-languages" className="mb-4 text-xl">
        {t('languages')}
      </h2>
      {wide ? (
        <Tabs
          label={t('languages')}
          options={offered.map((value) => ({
            value,
            label: languageName(value),
            lang: value,
            note: statusOf(value),
          }))}
          value={language}
          onValueChange={setLanguage}
        >
          {fields}
        </Tabs>
      ) : (
        <>
          <Select
            className="mb-6"
            label={t('shared:language')}
            options={offered.map((value) => ({
              value,
              label: t('languageOption', {
                language: languageName(value),
                status: statusOf(value),
              }),
            }))}
            value={language}
            onValueChange={setLanguage}
          />
          {fields}
        </>
      )}
    </section>
  );
}

function VersionFields({ editor, language }: { editor: ArticleEditor; language: Language }) {
  const { t } = useTranslation(['editorial', 'shared']);
  const { article, draft, shared } = editor;
  const view = versionView(article, draft, language);
  const saved = savedVersion(article, language);
  const { texts } = view;
  const field = (path: 'title' | 'excerpt' | 'body' | 'imageAlt' | 'author') => ({
    id: idOf({ language, path }),
    label: t(`fields.${path}`),
    lang: language,
    value: texts[path],
    error: editor.errorOf(path, language),
    onChange: ({ target }: { target: { value: string } }) =>
      editor.edit(language, { [path]: target.value }),
  });
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
      <TextField
        {...field('author')}
        className="max-w-sm"
        maxLength={articleAuthorMax}
        autoComplete="off"
        note={t('shared:optional')}
        hint={t('fields.authorHint')}
      />
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
              {t('revert', { language: languageName(language) })}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
