// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, campaign, routes } from '@kga/contracts/core';
import { TextLink } from '@kga/ui/link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { areaCountsQuery, petitionQuery } from '../../../components/progress/queries.ts';
import { useBrowserConfig } from '../../../lib/browser.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { type InformationPageName, namesAreas, usePageTexts } from './information.ts';
import { NextSteps } from './next-steps.tsx';
import { fillInFacts } from './petition-facts.ts';

type PageWords = {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly sections: Readonly<Record<string, { readonly heading: string; readonly text: string }>>;
};

/** What becomes of the site; also shown by a read-only site where something could be written. */
export function EndOfLifePage() {
  const { pathname } = useLocation();
  const { staticCopyUrl } = useBrowserConfig();
  const { copy } = usePageTexts('endOfLife');
  return (
    <InformationPage page="endOfLife" gone={pathname !== routes.endOfLife}>
      {staticCopyUrl !== undefined && (
        <p className="mt-6">
          {copy}{' '}
          <TextLink href={staticCopyUrl} className="break-words">
            {staticCopyUrl}
          </TextLink>
        </p>
      )}
    </InformationPage>
  );
}

/** A static information page. A section's key is its anchor: `/faq#thresholds`. */
export function InformationPage({
  page,
  gone = false,
  children,
}: {
  readonly page: InformationPageName;
  /** Whether it takes the place of another page, which is gone. */
  readonly gone?: boolean;
  /** Shown before the sections. */
  readonly children?: ReactNode;
}) {
  const language = useLanguage();
  const fill = useFill(page);
  const { title, description, lead, sections: all }: PageWords = usePageTexts(page);
  const sections = Object.entries(all).flatMap(([key, { heading, text }]) => {
    const filled = fill(text);
    return filled === '' ? [] : [{ key, heading, text: filled }];
  });
  usePageHead({
    title: `${title} · ${campaign.brand}`,
    description: fill(description),
    trail: [],
    ...(gone && { status: 410, hidden: true }),
    ...(page === 'faq' && { describe: () => describeQuestions(sections, language) }),
  });
  return (
    <article className="column-text py-10 md:py-16">
      <h1 id="information-title">{title}</h1>
      <p className="mt-6 text-lg text-muted">{fill(lead)}</p>
      {children}
      {page === 'faq' && <Contents sections={sections} />}
      {sections.map(({ key, heading, text }) => (
        <section key={key} id={key} aria-labelledby={`${key}-heading`} className="mt-10">
          <h2 id={`${key}-heading`} className="text-xl">
            {heading}
          </h2>
          <Paragraphs text={text} />
        </section>
      ))}
      {!gone && page !== 'contact' && <NextSteps page={page} />}
    </article>
  );
}

/** Fills texts with what the record of the main petition says. */
function useFill(page: InformationPageName): (text: string) => string {
  const { t } = useTranslation('shared');
  const language = useLanguage();
  const { data: petition } = useQuery(petitionQuery(campaign.petition));
  const { data: latest } = useQuery({ ...areaCountsQuery(), enabled: namesAreas(page) });
  const replayOf = petition?.replayOf ?? null;
  const mark = replayOf === null ? '' : t('replay', { year: String(replayOf) });
  const counts = latest?.signatureCountryCount;
  return (text) => fillInFacts(text, language, { petition, counts, mark });
}

type Section = { readonly key: string; readonly heading: string; readonly text: string };

/** schema.org data of questions and answers. */
const describeQuestions = (sections: readonly Section[], language: Language) => ({
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: sections.map(({ heading, text }) => ({
    '@type': 'Question',
    name: heading,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
});

function Contents({ sections }: { readonly sections: readonly Section[] }) {
  return (
    <nav aria-labelledby="information-title" className="mt-8 border-y border-line py-3">
      <ul>
        {sections.map(({ key, heading }) => (
          <li key={key}>
            <a href={`#${key}`} className="flex min-h-11 items-center">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Paragraphs({ text }: { readonly text: string }) {
  return text.split('\n\n').map((paragraph) => (
    <p key={paragraph} className="mt-3">
      <LinkedText text={paragraph} />
    </p>
  ));
}

/**
 * URLs in running text: of other sites, of this site's API, and of pages that texts name. They end at the
 * first non-ASCII character, because Chinese and Japanese put no space after them, and before closing
 * punctuation. Paths inside of words are left out; Safari has no lookbehind before 16.4, so a
 * boundary tells them apart.
 */
const urls =
  /(https:\/\/[\w.~:/?#@!$&'()*+,;=%-]*[\w/]|\B\/(?:api\/[\w./?=&-]*[\w/]|commitments|widgets|open-data|volunteer|contact))/;

/** Whether a link is followed without loading a page. */
const isPage = (url: string) => url.startsWith('/') && !url.startsWith('/api/');

function LinkedText({ text }: { readonly text: string }) {
  // Splitting by a capturing pattern puts the matches at odd indexes.
  return text.split(urls).map((part, place) =>
    place % 2 === 1 ? (
      isPage(part) ? (
        <TextLink key={part} asChild className="break-words">
          <Link to={part}>{part}</Link>
        </TextLink>
      ) : (
        <TextLink key={part} href={part} className="break-words">
          {part}
        </TextLink>
      )
    ) : (
      part
    ),
  );
}
