// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { type LegalKind, type ManagedRequest, incomeUntold } from '@kga/contracts/legal';
import type { ReactNode } from 'react';

import type { Formats } from '../../../../lib/format.ts';
import { useFormats, useLanguage, useLocalFormats } from '../../../../lib/language.tsx';
import { UserText } from '../../../../lib/text/user-text.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { Attachments } from './attachments.tsx';

type WrittenParts = NonNullable<ManagedRequest['written']>;

const headingClass = 'mb-3 border-t-2 border-ink pt-4 text-xl';

/** What the person wrote, and the files. */
export function Written({
  id,
  kind,
  language,
  written,
}: {
  id: string;
  kind: LegalKind;
  /** In which it was written. */
  language: Language;
  written: WrittenParts;
}) {
  const { t } = useTranslation(['counselLegalRequests', 'legalRequests']);
  const formats = useFormats();
  const { contents, attachments } = written;
  const { monthlyIncome: income, currency, preferredDate, timeZone } = contents;
  const incomeText = () => {
    if (income === incomeUntold) return t('legalRequests:aid.preferNotToSay');
    if (income === null) return '';
    return currency === null ? formats.integer(income) : formats.money(income, currency);
  };
  return (
    <>
      <section>
        <h2 className={headingClass}>{t('contact')}</h2>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 [overflow-wrap:anywhere]">
          <Fact label={t('legalRequests:request.fullName')}>
            <bdi>{contents.fullName}</bdi>
          </Fact>
          <Fact label={t('legalRequests:request.email')}>{contents.email}</Fact>
          <Fact label={t('legalRequests:request.phone')}>
            <bdi className="tabular">{contents.phone}</bdi>
          </Fact>
          {kind === 'consultation' && preferredDate !== null && (
            <Fact label={t('legalRequests:consultation.preferredDate')}>
              <span className="tabular">{dayAndTime(preferredDate, formats)}</span> {timeZone}
            </Fact>
          )}
          {kind === 'aid' && (
            <Fact label={t('legalRequests:aid.monthlyIncome')}>{incomeText()}</Fact>
          )}
          <Fact label={t('issue')}>{t(`legalRequests:request.issueTypes.${contents.issue}`)}</Fact>
        </dl>
      </section>
      <section>
        <h2 className={headingClass}>{t('whatHappened')}</h2>
        <UserText text={contents.description} language={language} />
      </section>
      <section>
        <h2 className={headingClass}>{t('attachments.title')}</h2>
        <Attachments id={id} attachments={attachments} />
      </section>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}

type ListProps = {
  title: string;
  items: WrittenParts['notes'];
  empty?: string;
  hint?: string;
};

/** Replies or notes, the oldest first. */
export function WrittenList({ title, items, empty, hint }: ListProps) {
  const { moment } = useLocalFormats();
  const language = useLanguage();
  if (items.length === 0 && empty === undefined) return null;
  return (
    <section>
      <h2 className={headingClass}>{title}</h2>
      {hint !== undefined && <p className="mb-3 text-sm text-muted">{hint}</p>}
      {items.length === 0 && <p>{empty}</p>}
      <ul className="grid gap-5">
        {items.map(({ at, by, text }) => (
          <li key={at} className="border-s-4 border-edge ps-4">
            <p className="mb-1 flex flex-wrap gap-x-3 text-sm text-muted">
              <span>{by}</span>
              <span className="tabular">{moment(at)}</span>
            </p>
            <UserText text={text} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A wished day, with its time if one was given; both as they are at the person's place. */
function dayAndTime(wished: string, formats: Formats): string {
  const [day = wished, time] = wished.split('T');
  return time === undefined ? formats.day(day) : formats.moment(`${wished}Z`, 'UTC');
}
