// SPDX-License-Identifier: AGPL-3.0-or-later
import { languageName } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { NativeSelect } from '@kga/ui/native-select';
import { Notice } from '@kga/ui/notice';
import { Skeleton } from '@kga/ui/skeleton';
import { TextArea } from '@kga/ui/text-area';
import { TextField } from '@kga/ui/text-field';
import { useEffect, useRef } from 'react';

import { useFormats, useLanguage } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { localDay } from '../assembly/letter-values.ts';
import { focusAfter, headingIds } from '../focus-after.ts';
import { redated, unedited } from '../form/letter-days.ts';
import type { LetterDraft } from '../form/use-letter-draft.ts';
import { letterLanguagesOf } from '../letter-language.ts';
import { LawChoice } from './law-choice.tsx';
import { LawNotices } from './law-notices.tsx';
import { LetterActions } from './letter-actions.tsx';
import { letterText, paperSubject } from './letter-files.ts';
import { SecondLetter } from './second-letter.tsx';
import { type AssembledLetter, useLetter } from './use-letter.ts';

/** The letter, to be changed, sent and followed up. */
export function LetterView({ draft, onBack }: { draft: LetterDraft; onBack: () => void }) {
  const { t } = useTranslation(['letters', 'shared']);
  const heading = useRef<HTMLHeadingElement>(null);
  const { assembled, isError, retry } = useLetter(draft.fields);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-6">
      <div className="no-print">
        <Button variant="quiet" className="-ms-5" onClick={onBack}>
          {t('actions.back')}
        </Button>
        <h2 id={headingIds.letter} ref={heading} tabIndex={-1} className="mt-2 text-2xl">
          {t('steps.letter')}
        </h2>
        <p className="mt-2 text-muted">{t('review')}</p>
      </div>
      {isError && (
        <Notice
          live
          tone="caution"
          action={<Button onClick={retry}>{t('shared:retry')}</Button>}
          title={t('loadFailed')}
        />
      )}
      {assembled && <Letter draft={draft} assembled={assembled} />}
      {!assembled && !isError && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton className="h-[40rem]" />
        </div>
      )}
    </div>
  );
}

function Letter({ draft, assembled }: { draft: LetterDraft; assembled: AssembledLetter }) {
  const { t } = useTranslation('letters');
  const { letter, language, translation, isEdited } = assembled;
  const reader = useLanguage();
  const name = new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
  return (
    <>
      <div className="no-print flex flex-col gap-6">
        <LetterDate draft={draft} date={assembled.values.date} />
        <LanguageChoice draft={draft} assembled={assembled} />
        <LawChoice draft={draft} assembled={assembled} />
        <LawNotices assembled={assembled} />
        <section aria-labelledby={headingIds.text} className="grid gap-4">
          <h3 id={headingIds.text} tabIndex={-1} className="text-xl">
            {t('preview', { language: name })}
          </h3>
          <p className="text-sm text-muted">{t('editHint')}</p>
          {isEdited && (
            <Notice
              title={t('edited')}
              action={
                <Button onClick={() => focusAfter(() => draft.change(unedited), headingIds.text)}>
                  {t('rewrite')}
                </Button>
              }
            >
              {t('editedText')}
            </Notice>
          )}
          <EditedParts draft={draft} assembled={assembled} />
        </section>
        <LetterActions assembled={assembled} />
        {translation ? (
          <details className="border-t border-line pt-4">
            <summary className="min-h-11 cursor-pointer content-center font-semibold">
              {t('translation')}
            </summary>
            <p className="text-sm text-muted">{t('translationNotice')}</p>
            <p className="mt-3 break-words whitespace-pre-wrap">{letterText(translation)}</p>
          </details>
        ) : (
          <p className="text-sm text-muted">{t('sameLanguage')}</p>
        )}
        <SecondLetter draft={draft} assembled={assembled} />
      </div>
      {/* What is printed: the letter alone. */}
      <div
        lang={language}
        className="prints-alone hidden break-words whitespace-pre-wrap print:block"
      >
        <p>{letter.head}</p>
        <p className="my-[1lh] font-bold">{paperSubject(letter)}</p>
        <p>{letter.body}</p>
      </div>
    </>
  );
}

/** The day of a letter that was written on an earlier one, which may not have been sent yet. */
function LetterDate({ draft, date }: { draft: LetterDraft; date: string }) {
  const { t } = useTranslation('letters');
  const formats = useFormats();
  const today = localDay();
  if (date >= today) return null;
  const redate = () =>
    focusAfter(() => draft.change(redated(draft.fields, today)), headingIds.letter);
  return (
    <Notice
      title={t('dated', { date: formats.day(date) })}
      action={<Button onClick={redate}>{t('redate')}</Button>}
    >
      {t('datedText')}
    </Notice>
  );
}

/** The parts of the letter as they are sent. */
function EditedParts({ draft, assembled }: { draft: LetterDraft; assembled: AssembledLetter }) {
  const { t } = useTranslation('letters');
  const { letter, language } = assembled;
  return (
    <>
      <TextArea
        label={t('head')}
        lang={language}
        rows={6}
        value={letter.head}
        onChange={({ target }) => draft.set('head', target.value)}
      />
      <TextField
        label={t('subject')}
        lang={language}
        value={letter.subject}
        onChange={({ target }) => draft.set('subject', target.value)}
      />
      <TextArea
        label={t('body')}
        lang={language}
        rows={20}
        value={letter.body}
        onChange={({ target }) => draft.set('body', target.value)}
      />
    </>
  );
}

/** The languages that the recipient reads, if there are several. */
function LanguageChoice({ draft, assembled }: { draft: LetterDraft; assembled: AssembledLetter }) {
  const { t } = useTranslation('letters');
  const options = letterLanguagesOf(assembled.record);
  if (options.length === 1) return null;
  return (
    <div className="grid gap-3">
      <NativeSelect
        className="max-w-xs"
        label={t('letterLanguage')}
        options={options.map((value) => ({ value, label: languageName(value), lang: value }))}
        value={assembled.language}
        onValueChange={(value) => draft.set('letterLanguage', value)}
      />
      <p className="-mt-1.5 text-sm text-muted">{t('letterLanguageHint')}</p>
    </div>
  );
}
