import { campaign, loginPath } from '@kga/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { usePageHead } from '../../lib/head.tsx';
import { useTranslation } from '../../lib/translation.ts';

type LoginMode = 'login' | 'register';

/** Switches between signing in and registering; keeps the return path. */
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
              // Both forms share their draft, so no history entry is needed.
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

/** Layout of the pages that mails link to, hidden from search engines. */
export function MailPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  usePageHead({ title: `${title} · ${campaign.brand}`, description: lead, hidden: true });
  return (
    <div className="column-data py-10 sm:py-16">
      <div className="mx-auto max-w-lg">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-3 text-lg text-muted">{lead}</p>
        <div className="mt-6 grid gap-6">{children}</div>
      </div>
    </div>
  );
}
