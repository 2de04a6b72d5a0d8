import { languages } from '@kga/contracts';
import type { DehydratedState } from '@tanstack/react-query';
import { z } from 'zod';

const documentState = z.object({
  language: z.enum(languages),
  config: z.object({
    origin: z.string(),
    petitionExternalUrl: z.string().nullable(),
    version: z.string(),
  }),
  /** The queries that the server has filled; null where it rendered nothing. */
  state: z.custom<DehydratedState>().nullable(),
});

export type DocumentState = z.infer<typeof documentState>;

/** What the server put into the document for the browser. */
export function readDocumentState(): DocumentState {
  const text = document.querySelector('#kga-state')?.textContent ?? '';
  return documentState.parse(JSON.parse(text));
}
