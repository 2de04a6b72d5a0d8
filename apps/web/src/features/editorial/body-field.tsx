import { type Language, articleBodyMax } from '@kga/contracts';
import { TextArea, type TextAreaProps } from '@kga/ui/text-area';

import { ArticlePreview } from './article-preview.tsx';
import { MarkdownHelp } from './markdown-help.tsx';

/** The text of an article in Markdown, and beside it how it will look. */
export function BodyField({
  field,
  title,
  language,
}: {
  field: TextAreaProps & { value: string };
  title: string;
  language: Language;
}) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="min-w-0">
        <TextArea
          {...field}
          rows={16}
          maxLength={articleBodyMax}
          className="[&_textarea]:max-h-[75dvh] [&_textarea]:min-h-96"
        />
        <MarkdownHelp />
      </div>
      <ArticlePreview body={field.value} title={title} language={language} />
    </div>
  );
}
