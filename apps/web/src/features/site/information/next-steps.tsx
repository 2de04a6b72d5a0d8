// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, campaign, pathTo, petitionPath } from '@kga/contracts/core';
import { type ContactTopic, getShareImage } from '@kga/contracts/site';
import { Button } from '@kga/ui/button';
import { TextLink } from '@kga/ui/link';
import { Link } from 'react-router-dom';

import { urlOf } from '../../../lib/api.ts';
import { useBrowserConfig } from '../../../lib/browser.ts';
import type { EnglishMessages } from '../../../lib/english-messages.d.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { useMessages } from '../../../lib/translation.ts';
import type { InformationPageName } from './information.ts';

/** Something that a visitor can do next, as a link. */
type NextStep = Exclude<keyof EnglishMessages['nextInformation'], 'title' | 'pictures' | 'sizes'>;

const contactAbout = (topic: ContactTopic) => `${pathTo('contact')}?topic=${topic}`;

const paths = {
  petition: petitionPath(campaign.petition),
  petitions: pathTo('petitions'),
  widgets: pathTo('widgets'),
  openData: pathTo('openData'),
  press: contactAbout('press'),
  privacy: contactAbout('privacy'),
  error: contactAbout('error'),
  contact: pathTo('contact'),
  volunteer: pathTo('volunteer'),
  faq: pathTo('faq'),
  about: pathTo('about'),
} as const satisfies Partial<Record<NextStep, string>>;

type Steps = readonly [act: NextStep, ...links: NextStep[]];

/** Where a page leads: the first is what it asks for. The contact page has its form instead. */
const stepsOf: Readonly<Record<Exclude<InformationPageName, 'contact'>, Steps>> = {
  faq: ['petition', 'contact', 'volunteer'],
  about: ['petition', 'faq', 'contact', 'source'],
  volunteer: ['petition', 'error', 'widgets', 'source'],
  media: ['press', 'openData', 'widgets', 'api', 'about'],
  partners: ['widgets', 'openData', 'petitions', 'contact', 'source'],
  support: ['petition', 'volunteer', 'contact', 'source'],
  privacy: ['privacy', 'faq'],
  terms: ['contact', 'faq'],
  cookies: ['privacy', 'faq'],
  endOfLife: ['openData', 'source'],
};

/** Steps to a form, which a read-only site has none of. */
const writing: ReadonlySet<NextStep> = new Set(['contact', 'press', 'privacy', 'error']);

const sizes = ['wide', 'square', 'tall'] as const;

/** What a visitor can do after reading a page. */
export function NextSteps({ page }: { readonly page: keyof typeof stepsOf }) {
  const language = useLanguage();
  const words = useMessages('nextInformation');
  const { sourceUrl = campaign.sourceUrl, readOnly = false } = useBrowserConfig();
  const steps = stepsOf[page].filter((step) => !readOnly || !writing.has(step));
  const [act, ...links] = steps;
  if (act === undefined) return null;
  const linkTo = (step: NextStep) => {
    if (step === 'source') return <a href={sourceUrl}>{words.source}</a>;
    if (step === 'api') return <a href="/api/docs">{words.api}</a>;
    return <Link to={paths[step]}>{words[step]}</Link>;
  };
  return (
    <section aria-labelledby="next-steps" className="no-print mt-12 border-t-2 border-ink pt-4">
      <h2 id="next-steps" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-4">
        <Button asChild variant="signal">
          {linkTo(act)}
        </Button>
      </p>
      <ul className="mt-4 flex flex-wrap gap-x-6">
        {links.map((step) => (
          <li key={step}>
            <TextLink asChild variant="standalone">
              {linkTo(step)}
            </TextLink>
          </li>
        ))}
      </ul>
      {page === 'media' && (
        <Pictures title={words.pictures} names={words.sizes} {...{ language }} />
      )}
    </section>
  );
}

type PicturesProps = {
  readonly title: string;
  readonly names: Readonly<Record<(typeof sizes)[number], string>>;
  readonly language: Language;
};

/** The images of the main petition as files. */
function Pictures({ title, names, language }: PicturesProps) {
  const params = { kind: 'petition', id: campaign.petition } as const;
  return (
    <>
      <h3 id="pictures" className="mt-6 text-base">
        {title}
      </h3>
      <ul aria-labelledby="pictures" className="flex flex-wrap gap-x-6">
        {sizes.map((size) => (
          <li key={size}>
            <TextLink
              variant="standalone"
              href={urlOf(getShareImage.url, { params, query: { size, lang: language } })}
              download={`${campaign.slug}-${size}.png`}
            >
              {names[size]} (PNG)
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}
