// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type LegalBody,
  type LegalRecord,
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
import { Button } from '@kga/ui/button';
import { TextLink } from '@kga/ui/link';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

import { letterPath } from '../../content/letter-path.ts';
import { useFormats, useLanguage } from '../../lib/language.tsx';
import { aroundMark, partMark, useTranslation } from '../../lib/translation.ts';
import { ClaimLimits } from './record-limits.tsx';

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
      <AnswerList record={record}>
        <Button asChild variant="signal" className="no-print mt-3 self-start max-sm:w-full">
          <Link to={letterPath({ region: record.id })}>{t('writeLetter')}</Link>
        </Button>
      </AnswerList>
      <Strength record={record} />
    </section>
  );
}

type AnswerListProps = {
  record: LegalRecord;
  /** What to do about money, below the answer to that. */
  children?: ReactNode;
};

/** Money, time, whom to ask and what then. */
export function AnswerList({ record, children }: AnswerListProps) {
  const { t } = useTranslation('recordLegal');
  const basis = moneyBasisOf(record);
  const hasBalances = refundsBalances(record);
  return (
    <dl className="mt-4 grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <Answer question={t('answers.money.question')}>
        {(basis !== 'none' || !hasBalances) && <p>{t(`answers.money.${basis}`)}</p>}
        {hasBalances && <p>{t('answers.money.prepaid')}</p>}
        {children}
      </Answer>
      <Answer question={t('answers.until.question')}>
        <ClaimLimits limits={claimLimits(record)} language={recordLanguage(record)} />
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
  const { authority, advice, disputeBodies } = record;
  const language = recordLanguage(record);
  const adviser = adviserOf(record) ?? advice[0];
  const [disputeBody] = disputeBodies;
  return (
    <ul className="ms-5 list-disc">
      {authority && takesComplaints(record) && (
        <Helper step="authority" body={authority} language={language} />
      )}
      {adviser && <Helper step="advice" body={adviser} language={language} />}
      {disputeBody && <Helper step="dispute" body={disputeBody} language={language} />}
      <li>{t('answers.refused.court')}</li>
    </ul>
  );
}

type HelperProps = { step: 'authority' | 'advice' | 'dispute'; body: LegalBody; language: string };

/** A step with the name of who helps, which leads there. */
function Helper({ step, body, language }: HelperProps) {
  const { t } = useTranslation('recordLegal');
  const name = officialName(body, language, useLanguage());
  const [before, after] = aroundMark(t(`answers.refused.${step}`, { name: partMark }));
  const href = body.complaintUrl ?? body.url;
  return (
    <li>
      {before}
      {href === undefined ? (
        <bdi lang={name.language}>{name.text}</bdi>
      ) : (
        <TextLink href={href} rel="external noopener" lang={name.language}>
          <bdi>{name.text}</bdi>
        </TextLink>
      )}
      {after}
    </li>
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
