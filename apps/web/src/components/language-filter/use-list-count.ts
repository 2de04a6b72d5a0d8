// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ListPage } from '../../lib/api.ts';
import { type ListFilter, hasAllLanguages } from '../../lib/language-filter.ts';
import { counted, useFormats, useLanguage } from '../../lib/language.tsx';
import type { NamespaceWith } from '../../lib/messages.ts';
import { useTranslation } from '../../lib/translation.ts';

/** The totals of a list. */
export type Counts = Pick<ListPage<unknown>, 'total' | 'atLeast' | 'allLanguages'>;

/** Returns what says which languages a count covers: '28 in English, 150 in all'. */
export function useLanguageCount({ languages }: Pick<ListFilter, 'languages'>) {
  const { t } = useTranslation('languageFilter');
  const { integer } = useFormats();
  const language = useLanguage();
  const named = new Intl.DisplayNames(language, { type: 'language' });
  // Without its region, which would name a country: `zh` for `zh-CN`.
  const each = languages.map((code) => named.of(code.split('-')[0] ?? code) ?? code);
  const names = new Intl.ListFormat(language).format(each);
  return ({ total, allLanguages }: Counts): string | undefined => {
    if (hasAllLanguages({ languages })) return undefined;
    if (allLanguages === undefined) return t('within', { names });
    return t('counted', { n: integer(total), names, all: integer(allLanguages) });
  };
}

/** Returns the text of how many items of a list are shown, and which languages it covers. */
export function useListCount(
  namespace: NamespaceWith<'shown_one' | 'shown_other' | 'shownAtLeast'>,
  filter: Pick<ListFilter, 'languages'>,
) {
  const { t } = useTranslation(namespace);
  const formats = useFormats();
  const languageCount = useLanguageCount(filter);
  return (shown: number, page: Counts): string => {
    const current = formats.integer(shown);
    const text = page.atLeast
      ? t('shownAtLeast', { current, total: formats.integer(page.total) })
      : t('shown', { current, ...counted(formats, page.total) });
    return [text, languageCount(page)].filter((part) => part !== undefined).join(' · ');
  };
}
