// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import {
  type LegalRegion,
  exportCommitments,
  getCommitmentsCalendar,
  getCommitmentsFeed,
  legalRegions,
  listCommitments,
  officialName,
} from '@kga/contracts/legal';
import { TextLink } from '@kga/ui/link';
import { NativeSelect } from '@kga/ui/native-select';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';

import { letterPath } from '../../content/letter-path.ts';
import { useLanguage, useSortedOptions } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { answersId } from './answers/queries.ts';
import { Wrote } from './answers/wrote.tsx';
import { recordsQuery } from './queries.ts';
import { useLegalRegionName } from './region-name.ts';
import { EnglishText, SourceLine } from './statement-lines.tsx';

/** The official page on which to find one's member of parliament, for a country. */
export function Representatives() {
  const { t } = useTranslation(['commitmentsLegal', 'answersLegal', 'recordLegal']);
  const language = useLanguage();
  const options = useSortedOptions(legalRegions, useLegalRegionName());
  const id = useId();
  const { data: records = [] } = useQuery(recordsQuery());
  const [chosen, setChosen] = useState<LegalRegion>('EU');
  if (records.length === 0) return null;
  const record = records.find((each) => each.id === chosen);
  const found = record?.representatives ?? null;
  const name = found && record && officialName(found, record.language, language);
  return (
    <section aria-labelledby={id} className="no-print mt-10 border-t-2 sm:mt-16 border-ink pt-4">
      <h2 id={id}>{t('representatives.title')}</h2>
      <p className="mt-2 max-w-text text-muted">{t('representatives.text')}</p>
      <div className="mt-4 max-w-80">
        <NativeSelect
          label={t('filters.country')}
          options={options}
          value={chosen}
          onValueChange={setChosen}
        />
      </div>
      <div className="mt-4" role="status">
        {name ? (
          <>
            <p className="font-semibold">
              <bdi lang={name.language}>{name.text}</bdi>
            </p>
            <EnglishText of={name} />
          </>
        ) : (
          <p>{t('recordLegal:missingText')}</p>
        )}
      </div>
      {found !== null && (
        <>
          <TextLink href={found.url} rel="external noopener" variant="standalone">
            {t('representatives.find')}
          </TextLink>
          <SourceLine source={found.source} />
        </>
      )}
      <Wrote key={chosen} region={chosen} />
      <div className="flex flex-wrap gap-x-6">
        <TextLink asChild variant="standalone">
          <Link to={letterPath({ region: chosen, demand: 'representative' })}>
            {t('representatives.write')}
          </Link>
        </TextLink>
        <TextLink asChild variant="standalone">
          <Link to={`${pathTo('legalRecord', { id: chosen })}#${answersId}`}>
            {t('answersLegal:read')}
          </Link>
        </TextLink>
        <TextLink asChild variant="standalone">
          <Link to={pathTo('legalDocument', { id: 'write-to-your-representative' })}>
            {t('representatives.guide')}
          </Link>
        </TextLink>
      </div>
    </section>
  );
}

/** The record of promises to subscribe to and to download. */
export function CommitmentFiles() {
  const { t } = useTranslation('commitmentsLegal');
  const language = useLanguage();
  const id = useId();
  const files = [
    { href: `${getCommitmentsCalendar.url}?lang=${language}`, label: t('feeds.calendar') },
    { href: `${getCommitmentsFeed.url}?lang=${language}`, label: t('feeds.atom') },
    { href: listCommitments.url, label: t('feeds.json') },
    { href: exportCommitments.url, label: t('feeds.csv') },
  ];
  return (
    <section aria-labelledby={id} className="no-print mt-12 border-t border-line pt-6">
      <h2 id={id} className="text-xl">
        {t('feeds.title')}
      </h2>
      <p className="mt-2 max-w-text text-muted">{t('feeds.text')}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {files.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center font-semibold">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
