// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Petition } from '@kga/contracts/petitions';
import { useQuery } from '@tanstack/react-query';

import { petitionQuery } from '../../../components/progress/queries.ts';
import { useLanguage } from '../../../lib/language.tsx';

/** The title of a petition in the visitor's language, else in the petition's own. */
export function useTitle({
  title,
  language: own,
  translations,
}: Pick<Petition, 'title' | 'language'> & {
  translations: Readonly<Record<string, { title: string } | undefined>>;
}) {
  const language = useLanguage();
  const translated = translations[language]?.title;
  return translated === undefined ? { title, language: own } : { title: translated, language };
}

/** Says which petition a page is about. */
export function PetitionTitle({ petition }: { petition: Petition }) {
  const { title, language } = useTitle(petition);
  return <bdi lang={language}>{title}</bdi>;
}

/** The same by a petition's id, on pages of mails; nothing where it does not exist. */
export function PetitionTitleOf({ id }: { id: string }) {
  const { data } = useQuery(petitionQuery(id));
  if (!data) return null;
  return (
    <p className="text-lg font-semibold">
      <PetitionTitle petition={data} />
    </p>
  );
}
