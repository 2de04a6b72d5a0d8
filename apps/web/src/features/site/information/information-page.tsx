// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, campaign, routes } from '@kga/contracts/core';
import type { Petition } from '@kga/contracts/petitions';
import { TextLink } from '@kga/ui/link';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import { useLocation } from 'react-router-dom';

import { petitionQuery } from '../../../components/progress/queries.ts';
import { useBrowserConfig } from '../../../lib/browser.ts';
import { formatsOf } from '../../../lib/format.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useLanguage } from '../../../lib/language.tsx';
import {
  type InformationPageName,
  loadedInformation,
  loadInformation,
} from './load-information.ts';

type PageWords = {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly sections: Readonly<Record<string, { readonly heading: string; readonly text: string }>>;
};

/** What becomes of the site; also shown by a read-only site where something could be written. */
export function EndOfLifePage() {
  const language = useLanguage();
  const { pathname } = useLocation();
  const { staticCopyUrl } = useBrowserConfig();
  const words = loadedInformation(language) ?? use(loadInformation(language));
  return (
    <InformationPage page="endOfLife" gone={pathname !== routes.endOfLife}>
      {staticCopyUrl !== undefined && (
        <p className="mt-6">
          {words.endOfLife.copy}{' '}
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
  const words = loadedInformation(language) ?? use(loadInformation(language));
  const { data: petition } = useQuery(petitionQuery(campaign.petition));
  const fill = (text: string) => fillIn(text, language, petition);
  const { title, description, lead, sections }: PageWords = words[page];
  usePageHead({
    title: `${title} · ${campaign.brand}`,
    description: fill(description),
    trail: [],
    ...(gone && { status: 410, hidden: true }),
    ...(page === 'faq' && { describe: () => describeQuestions(sections, language, fill) }),
  });
  return (
    <article className="column-text py-10 md:py-16">
      <h1 id="information-title">{title}</h1>
      <p className="mt-6 text-lg text-muted">{fill(lead)}</p>
      {children}
      {page === 'faq' && <Contents sections={sections} />}
      {Object.entries(sections).map(([key, { heading, text }]) => (
        <section key={key} id={key} aria-labelledby={`${key}-heading`} className="mt-10">
          <h2 id={`${key}-heading`} className="text-xl">
            {heading}
          </h2>
          <Paragraphs text={fill(text)} />
        </section>
      ))}
    </article>
  );
}

/** schema.org data of questions and answers. */
const describeQuestions = (
  sections: PageWords['sections'],
  language: Language,
  fill: (text: string) => string,
) => ({
  '@type': 'FAQPage',
  inLanguage: language,
  mainEntity: Object.values(sections).map(({ heading, text }) => ({
    '@type': 'Question',
    name: heading,
    acceptedAnswer: { '@type': 'Answer', text: fill(text) },
  })),
});

function Contents({ sections }: Pick<PageWords, 'sections'>) {
  return (
    <nav aria-labelledby="information-title" className="mt-8 border-y border-line py-3">
      <ul>
        {Object.entries(sections).map(([key, { heading }]) => (
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
 * URLs in running text: of other sites, and of this site's API. They end at the first non-ASCII character,
 * because Chinese and Japanese put no space after them, and before closing punctuation.
 */
const urls = /(https:\/\/[\w.~:/?#@!$&'()*+,;=%-]*[\w/]|(?<![\w/.])\/api\/[\w./?=&-]*[\w/])/;

function LinkedText({ text }: { readonly text: string }) {
  // Splitting by a capturing pattern puts the matches at odd indexes.
  return text.split(urls).map((part, place) =>
    place % 2 === 1 ? (
      <TextLink key={part} href={part} className="break-words">
        {part}
      </TextLink>
    ) : (
      part
    ),
  );
}

/** What the texts name of the campaign and of its main petition; `…` where that is not loaded. */
function factsIn(language: Language, petition: Petition | null | undefined) {
  const { integer } = formatsOf(language);
  const numberOf = (value: number | null | undefined) => (value ? integer(value) : '…');
  const facts: Readonly<Record<string, string>> = {
    brand: campaign.brand,
    slug: campaign.slug,
    source: campaign.sourceUrl,
    title: petition?.title ?? '…',
    registration: petition?.reference ?? '…',
    minimum: numberOf(petition?.target),
    states: numberOf(petition?.areasNeeded),
    register: petition?.officialUrl ?? '…',
  };
  return facts;
}

/** Fills the placeholders of a text; unknown ones are left as they are. */
export function fillIn(text: string, language: Language, petition?: Petition | null): string {
  const facts = factsIn(language, petition);
  return text.replaceAll(
    /\{\{(\w+)\}\}/g,
    (placeholder, name: string) => facts[name] ?? placeholder,
  );
}
