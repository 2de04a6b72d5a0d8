import { type ModerationCase, listForumCategories } from '@kga/contracts';
import { useQuery } from '@tanstack/react-query';

import { call } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';

const named = ['gameName', 'amountLost', 'categoryId'] as const;

/** What else was written: the game, what was lost, the category. */
export function CaseDetails({ details }: Pick<ModerationCase, 'details'>) {
  const { t } = useTranslation('moderation');
  if (details.length === 0) return null;
  return (
    <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm [overflow-wrap:anywhere]">
      {details.map(({ name, value }) => {
        const known = named.find((each) => each === name);
        return (
          <div key={name} className="flex min-w-0 gap-2">
            <dt className="shrink-0 text-muted">{known ? t(`details.${known}`) : name}</dt>
            <dd dir="auto" className="min-w-0 font-semibold">
              {known === 'categoryId' ? <CategoryName id={value} /> : value}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function CategoryName({ id }: { id: string }) {
  const lang = useLanguage();
  const categories = useQuery({
    queryKey: [listForumCategories.url, 'names', lang],
    queryFn: ({ signal }) => call(listForumCategories, { query: { lang } }, { signal }),
  });
  return categories.data?.find((each) => each.id === id)?.name ?? id;
}
