// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Author } from '@kga/contracts/content';
import { Button } from '@kga/ui/button';
import { type TextAreaProps, TextArea } from '@kga/ui/text-area';
import { useQuery } from '@tanstack/react-query';
import { Bold, Eye, Link as LinkIcon, List, type LucideIcon, Pencil, Quote } from 'lucide-react';
import { useEffect, useId, useState } from 'react';

import { RichText } from '../../lib/text/rich-text.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { InsertPicture } from './insert-picture.tsx';
import { textPreviewQuery } from './queries.ts';
import { useMemberNames } from './use-member-names.ts';

const nobody: readonly Author[] = [];

type MarkdownFieldProps = Omit<TextAreaProps, 'id'> & {
  id: string;
  /** Members who take part in the discussion: completed first. */
  participants?: readonly Author[];
  /** Whether `@` names members, and pictures can be uploaded. */
  names?: boolean;
  pictures?: boolean;
};

/** A text area for Markdown with a toolbar, a preview, and names that `@` completes. */
export function MarkdownField({
  participants = nobody,
  names = true,
  pictures = true,
  ...field
}: MarkdownFieldProps) {
  const { t } = useTranslation('content');
  const [previewed, setPreviewed] = useState<string>();
  const expander = useMemberNames(participants, t('write.members'));
  const isPreview = previewed !== undefined;
  useEffect(() => {
    void import('@github/markdown-toolbar-element');
    void import('@github/text-expander-element');
  }, []);
  const area = () => {
    const found = document.getElementById(field.id);
    return found instanceof HTMLTextAreaElement ? found : undefined;
  };
  const press = () => {
    if (isPreview) area()?.focus();
    else setPreviewed(area()?.value ?? '');
  };
  return (
    <div>
      <text-expander
        ref={expander}
        keys={names ? '@' : ''}
        multiword="@"
        className={`relative block ${isPreview ? '[&_textarea]:sr-only' : ''}`}
      >
        {/* A form that refuses the text focuses it, which ends the preview. */}
        <TextArea {...field} onFocus={() => setPreviewed(undefined)} />
      </text-expander>
      {isPreview && <Preview content={previewed} language={field.lang ?? ''} />}
      <div className="mt-2 flex flex-wrap items-center gap-x-1 gap-y-2">
        <markdown-toolbar
          for={field.id}
          aria-label={t('write.toolbar')}
          className={isPreview ? 'hidden' : 'flex gap-1'}
        >
          <Tool mark="bold" Icon={Bold} label={t('write.bold')} />
          <Tool mark="link" Icon={LinkIcon} label={t('write.link')} />
          <Tool mark="quote" Icon={Quote} label={t('write.quote')} />
          <Tool mark="unordered-list" Icon={List} label={t('write.list')} />
        </markdown-toolbar>
        {pictures && !isPreview && <InsertPicture area={area} />}
        <Button variant="quiet" size="small" className="ms-auto" onClick={press}>
          {isPreview ? (
            <Pencil aria-hidden="true" className="size-4 shrink-0" />
          ) : (
            <Eye aria-hidden="true" className="size-4 shrink-0" />
          )}
          {t(isPreview ? 'write.edit' : 'write.preview')}
        </Button>
      </div>
    </div>
  );
}

/** A button that the toolbar reacts to. */
const Tool = ({ mark, Icon, label }: { mark: string; Icon: LucideIcon; label: string }) => (
  <Button variant="quiet" size="icon" aria-label={label} data-md-button={mark}>
    <Icon aria-hidden="true" className="pointer-events-none size-5" />
  </Button>
);

/** The text as it would be published. */
function Preview({ content, language }: { content: string; language: string }) {
  const { t } = useTranslation(['content', 'shared']);
  const title = useId();
  const isEmpty = content.trim() === '';
  const preview = useQuery({ ...textPreviewQuery(content), enabled: !isEmpty });
  return (
    <section
      aria-labelledby={title}
      aria-busy={!isEmpty && preview.isFetching}
      className="min-h-36 rounded border border-edge bg-paper px-4 py-2.5"
    >
      <h3 id={title} className="sr-only">
        {t('write.preview')}
      </h3>
      {isEmpty && <p className="text-muted">{t('write.empty')}</p>}
      {preview.data && <RichText blocks={preview.data.blocks} language={language} heading="h3" />}
      {!isEmpty && preview.isPending && (
        <p role="status" className="text-muted">
          {t('write.loading')}
        </p>
      )}
      {preview.isError && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert" className="font-semibold">
            {t('write.failed')}
          </p>
          <Button
            size="small"
            busy={preview.isFetching}
            busyLabel={t('write.loading')}
            onClick={() => void preview.refetch()}
          >
            {t('shared:retry')}
          </Button>
        </div>
      )}
    </section>
  );
}
