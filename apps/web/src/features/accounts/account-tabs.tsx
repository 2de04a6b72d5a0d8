import { Link } from 'react-router-dom';

import { loginPath } from '../../lib/paths.ts';
import { useTranslation } from '../../lib/translation.ts';

export type LoginMode = 'login' | 'register';

/** Leads from signing in to registering and back, and keeps where to return to. */
export function AccountTabs({ mode, returnTo }: { mode: LoginMode; returnTo: string | undefined }) {
  const { t } = useTranslation(['accounts', 'shell']);
  const tabs = [
    { name: 'login', to: loginPath({ returnTo }), label: t('shell:login') },
    { name: 'register', to: loginPath({ mode: 'register', returnTo }), label: t('shell:register') },
  ];
  return (
    <nav aria-label={t('tabs')} className="border-b border-edge">
      <ul className="-mb-px flex flex-wrap gap-x-6">
        {tabs.map(({ name, to, label }) => (
          <li key={name}>
            <Link
              to={to}
              // What is typed in one form goes along into the other, so there is nothing to go back to.
              replace
              aria-current={name === mode ? 'page' : undefined}
              className="inline-flex min-h-12 items-center border-b-2 border-transparent font-semibold text-muted no-underline hover:text-ink aria-[current=page]:border-signal aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
