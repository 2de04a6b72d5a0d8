import type { Petition } from '@kga/contracts';
import { useQuery } from '@tanstack/react-query';

import { counted, useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { Part } from './petition-parts.tsx';
import { signatureCountsQuery } from './queries.ts';

/** Each change of the count that an admin made. */
export function CountChanges({ petition: { id, status } }: { petition: Petition }) {
  const { t } = useTranslation('petitions');
  const formats = useFormats();
  const { data } = useQuery(signatureCountsQuery(id, status === 'collecting'));
  if (!data || data.reviews.length === 0) return null;
  return (
    <Part title={t('reviews.title')}>
      <p className="mt-1 text-muted">{t('reviews.intro')}</p>
      <ul className="mt-3 border-t border-line">
        {data.reviews.map(({ kind, signatureCount, at }) => (
          <li key={`${at} ${kind}`} className="border-b border-line py-2 tabular">
            <time dateTime={at} className="text-muted">
              {formats.day(at)}
            </time>{' '}
            · {t(`reviews.${kind}`, counted(formats, signatureCount))}
          </li>
        ))}
      </ul>
    </Part>
  );
}
