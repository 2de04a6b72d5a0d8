// SPDX-License-Identifier: AGPL-3.0-or-later
import { useInformation } from '../features/site/information/information.ts';
import { searchInformation } from '../features/site/information/search-information.ts';
import { SearchView } from '../features/site/search/search-view.tsx';
import { useLanguage } from '../lib/language.tsx';

/** Searches what the API finds, and the texts of the information pages. */
export function SearchPage() {
  const language = useLanguage();
  const information = useInformation();
  return <SearchView findPages={(q) => searchInformation(information, language, q)} />;
}
