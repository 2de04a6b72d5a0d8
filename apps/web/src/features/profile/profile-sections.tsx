import type { Profile } from '@kga/contracts';
import type { ReactNode } from 'react';

import { AddressSection } from './address-section.tsx';
import { ContributionsSection } from './contributions-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { MethodsSection } from './methods-section.tsx';
import { NamesSection } from './names-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PictureSection } from './picture-section.tsx';
import type { SectionName } from './sections.ts';
import { SessionsSection } from './sessions-section.tsx';

type SectionProps = { profile: Profile; onDeleted: () => void };

const shown: Readonly<Record<SectionName, (props: SectionProps) => ReactNode>> = {
  names: ({ profile }) => <NamesSection profile={profile} />,
  address: ({ profile }) => <AddressSection profile={profile} />,
  picture: ({ profile }) => <PictureSection profile={profile} />,
  language: ({ profile }) => <LanguageSection profile={profile} />,
  password: ({ profile }) => <PasswordSection profile={profile} />,
  methods: ({ profile }) => <MethodsSection profile={profile} />,
  sessions: () => <SessionsSection />,
  contributions: () => <ContributionsSection />,
  data: () => <DataSection />,
  deletion: (props) => <DeletionSection {...props} />,
};

/** The named sections, one under the other. */
export function ProfileSections({
  names,
  ...props
}: SectionProps & { names: readonly SectionName[] }) {
  return names.map((name) => {
    const Shown = shown[name];
    return <Shown key={name} {...props} />;
  });
}
