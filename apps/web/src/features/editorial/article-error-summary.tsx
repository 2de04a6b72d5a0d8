import { FormSummary } from '@kga/ui/form-summary';
import { flushSync } from 'react-dom';

import { useErrorMessages } from '../../components/errors/use-error-messages.ts';
import { languageNames } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import type { ArticleError } from './article-errors.ts';
import { type ArticleEditor, idOf } from './use-article-editor.ts';

export function ArticleErrorSummary({ editor }: { editor: ArticleEditor }) {
  const { t } = useTranslation(['editorial', 'shared']);
  const errorMessages = useErrorMessages();
  const labels: Readonly<Record<string, string>> = {
    category: t('shared:category'),
    pictureSource: t('picture.label'),
    title: t('fields.title'),
    excerpt: t('fields.excerpt'),
    body: t('fields.body'),
    imageAlt: t('fields.imageAlt'),
    publishAt: t('publishAt.label'),
  };
  const textFor = ({ language, path, code }: ArticleError) => {
    const field = labels[path] ?? path;
    const text = editor.errorTextOf(path, code);
    return language === null
      ? errorMessages.inField(field, text)
      : t('summaryField', { language: languageNames[language], field, text });
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
