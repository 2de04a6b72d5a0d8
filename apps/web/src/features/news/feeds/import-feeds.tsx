// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, pathTo } from '@kga/contracts/core';
import { type NewsCategory, importFeeds, newsCategories, opmlMax } from '@kga/contracts/news';
import { Button } from '@kga/ui/button';
import { Field, controlClass } from '@kga/ui/field';
import { FormSummary } from '@kga/ui/form-summary';
import { Notice } from '@kga/ui/notice';
import { Select } from '@kga/ui/select';
import { TextArea } from '@kga/ui/text-area';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';

import { useErrorMessages } from '../../../components/errors/use-error-messages.ts';
import { LanguageSelect } from '../../../components/language-select.tsx';
import { ModalDialog } from '../../../components/modal-dialog.tsx';
import { type CallResult, call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { counted, useFormats, useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { invalidateFeeds } from './queries.ts';
import { decodeXml } from './read-opml.ts';

// An empty file need not be sent.
const schema = z.extend(importFeeds.schema.body, {
  opml: z.string().check(z.minLength(1), z.maxLength(opmlMax)),
});

type Imported = CallResult<typeof importFeeds>;

export function ImportFeeds({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('feeds');
  const [result, setResult] = useState<Imported>();
  return (
    <ModalDialog title={t('opml.title')} description={t('opml.text')} onClose={onClose}>
      {result ? (
        <ImportResult result={result} onAgain={() => setResult(undefined)} onShow={onClose} />
      ) : (
        <ImportForm onDone={setResult} />
      )}
    </ModalDialog>
  );
}

/** The text of the file that was chosen last. */
function useFile() {
  const [file, setFile] = useState('');
  const [unreadable, setUnreadable] = useState(false);
  const choose = async (input: HTMLInputElement) => {
    const [chosen] = input.files ?? [];
    setFile('');
    setUnreadable(false);
    try {
      const bytes = new Uint8Array((await chosen?.arrayBuffer()) ?? []);
      // Ignores the result if another file was chosen in the meantime.
      if (input.files?.[0] === chosen) setFile(decodeXml(bytes));
    } catch {
      // The file was moved or changed, or may not be read.
      setUnreadable(true);
    }
  };
  return { file, unreadable, choose };
}

function ImportForm({ onDone }: { onDone: (result: Imported) => void }) {
  const { t } = useTranslation(['feeds', 'shared']);
  const errorMessages = useErrorMessages();
  const client = useQueryClient();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [category, setCategory] = useState<NewsCategory>('industry');
  const { file, unreadable, choose } = useFile();
  const form = useForm({
    read: ({ opml = '' }) => ({ opml: opml.trim() === '' ? file : opml, language, category }),
    schema,
    send: (body) => call(importFeeds, { body }),
    onDone: (result) => {
      onDone(result);
      void invalidateFeeds(client);
    },
  });
  const code = form.errorCodeOf('opml');
  const textKey =
    code === 'empty' ? 'opml.missing' : code === 'too_big' ? 'opml.tooLarge' : 'opml.notOpml';
  const error = code && t(textKey);
  const failure = form.error === undefined ? undefined : errorMessages.of(form.error);
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <FormSummary className="empty:-mb-5" title={error ?? failure} />
      <Field
        id={form.idOf('file')}
        label={t('opml.file')}
        error={unreadable ? t('opml.notOpml') : undefined}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".opml,.xml,text/x-opml,text/xml,application/xml"
            className={controlClass(unreadable, 'py-3! file:me-3 file:font-semibold')}
            onChange={({ target }) => void choose(target)}
          />
        )}
      </Field>
      <TextArea
        {...form.field('opml')}
        className="[&_textarea]:max-h-60"
        rows={4}
        label={t('opml.paste')}
        error={error}
        spellCheck={false}
        autoComplete="off"
      />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <LanguageSelect label={t('opml.language')} value={language} onChange={setLanguage} />
        <Select
          label={t('shared:category')}
          options={newsCategories.map((value) => ({
            value,
            label: t(`shared:newsCategories.${value}`),
          }))}
          value={category}
          onValueChange={setCategory}
        />
      </div>
      <Button type="submit" className="self-end" busy={form.busy} busyLabel={t('opml.importing')}>
        {t('opml.button')}
      </Button>
    </form>
  );
}

type ImportResultProps = { result: Imported; onAgain: () => void; onShow: () => void };

function ImportResult({ result, onAgain, onShow }: ImportResultProps) {
  const { t } = useTranslation('feeds');
  const formats = useFormats();
  const { added, known, refused } = result;
  return (
    <Notice
      live
      tone={refused.length > 0 ? 'caution' : 'success'}
      title={t('opml.done')}
      action={
        <>
          <Button size="small" onClick={onAgain}>
            {t('opml.another')}
          </Button>
          {added > 0 && (
            <Button asChild size="small">
              <Link to={`${pathTo('feeds')}?enabled=no`} onClick={onShow}>
                {t('opml.showOff')}
              </Link>
            </Button>
          )}
        </>
      }
    >
      <p>{t('opml.added', counted(formats, added))}</p>
      <p>{t('opml.known', counted(formats, known))}</p>
      {refused.length > 0 && (
        <>
          <p className="mt-2">{t('opml.refused')}</p>
          <ul className="mt-1 list-disc ps-5 [overflow-wrap:anywhere]">
            {refused.map((url) => (
              <li key={url}>{url}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
