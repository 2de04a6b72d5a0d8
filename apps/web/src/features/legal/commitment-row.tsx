// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { type Commitment, commitmentText } from '@kga/contracts/legal';
import { TextLink } from '@kga/ui/link';
import { Link } from 'react-router-dom';

import { ShareButton } from '../../components/share/share-button.tsx';
import { letterPath, recipients } from '../../content/letter-path.ts';
import { PromiseBadge } from '../../content/promise-badge.tsx';
import { useToday } from '../../lib/browser.ts';
import { counted, useFormats, useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { daysUntilDue } from './commitment-order.ts';
import { SourceLine } from './statement-lines.tsx';

/** The letter generator with the promise, and the one to write to about it. */
const letterAbout = ({ id, region, whoKind }: Commitment): string =>
  letterPath({ region, demand: recipients[whoKind], promise: id });

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

type CommitmentRowProps = {
  commitment: Commitment;
  /** The name in the heading above, which is not repeated. */
  under?: string;
};

/** A promise with its dates, its status, what came of it and the sources. */
export function CommitmentRow({ commitment, under }: CommitmentRowProps) {
  const { t } = useTranslation('commitmentsLegal');
  const formats = useFormats();
  const language = useLanguage();
  const { id, who, whoKind, title, said, due, status, quote, quoteLanguage } = commitment;
  const shown = commitmentText(title, language);
  const Heading = under === undefined ? 'h2' : 'h3';
  return (
    <li id={id} className="scroll-mt-6 border-b border-line py-6 print:break-inside-avoid">
      {under !== who && (
        <p className="mb-1 text-sm font-semibold text-muted">
          {under === undefined && t(`bodies.${whoKind}`)}
          {under === undefined && whoKind !== 'institution' && ' · '}
          {/* The only institution is named by its kind, in the reader's language. */}
          {whoKind !== 'institution' && <Who name={who} />}
        </p>
      )}
      <Heading className="text-xl" lang={shown.language}>
        {shown.text}
      </Heading>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <PromiseBadge status={status} />
        <span className="text-sm text-muted">{t(`statusTexts.${status}`)}</span>
        <DueIn commitment={commitment} />
      </p>
      <p className="mt-2 text-sm">
        {t('saidOn', { date: formats.partialDate(said) })} ·{' '}
        {due === null ? t('noDue') : t('dueOn', { date: formats.partialDate(due) })}
      </p>
      {quote !== null && (
        <blockquote
          lang={quoteLanguage ?? undefined}
          className="mt-3 max-w-text border-s-4 border-edge ps-4"
        >
          {quote}
        </blockquote>
      )}
      <History commitment={commitment} />
      <Acts commitment={commitment} />
    </li>
  );
}

function Acts({ commitment }: { commitment: Commitment }) {
  const { t } = useTranslation('commitmentsLegal');
  const { id, title } = commitment;
  const shown = commitmentText(title, useLanguage());
  return (
    <div className="no-print flex flex-wrap items-center gap-x-6">
      <TextLink asChild variant="standalone">
        <Link to={letterAbout(commitment)} aria-label={`${t('write')}: ${shown.text}`}>
          {t('write')}
        </Link>
      </TextLink>
      <ShareButton
        variant="quiet"
        size="small"
        of={shown.text}
        shared={{
          kind: 'page',
          id: 'commitments',
          title: shown.text,
          path: `${pathTo('commitments')}#${id}`,
          language: shown.language,
        }}
      />
    </div>
  );
}

/** How long an open promise is overdue, or how long it has left. */
function DueIn({ commitment }: { commitment: Commitment }) {
  const { t } = useTranslation('commitmentsLegal');
  const formats = useFormats();
  const days = daysUntilDue(commitment, useToday());
  if (days === undefined) return null;
  return (
    <strong className={`tabular ${days < 0 ? 'text-signal' : ''}`}>
      {days < 0 ? t('overdue', counted(formats, -days)) : t('left', counted(formats, days))}
    </strong>
  );
}

/** In English where the record has no text in the language of the page. */
function Text({ texts }: { texts: Commitment['title'] }) {
  const { text, language } = commitmentText(texts, useLanguage());
  return <span lang={language}>{text}</span>;
}

function History({ commitment: { history, sources } }: { commitment: Commitment }) {
  const { t } = useTranslation('commitmentsLegal');
  const formats = useFormats();
  return (
    <details className="print-open mt-3">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('history')}</summary>
      <ol className="mt-1 flex flex-col gap-3">
        {history.map(({ date, kind, text, sourceUrl }) => (
          <li key={`${date} ${kind} ${sourceUrl}`} className="max-w-text">
            <span className="font-semibold">{formats.partialDate(date)}</span> <Text texts={text} />
          </li>
        ))}
      </ol>
      {sources.map((source) => (
        <SourceLine key={source.url} source={source} />
      ))}
    </details>
  );
}
