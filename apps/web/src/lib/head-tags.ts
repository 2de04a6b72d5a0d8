import { type Language, campaign, languages } from '@kga/contracts';

import { localizedAddress } from './localized-address.ts';

/** What a page says of itself to browsers, crawlers and previews. */
export type PageHead = {
  title: string;
  description: string;
  /** Kept out of search engines: a page that is missing or not finished. */
  hidden?: boolean;
  /** The HTTP status of the page; 200 where nothing is said. */
  status?: number;
};

/** Where and in which language a page is shown. */
export type PagePlace = { origin: string; pathname: string; language: Language };

/** An element of the head without content. */
export type HeadTag = {
  name: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
};

const meta = (attributes: Record<string, string>): HeadTag => ({ name: 'meta', attributes });
const link = (attributes: Record<string, string>): HeadTag => ({ name: 'link', attributes });

/** The tags that depend on the page, its title aside. */
export function headTags(head: PageHead, { origin, pathname, language }: PagePlace): HeadTag[] {
  const url = origin + pathname;
  const here = localizedAddress(url, language);
  const { title, description } = head;
  const tags = [
    meta({ name: 'description', content: description }),
    link({ rel: 'canonical', href: here }),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:site_name', content: campaign.brand }),
    meta({ property: 'og:title', content: title }),
    meta({ property: 'og:description', content: description }),
    meta({ property: 'og:url', content: here }),
    meta({ property: 'og:image', content: `${origin}/social.png` }),
    meta({ property: 'og:image:width', content: '1200' }),
    meta({ property: 'og:image:height', content: '630' }),
    meta({ property: 'og:locale', content: language.replace('-', '_') }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ];
  if (head.hidden) return [...tags, meta({ name: 'robots', content: 'noindex' })];
  const alternates = languages.map((hreflang) =>
    link({ rel: 'alternate', hreflang, href: localizedAddress(url, hreflang) }),
  );
  return [...tags, ...alternates, link({ rel: 'alternate', hreflang: 'x-default', href: url })];
}
