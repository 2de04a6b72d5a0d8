// SPDX-License-Identifier: AGPL-3.0-or-later
import { use } from 'react';

import { loadInformation } from '../features/site/information/load-information.ts';
import { searchInformation } from '../features/site/information/search-information.ts';
import { SearchView } from '../features/site/search/search-view.tsx';
import { useLanguage } from '../lib/language.tsx';

/** Searches what the API finds, and the texts of the information pages. */
export function SearchPage() {
  const language = useLanguage();
  const information = use(loadInformation(language));
  return <SearchView findPages={(q) => searchInformation(information, language, q)} />;
}
