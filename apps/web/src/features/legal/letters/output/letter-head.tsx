// SPDX-License-Identifier: AGPL-3.0-or-later
import { languageName } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { NativeSelect } from '@kga/ui/native-select';
import { Notice } from '@kga/ui/notice';
import { useEffect, useRef } from 'react';

import { useFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { localDay } from '../assembly/letter-values.ts';
import { focusAfter, headingIds } from '../focus-after.ts';
import { redated } from '../form/letter-days.ts';
import type { LetterDraft } from '../form/use-letter-draft.ts';
import { letterLanguagesOf } from '../letter-language.ts';
import { LawNotices } from './law-notices.tsx';
import type { AssembledLetter } from './use-letter.ts';

/** What to know before the letter is read: its day, its language, and what its dates mean for the law. */
export function LetterHead({
  draft,
  assembled,
  onBack,
}: {
  draft: LetterDraft;
  assembled: AssembledLetter | undefined;
  onBack: () => void;
}) {
  const { t } = useTranslation('letters');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="no-print flex flex-col gap-6">
      <div>
        <Button variant="quiet" className="-ms-5" onClick={onBack}>
          {t('actions.back')}
        </Button>
        <h2 id={headingIds.letter} ref={heading} tabIndex={-1} className="mt-2 text-2xl">
          {t('steps.letter')}
        </h2>
        <p className="mt-2 text-muted">{t('review')}</p>
        <p className="mt-2 text-sm text-muted">{t('disclaimer')}</p>
      </div>
      {assembled && (
        <>
          <LetterDate draft={draft} date={assembled.values.date} />
          <LawNotices assembled={assembled} />
          <LanguageChoice draft={draft} assembled={assembled} />
        </>
      )}
    </div>
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
