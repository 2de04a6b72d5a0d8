// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Petition } from '@kga/contracts/petitions';
import { useInfiniteQuery } from '@tanstack/react-query';

import { LoadMore } from '../../components/infinite-list.tsx';
import { counted, useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { Part } from './petition-parts.tsx';
import { countChangesQuery } from './queries.ts';

/** Each change of the count that an admin made, the newest first. */
export function CountChanges({ petition: { id } }: { petition: Petition }) {
  const { t } = useTranslation('petitions');
  const formats = useFormats();
  const list = useInfiniteQuery(countChangesQuery(id));
  const changes = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (changes.length === 0) return null;
  return (
    <Part title={t('reviews.title')}>
      <p className="mt-1 text-muted">{t('reviews.intro')}</p>
      <ul className="mt-3 border-t border-line">
        {changes.map(({ id: change, kind, signatureCount, at }) => (
          <li key={change} className="border-b border-line py-2 tabular">
            <time dateTime={at} className="text-muted">
              {formats.day(at)}
            </time>{' '}
            · {t(`reviews.${kind}`, counted(formats, signatureCount))}
          </li>
        ))}
      </ul>
      <LoadMore list={list} onLoad={() => void list.fetchNextPage()} />
    </Part>
  );
}
