// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  timingSafeEqual,
} from 'node:crypto';

/** Bytes of what names a batch of suspicious signatures. */
export const batchBytes = 8;

type TokenPurpose = 'confirm' | 'withdraw' | 'updates' | 'subscribe';

function isSame(one: string, other: string): boolean {
  const [known, given] = [Buffer.from(one), Buffer.from(other)];
  return known.length === given.length && timingSafeEqual(known, given);
}

const [publicCipher, publicKeyBytes] = ['aes-128-ecb', 16] as const;

const bytesOfId = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');

const idOfBytes = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Keyed hashes of one petition: of addresses, of the links and codes in its mails, and of receipts. */
export function createSignatureHashes(secret: Buffer) {
  const key = createSecretKey(secret);
  const hash = (...parts: string[]) => createHmac('sha256', key).update(parts.join('\n')).digest();
  /** Long enough that it cannot be guessed. */
  const tokenBytes = 24;
  const tokenOf = (purpose: TokenPurpose, id: string): string =>
    Buffer.concat([bytesOfId(id), hash('token', purpose, id).subarray(0, tokenBytes)]).toString(
      'base64url',
    );
  const codeOf = (id: string): string =>
    String(hash('code', id).readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
  const publicKey = hash('public id').subarray(0, publicKeyBytes);
  return {
    /** An id for everyone: the signature's own, a single block, encrypted, because it tells the time of the form. */
    publicId: (id: string): string =>
      createCipheriv(publicCipher, publicKey, null).update(bytesOfId(id)).toString('hex'),

    /** The id of 32 hexadecimal digits that `publicId` returned. */
    idOfPublic: (publicId: string): string =>
      idOfBytes(
        createDecipheriv(publicCipher, publicKey, null)
          .setAutoPadding(false)
          .update(Buffer.from(publicId, 'hex')),
      ),

    ofAddress: (address: string): Buffer => hash('address', address),

    /** What suspicious signatures have in common, such as a network. */
    ofBatch: (cause: string, value: string): Buffer =>
      hash('batch', cause, value).subarray(0, batchBytes),

    /** The token of a link: the signature's id and a hash that proves it. */
    token: tokenOf,

    /** The id that a token proves for this purpose; undefined for any other text. */
    verifyToken(purpose: TokenPurpose, token: string): string | undefined {
      const id = idOfToken(token);
      return id !== undefined && isSame(tokenOf(purpose, id), token) ? id : undefined;
    },

    /** What the signer alone gets: the same whenever it is asked for, and too random to guess. */
    receipt: (id: string): string =>
      hash('receipt', id).subarray(0, tokenBytes).toString('base64url'),

    /** The six digits that confirm a signature as its link does. */
    code: codeOf,

    isCode: (id: string, code: string): boolean => isSame(codeOf(id), code),
  };
}

export type SignatureHashes = ReturnType<typeof createSignatureHashes>;

/** The id that a token names but may not prove; undefined for any other text. */
export function idOfToken(token: string): string | undefined {
  if (!/^[\w-]{54}$/.test(token)) return undefined;
  return idOfBytes(Buffer.from(token, 'base64url').subarray(0, 16));
}

/** The tokens of status pages: derived, so that each mail can name them, and stored as hashes alone. */
export function createLegalTokens(secret: Buffer) {
  const hash = (...parts: string[]) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest();
  return {
    token: (requestId: string): string => hash('token', requestId).toString('base64url'),
    hashOf: (token: string): Buffer => hash('hash', token),
  };
}

export type LegalTokens = ReturnType<typeof createLegalTokens>;
