// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { type Commitment, type CommitmentStatus, commitmentText } from '@kga/contracts/legal';
import { TextLink } from '@kga/ui/link';
import { Link } from 'react-router-dom';

import { ShareButton } from '../../components/share/share-button.tsx';
import { letterPath, recipients } from '../../content/letter-path.ts';
import { useToday } from '../../lib/browser.ts';
import { counted, useFormats, useLanguage } from '../../lib/language.tsx';
import { hostOf } from '../../lib/page-urls.ts';
import { useTranslation } from '../../lib/translation.ts';
import { daysUntilDue } from './commitment-order.ts';
import { SourceLine } from './statement-lines.tsx';

type PartProps = { commitment: Commitment };

/** A body is named in its own language with the English name in brackets, or in English. */
export function Who({ name }: { name: string }) {
  const [own = ''] = name.split(' (');
  const language = /\p{Script=Hangul}/u.test(own) ? 'ko' : 'en';
  return (
    <bdi>
      <span lang={language}>{own}</span>
      {own !== name && <span lang="en">{name.slice(own.length)}</span>}
    </bdi>
  );
}

/** Where the present status was read, by the name of the host. */
export function SourceLink({ commitment: { title, status, history, sources } }: PartProps) {
  const { t } = useTranslation('recordLegal');
  const language = useLanguage();
  const entry = history.findLast(({ kind }) => kind === status);
  const url = entry?.sourceUrl ?? sources[0]?.url;
  if (url === undefined) return null;
  const host = hostOf(url);
  return (
    <a
      href={url}
      rel="external noopener"
      aria-label={`${t('source', { host })}: ${commitmentText(title, language).text}`}
      className="relative -my-3 inline-flex min-h-11 min-w-11 items-center break-all text-ink"
    >
      {host}
    </a>
  );
}

/** When it was said, and by when it is due. */
export function Dates({ commitment: { said, due } }: PartProps) {
  const { t } = useTranslation('commitmentsLegal');
  const formats = useFormats();
  return (
    <>
      {t('saidOn', { date: formats.partialDate(said) })} ·{' '}
      {due === null ? t('noDue') : t('dueOn', { date: formats.partialDate(due) })}
    </>
  );
}

/** How long an open promise is overdue, or how long it has left. */
export function DueIn({ commitment }: PartProps) {
  const { t } = useTranslation('commitmentsLegal');
  const formats = useFormats();
  const days = daysUntilDue(commitment, useToday());
  // Days are counted to a day alone: a month or a year says no more than itself.
  const isDay = commitment.due?.length === 'YYYY-MM-DD'.length;
  if (days === undefined || (days >= 0 && !isDay)) return null;
  return (
    <strong className={`tabular ${days < 0 ? 'text-signal' : ''}`}>
      {days < 0 ? t('overdue', counted(formats, -days)) : t('left', counted(formats, days))}
    </strong>
  );
}

export function Quote({ commitment: { quote, quoteLanguage } }: PartProps) {
  if (quote === null) return null;
  return (
    <blockquote
      lang={quoteLanguage ?? undefined}
      className="mt-3 max-w-text border-s-4 border-edge ps-4"
    >
      {quote}
    </blockquote>
  );
}

/** In English where the record has no text in the language of the page. */
function Text({ texts }: { texts: Commitment['title'] }) {
  const { text, language } = commitmentText(texts, useLanguage());
  return <span lang={language}>{text}</span>;
}

/** What happened, with all sources. */
export function History({ commitment: { history, sources } }: PartProps) {
  const formats = useFormats();
  return (
    <>
      <ol className="mt-3 flex flex-col gap-3">
        {history.map(({ date, kind, text, sourceUrl }) => (
          <li key={`${date} ${kind} ${sourceUrl}`} className="max-w-text">
            <span className="font-semibold">{formats.partialDate(date)}</span> <Text texts={text} />
          </li>
        ))}
      </ol>
      {sources.map((source) => (
        <SourceLine key={source.url} source={source} />
      ))}
    </>
  );
}

/** A promise that was kept, or replaced by another one, needs no letter. */
const isWorthLetter = (status: CommitmentStatus): boolean =>
  status !== 'kept' && status !== 'superseded';

/** The letter generator with the promise, and the one to write to about it. */
export function LetterLink({ commitment: { id, title, region, status, whoKind } }: PartProps) {
  const { t } = useTranslation('commitmentsLegal');
  const { text } = commitmentText(title, useLanguage());
  if (!isWorthLetter(status)) return null;
  return (
    <TextLink asChild variant="standalone" className="no-print text-sm">
      <Link
        to={letterPath({ region, demand: recipients[whoKind], promise: id })}
        aria-label={`${t('write')}: ${text}`}
      >
        {t('write')}
      </Link>
    </TextLink>
  );
}

export function SharePromise({ commitment: { id, title } }: PartProps) {
  const { text, language } = commitmentText(title, useLanguage());
  const path = `${pathTo('commitments')}#${id}`;
  return (
    <ShareButton
      variant="quiet"
      size="icon"
      of={text}
      shared={{ kind: 'page', id: 'commitments', title: text, path, language }}
    />
  );
}
