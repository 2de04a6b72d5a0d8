// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo, regionName } from '@kga/contracts/core';
import { commitmentText, durationRange } from '@kga/contracts/legal';
import type { SearchSuggestion } from '@kga/contracts/site';
import { ArrowRight, Handshake, Landmark, MapPin, PenLine } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

import { GameCover } from '../../../content/game-cover.tsx';
import { counted, useFormats, useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import type { Tool } from './tools.ts';

/** What a search leads to at once: something to do, or what it names. */
export type Answer = Tool | SearchSuggestion;

type AnswerText = { title: string; language?: string | undefined; text: string; icon: ReactNode };

const Icon = ({ of: Shape }: { of: typeof MapPin }) => (
  <Shape className="size-5" aria-hidden="true" />
);

/** Joins what is known. */
const join = (...parts: (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ');

/** Returns the title of an answer and what is known of it. */
export function useAnswerText(): (answer: Answer) => AnswerText {
  const { t } = useTranslation(['toolsSearch', 'petitions', 'legal', 'commitmentsLegal', 'shared']);
  const formats = useFormats();
  const language = useLanguage();
  return (answer) => {
    switch (answer.kind) {
      case 'tool':
        return { title: answer.label, text: answer.about, icon: <Icon of={ArrowRight} /> };
      case 'game': {
        const { name, shutdownDate } = answer.game;
        return {
          title: name,
          text: join(t('shared:inArchive'), shutdownDate && formats.partialDate(shutdownDate)),
          icon: <GameCover game={answer.game} className="w-8" />,
        };
      }
      case 'country': {
        const { region, count, law } = answer;
        const share = count?.percentage ?? null;
        return {
          title: regionName(region, language),
          text: join(
            share !== null && count !== null
              ? t('threshold', { percent: formats.share(share) })
              : '',
            law?.claimLimit &&
              t(`legal:countries.${law.claimLimit.kind}`, {
                time: durationRange(language, law.claimLimit.durations),
              }),
          ),
          icon: <Icon of={MapPin} />,
        };
      }
      case 'petition': {
        const { titles, language: own, region, signatureCount, atLeast } = answer.petition;
        const shown = titles[language] === undefined ? own : language;
        return {
          title: titles[shown] ?? '',
          language: shown,
          text: join(
            regionName(region, language),
            signatureCount === null
              ? null
              : t(
                  atLeast ? 'petitions:countAtLeast' : 'petitions:count',
                  counted(formats, signatureCount),
                ),
          ),
          icon: <Icon of={PenLine} />,
        };
      }
      case 'promise': {
        const { title, who, whoKind, status } = answer.promise;
        const { text, language: shown } = commitmentText(title, language);
        const body = t(`commitmentsLegal:bodies.${whoKind}`);
        return {
          title: text,
          language: shown,
          text: join(
            whoKind === 'institution' ? body : who,
            t(`commitmentsLegal:statuses.${status}`),
          ),
          icon: <Icon of={Handshake} />,
        };
      }
    }
  };
}

export const answerKey = (answer: Answer): string => `${answer.kind} ${answer.path}`;

/** An answer as a row of a list, as a link or within something that leads to its page. */
export function AnswerRow({ answer, isLink = false }: { answer: Answer; isLink?: boolean }) {
  const { title, language, text, icon } = useAnswerText()(answer);
  // Names of countries differ between the server and browsers.
  const name = (
    <bdi lang={language} suppressHydrationWarning>
      {title}
    </bdi>
  );
  return (
    <span className="flex min-h-11 items-center gap-3">
      <span className="grid w-8 shrink-0 place-items-center text-muted">{icon}</span>
      <span className="min-w-0">
        <span className="block font-semibold [overflow-wrap:anywhere]">
          {isLink ? (
            <Link
              to={answer.path}
              className="text-ink no-underline group-hover:underline after:absolute after:inset-0"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
        {text !== '' && (
          <span className="block text-sm tabular text-muted" suppressHydrationWarning>
            {text}
          </span>
        )}
      </span>
    </span>
  );
}

/** Answers before the results, each with a link to its page; of a country also to its law and its petitions. */
export function AnswerList({ title, answers }: { title: string; answers: readonly Answer[] }) {
  const id = useId();
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="mt-2 border-t-2 border-ink">
        {answers.map((answer) => (
          <li key={answerKey(answer)} className="group relative border-b border-line py-2">
            <AnswerRow answer={answer} isLink />
            {answer.kind === 'country' && <CountryLinks answer={answer} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function CountryLinks({
  answer: { region, law },
}: {
  answer: SearchSuggestion & { kind: 'country' };
}) {
  const { t } = useTranslation('toolsSearch');
  const language = useLanguage();
  if (law === null) return null;
  return (
    <p className="relative ms-11 flex flex-wrap gap-x-5">
      <Link
        to={pathTo('legalRecord', { id: law.id })}
        className="inline-flex min-h-11 items-center gap-2 text-sm"
      >
        <Landmark className="size-4" aria-hidden="true" />
        <span suppressHydrationWarning>
          {t('labels.lawOf', { country: regionName(region, language) })}
        </span>
      </Link>
    </p>
  );
}
