// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { describe, endpointsOf, namedObject } from '../core/endpoint.ts';
import { time } from '../core/fields.ts';
import { answersWith } from '../core/problem.ts';
import { petitionCountries, petitionRegions } from '../core/regions.ts';
import { petitionKinds } from '../petitions/petitions.ts';
import { petitionStatuses } from '../petitions/progress.ts';

const petition = describe(z.string(), 'Id of the petition');
const day = z.nullable(describe(z.string(), 'Time in UTC'));

/** Rows of the data sets by their names. Each is one line of its CSV, with these columns. */
export const openDataRows = {
  petitions: z.object({
    petition,
    region: z.enum(petitionRegions),
    kind: z.enum(petitionKinds),
    title: z.string(),
    addressee: z.string(),
    language: describe(z.string(), 'Of title and addressee'),
    status: z.enum(petitionStatuses),
    signatureCount: describe(z.nullable(z.int()), 'Null where no source gives a number'),
    atLeast: describe(z.boolean(), 'There are more signatures than the count says'),
    target: z.nullable(z.int()),
    countedAt: describe(z.nullable(z.string()), 'Time, day, month or year; null where it is live'),
    opened: day,
    closes: day,
    submitted: day,
    answered: day,
    officialUrl: z.nullable(z.string()),
    sources: describe(
      z.array(z.string()),
      'Addresses or names of sources; in the CSV a line each in one cell',
    ),
    demonstration: describe(z.boolean(), 'Made up, or a replay of figures of the past'),
  }),
  countries: z.object({
    petition,
    countryCode: describe(z.string(), `ISO 3166-1 alpha-2, such as ${petitionCountries[0]}`),
    signatureCount: z.int(),
    threshold: describe(z.nullable(z.int()), 'Signatures that the law asks for in the country'),
    percentage: describe(z.nullable(z.number()), 'Of the threshold, two decimals'),
  }),
  history: z.object({
    petition,
    date: describe(z.string(), 'Day in UTC that has ended'),
    signatureCount: describe(z.int(), 'At its end, or as a source gives it for the day'),
    atLeast: describe(z.boolean(), 'There were more signatures than the count says'),
  }),
  moderation: z.object({
    reported: describe(z.int(), 'Items that were reported in the last 30 days'),
    removed: z.int(),
    restored: z.int(),
  }),
  'tree-heads': z.object({
    petition,
    size: describe(z.int(), 'Leaves of the log of signatures'),
    root: describe(z.string(), 'SHA-256 in hexadecimal'),
    signedAt: time,
    checkpoint: describe(z.string(), 'The signed text with its signature, as a C2SP signed note'),
  }),
} as const;

export type OpenDataName = keyof typeof openDataRows;

export const openDataNames = [
  'petitions',
  'countries',
  'history',
  'moderation',
  'tree-heads',
] as const satisfies readonly OpenDataName[];

const dataSet = z.object({
  name: describe(
    z.enum([...openDataNames, 'games', 'commitments']),
    '`games` is the archive, `commitments` the record of promises',
  ),
  description: z.string(),
  json: z.url(),
  csv: z.url(),
  schema: describe(z.url(), 'JSON Schema of one row'),
});

const endpoint = endpointsOf('open data');

export const getOpenData = endpoint('GET', '/api/open-data', {
  operationId: 'getOpenData',
  summary: 'All data sets that can be downloaded, with their schemas and license',
  response: {
    200: namedObject('OpenData', {
      license: z.string(),
      licenseUrl: z.url(),
      documentation: describe(z.url(), 'Of the whole API, as OpenAPI'),
      dataSets: z.array(dataSet),
    }),
    ...answersWith(429, 503),
  },
});

export const openDataFormats = ['json', 'csv', 'schema.json'] as const;

export type OpenDataFormat = (typeof openDataFormats)[number];

export const getOpenDataFile = endpoint('GET', '/api/open-data/:file', {
  operationId: 'getOpenDataFile',
  summary: 'A data set: `<name>.json`, `<name>.csv` or the JSON Schema of its rows',
  description: 'JSON is `{ license, schema, rows }`; CSV is UTF-8 with a header line.',
  params: z.object({ file: z.string().check(z.maxLength(64)) }),
  response: {
    200: describe(z.any(), 'JSON, or text/csv'),
    ...answersWith(400, 404, 429, 503),
  },
});
