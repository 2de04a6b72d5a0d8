import { pathTo } from '@kga/contracts';
import { NavLink } from 'react-router-dom';

import { useAuth } from '../auth/use-auth.ts';
import { useTranslation } from '../lib/translation.ts';

const adminPlaces = [
  { name: 'people', route: 'users' },
  { name: 'articles', route: 'editorial' },
  { name: 'sources', route: 'feeds' },
] as const;

const moderatorPlaces = [
  { name: 'moderation', route: 'moderation' },
  { name: 'auditLog', route: 'auditLog' },
] as const;

/** Leads from one of the pages for admins and moderators to the others that somebody may see. */
export function AdminNav() {
  const { t } = useTranslation('shared');
  const { user } = useAuth();
  const places = [...(user?.role === 'admin' ? adminPlaces : []), ...moderatorPlaces];
  return (
    <nav aria-label={t('adminNav.label')} className="mb-6">
      <ul className="flex flex-wrap gap-x-6 border-b border-line">
        {places.map(({ name, route }) => (
          <li key={name}>
            <NavLink
              to={pathTo(route)}
              className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent font-semibold text-muted no-underline hover:text-ink aria-[current=page]:border-signal aria-[current=page]:text-ink"
            >
              {t(`adminNav.${name}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
