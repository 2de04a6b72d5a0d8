import type { Profile } from '@kga/contracts';
import { Skeleton } from '@kga/ui/skeleton';
import { VisuallyHidden } from '@kga/ui/visually-hidden';
import type { ReactNode } from 'react';

import { useTranslation } from '../../lib/translation.ts';
import { AddressSection } from './address-section.tsx';
import { ContributionsSection } from './contributions-section.tsx';
import { DataSection, DeletionSection } from './data-sections.tsx';
import { LanguageSection } from './language-section.tsx';
import { MethodsSection } from './methods-section.tsx';
import { NamesSection } from './names-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PictureSection } from './picture-section.tsx';
import { type SectionName, Contents } from './section.tsx';
import { SessionsSection } from './sessions-section.tsx';

type Names = { names: readonly SectionName[] };
type SectionProps = { profile: Profile; onDeleted: () => void };

const components: Readonly<Record<SectionName, (props: SectionProps) => ReactNode>> = {
  names: NamesSection,
  address: AddressSection,
  picture: PictureSection,
  language: LanguageSection,
  password: PasswordSection,
  methods: MethodsSection,
  sessions: SessionsSection,
  contributions: ContributionsSection,
  data: DataSection,
  deletion: DeletionSection,
};

export function ProfileSections({ names, ...props }: SectionProps & Names) {
  return names.map((name) => {
    const Component = components[name];
    return <Component key={name} {...props} />;
  });
}

/** Heights of the sections' placeholders. */
const heights: Readonly<Record<SectionName, string>> = {
  names: 'h-48 sm:h-36',
  address: 'h-80',
  picture: 'h-80 sm:h-56',
  language: 'h-36',
  password: 'h-80',
  methods: 'h-48',
  sessions: 'h-48',
  contributions: 'h-56',
  data: 'h-12',
  deletion: 'h-12',
};

/** Placeholder with the real headings, so that the layout shifts little. */
export function ProfileSkeleton({ names }: Names) {
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
