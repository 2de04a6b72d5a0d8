// SPDX-License-Identifier: AGPL-3.0-or-later
import { readOpenapiDocument } from './api/openapi-document.ts';
import { createReferencePages } from './api/reference-pages.ts';
import { writePage } from './write-pages.ts';

/** Writes the pages of the API reference from the OpenAPI document that the api generates. */
export async function writeApiReference(): Promise<void> {
  const pages = createReferencePages(await readOpenapiDocument());
  for (const [target, content] of pages) writePage(target, content);
}
