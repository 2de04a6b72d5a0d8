// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  openDataLicenseUrl,
  openDataLicense,
  exportGamesJson,
  exportGamesCsv,
  getGamesSchema,
} from '@kga/contracts/archive';
import { listCommitments, exportCommitments, getCommitmentsSchema } from '@kga/contracts/legal';
import * as contracts from '@kga/contracts/site';
import type { Database } from '@kga/db/core';
import { bulkhead } from 'cockatiel';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { responseBody, textBody } from '../../../platform/cache/response-body.ts';
import { cachedRoute, hotRoute, sendCached, sendHot } from '../../../platform/cache/send.ts';
import { found } from '../../../platform/errors.ts';
import { toCsv } from '../../../platform/file-formats.ts';
import { dataSets } from './data-sets.ts';

type File = { name: contracts.OpenDataName; format: contracts.OpenDataFormat };

const files = new Map<string, File>(
  contracts.openDataNames.flatMap((name) =>
    contracts.openDataFormats.map((format) => [`${name}.${format}`, { name, format }] as const),
  ),
);

/** For files of up to 4 MB in three encodings; far less is in use. */
const bytesMax = 128 * 1_024 ** 2;

/** As long as clients may keep a file. */
const freshMs = 60_000;

const shared = {
  cacheControl: 'public, max-age=60, stale-while-revalidate=600',
  headers: {
    link: `<${openDataLicenseUrl}>; rel="license"`,
    // Scripts of other sites cannot read them otherwise.
    'access-control-expose-headers': 'ETag, Link',
  },
} as const;

/** JSON Schemas of rows, as documents of their own. */
const schemas = new Map<string, string>(
  contracts.openDataNames.map((name) => [
    name,
    JSON.stringify(z.toJSONSchema(contracts.openDataRows[name])),
  ]),
);

type Cell = string | number | boolean | null | readonly string[];

/** A list has a line for each item, which may have spaces and commas. */
function textOf(cell: Cell | undefined): string | null {
  if (cell === undefined || cell === null) return null;
  return typeof cell === 'object' ? cell.join('\n') : String(cell);
}

async function loadFile(db: Database, { name, format }: File, origin: string) {
  if (format === 'schema.json') {
    return textBody('application/schema+json', schemas.get(name) ?? '', shared);
  }
  const rows = await dataSets[name].load(db);
  if (format === 'csv') {
    const columns = Object.keys(contracts.openDataRows[name].shape);
    const lines = rows.map((row) => {
      const cells = new Map<string, Cell>(Object.entries(row));
      return columns.map((column) => textOf(cells.get(column)));
    });
    return textBody('text/csv', toCsv([columns, ...lines]), shared);
  }
  const schema = `${origin}${contracts.getOpenData.url}/${name}.schema.json`;
  const content = { license: openDataLicense, schema, rows };
  return textBody('application/json', JSON.stringify(content), shared);
}

/** The data sets and where they are; the archive streams its own. */
function describeDataSets(origin: string) {
  const folder = origin + contracts.getOpenData.url;
  return [
    ...contracts.openDataNames.map((name) => ({
      name,
      description: dataSets[name].description,
      json: `${folder}/${name}.json`,
      csv: `${folder}/${name}.csv`,
      schema: `${folder}/${name}.schema.json`,
    })),
    {
      name: 'games' as const,
      description: 'Games that were shut down or will be, with the steps of their end and sources.',
      json: origin + exportGamesJson.url,
      csv: origin + exportGamesCsv.url,
      schema: origin + getGamesSchema.url,
    },
    {
      name: 'commitments' as const,
      description: 'What institutions and publishers said they would do, and what came of it.',
      json: origin + listCommitments.url,
      csv: origin + exportCommitments.url,
      schema: origin + getCommitmentsSchema.url,
    },
  ];
}

type OpenDataOptions = { db: Database; publicOrigin: string };

/** Everything that can be downloaded, as JSON and CSV, without a key. */
export const openDataRoutes: FastifyPluginAsyncZod<OpenDataOptions> = async (
  app,
  { db, publicOrigin },
) => {
  // By time alone: each signature is a change.
  const cache = app.createCache({ topics: [] });

  const index = cache.entry({
    name: 'open-data',
    load: async () =>
      responseBody(
        contracts.getOpenData,
        {
          license: openDataLicense,
          licenseUrl: openDataLicenseUrl,
          documentation: `${publicOrigin}/api/openapi.json`,
          dataSets: describeDataSets(publicOrigin),
        },
        shared,
      ),
  });

  const downloads = cache.keyed<File>({
    name: 'open-data-file',
    max: files.size,
    bytesMax,
    freshMs,
    bulkhead: bulkhead(1, 2 * files.size),
    key: ({ name, format }) => `${name}.${format}`,
    prepare: (file) => () => loadFile(db, file, publicOrigin),
  });

  app.route({
    ...contracts.getOpenData,
    config: hotRoute,
    handler: (request, reply) => sendHot(request, reply, index),
  });

  app.route({
    ...contracts.getOpenDataFile,
    config: cachedRoute,
    handler: (request, reply) =>
      sendCached(request, reply, downloads(found(files.get(request.params.file)))),
  });
};
