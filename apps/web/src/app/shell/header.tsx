import { campaign, pathTo, routes } from '@kga/contracts';
import { Link, NavLink } from 'react-router-dom';

import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { navigationOf } from '../features.ts';
import { AccountArea } from './account-area.tsx';
import { LanguageMenu, MobileMenu, ThemeMenu } from './menus.tsx';

/** Brand, navigation, language, appearance, and the way in. */
export function Header() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  return (
    <header className="no-print border-b border-line">
      <div className="column-data flex min-h-16 items-center gap-2 xl:gap-4">
        <Link
          to={pathTo('home')}
          className="me-auto inline-flex min-h-11 items-center gap-2 font-heading text-lg font-extrabold no-underline xl:me-2"
        >
          <span aria-hidden="true" className="block size-3 bg-signal" />
          <span className="sm:hidden">{campaign.shortBrand}</span>
          <span className="hidden whitespace-nowrap sm:inline">{campaign.brand}</span>
        </Link>
        <nav aria-label={t('nav.label')} className="me-auto hidden xl:block">
          <ul className="flex">
            {navigationOf(language).map(({ path, label }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end={path === routes.home}
                  className="inline-flex min-h-11 items-center whitespace-nowrap px-2.5 text-sm font-semibold text-muted no-underline underline-offset-8 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-signal aria-[current=page]:decoration-2"
                >
                  {t(label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageMenu />
        <ThemeMenu />
        <AccountArea />
        <div className="xl:hidden">
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
