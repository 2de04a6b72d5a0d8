import { type Language, languages } from '@kga/contracts';
import { Select } from '@kga/ui/select';
import { Tabs } from '@kga/ui/tabs';

import { useMediaQuery } from '../../lib/browser.ts';
import { languageNames } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { savedVersion, versionView } from './article-draft.ts';
import type { ArticleEditor } from './use-article-editor.ts';
import { VersionFields } from './version-fields.tsx';

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
  const fields = <VersionFields key={language} editor={editor} language={language} />;
  return (
    <section aria-labelledby="article-languages">
      <h2 id="article-languages" className="mb-4 text-xl">
        {t('languages')}
      </h2>
      {wide ? (
        <Tabs
          label={t('languages')}
          options={languages.map((value) => ({
            value,
            label: languageNames[value],
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
            options={languages.map((value) => ({
              value,
              label: t('languageOption', {
                language: languageNames[value],
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
