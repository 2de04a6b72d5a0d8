import { newsCategories } from '@kga/contracts';
import { Select } from '@kga/ui/select';
import { TextField } from '@kga/ui/text-field';

import { useTranslation } from '../../lib/translation.ts';
import { useArticleErrorText } from './article-error-summary.tsx';
import { ArticlePicture } from './article-picture.tsx';
import { type ArticleEditor, idOf } from './use-article-editor.ts';

/** The fields that all languages share. */
export function SharedFields({ editor }: { editor: ArticleEditor }) {
  const { t } = useTranslation(['editorial', 'shared']);
  const textOf = useArticleErrorText();
  const { category, pictureSource, pictureChanged } = editor.shared;
  const errorOf = (path: string) => {
    const code = editor.errorCodeOf(path);
    return code && textOf(path, code);
  };
  return (
    <section aria-labelledby="article-shared" className="border-t-2 border-ink pt-4">
      <h2 id="article-shared" className="text-xl">
        {t('shared')}
      </h2>
      <div className="mt-4 grid gap-6 md:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Select
            id={idOf({ language: null, path: 'category' })}
            className="max-w-sm"
            label={t('shared:category')}
            placeholder={t('choose')}
            options={newsCategories.map((value) => ({
              value,
              label: t(`shared:newsCategories.${value}`),
            }))}
            value={category}
            onValueChange={(value) => editor.setDraft({ ...editor.draft, category: value })}
            error={errorOf('category')}
            required
          />
          <TextField
            id={idOf({ language: null, path: 'pictureSource' })}
            type="url"
            inputMode="url"
            label={t('picture.label')}
            note={t('shared:optional')}
            hint={t('picture.hint')}
            placeholder="https://"
            autoComplete="off"
            spellCheck={false}
            value={pictureSource}
            onChange={({ target }) =>
              editor.setDraft({ ...editor.draft, pictureSource: target.value })
            }
            error={errorOf('pictureSource')}
          />
        </div>
        <ArticlePicture
          article={editor.article}
          pending={pictureChanged && pictureSource.trim() !== ''}
        />
      </div>
    </section>
  );
}
