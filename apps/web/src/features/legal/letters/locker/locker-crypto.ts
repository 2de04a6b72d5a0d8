// SPDX-License-Identifier: AGPL-3.0-or-later
import { hexOf } from '../../../../lib/forms/form-values.ts';

/** Bytes encrypted with AES-256-GCM. */
export type Sealed = {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
};

/** How the key of the locker is stored: as it is, or encrypted with a passphrase. */
export type StoredKey =
  | { readonly kind: 'open'; readonly raw: ArrayBuffer }
  | {
      readonly kind: 'locked';
      readonly salt: Uint8Array<ArrayBuffer>;
      readonly iterations: number;
      readonly wrapped: Sealed;
    };

const algorithm = 'AES-GCM';

/** Of PBKDF2 with SHA-256, as OWASP's Password Storage Cheat Sheet recommends. */
const iterations = 600_000;

const keyLabel = 'key';

const randomBytes = (length: number): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(length));

const parametersOf = (iv: Uint8Array<ArrayBuffer>, label: string) => ({
  name: algorithm,
  iv,
  additionalData: new TextEncoder().encode(label),
});

/** Encrypts bytes. The label, such as the id of a file, must be the same to decrypt them. */
export async function seal(
  key: CryptoKey,
  label: string,
  bytes: ArrayBuffer | Uint8Array<ArrayBuffer>,
): Promise<Sealed> {
  const iv = randomBytes(12);
  return { iv, data: await crypto.subtle.encrypt(parametersOf(iv, label), key, bytes) };
}

/** Decrypts bytes; rejects if the key or the label is another one, or the bytes were changed. */
export const unseal = (key: CryptoKey, label: string, { iv, data }: Sealed): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt(parametersOf(iv, label), key, data);

const importKey = (raw: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', raw, algorithm, true, ['encrypt', 'decrypt']);

async function passphraseKey(
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
  rounds: number,
): Promise<CryptoKey> {
  const text = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const material = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    material,
    { name: algorithm, length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** A key for the files, not protected yet. */
export const createKey = (): Promise<CryptoKey> => importKey(randomBytes(32));

/** How to store a key; with a passphrase, only that gives it back. */
export async function storeKey(key: CryptoKey, passphrase?: string): Promise<StoredKey> {
  const raw = await crypto.subtle.exportKey('raw', key);
  if (passphrase === undefined) return { kind: 'open', raw };
  const salt = randomBytes(16);
  const wrapped = await seal(await passphraseKey(passphrase, salt, iterations), keyLabel, raw);
  return { kind: 'locked', salt, iterations, wrapped };
}

/** The key of the locker; undefined if the passphrase is missing or wrong. */
export async function openKey(
  stored: StoredKey,
  passphrase?: string,
): Promise<CryptoKey | undefined> {
  if (stored.kind === 'open') return importKey(stored.raw);
  if (passphrase === undefined) return undefined;
  const wrapping = await passphraseKey(passphrase, stored.salt, stored.iterations);
  try {
    return await importKey(await unseal(wrapping, keyLabel, stored.wrapped));
  } catch {
    return undefined;
  }
}

/** The fingerprint of a file, in hexadecimal. */
export async function sha256Of(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
