import { type Language, defaultLanguage } from '@kga/contracts';

/** A page's address in a language: `?lang=` beside the rest of its query, none for the fallback. */
export function localizedAddress(address: string, language: Language): string {
  const [path = '', query = ''] = address.split('?');
  const search = new URLSearchParams(query);
  if (language === defaultLanguage) search.delete('lang');
  else search.set('lang', language);
  return search.size > 0 ? `${path}?${search}` : path;
}
