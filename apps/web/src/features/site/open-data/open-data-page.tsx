// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  exportGamesCsv,
  exportGamesJson,
  getGamesSchema,
  openDataLicenseUrl,
} from '@kga/contracts/archive';
import { campaign, pathTo } from '@kga/contracts/core';
import { exportCommitments, getCommitmentsSchema, listCommitments } from '@kga/contracts/legal';
import { getLatest, streamLatest } from '@kga/contracts/petitions';
import { getOpenData, openDataNames } from '@kga/contracts/site';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { PageHeader } from '../../../components/list-page.tsx';
import { useBrowserConfig } from '../../../lib/browser.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useTranslation } from '../../../lib/translation.ts';

const folder = getOpenData.url;

/** The data sets, in the order of the index. */
const dataSets = [
  ...openDataNames.map((name) => ({
    name,
    json: `${folder}/${name}.json`,
    csv: `${folder}/${name}.csv`,
    schema: `${folder}/${name}.schema.json`,
  })),
  {
    name: 'games',
    json: exportGamesJson.url,
    csv: exportGamesCsv.url,
    schema: getGamesSchema.url,
  },
  {
    name: 'commitments',
    json: listCommitments.url,
    csv: exportCommitments.url,
    schema: getCommitmentsSchema.url,
  },
] as const;

/** What can be downloaded, under which license, and how. */
export function OpenDataPage() {
  const { t } = useTranslation('openData');
  const { origin } = useBrowserConfig();
  usePageHead({
    title: `${t('title')} · ${campaign.brand}`,
    description: t('description'),
    trail: [],
    describe: (url) => ({
      '@type': 'DataCatalog',
      name: t('title'),
      description: t('description'),
      url,
      license: openDataLicenseUrl,
      dataset: dataSets.map(({ name, json, csv }) => ({
        '@type': 'Dataset',
        name: t(`sets.${name}.title`),
        description: t(`sets.${name}.text`),
        license: openDataLicenseUrl,
        distribution: [
          {
            '@type': 'DataDownload',
            encodingFormat: 'application/json',
            contentUrl: origin + json,
          },
          { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: origin + csv },
        ],
      })),
    }),
  });
  return (
    <div className="column-data pt-8 sm:pt-14">
      <PageHeader title={<h1>{t('title')}</h1>} lead={t('lead')} />
      <p className="mt-4 max-w-text">
        {t('license')}{' '}
        <a href={openDataLicenseUrl} rel="license external">
          CC0 1.0
        </a>
      </p>
      <DataSets />
      <Examples origin={origin} />
      <Rules />
    </div>
  );
}

function DataSets() {
  const { t } = useTranslation('openData');
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id}>{t('dataSets')}</h2>
      <ul className="mt-4">
        {dataSets.map(({ name, json, csv, schema }) => (
          <li
            key={name}
            className="grid gap-x-8 gap-y-2 border-t border-line py-5 sm:grid-cols-[1fr_auto]"
          >
            <div className="min-w-0">
              <h3 className="text-lg">{t(`sets.${name}.title`)}</h3>
              <p className="mt-1 max-w-text text-muted">{t(`sets.${name}.text`)}</p>
            </div>
            <ul className="flex flex-wrap gap-x-6">
              {[
                { label: 'JSON', href: json },
                { label: 'CSV', href: csv },
                { label: t('schema'), href: schema },
              ].map(({ label, href }) => (
                <li key={href}>
                  <a
                    href={href}
                    aria-label={t('download', { what: t(`sets.${name}.title`), format: label })}
                    className="inline-flex min-h-11 items-center font-semibold"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Examples({ origin }: { origin: string }) {
  const { t } = useTranslation('openData');
  const id = useId();
  const examples = [
    ['latest', `curl ${origin}${getLatest.url}`],
    ['table', `curl -o countries.csv ${origin}${folder}/countries.csv`],
    [
      'unchanged',
      `curl --etag-save kga.etag --etag-compare kga.etag -o petitions.json ${origin}${folder}/petitions.json`,
    ],
    ['stream', `curl -N ${origin}${streamLatest.url}`],
    ['index', `curl ${origin}${folder}`],
  ] as const;
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id}>{t('examples.title')}</h2>
      <dl className="mt-4 flex flex-col gap-6">
        {examples.map(([name, command]) => (
          <div key={name} className="min-w-0">
            <dt className="font-semibold">{t(`examples.${name}`)}</dt>
            <dd className="mt-2">
              <pre className="rounded border border-line bg-raised p-3 text-sm break-all whitespace-pre-wrap">
                <code>{command}</code>
              </pre>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Rules() {
  const { t } = useTranslation('openData');
  const id = useId();
  const { origin } = useBrowserConfig();
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id}>{t('rules.title')}</h2>
      <ul className="mt-4 flex max-w-text list-disc flex-col gap-2 ps-5">
        <li>{t('rules.open')}</li>
        <li>{t('rules.etag')}</li>
        <li>{t('rules.limits')}</li>
        <li>{t('rules.sources')}</li>
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-6">
        <a href={`${origin}/api/docs`} className="inline-flex min-h-11 items-center">
          {t('documentation')}
        </a>
        <Link to={pathTo('widgets')} className="inline-flex min-h-11 items-center">
          {t('widgets')}
        </Link>
      </p>
    </section>
  );
}
