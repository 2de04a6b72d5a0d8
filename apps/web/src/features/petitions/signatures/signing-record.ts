// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Petition, confirmationDays, createSignature } from '@kga/contracts/petitions';
import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';

import type { CallResult } from '../../../lib/api.ts';
import { type DraftKey, readDraft, storeDraft } from '../../../lib/forms/drafts.ts';

/** What a form has sent, and when its last mail was asked for, in epoch milliseconds. */
const sentSchema = z.object({ values: createSignature.schema.body, sentAt: z.number() });

/** What became of a signature that was confirmed, or of one that had been before. */
const signedSchema = z.object({
  receipt: z.nullable(z.string()),
  held: z.boolean(),
  number: z.nullable(z.int()),
  token: z.nullable(z.string()),
  country: z.nullable(z.string()),
  updates: z.boolean(),
  /** Undefined where the link of a mail was opened in another browser. */
  email: z.optional(z.string()),
});

export type SentSignature = z.infer<typeof sentSchema>;

type SignedSignature = z.infer<typeof signedSchema>;

/** Of components that show what comes after a signature. */
export type SignedProps = { petition: Petition; signed: SignedSignature };

/** How far a visitor has come with a petition; null at the form. */
export type SigningRecord = { sent: SentSignature } | { signed: SignedSignature };

/** What an answer to the form leads to. */
export function recordOf(
  answer: CallResult<typeof createSignature>,
  values: SentSignature['values'],
): SigningRecord {
  if (answer.status === 'pending') return { sent: { values, sentAt: Date.now() } };
  const { status, receipt, number, token } = answer;
  const { country, email, updates = false } = values;
  const held = status === 'held';
  return { signed: { receipt, held, number, token, country, updates, email } };
}

const keyOf = (slug: string): DraftKey => `draft:signing-${slug}`;

const parse = <T>(schema: z.ZodMiniType<T>, text: string | undefined): T | undefined => {
  try {
    return z.safeParse(schema, JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
};

const isOver = ({ sentAt }: SentSignature): boolean =>
  Date.now() - sentAt > confirmationDays.expire * 86_400_000;

/** What this tab has done about a petition; null once its mail has expired. */
export function readSigning(slug: string): SigningRecord | null {
  const texts = readDraft(keyOf(slug));
  const signed = parse(signedSchema, texts['signed']);
  if (signed) return { signed };
  const sent = parse(sentSchema, texts['sent']);
  return sent && !isOver(sent) ? { sent } : null;
}

/** Tells other tabs what became of a signature: the link of a mail opens one of its own. */
const channelName = 'kga-signing';

const announced = z.object({ slug: z.string(), signed: z.nullable(signedSchema) });

/** Stores and announces a signature that was confirmed here, or with null one that was withdrawn. */
export function announceSigning(slug: string, signed: SignedSignature | null): void {
  storeSigning(slug, signed && { signed });
  const channel = new BroadcastChannel(channelName);
  // Only pages of this site hear a channel.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage({ slug, signed });
  channel.close();
}

export function storeSigning(slug: string, record: SigningRecord | null): void {
  const texts = Object.entries(record ?? {}).map(([name, value]) => [name, JSON.stringify(value)]);
  storeDraft(keyOf(slug), record && Object.fromEntries(texts));
}

/** How far a visitor has come, which a reload does not lose; it begins with what came of a form without script. */
export function useSigningRecord(slug: string, first: SigningRecord | null) {
  const [record, setRecord] = useState(first);
  const change = (next: SigningRecord | null) => {
    storeSigning(slug, next);
    setRecord(next);
  };
  const restore = useEffectEvent(() => {
    if (first === null) setRecord(readSigning(slug));
  });
  const take = useEffectEvent((message: unknown) => {
    const { data } = announced.safeParse(message);
    if (data?.slug === slug) change(data.signed && { signed: data.signed });
  });
  useEffect(() => {
    restore();
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }) => take(data));
    return () => channel.close();
  }, []);
  return [record, change] as const;
}
