// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type LegalBody,
  type LegalRecord,
  type LegalTimeLimit,
  adviserOf,
  claimLimits,
  moneyBasisOf,
  officialArticle,
  officialName,
  recordLanguage,
  refundsBalances,
  strengthOf,
  takesComplaints,
} from '@kga/contracts/legal';
import { Badge } from '@kga/ui/badge';
import { type ReactNode, useId } from 'react';

import { useFormats, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { useLimitText } from './record-laws.tsx';

const tones = { complete: 'live', partly: 'notice', none: 'plain' } as const;

/** What a record comes to, in plain words: money, time, whom to ask, what then, and how well that is backed. */
export function RecordAnswers({ record }: { record: LegalRecord }) {
  const { t } = useTranslation('recordLegal');
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8 border-2 border-ink bg-raised p-4 sm:p-6">
      <h2 id={id} className="text-2xl">
        {t('answers.title')}
      </h2>
      <AnswerList record={record} />
      <Strength record={record} />
    </section>
  );
}

/** Money, time, whom to ask and what then. */
export function AnswerList({ record }: { record: LegalRecord }) {
  const { t } = useTranslation('recordLegal');
  const basis = moneyBasisOf(record);
  const hasBalances = refundsBalances(record);
  return (
    <dl className="mt-4 grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <Answer question={t('answers.money.question')}>
        {(basis !== 'none' || !hasBalances) && <p>{t(`answers.money.${basis}`)}</p>}
        {hasBalances && <p>{t('answers.money.prepaid')}</p>}
      </Answer>
      <Answer question={t('answers.until.question')}>
        <ClaimLimits record={record} />
      </Answer>
      <Answer question={t('answers.who.question')}>
        <p>{t('answers.who.seller')}</p>
        <Makers record={record} />
      </Answer>
      <Answer question={t('answers.refused.question')}>
        <NextSteps record={record} />
      </Answer>
    </dl>
  );
}

function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{question}</dt>
      <dd className="mt-1 flex flex-col gap-1">{children}</dd>
    </div>
  );
}

/** The limits of claims: for what is supplied once, over a period, and either way. */
function ClaimLimits({ record }: { record: LegalRecord }) {
  const { t } = useTranslation('recordLegal');
  const limitText = useLimitText();
  const lineOf = (each: LegalTimeLimit) => {
    const limit = limitText(each);
    return t('answers.until.line', {
      kind: t(`limits.${each.kind}`),
      limit: each.isMinimum === true ? t('answers.until.minimum', { limit }) : limit,
    });
  };
  const limits = claimLimits(record);
  if (limits.length === 0) return <p>{t('answers.until.none')}</p>;
  const groups = [undefined, 'single', 'continuous'] as const;
  return groups.map((supply) => {
    const found = limits.filter((each) => each.supply === supply);
    if (found.length === 0) return null;
    return (
      <div key={supply ?? 'both'}>
        {supply !== undefined && <p className="text-sm text-muted">{t(`supplies.${supply}`)}</p>}
        <ul className="ms-5 list-disc">
          {found.map((each) => (
            <li
              key={`${each.kind} ${each.duration} ${each.from} ${each.article}`}
              suppressHydrationWarning
            >
              {lineOf(each)}
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

function Makers({ record }: { record: LegalRecord }) {
  const { t } = useTranslation('recordLegal');
  const reader = useLanguage();
  return record.alsoLiable.map((each) => {
    const { text } = officialArticle(each, recordLanguage(record), reader);
    return <p key={each.article}>{t('answers.who.manufacturer', { article: text })}</p>;
  });
}

/** Whom to turn to next: only an authority that takes complaints of consumers is named. */
function NextSteps({ record }: { record: LegalRecord }) {
  const { t } = useTranslation('recordLegal');
  const reader = useLanguage();
  const nameOf = (body: LegalBody) => officialName(body, recordLanguage(record), reader).text;
  const { authority, advice, disputeBodies } = record;
  const adviser = adviserOf(record) ?? advice[0];
  const [disputeBody] = disputeBodies;
  return (
    <ul className="ms-5 list-disc">
      {authority && takesComplaints(record) && (
        <li>{t('answers.refused.authority', { name: nameOf(authority) })}</li>
      )}
      {adviser && <li>{t('answers.refused.advice', { name: nameOf(adviser) })}</li>}
      {disputeBody && <li>{t('answers.refused.dispute', { name: nameOf(disputeBody) })}</li>}
      <li>{t('answers.refused.court')}</li>
    </ul>
  );
}

/** How well the answers are backed. */
export function Strength({ record }: { record: LegalRecord }) {
  const { t } = useTranslation('recordLegal');
  const formats = useFormats();
  const strength = strengthOf(record);
  const { lawyer } = record;
  return (
    <div className="mt-6 border-t border-line pt-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        {t('answers.strength.title')}
        <Badge tone={tones[strength]}>{t(`answers.strength.${strength}`)}</Badge>
      </p>
      <p className="mt-1 text-muted" suppressHydrationWarning>
        {lawyer === null
          ? t('answers.strength.noLawyer')
          : t('answers.strength.lawyer', { name: lawyer.name, date: formats.day(lawyer.day) })}
      </p>
    </div>
  );
}
