// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { versionStatuses } from '@kga/contracts/news';
import { Field, controlClass } from '@kga/ui/field';
import { Segmented } from '@kga/ui/segmented';
import { useId, useState } from 'react';

import { useTimeZone } from '../../../lib/browser.ts';
import { toInstant, toLocalTime } from '../../../lib/forms/local-time.ts';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import type { VersionTexts } from './article-draft-storage.ts';
import { savedVersion } from './article-draft.ts';
import { type ArticleEditor, idOf } from './use-article-editor.ts';

type StatusFieldsProps = { editor: ArticleEditor; language: Language; texts: VersionTexts };

export function StatusFields({ editor, language, texts }: StatusFieldsProps) {
  const { t } = useTranslation('editorial');
  const formats = useFormats();
  const timeZone = useTimeZone();
  const hintId = useId();
  const saved = savedVersion(editor.article, language);
  const wasOut = saved?.status === 'published';
  const { status } = texts;
  const textOf = () => {
    if (status === 'published') {
      return wasOut && saved.publishAt !== null
        ? t('statusText.published', { time: formats.moment(saved.publishAt, timeZone) })
        : t('statusText.publish');
    }
    return wasOut ? t('statusText.withdraw') : t(`statusText.${status}`);
  };
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Segmented
          label={t('status')}
          options={versionStatuses.map((value) => ({
            value,
            label: t(`statuses.${value}`),
          }))}
          value={status}
          onValueChange={(value) => editor.edit(language, { status: value })}
        />
        <p id={hintId} role="status" className="mt-1.5 text-sm text-muted">
          {textOf()}
        </p>
      </div>
      {status === 'scheduled' && (
        <PublishAt key={timeZone} {...{ editor, language, texts, timeZone }} />
      )}
    </div>
  );
}

function PublishAt({
  editor,
  language,
  texts,
  timeZone,
}: StatusFieldsProps & { timeZone: string }) {
  const { t } = useTranslation('editorial');
  // Holds the raw input, since an incomplete date is not an instant.
  const [local, setLocal] = useState(
    texts.publishAt === '' ? '' : toLocalTime(texts.publishAt, timeZone),
  );
  const error = editor.errorOf('publishAt', language);
  return (
    <Field
      id={idOf({ language, path: 'publishAt' })}
      className="max-w-xs"
      label={t('publishAt.label')}
      hint={t('publishAt.hint', { zone: timeZone })}
      error={error}
    >
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          className={controlClass(error !== undefined)}
          value={local}
          required
          onChange={({ target }) => {
            setLocal(target.value);
            editor.edit(language, { publishAt: toInstant(target.value, timeZone) ?? '' });
          }}
        />
      )}
    </Field>
  );
}
