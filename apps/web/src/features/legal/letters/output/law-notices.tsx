// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ClaimTime, claimTime, officialTitle, recordLanguage } from '@kga/contracts/legal';
import { Notice } from '@kga/ui/notice';

import { useFormats, useLanguage } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { claimDaysOf, lawsTooLate, needsPurchaseDate } from '../assembly/cited-laws.ts';
import { isSameLanguage } from '../assembly/letter-languages.ts';
import { isToSeller, letterKindOf } from '../assembly/letter-values.ts';
import { endsContract } from '../assembly/matter.ts';
import type { AssembledLetter } from './use-letter.ts';

/** What the dates of the case mean for its law: laws that came too late, a missing date, a limit that has passed. */
export function LawNotices({ assembled }: { assembled: AssembledLetter }) {
  const { t } = useTranslation('letters');
  const formats = useFormats();
  const reader = useLanguage();
  const { record, values } = assembled;
  const language = record ? recordLanguage(record) : 'en';
  return (
    <>
      {lawsTooLate(record, values).map((law) => (
        <p key={law.id} className="text-muted">
          {t('lawNotYet', {
            law: officialTitle(law, language, reader).text,
            date: law.applies ? formats.day(law.applies.from) : '',
          })}
        </p>
      ))}
      {needsPurchaseDate(record, values) && <Notice title={t('purchaseDateMissing')} />}
      {record && isToSeller(letterKindOf(values)) && (
        <TimeNotice time={claimTime(record, claimDaysOf(values))} />
      )}
      {isToSeller(letterKindOf(values)) && endsContract(record, values) && (
        <p className="font-semibold">{t('terminates')}</p>
      )}
      <OwnWordsNotice assembled={assembled} />
    </>
  );
}

function TimeNotice({ time }: { time: ClaimTime }) {
  const { t } = useTranslation('letters');
  const formats = useFormats();
  if (time.state === 'unknown') return null;
  const date = formats.day(time.end);
  if (time.state === 'open') return <p>{t('limit.open', { date })}</p>;
  return (
    <Notice tone="caution" title={t(`limit.${time.state}`, { date })}>
      {time.state === 'passed' && t('limit.passedText')}
    </Notice>
  );
}

/** Says that the recipient may not read the language of the writer's own words. */
function OwnWordsNotice({ assembled: { values, language } }: { assembled: AssembledLetter }) {
  const { t } = useTranslation('letters');
  const formats = useFormats();
  const reader = useLanguage();
  if (values.details === undefined || isSameLanguage(language, reader)) return null;
  return (
    <Notice
      title={t('ownWords', {
        language: formats.languageName(reader),
        letterLanguage: formats.languageName(language),
      })}
    />
  );
}
