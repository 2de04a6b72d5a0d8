import type { Profile } from '@kga/contracts';

/** The sections of the page, in their order; each name is its anchor. */
const sections = [
  'names',
  'address',
  'picture',
  'language',
  'password',
  'methods',
  'sessions',
  'contributions',
  'data',
  'deletion',
] as const;

export type SectionName = (typeof sections)[number];

/** What a suspended account may do: see what is held of it, and take it away. */
const whileSuspended: ReadonlySet<SectionName> = new Set([
  'password',
  'sessions',
  'contributions',
  'data',
  'deletion',
]);

/** The sections that an account is shown. */
export function sectionsOf({ user }: Pick<Profile, 'user'>): readonly SectionName[] {
  return user.suspended ? sections.filter((name) => whileSuspended.has(name)) : sections;
}
