// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

import { type Language, defaultLanguage, languages } from '@kga/contracts/core';
import * as contracts from '@kga/contracts/legal';
import { readDocuments, readTypeset } from '@kga/legal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { matchesTag } from '../../platform/cache/encoded-response.ts';
import { hot } from '../../platform/cache/feature-cache.ts';
import { responseBody } from '../../platform/cache/response-body.ts';
import { hotRoute, sendListPage, sendNotModified } from '../../platform/cache/send.ts';
import { found } from '../../platform/errors.ts';
import { presentDocument, presentWholeDocument } from './presenter.ts';

const cacheControl = 'public, max-age=300, stale-while-revalidate=3600';

const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<contracts.LegalDocumentFormat, string>;

type DocumentKey = { id: string; language: Language };

const keyOf = ({ id, language }: DocumentKey): string => `${language}/${id}`;

/** Sends a typeset document. */
async function sendFile(
  headers: FastifyRequest['headers'],
  reply: FastifyReply,
  { id, language, format }: Parameters<typeof readTypeset>[0],
) {
  const bytes = await readTypeset({ id, language, format });
  const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  reply.headers({
    etag: tag,
    'cache-control': cacheControl,
    'content-language': language,
    'content-disposition': `attachment; filename="${id}-${language}.${format}"`,
  });
  if (matchesTag(headers['if-none-match'], [tag])) return sendNotModified(reply);
  return reply.type(mediaTypes[format]).send(bytes);
}

/** Guides and templates: their Markdown from memory, PDF and DOCX as files. */
export const legalDocumentRoutes: FastifyPluginAsyncZod = async (app) => {
  const documents = readDocuments();
  const byKey = new Map(documents.map((each) => [keyOf(each), each]));
  /** In English where the language has none. */
  const documentIn = (id: string, language: Language) =>
    found(
      byKey.get(keyOf({ id, language })) ?? byKey.get(keyOf({ id, language: defaultLanguage })),
    );
  const cache = app.createCache({ topics: [] });

  const sendList = sendListPage(
    app,
    cache.hotKeyed<Language>({
      name: 'legal-documents',
      max: languages.length,
      key: (language) => language,
      prepare: (wanted) => async () => {
        const listed = contracts.legalDocumentIds.map((id) => documentIn(id, wanted));
        return responseBody(contracts.listLegalDocuments, listed.map(presentDocument), {
          cacheControl,
        });
      },
      ...hot,
    }),
  );

  const sendDocument = sendListPage(
    app,
    cache.hotKeyed<DocumentKey>({
      name: 'legal-document',
      max: documents.length,
      key: keyOf,
      prepare: (key) => {
        const document = documentIn(key.id, key.language);
        return async () => {
          const whole = presentWholeDocument(document);
          return responseBody(contracts.getLegalDocument, whole, { cacheControl });
        };
      },
      ...hot,
    }),
  );

  app.route({
    ...contracts.listLegalDocuments,
    config: hotRoute,
    handler: (request, reply) => sendList(request, reply, request.query.lang),
  });

  app.route({
    ...contracts.getLegalDocument,
    config: hotRoute,
    handler: (request, reply) =>
      sendDocument(request, reply, { id: request.params.id, language: request.query.lang }),
  });

  app.route({
    ...contracts.getLegalDocumentPdf,
    config: { tagged: true, openData: true, mediaType: mediaTypes.pdf },
    handler: ({ headers, params, query }, reply) =>
      sendFile(headers, reply, { ...documentIn(params.id, query.lang), format: 'pdf' }),
  });

  app.route({
    ...contracts.getLegalDocumentDocx,
    config: { tagged: true, openData: true, mediaType: mediaTypes.docx },
    handler: ({ headers, params, query }, reply) =>
      sendFile(headers, reply, { ...documentIn(params.id, query.lang), format: 'docx' }),
  });
};
