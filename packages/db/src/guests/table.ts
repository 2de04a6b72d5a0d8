import type { FilledTime, Time } from '../time.ts';

/** Somebody who is not signed in and is known by an id of the browser's. */
export type GuestTable = {
  id: string;
  /** A keyed hash of what the browser told of itself; nothing of it can be read back. */
  fingerprint_hash: Buffer;
  created_at: FilledTime;
  seen_at: FilledTime;
  /** The account that took over the guest's content. */
  linked_to: string | null;
  linked_at: Time | null;
};
