// SPDX-License-Identifier: AGPL-3.0-or-later
import { type KeyObject, createHmac, createSecretKey, hkdfSync } from 'node:crypto';

/** What a key is used for; keys of different purposes are independent. */
export type KeyPurpose =
  | 'session'
  | 'cookies'
  | 'code'
  | 'cursor'
  | 'fingerprint'
  | 'idempotency'
  | 'attempts'
  | 'views'
  | 'reports'
  | 'challenge'
  | 'social';

const keyBytes = 32;

/** Keys derived from the secrets (HKDF, RFC 5869), newest first. */
export function createDerivedKeys(secrets: readonly string[]) {
  const derived = new Map<KeyPurpose, string[]>();

  function all(purpose: KeyPurpose): string[] {
    const known = derived.get(purpose);
    if (known) return known;
    const keys = secrets.map((secret) =>
      Buffer.from(hkdfSync('sha256', secret, 'kga', purpose, keyBytes)).toString('base64url'),
    );
    derived.set(purpose, keys);
    return keys;
  }

  const objects = new Map<KeyPurpose, KeyObject[]>();

  /** As objects, which Node need not read again for each hash. */
  function objectsOf(purpose: KeyPurpose): KeyObject[] {
    const known = objects.get(purpose) ?? all(purpose).map((key) => createSecretKey(key, 'utf8'));
    objects.set(purpose, known);
    return known;
  }

  const hashes = (purpose: KeyPurpose, text: string): Buffer[] =>
    objectsOf(purpose).map((key) => createHmac('sha256', key).update(text).digest());

  return {
    /** All keys: the first one signs, all of them verify. */
    all,
    /** A keyed hash under each key, to compare with a stored one. */
    hashes,
    /** A keyed hash under the newest key, to store. */
    hash: (purpose: KeyPurpose, text: string): Buffer => hashes(purpose, text)[0] ?? Buffer.of(),
  };
}

export type DerivedKeys = ReturnType<typeof createDerivedKeys>;
