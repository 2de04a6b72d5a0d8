import { languages } from '@kga/contracts';
import type { DehydratedState } from '@tanstack/react-query';
import * as z from 'zod/mini';

const documentState = z.object({
  language: z.enum(languages),
  config: z.object({
    origin: z.string(),
    petitionExternalUrl: z.nullable(z.string()),
    version: z.string(),
  }),
  /** The queries that the server has filled; null where it rendered nothing. */
  state: z.nullable(z.custom<DehydratedState>()),
});

export type DocumentState = z.infer<typeof documentState>;

/** What the server put into the document for the browser. */
export function readDocumentState(): DocumentState {
  const text = document.querySelector('#kga-state')?.textContent ?? '';
  return documentState.parse(JSON.parse(text));
}
