// SPDX-License-Identifier: AGPL-3.0-or-later
import type { User } from '@kga/contracts/accounts';
import { campaign, pathTo } from '@kga/contracts/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { NavLink } from 'react-router-dom';

import { PageSpinner } from '../components/load-state.tsx';
import { NotFoundPage } from '../components/not-found-page.tsx';
import type { Access } from '../lib/feature.ts';
import { usePageHead } from '../lib/head.tsx';
import { counted, useFormats } from '../lib/language.tsx';
import { useTranslation } from '../lib/translation.ts';
import { LogInFirst } from './log-in-first.tsx';
import { gamesToCheckQuery } from './queries.ts';
import { useAuth } from './use-auth.ts';
import { isAdmin, isLegalTeam, isModerator } from './user.ts';

const adminPages = [
  { name: 'people', route: 'users' },
  { name: 'articles', route: 'editorial' },
  { name: 'sources', route: 'feeds' },
  { name: 'petitions', route: 'managedPetitions' },
  { name: 'petition', route: 'readings' },
] as const;

const moderatorPages = [
  { name: 'moderation', route: 'moderation' },
  { name: 'signatures', route: 'reviewSignatures' },
  { name: 'archive', route: 'gamesToCheck' },
  { name: 'auditLog', route: 'auditLog' },
] as const;

const legalPages = [{ name: 'legal', route: 'counselQueue' }] as const;

type AdminPageProps = {
  title: string;
  /** Description for the document's head. */
  description: string;
  intro: string;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Layout of the pages for admins and moderators: head, navigation, heading and introduction. */
export function AdminPage({ title, description, intro, actions, children }: AdminPageProps) {
  usePageHead({ title: `${title} · ${campaign.brand}`, description, hidden: true });
  return (
    <div className="column-data py-10 sm:py-14">
      <AdminNav />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1>{title}</h1>
        {actions}
      </div>
      <p className="mt-3 max-w-text text-muted">{intro}</p>
      {children}
    </div>
  );
}

/** Links to the administration pages that the user may open. */
export function AdminNav() {
  const { t } = useTranslation('admin');
  const { user } = useAuth();
  const formats = useFormats();
  const isChecking = isModerator(user);
  const { data: toCheck = 0 } = useQuery({ ...gamesToCheckQuery, enabled: isChecking });
  const pages = [
    ...(isAdmin(user) ? adminPages : []),
    ...(isLegalTeam(user) ? legalPages : []),
    ...(isModerator(user) ? moderatorPages : []),
  ];
  const labelOf = (name: (typeof pages)[number]['name']) =>
    name === 'archive' && toCheck > 0
      ? t('nav.archiveToCheck', counted(formats, toCheck))
      : t(`nav.${name}`);
  return (
    <nav aria-label={t('nav.label')} className="mb-6">
      <ul className="flex flex-wrap gap-x-6 border-b border-line">
        {pages.map(({ name, route }) => (
          <li key={name}>
            <NavLink
              to={pathTo(route)}
              className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent font-semibold text-muted no-underline hover:text-ink aria-[current=page]:border-signal aria-[current=page]:text-ink"
            >
              {labelOf(name)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const mayOpen = {
  admin: isAdmin,
  moderator: isModerator,
  legalTeam: isLegalTeam,
} as const satisfies Record<Access, (user: User | null) => user is User>;

/** Shows a page to one role; other members get 'not found', and visitors are asked to log in. */
export function restrictedPage(
  access: Access,
  Content: ComponentType<{ user: User }>,
): ComponentType {
  return function RestrictedPage() {
    const { status, user } = useAuth();
    if (status === 'loading') return <PageSpinner />;
    if (user === null) return <LogInFirst />;
    return mayOpen[access](user) ? <Content user={user} /> : <NotFoundPage />;
  };
}
