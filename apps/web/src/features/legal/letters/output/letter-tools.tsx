// SPDX-License-Identifier: AGPL-3.0-or-later
import { useTranslation } from '../../../../lib/translation.ts';
import type { LetterDraft } from '../form/use-letter-draft.ts';
import { AnswerList } from '../steps/answer-list.tsx';
import { LawChoice } from './law-choice.tsx';
import { LetterActions } from './letter-actions.tsx';
import { letterText } from './letter-files.ts';
import { SecondLetter } from './second-letter.tsx';
import type { AssembledLetter } from './use-letter.ts';

/** What to do with the letter: send it, read its translation, change what it says, follow it up. */
export function LetterTools({
  draft,
  assembled,
}: {
  draft: LetterDraft;
  assembled: AssembledLetter;
}) {
  const { t } = useTranslation('letters');
  const { translation } = assembled;
  return (
    <div className="no-print flex flex-col gap-6">
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
      <LawChoice draft={draft} assembled={assembled} />
      <AnswerList draft={draft} view="letter" />
      <SecondLetter draft={draft} assembled={assembled} />
    </div>
  );
}
