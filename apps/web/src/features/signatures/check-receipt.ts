import {
  type TreeHead,
  getInclusionProof,
  getSignatureLog,
  leafOfReceipt,
  verifyInclusion,
} from '@kga/contracts';

import { ApiError, call } from '../../lib/api.ts';

/**
 * `waiting`: no tree head is signed yet; `unsigned`: the head's signature is wrong, or the browser
 * cannot check it; `missing`: the log has no such leaf.
 */
export type ReceiptCheck =
  | { outcome: 'waiting' | 'missing' | 'forged' }
  | { outcome: 'included' | 'withdrawn'; head: TreeHead; position: number; signed: boolean };

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (part) => part.charCodeAt(0));

/** Whether a checkpoint states the head and is signed by the key; undefined where the browser cannot tell. */
export async function isSigned(
  { size, root, checkpoint }: TreeHead,
  { origin, publicKey }: { origin: string; publicKey: string },
): Promise<boolean | undefined> {
  const [text = '', line = ''] = checkpoint.split('\n\n');
  const rootText = btoa(
    String.fromCharCode(...(root.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))),
  );
  if (text !== `${origin}\n${size}\n${rootText}`) return false;
  const note = line.trim().split(' ').at(-1) ?? '';
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(note) || note.length % 4 !== 0) return false;
  const signature = bytesOf(note).slice(4);
  const usage = { name: 'Ed25519' };
  try {
    const key = await crypto.subtle.importKey('raw', bytesOf(publicKey), usage, false, ['verify']);
    return await crypto.subtle.verify(usage, key, signature, new TextEncoder().encode(`${text}\n`));
  } catch {
    // Browsers before 2025 do not know the algorithm.
    return undefined;
  }
}

/** The server learns the fingerprint of a receipt, but not whose it is. */
const anonymous = true;

/** Checks in the browser that the log holds a receipt, by the proof of its leaf. @throws ApiError */
export async function checkReceipt(slug: string, receipt: string): Promise<ReceiptCheck> {
  const params = { id: slug };
  const { origin, publicKey, heads } = await call(
    getSignatureLog,
    { params },
    { anonymous, cache: 'no-cache' },
  );
  const [head] = heads;
  if (!head) return { outcome: 'waiting' };
  const signed = await isSigned(head, { origin, publicKey });
  if (signed === false) return { outcome: 'forged' };
  const positionOf = async (kind: 'confirm' | 'withdraw') => {
    const leaf = await leafOfReceipt(receipt, kind);
    try {
      const query = { leaf, size: String(head.size) };
      const { position, proof } = await call(getInclusionProof, { params, query }, { anonymous });
      const claim = { position, size: head.size, leaf, root: head.root, proof };
      return (await verifyInclusion(claim)) ? position : ('forged' as const);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    }
  };
  const [confirmed, withdrawn] = await Promise.all([positionOf('confirm'), positionOf('withdraw')]);
  if (confirmed === 'forged' || withdrawn === 'forged') return { outcome: 'forged' };
  if (confirmed === undefined) return { outcome: 'missing' };
  const found = { head, signed: signed === true };
  return withdrawn === undefined || withdrawn < confirmed
    ? { outcome: 'included', position: confirmed, ...found }
    : { outcome: 'withdrawn', position: withdrawn, ...found };
}
