// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type LogLeaf,
  type TreeHead,
  checkpointText,
  getConsistencyProof,
  getInclusionProof,
  getLogLeaf,
  getSignatureLog,
  leafOfReceipt,
  treeHead,
  verifyConsistency,
  verifyInclusion,
} from '@kga/contracts/petitions';
import * as z from 'zod/mini';

import { ApiError, call } from '../../../lib/api.ts';
import { readStored, store } from '../../../lib/browser.ts';

const seenLogs = z.record(z.string(), z.object({ publicKey: z.string(), head: treeHead }));

/** The key and the last head that this browser saw of a petition's log. */
type SeenLog = z.infer<typeof seenLogs>[string];

function readSeenLogs(): Map<string, SeenLog> {
  try {
    return new Map(
      Object.entries(seenLogs.parse(JSON.parse(readStored('signature-logs') ?? '{}'))),
    );
  } catch {
    return new Map();
  }
}

export const seenLogOf = (slug: string): SeenLog | undefined => readSeenLogs().get(slug);

/** Remembers what was seen of a petition's log, or forgets it with null. */
export function rememberLog(slug: string, log: SeenLog | null): void {
  const logs = readSeenLogs();
  if (log) logs.set(slug, log);
  else logs.delete(slug);
  store('signature-logs', logs.size === 0 ? null : JSON.stringify(Object.fromEntries(logs)));
}

type Prove = (sizes: { first: number; second: number }) => Promise<string[] | undefined>;

/**
 * How a log breaks with what was seen of it; undefined where it does not. The earlier head may be the
 * one of now, if an answer was cached.
 */
export async function compareLogs(seen: SeenLog, now: SeenLog, prove: Prove) {
  const isLater = now.head.size >= seen.head.size;
  const [early, late] = isLater ? [seen.head, now.head] : [now.head, seen.head];
  const sizes = { first: early.size, second: late.size };
  const proof = early.size === late.size ? [] : await prove(sizes);
  if (!proof || !(await verifyConsistency(early, late, proof))) return 'rewritten';
  return seen.publicKey === now.publicKey ? undefined : 'rekeyed';
}

/**
 * `waiting`: no tree head is signed yet; `pending`, `leaving`: the next head, at most about `minutes` later,
 * will cover the receipt, or that it no longer counts; `overdue`: so many heads should have covered it that
 * something is wrong; `missing`: the log has no such leaf; `forged`: the log contradicts its own head, or the
 * signature of the head is wrong; `rewritten`, `rekeyed`: it breaks with what this browser saw, with both
 * checkpoints or keys. `since` is the head that it was compared with; `signed` is false where the browser cannot
 * check signatures.
 */
export type ReceiptCheck =
  | { outcome: 'waiting' | 'missing' | 'forged' }
  | { outcome: 'pending' | 'leaving' | 'overdue'; minutes: number }
  | { outcome: 'rewritten' | 'rekeyed'; before: string; after: string }
  | {
      outcome: 'included' | 'withdrawn';
      head: TreeHead;
      since: TreeHead | undefined;
      position: number;
      signed: boolean;
    };

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (part) => part.charCodeAt(0));

/** Whether the checkpoint of a head states its time, too; early ones do not. */
export const hasSignedTime = ({ checkpoint, signedAt }: TreeHead): boolean =>
  checkpoint.includes(`\ntime ${signedAt}\n`);

/** Whether a checkpoint states the head and is signed by the key; undefined where the browser cannot tell. */
export async function isSigned(
  { size, root, signedAt, checkpoint }: TreeHead,
  { origin, publicKey }: { origin: string; publicKey: string },
): Promise<boolean | undefined> {
  const [lines = '', line = ''] = checkpoint.split('\n\n');
  const text = `${lines}\n`;
  const rootText = btoa(
    String.fromCharCode(...(root.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))),
  );
  const stated = { size, root: rootText };
  const known = [{ ...stated, signedAt }, stated].map((each) => checkpointText(origin, each));
  if (!known.includes(text)) return false;
  const note = line.trim().split(' ').at(-1) ?? '';
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(note) || note.length % 4 !== 0) return false;
  const signature = bytesOf(note).slice(4);
  const usage = { name: 'Ed25519' };
  try {
    const key = await crypto.subtle.importKey('raw', bytesOf(publicKey), usage, false, ['verify']);
    return await crypto.subtle.verify(usage, key, signature, new TextEncoder().encode(text));
  } catch {
    // Browsers before 2025 do not know the algorithm.
    return undefined;
  }
}

/** The server learns the fingerprint of a receipt, but not whose it is. */
const anonymous = true;

/** An answer; undefined where the server has none. */
const foundOf = async <Answer>(answer: Promise<Answer>): Promise<Answer | undefined> =>
  answer.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });

/** Whether a leaf waits for the head after one of a size. */
const isWaiting = ({ state, position }: LogLeaf, size: number) =>
  state === 'waiting' || (position !== null && position >= size);

/** So many heads in a row cannot be late by chance. */
const headsMissed = 3;

/** Whether a leaf has been waiting for much longer than it should, as the server or this page knows. */
const isOverdue = ({ waitingMinutes, headIntervalMinutes }: LogLeaf, knownMinutes: number) =>
  Math.max(waitingMinutes ?? 0, knownMinutes) > headsMissed * headIntervalMinutes;

type Kind = 'confirm' | 'withdraw';

type Logged = LogLeaf & { kind: Kind; leaf: string };

const minutesSince = (time: number): number => (Date.now() - time) / 60_000;

/** For how many minutes a page has known that a leaf waits. */
export type WaitClock = {
  minutesOf: (receipt: string, kind: Kind, waits: boolean) => number;
};

const keyOf = (receipt: string, kind: Kind) => `${kind} ${receipt}`;

/**
 * A clock of a page, so that a server cannot say for ever that a leaf has only just begun to wait. It runs from the first
 * check that sees a leaf waiting, and stops at the first that does not: the leaf of a held signature begins only when
 * it is accepted. `shownAt`: when a receipt that counts was given, from which on its leaf should wait.
 */
export function createWaitClock(handed?: {
  receipt: string;
  shownAt?: number | undefined;
}): WaitClock {
  const times = new Map<string, number>();
  if (handed?.shownAt !== undefined) times.set(keyOf(handed.receipt, 'confirm'), handed.shownAt);
  return {
    minutesOf(receipt, kind, waits) {
      const key = keyOf(receipt, kind);
      if (!waits) {
        times.delete(key);
        return 0;
      }
      const time = times.get(key) ?? Date.now();
      times.set(key, time);
      return minutesSince(time);
    },
  };
}

/** What the head after one of a size will say; undefined where that one says all. */
function nextOf(
  leaves: readonly [Logged, Logged],
  size: number,
  minutesOf: (kind: Kind, waits: boolean) => number,
) {
  const [confirmed, withdrawn] = leaves.map((leaf) => {
    const waits = isWaiting(leaf, size);
    return { waits, isLate: isOverdue(leaf, minutesOf(leaf.kind, waits)) };
  });
  const next = withdrawn?.waits ? withdrawn : confirmed;
  if (!next?.waits) return undefined;
  const { headIntervalMinutes: minutes } = leaves[0];
  if (next.isLate) return { outcome: 'overdue' as const, minutes };
  return { outcome: next === withdrawn ? ('leaving' as const) : ('pending' as const), minutes };
}

async function loadLeaf(slug: string, leaf: string): Promise<LogLeaf> {
  const query = { leaf };
  return call(getLogLeaf, { params: { id: slug }, query }, { anonymous, cache: 'no-cache' });
}

/**
 * Where the confirmation of a receipt that counts is: whether it is still not in the log, and for far too long. A log
 * that does not know it has lost or hides it, so that only the page's own clock tells. @throws ApiError
 */
export async function loadReceiptState(
  slug: string,
  receipt: string,
  shownAt: number,
): Promise<{ isPending: boolean; isOverdue: boolean; minutes: number }> {
  const leaf = await loadLeaf(slug, await leafOfReceipt(receipt, 'confirm'));
  const isPending = leaf.state !== 'appended';
  return {
    isPending,
    isOverdue: isPending && isOverdue(leaf, minutesSince(shownAt)),
    minutes: leaf.headIntervalMinutes,
  };
}

/** Checks in the browser that the log holds a receipt, and still what it held earlier. @throws ApiError */
export async function checkReceipt(
  slug: string,
  receipt: string,
  clock: WaitClock,
): Promise<ReceiptCheck> {
  const params = { id: slug };
  const { origin, publicKey, heads } = await call(
    getSignatureLog,
    { params, query: { limit: 1 } },
    { anonymous, cache: 'no-cache' },
  );
  const [head] = heads;
  const seen = seenLogOf(slug);
  const logged = async (kind: Kind): Promise<Logged> => {
    const leaf = await leafOfReceipt(receipt, kind);
    return { ...(await loadLeaf(slug, leaf)), kind, leaf };
  };
  const minutesOf = (kind: Kind, waits: boolean) => clock.minutesOf(receipt, kind, waits);
  if (!head && seen) return { outcome: 'rewritten', before: seen.head.checkpoint, after: '–' };
  const bothLogged = () => Promise.all([logged('confirm'), logged('withdraw')]);
  if (!head) return nextOf(await bothLogged(), 0, minutesOf) ?? { outcome: 'waiting' };
  const signed = await isSigned(head, { origin, publicKey });
  if (signed === false) return { outcome: 'forged' };
  const now = { publicKey, head };
  const change =
    seen &&
    (await compareLogs(seen, now, async ({ first, second }) => {
      const query = { first: String(first), second: String(second) };
      const answer = await foundOf(call(getConsistencyProof, { params, query }, { anonymous }));
      return answer?.proof;
    }));
  if (change === 'rewritten') {
    return { outcome: change, before: seen?.head.checkpoint ?? '', after: head.checkpoint };
  }
  if (change) return { outcome: change, before: seen?.publicKey ?? '', after: publicKey };
  const leaves = await bothLogged();
  const positionOf = async ({ leaf, state }: (typeof leaves)[number]) => {
    if (state === 'unknown') return undefined;
    const query = { leaf, size: String(head.size) };
    const answer = await foundOf(call(getInclusionProof, { params, query }, { anonymous }));
    if (!answer) return undefined;
    const claim = { ...answer, size: head.size, leaf, root: head.root };
    return (await verifyInclusion(claim)) ? answer.position : ('forged' as const);
  };
  const [confirmed, withdrawn] = await Promise.all(leaves.map(positionOf));
  if (confirmed === 'forged' || withdrawn === 'forged') return { outcome: 'forged' };
  if (!seen || head.size > seen.head.size) rememberLog(slug, now);
  const next = nextOf(leaves, head.size, minutesOf);
  if (next) return next;
  if (confirmed === undefined) return { outcome: 'missing' };
  const found = { head, since: seen?.head, signed: signed === true };
  return withdrawn === undefined || withdrawn < confirmed
    ? { outcome: 'included', position: confirmed, ...found }
    : { outcome: 'withdrawn', position: withdrawn, ...found };
}
