// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, languageName, languages, pathTo } from '@kga/contracts/core';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { useBrowserConfig } from '../../lib/browser.ts';
import { useChooseLanguage } from '../../lib/choose-language.ts';
import { useLanguage } from '../../lib/language.tsx';
import { languageFormPath, localizedUrl } from '../../lib/page-urls.ts';
import { useTranslation } from '../../lib/translation.ts';
import { navigationOf } from '../features.ts';

/** The links of the footer, and the page in each language. */
export function Footer() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { sourceUrl = campaign.sourceUrl } = useBrowserConfig();
  return (
    <footer className="offscreen [--offscreen-height:23rem] sm:[--offscreen-height:50rem] no-print mt-24 border-t border-line bg-wash max-sm:mt-16">
      <div className="column-data grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-8 gap-y-10 py-12 max-sm:gap-y-0 max-sm:py-6 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr]">
        <div className="max-lg:col-span-full max-sm:mb-4">
          <p className="font-heading text-lg font-extrabold">{campaign.brand}</p>
          <p className="mt-2 max-w-sm text-sm text-muted">{t('footer.description')}</p>
        </div>
        <Links
          title={t('footer.quick')}
          links={navigationOf(language).map(({ path, label }) => [t(label), path])}
        />
        <Links
          title={t('footer.legal')}
          links={[
            [t('footer.privacy'), pathTo('privacy')],
            [t('footer.terms'), pathTo('terms')],
            [t('footer.cookies'), pathTo('cookies')],
          ]}
        />
        <Links
          title={t('footer.support')}
          links={[
            [t('footer.volunteer'), pathTo('volunteer')],
            [t('footer.media'), pathTo('media')],
            [t('footer.partners'), pathTo('partners')],
            [t('footer.faq'), pathTo('faq')],
          ]}
        />
        <Links
          title={t('footer.other')}
          links={[
            [t('footer.about'), pathTo('about')],
            [t('footer.contact'), pathTo('contact')],
            [t('footer.legalResources'), pathTo('legal')],
            [t('footer.supportUs'), pathTo('support')],
            [t('footer.media'), pathTo('media')],
            [t('footer.widgets'), pathTo('widgets')],
            [t('footer.openData'), pathTo('openData')],
            [t('footer.endOfLife'), pathTo('endOfLife')],
          ]}
        />
      </div>
      <div className="column-data flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line py-6 text-sm text-muted max-sm:py-3">
        <p>
          {t('footer.copyright', { brand: campaign.brand })} ·{' '}
          <a href={sourceUrl}>{t('footer.licence')}</a>
        </p>
        <LanguageChoice />
      </div>
    </footer>
  );
}

/** The languages of the page; the choice is stored, without script by a form. */
function LanguageChoice() {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const choose = useChooseLanguage();
  return (
    <>
      <form method="post" action={languageFormPath} className="hidden noscript:block">
        <input type="hidden" name="to" value={pathname + search} />
        {languages.map((each) => (
          <button
            key={each}
            name="language"
            value={each}
            lang={each}
            className="me-4 inline-flex min-h-11 items-center underline"
          >
            {languageName(each)}
          </button>
        ))}
      </form>
      <ul
        className="flex flex-wrap gap-x-4 max-sm:hidden noscript:hidden"
        aria-label={t('footer.languages')}
      >
        {languages.map((each) => (
          <li key={each}>
            <a
              href={localizedUrl(pathname + search, each)}
              hrefLang={each}
              lang={each}
              className="inline-flex min-h-11 items-center"
              onClick={(event) => {
                event.preventDefault();
                void choose(each);
              }}
            >
              {languageName(each)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

type LinksProps = { title: string; links: readonly (readonly [label: string, path: string])[] };

/** Links under their title, which opens them on phones. */
function Links({ title, links }: LinksProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <nav aria-label={title}>
      <h2 className="text-sm font-bold max-sm:hidden max-sm:noscript:block">{title}</h2>
      <h2 className="sm:hidden noscript:hidden">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          className="flex min-h-11 w-full items-center justify-between gap-2 text-start text-sm font-bold"
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <ChevronDown
            aria-hidden="true"
            className={`size-4 shrink-0 ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <ul
        id={listId}
        className={`mt-2 text-sm max-sm:noscript:block ${isOpen ? 'max-sm:mt-0' : 'max-sm:hidden'}`}
      >
        {links.map(([label, path]) => (
          <li key={path}>
            <Link to={path} className="inline-flex min-h-11 items-center text-muted hover:text-ink">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
