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
  /** Whether the visitor came with a session, which may have ended. */
  session: z.boolean(),
  /** The path that the server rendered and the queries that it filled; null where it did not. */
  state: z.nullable(z.object({ path: z.string(), queries: z.custom<DehydratedState>() })),
});

export type DocumentState = z.infer<typeof documentState>;

/** What the server put into the document for the browser. */
export function readDocumentState(): DocumentState {
  const text = document.querySelector('#kga-state')?.textContent ?? '';
  return documentState.parse(JSON.parse(text));
}
