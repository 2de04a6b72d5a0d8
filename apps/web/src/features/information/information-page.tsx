import { type Language, campaign } from '@kga/contracts';
import { use } from 'react';

import { usePageHead } from '../../lib/head.tsx';
import { useLanguage } from '../../lib/language.tsx';
import { fillIn } from './fill-in.ts';
import { LinkedText } from './linked-text.tsx';
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

/** A static information page. A section's key is its anchor: `/faq#thresholds`. */
export function InformationPage({ page }: { readonly page: InformationPageName }) {
  const language = useLanguage();
  const words = loadedInformation(language) ?? use(loadInformation(language));
  const { title, description, lead, sections }: PageWords = words[page];
  usePageHead({
    title: `${title} · ${campaign.brand}`,
    description: fillIn(description, language),
  });
  return (
    <article className="column-text py-10 md:py-16">
      <h1 id="information-title">{title}</h1>
      <p className="mt-6 text-lg text-muted">{fillIn(lead, language)}</p>
      {page === 'faq' && <Contents sections={sections} />}
      {Object.entries(sections).map(([key, { heading, text }]) => (
        <section key={key} id={key} aria-labelledby={`${key}-heading`} className="mt-10">
          <h2 id={`${key}-heading`} className="text-xl">
            {heading}
          </h2>
          <Paragraphs text={text} language={language} />
        </section>
      ))}
    </article>
  );
}

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

function Paragraphs({ text, language }: { readonly text: string; readonly language: Language }) {
  return fillIn(text, language)
    .split('\n\n')
    .map((paragraph) => (
      <p key={paragraph} className="mt-3">
        <LinkedText text={paragraph} />
      </p>
    ));
}
