import { FormSummary } from '@kga/ui/form-summary';
import { flushSync } from 'react-dom';

import { useProblemText } from '../../components/errors/use-error-text.ts';
import { languageNames } from '../../lib/navigation.ts';
import { useTranslation } from '../../lib/translation.ts';
import type { ArticleError } from './article-errors.ts';
import { type ArticleEditor, idOf } from './use-article-editor.ts';

/** The words for what is wrong with a field of an article. */
export function useArticleErrorText(): (path: string, code: string) => string {
  const { t } = useTranslation();
  const problems = useProblemText();
  return (path, code) => {
    if (path === 'publishAt') return t('ownNews.publishAt.past');
    if (path === 'category') return t('ownNews.problems.choose');
    if (path === 'title' && code !== 'too_big') return t('ownNews.problems.title');
    return problems.field(path, code);
  };
}

/** Why an article was not saved, with the way to each field that is not right. */
export function ArticleErrorSummary({ editor }: { editor: ArticleEditor }) {
  const { t } = useTranslation();
  const problems = useProblemText();
  const textOf = useArticleErrorText();
  const labels: Readonly<Record<string, string>> = {
    category: t('admin.category'),
    pictureSource: t('ownNews.picture.label'),
    title: t('ownNews.fields.title'),
    excerpt: t('ownNews.fields.excerpt'),
    body: t('ownNews.fields.body'),
    imageAlt: t('ownNews.fields.imageAlt'),
    publishAt: t('ownNews.publishAt.label'),
  };
  const wordsOf = ({ language, path, code }: ArticleError) => {
    const field = labels[path] ?? path;
    const text = textOf(path, code);
    return language === null
      ? problems.inField(field, text)
      : t('ownNews.summaryField', { language: languageNames[language], field, text });
  };
  const errors = editor.faults.map((fault) => ({
    id: idOf(fault),
    text: wordsOf(fault),
    reveal: () => {
      const { language } = fault;
      if (language !== null) flushSync(() => editor.setLanguage(language));
    },
  }));
  const titleOf = () => {
    if (errors.length > 0) return t('ownNews.summary');
    return editor.failure === undefined ? undefined : problems.of(editor.failure);
  };
  return <FormSummary className="empty:-mb-10" title={titleOf()} errors={errors} />;
}
