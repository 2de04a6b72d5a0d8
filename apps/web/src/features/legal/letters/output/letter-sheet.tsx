// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';

import { useLanguage } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import type { Letter } from '../assembly/assemble-letter.ts';
import { focusAfter, headingIds } from '../focus-after.ts';
import { unedited } from '../form/letter-days.ts';
import type { LetterDraft } from '../form/use-letter-draft.ts';
import { paperSubject } from './letter-files.ts';
import type { AssembledLetter } from './use-letter.ts';

const paper = 'rounded border border-line bg-raised shadow print:hidden';

/** The letter as it is so far, beside the questions of a wide screen. */
export function LetterPreview({ assembled }: { assembled: AssembledLetter | undefined }) {
  const { t } = useTranslation('letters');
  return (
    <div
      // A scrolling region has to be reachable by keyboard.
      role="region"
      aria-label={t('sheet.label')}
      tabIndex={0}
      className={`${paper} min-h-[min(36rem,calc(100dvh-3rem))] overflow-y-auto p-10 text-sm xl:p-14`}
    >
      {assembled ? (
        <LetterText letter={assembled.letter} lang={assembled.language} />
      ) : (
        <BlankLetter />
      )}
    </div>
  );
}

function LetterText({ letter, lang }: { letter: Letter; lang: string }) {
  return (
    <div lang={lang} className="break-words whitespace-pre-wrap">
      <p>{letter.head}</p>
      <p className="my-[1lh] font-bold">{paperSubject(letter)}</p>
      <p>{letter.body}</p>
    </div>
  );
}

/** Lines where the letter will be. */
function BlankLetter() {
  const { t } = useTranslation('letters');
  const lines = ['w-1/3', 'w-2/5', 'mb-8 w-1/4', 'mb-4 w-3/5', 'w-full', 'w-full', 'w-4/5'];
  return (
    <>
      <p className="mb-10 text-base text-muted">{t('sheet.empty')}</p>
      {lines.map((width, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines never change
        <div key={index} className={`my-3 h-2.5 rounded bg-wash ${width}`} />
      ))}
    </>
  );
}

/** The finished letter on paper, to be changed there; on real paper it stands alone. */
export function LetterSheet({
  draft,
  assembled,
}: {
  draft: LetterDraft;
  assembled: AssembledLetter;
}) {
  const { t } = useTranslation('letters');
  const { letter, language, isEdited } = assembled;
  const reader = useLanguage();
  const name = new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
  return (
    <>
      <section aria-labelledby={headingIds.text} className="no-print flex min-h-0 flex-col gap-4">
        <h3 id={headingIds.text} tabIndex={-1} className="text-xl">
          {t('preview', { language: name })}
        </h3>
        <p className="-mt-3 text-sm text-muted">{t('editHint')}</p>
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
        <div className={`${paper} grid gap-4 p-3 sm:p-8 lg:overflow-y-auto`}>
          <SheetPart draft={draft} name="head" label={t('head')} {...{ letter, language }} />
          <SheetPart draft={draft} name="subject" label={t('subject')} {...{ letter, language }} />
          <SheetPart draft={draft} name="body" label={t('body')} {...{ letter, language }} />
        </div>
      </section>
      {/* What is printed: the letter alone. */}
      <div className="prints-alone hidden print:block">
        <LetterText letter={letter} lang={language} />
      </div>
    </>
  );
}

const rowsOf = { head: 6, subject: 1, body: 20 } as const;

/** A part of the letter as it is sent. */
function SheetPart({
  draft,
  name,
  label,
  letter,
  language,
}: {
  draft: LetterDraft;
  name: keyof typeof rowsOf;
  label: string;
  letter: Letter;
  language: string;
}) {
  const id = `letter-${name}`;
  const rows = rowsOf[name];
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-xs text-muted">
        {label}
      </label>
      <textarea
        id={id}
        lang={language}
        rows={rows}
        value={letter[name]}
        onChange={({ target: { value } }) =>
          // A subject is one line, which may be too long for a phone.
          draft.set(name, name === 'subject' ? value.replaceAll(/\s*\n\s*/g, ' ') : value)
        }
        // Browsers ignore `rows` where the size follows the content.
        style={{ minHeight: `calc(${rows}lh + 1rem + 2px)` }}
        className={`block field-sizing-content w-full rounded border border-dashed border-edge bg-transparent px-3 py-2 leading-normal hover:border-solid hover:border-ink ${name === 'subject' ? 'min-h-11 resize-none font-bold' : ''}`}
      />
    </div>
  );
}
