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
  /** Whether the request had a session cookie; the session may have ended. */
  session: z.boolean(),
  /** The path that the server rendered with its queries; null if it sent a shell. */
  state: z.nullable(z.object({ path: z.string(), queries: z.custom<DehydratedState>() })),
});

export type DocumentState = z.infer<typeof documentState>;

/** Reads the state that the server put into the document. */
export function readDocumentState(): DocumentState {
  const text = document.querySelector('#kga-state')?.textContent ?? '';
  return documentState.parse(JSON.parse(text));
}
