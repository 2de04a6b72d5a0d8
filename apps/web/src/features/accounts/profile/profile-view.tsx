// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Profile, User } from '@kga/contracts/accounts';
import { campaign, pathTo } from '@kga/contracts/core';
import { Badge } from '@kga/ui/badge';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { Skeleton } from '@kga/ui/skeleton';
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { LoadError } from '../../../components/load-state.tsx';
import { usePageHead } from '../../../lib/head.tsx';
import { useLocalFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { AddressSection } from './address-section.tsx';
import { ContributionsSection } from './contributions-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { MethodsSection } from './methods-section.tsx';
import { LanguageSection, NamesSection } from './names-and-language.tsx';
import { PasswordSection } from './password-section.tsx';
import { PictureSection } from './picture-section.tsx';
import { PublicNameSection } from './public-name-section.tsx';
import { profileQuery } from './queries.ts';
import { Contents, sectionsOf, type SectionName } from './section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SignaturesSection } from './signatures-section.tsx';

const adminPages = [
  { name: 'users', label: 'people' },
  { name: 'editorial', label: 'articles' },
  { name: 'feeds', label: 'sources' },
] as const;

/** Scrolls to the section in the URL's hash once the page has loaded. */
function useAnchor(ready: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!ready || hash === '') return;
    const section = document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [ready, hash]);
}

export function ProfileView({ user, onDeleted }: { user: User; onDeleted: () => void }) {
  const { t } = useTranslation('profile');
  usePageHead({
    title: `${t('title')} · ${campaign.brand}`,
    description: t('description'),
    hidden: true,
  });
  const profile = useQuery(profileQuery());
  useAnchor(Boolean(profile.data));
  return (
    <div className="column-data py-10 sm:py-14">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1>{t('title')}</h1>
          <Subtitle user={user} profile={profile.data} />
        </div>
        {user.role === 'admin' && (
          <nav aria-label={t('admin')} className="flex flex-wrap gap-3">
            {adminPages.map(({ name, label }) => (
              <Button key={name} asChild>
                <Link to={pathTo(name)}>{t(label)}</Link>
              </Button>
            ))}
          </nav>
        )}
      </div>
      {profile.data ? (
        <ProfileBody profile={profile.data} onDeleted={onDeleted} />
      ) : profile.isError ? (
        <LoadError
          className="mt-10"
          query={profile}
          messages={{
            loading: t('loading'),
            failed: t('failed.title'),
            failedText: t('failed.text'),
          }}
        />
      ) : (
        <ProfileSkeleton names={sectionsOf({ user })} />
      )}
    </div>
  );
}

function Subtitle({ user, profile }: { user: User; profile: Profile | null | undefined }) {
  const { t } = useTranslation('profile');
  const formats = useLocalFormats();
  return (
    <p className="mt-3 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 text-muted">
      <Badge>{t(`roles.${user.role}`)}</Badge>
      {profile && <span>{t('since', { day: formats.day(profile.createdAt) })}</span>}
    </p>
  );
}

function ProfileBody({ profile, onDeleted }: { profile: Profile; onDeleted: () => void }) {
  const { t } = useTranslation('profile');
  const names = sectionsOf(profile);
  const { suspended } = profile.user;
  return (
    <>
      {suspended && (
        <Notice
          tone="caution"
          className="mt-8"
          title={t('suspended.title')}
          action={<Link to={pathTo('contact')}>{t('suspended.contact')}</Link>}
        >
          <p className="whitespace-pre-line text-ink [overflow-wrap:anywhere]">
            {t('suspended.reason', { reason: suspended.reason })}
          </p>
          <p className="mt-2">{t('suspended.text')}</p>
        </Notice>
      )}
      <div className="mt-8 grid gap-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-start lg:gap-16">
        <Contents names={names} />
        <div className="flex max-w-3xl min-w-0 flex-col gap-14">
          <ProfileSections names={names} profile={profile} onDeleted={onDeleted} />
        </div>
      </div>
    </>
  );
}

type Names = { names: readonly SectionName[] };
type SectionProps = { profile: Profile; onDeleted: () => void };

const components: Readonly<Record<SectionName, (props: SectionProps) => ReactNode>> = {
  publicName: PublicNameSection,
  names: NamesSection,
  address: AddressSection,
  picture: PictureSection,
  language: LanguageSection,
  password: PasswordSection,
  methods: MethodsSection,
  sessions: SessionsSection,
  contributions: ContributionsSection,
  signatures: SignaturesSection,
  data: DataSection,
  deletion: DeletionSection,
};

function ProfileSections({ names, ...props }: SectionProps & Names) {
  return names.map((name) => {
    const Component = components[name];
    return <Component key={name} {...props} />;
  });
}

/** Heights of the sections' placeholders. */
const heights: Readonly<Record<SectionName, string>> = {
  publicName: 'h-40',
  names: 'h-48 sm:h-36',
  address: 'h-80',
  picture: 'h-80 sm:h-56',
  language: 'h-36',
  password: 'h-80',
  methods: 'h-48',
  sessions: 'h-48',
  contributions: 'h-56',
  signatures: 'h-32',
  data: 'h-12',
  deletion: 'h-12',
};

/** Placeholder with the real headings, so that the layout shifts little. */
function ProfileSkeleton({ names }: Names) {
  const { t } = useTranslation('profile');
  return (
    <div
      aria-busy="true"
      className="mt-8 grid gap-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-start lg:gap-16"
    >
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Contents names={names} />
      <div className="flex max-w-3xl min-w-0 flex-col gap-14">
        {names.map((name) => (
          <section key={name} id={name} className="border-t-2 border-ink pt-4">
            <h2 className="text-xl">{t(`${name}.title`)}</h2>
            <p className="mt-1 max-w-text text-muted">{t(`${name}.intro`)}</p>
            <Skeleton className={`mt-5 max-w-xl ${heights[name]}`} />
          </section>
        ))}
      </div>
    </div>
  );
}
