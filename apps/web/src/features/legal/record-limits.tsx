// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type LegalTimeLimit,
  type OfficialText,
  durationRange,
  officialArticle,
} from '@kga/contracts/legal';

import { useLanguage } from '../../lib/language.tsx';
import { aroundMark, partMark, useTranslation } from '../../lib/translation.ts';
import { SourceLink } from './statement-lines.tsx';

type LimitsProps = {
  limits: readonly LegalTimeLimit[];
  /** Of the record. */
  language: string;
};

const keyOf = ({ kind, duration, from, supply, article }: LegalTimeLimit): string =>
  `${kind} ${duration} ${from} ${supply} ${article}`;

/** Limits by what they are about, in the order of the record. */
const kindsOf = (limits: readonly LegalTimeLimit[]) => [...new Set(limits.map(({ kind }) => kind))];

/** Whether a limit is neither for a kind of supply nor for what is noticed late: its article says for what. */
const isByArticle = ({ supply, isMinimum, from }: LegalTimeLimit): boolean =>
  supply === undefined && !(isMinimum === true && from === 'discovery');

/** How long a limit lasts and from when, in words; `marksMinimum` says of a minimum that it is one. */
function useLimitText({ marksMinimum = false } = {}) {
  const { t } = useTranslation('recordLegal');
  const language = useLanguage();
  return ({ duration, from, isMinimum }: LegalTimeLimit): string => {
    if (duration === null) return t('limitWhole');
    const time = durationRange(language, [duration]);
    const isMarked = marksMinimum && isMinimum === true;
    return t('limit', {
      duration: isMarked ? t('answers.until.minimum', { duration: time }) : time,
      start: t(`starts.${from}`),
    });
  };
}

/** How long one can claim: for each kind of limit the usual one, then those of special cases, each named. */
export function ClaimLimits({ limits, language }: LimitsProps) {
  const { t } = useTranslation('recordLegal');
  if (limits.length === 0) return <p>{t('answers.until.none')}</p>;
  return kindsOf(limits).map((kind) => (
    <ClaimKind
      key={kind}
      limits={limits.filter((each) => each.kind === kind)}
      label={t(`limits.${kind}`)}
      language={language}
    />
  ));
}

function ClaimKind({ limits, label, language }: LimitsProps & { label: string }) {
  const limitText = useLimitText({ marksMinimum: true });
  const reader = useLanguage();
  const caseOf = useCase(language);
  const isOnly = limits.length === 1;
  const main = limits.find(
    ({ supply, isMinimum }) => supply === undefined && (isOnly || isMinimum !== true),
  );
  const special = limits.filter((limit) => limit !== main);
  // Beside a limit of another article, the usual one names its own, too.
  const article = main && special.some(isByArticle) ? caseOf(main, '') : undefined;
  return (
    <div suppressHydrationWarning>
      <p>
        <Labelled
          label={{ text: label, language: reader }}
          limit={main ? limitText(main) : ''}
          className="font-medium"
        />
        {article !== undefined && article.text !== '' && (
          <span className="text-sm text-muted" lang={article.language}>
            {` · ${article.text}`}
          </span>
        )}
      </p>
      {special.length > 0 && (
        <ul className="ms-5 list-disc text-sm">
          {special.map((limit) => (
            <li key={keyOf(limit)} className="mt-1">
              <Labelled
                label={caseOf(limit, label)}
                limit={limitText(limit)}
                className="text-muted"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type LabelledProps = { label: OfficialText; limit: string; className: string };

function Labelled({ label, limit, className }: LabelledProps) {
  const { t } = useTranslation('recordLegal');
  const line = t('answers.until.line', { kind: label.text, limit: partMark });
  const [before, after] = aroundMark(line);
  return (
    <>
      <span className={className} lang={label.language}>
        {before}
      </span>
      {limit}
      {after}
    </>
  );
}

/** The case that a limit is for: a kind of supply, a problem that shows late, or what its article says. */
function useCase(own: string) {
  const { t } = useTranslation('recordLegal');
  const reader = useLanguage();
  return (limit: LegalTimeLimit, kind: string): OfficialText => {
    const { supply, article, inLanguages } = limit;
    if (supply !== undefined) return { text: t(`supplies.${supply}`), language: reader };
    if (!isByArticle(limit)) return { text: t('answers.until.late'), language: reader };
    if (article === undefined) return { text: kind, language: reader };
    return officialArticle({ article, inLanguages }, own, reader);
  };
}

/** The time limits of a record by what they are about. */
export function TimeLimits({ limits, language }: LimitsProps) {
  const { t } = useTranslation('recordLegal');
  return (
    <ul className="gap-x-10 sm:columns-2 lg:columns-3">
      {kindsOf(limits).map((kind) => (
        <li key={kind} className="break-inside-avoid border-t border-line pt-3 pb-4">
          <p className="font-semibold">{t(`limits.${kind}`)}</p>
          <ul>
            {limits
              .filter((limit) => limit.kind === kind)
              .map((limit) => (
                <TimeLimit key={keyOf(limit)} limit={limit} language={language} />
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function TimeLimit({ limit, language }: { limit: LegalTimeLimit; language: string }) {
  const { t } = useTranslation('recordLegal');
  const reader = useLanguage();
  const limitText = useLimitText();
  const { supply, isMinimum, exceptions = [], source } = limit;
  const cited = (of: Pick<LegalTimeLimit, 'article' | 'inLanguages'>) =>
    of.article === undefined
      ? undefined
      : officialArticle({ article: of.article, inLanguages: of.inLanguages }, language, reader);
  return (
    <li className="mt-2">
      <p suppressHydrationWarning>{limitText(limit)}</p>
      {supply !== undefined && <p className="text-sm text-muted">{t(`supplies.${supply}`)}</p>}
      {isMinimum === true && <p className="text-sm text-muted">{t('minimum')}</p>}
      <Cited of={cited(limit)} source={source} />
      {exceptions.map((exception) => (
        <div key={exception.case}>
          <p>{t(`exceptions.${exception.case}`)}</p>
          <Cited
            of={cited(exception)}
            source={exception.source.url === source.url ? undefined : exception.source}
          />
        </div>
      ))}
    </li>
  );
}

type CitedProps = { of: OfficialText | undefined; source: LegalTimeLimit['source'] | undefined };

/** An article, and where it was read. */
function Cited({ of, source }: CitedProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {of && <span lang={of.language}>{of.text}</span>}
      {source && <SourceLink source={source} />}
    </p>
  );
}
