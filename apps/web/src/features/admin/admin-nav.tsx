import { NavLink } from 'react-router-dom';

import { pathTo } from '../../lib/paths.ts';
import { useTranslation } from '../../lib/translation.ts';

const places = [
  { name: 'people', route: 'people' },
  { name: 'articles', route: 'ownNews' },
  { name: 'sources', route: 'feeds' },
] as const;

/** Leads from one of the admins' pages to the others. */
export function AdminNav() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('admin.nav.label')} className="mb-6">
      <ul className="flex flex-wrap gap-x-6 border-b border-line">
        {places.map(({ name, route }) => (
          <li key={name}>
            <NavLink
              to={pathTo(route)}
              className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent font-semibold text-muted no-underline hover:text-ink aria-[current=page]:border-signal aria-[current=page]:text-ink"
            >
              {t(`admin.nav.${name}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
