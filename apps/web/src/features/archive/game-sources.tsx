// SPDX-License-Identifier: AGPL-3.0-or-later
import type { GameSource } from '@kga/contracts/archive';

import { useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

/** The pages that confirm the facts: who published them, under which title and when. */
export function GameSources({ sources }: { sources: readonly GameSource[] }) {
  const { t } = useTranslation('archive');
  const formats = useFormats();
  if (sources.length === 0) return null;
  const described = sources.some(({ kind }) => kind !== null);
  const primary = sources.some(({ kind }) => kind === 'primary');
  return (
    <section aria-labelledby="sources" className="mt-12">
      <h2 id="sources" className="border-b-2 border-ink pb-2 text-2xl">
        {t('game.sources')}
      </h2>
      {described && !primary && <p className="mt-3 text-sm text-muted">{t('game.noPrimary')}</p>}
      <ul>
        {sources.map(({ url, publisher, title, day, kind }) => (
          <li key={url} className="border-b border-line py-3">
            <a href={url} rel="noreferrer" className="[overflow-wrap:anywhere]">
              <bdi>{title ?? shortUrl(url)}</bdi>
            </a>
            <p className="text-sm text-muted">
              {publisher !== null && <bdi>{publisher}</bdi>}
              {day !== null && ` · ${formats.partialDate(day)}`}
              {kind !== null && <> · {t(`sourceKinds.${kind}`)}</>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const shortUrl = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/, '');
