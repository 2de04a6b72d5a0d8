// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Profile } from '@kga/contracts/accounts';
import type { ComponentProps, ReactNode } from 'react';

import { LoadState } from '../../../components/load-state.tsx';
import { useTranslation } from '../../../lib/translation.ts';

/** The sections of the page in order; names are anchors. */
const sections = [
  'publicName',
  'names',
  'address',
  'picture',
  'language',
  'password',
  'methods',
  'sessions',
  'contributions',
  'signatures',
  'data',
  'deletion',
] as const;

export type SectionName = (typeof sections)[number];

/** Sections for a suspended account: viewing and removing its data. */
const whileSuspended: ReadonlySet<SectionName> = new Set([
  'password',
  'sessions',
  'contributions',
  'signatures',
  'data',
  'deletion',
]);

export function sectionsOf({ user }: Pick<Profile, 'user'>): readonly SectionName[] {
  return user.suspended ? sections.filter((name) => whileSuspended.has(name)) : sections;
}

/** Moves the focus to a section after the focused control disappeared. */
export function focusSection(name: SectionName): void {
  document.getElementById(name)?.focus({ preventScroll: true });
}

type SectionProps = {
  name: SectionName;
  /** Replaces the default introduction. */
  intro?: string;
  children: ReactNode;
};

export function Section({ name, intro, children }: SectionProps) {
  const { t } = useTranslation('profile');
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      // Receives the focus when the table of contents links here.
      tabIndex={-1}
      className="scroll-mt-6 border-t-2 border-ink pt-4 outline-none"
    >
      <h2 id={`${name}-title`} className="text-xl">
        {t(`${name}.title`)}
      </h2>
      <p className="mt-1 max-w-text text-muted">{intro ?? t(`${name}.intro`)}</p>
      <div className="mt-5">{children}</div>
    </section>
  );
}

/** A query of a section: a skeleton, an error with a retry button, or the data. */
export function SectionData<Data>({
  query,
  skeleton,
  children,
}: Pick<ComponentProps<typeof LoadState<Data>>, 'query' | 'skeleton' | 'children'>) {
  const { t } = useTranslation(['profile', 'shell', 'shared']);
  return (
    <LoadState
      query={query}
      skeleton={<div aria-busy="true">{skeleton}</div>}
      messages={{
        loading: t('shell:loading'),
        failed: t('partFailed'),
        failedText: t('failed.text'),
      }}
    >
      {children}
    </LoadState>
  );
}

export function Contents({ names }: { names: readonly SectionName[] }) {
  const { t } = useTranslation('profile');
  return (
    <nav aria-labelledby="contents-title" className="no-print lg:sticky lg:top-6">
      <h2 id="contents-title" className="text-sm leading-normal font-semibold text-muted">
        {t('contents')}
      </h2>
      <ul className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 border-y border-line py-1 sm:grid-cols-3 lg:grid-cols-1">
        {names.map((name) => (
          <li key={name} className="min-w-0">
            <a
              href={`#${name}`}
              className="flex min-h-11 items-center leading-tight hyphens-auto no-underline hover:underline"
            >
              {t(`${name}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
