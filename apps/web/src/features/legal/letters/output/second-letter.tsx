// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { TextField } from '@kga/ui/text-field';
import { useState } from 'react';

import { useFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { type Stage, localDay, replies } from '../assembly/letter-values.ts';
import { focusAfter, headingIds } from '../focus-after.ts';
import { ChoiceGroup } from '../form/choice-group.tsx';
import { stageChanges } from '../form/letter-days.ts';
import type { LetterDraft } from '../form/use-letter-draft.ts';
import { useLetterField } from '../form/use-letter-field.ts';
import type { AssembledLetter } from './use-letter.ts';

const secondStages = ['reminder', 'authority'] as const;

/**
 * What came of the first letter, and the letter that follows it, which takes over what the first said;
 * from there, the way back.
 */
export function SecondLetter({
  draft,
  assembled: { values },
}: {
  draft: LetterDraft;
  assembled: AssembledLetter;
}) {
  const { t } = useTranslation('letters');
  const formats = useFormats();
  const [isEarly, setEarly] = useState(false);
  const field = useLetterField({ draft, errors: [] });
  const { demand, stage } = values;
  // Only a letter to the seller has a successor.
  if (demand === 'authority' || demand === 'representative') return null;
  const next = secondStages.filter((each) => each !== stage);

  const show = (chosen: Stage) => {
    const changes = stageChanges(draft.fields, chosen, localDay());
    setEarly(changes === undefined);
    if (!changes) return;
    focusAfter(() => draft.change(changes), headingIds.letter);
  };
  const back = stage !== 'first' && (
    <Button variant="quiet" onClick={() => show('first')}>
      {t('second.back')}
    </Button>
  );
  // A complaint is the last letter.
  if (stage === 'authority') return <div className="border-t border-line pt-6">{back}</div>;
  return (
    <section aria-labelledby="second-letter" className="grid gap-4 border-t border-line pt-6">
      <div>
        <h3 id="second-letter" className="text-xl">
          {t('second.title')}
        </h3>
        <p className="mt-1 text-muted">{t('second.lead')}</p>
      </div>
      <TextField
        {...field('firstSent')}
        className="max-w-xs"
        type="date"
        label={t('second.firstSent')}
      />
      {stage === 'reminder' && (
        <TextField
          {...field('reminderSent')}
          className="max-w-xs"
          type="date"
          label={t('second.reminderSent')}
        />
      )}
      <ChoiceGroup
        draft={draft}
        errors={[]}
        name="reply"
        legend={t('second.reply')}
        initial="none"
        options={replies.map((value) => ({ value, label: t(`second.replies.${value}`) }))}
      />
      {isEarly && (
        <Notice tone="caution" live>
          {t('second.early', { date: formats.day(values.deadline) })}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {next.map((each) => (
          <Button key={each} onClick={() => show(each)}>
            {t(`second.kinds.${each}`)}
          </Button>
        ))}
        {back}
      </div>
    </section>
  );
}
