// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type KeyObject,
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  randomFillSync,
} from 'node:crypto';

import type { EncryptionKey } from '../settings.ts';

/** Where a sealed value is stored. It opens nowhere else, so that rows cannot be exchanged. */
type SealedPlace = { table: string; column: string; row: string };

/** AES-256-GCM: the version of the key, the nonce, the ciphertext and the tag. */
const layout = { version: 1, nonce: 12, tag: 16 } as const;

const cipher = 'aes-256-gcm';
const options = { authTagLength: layout.tag };

/** Returns a function for random nonces, each valid until the next; drawing many at once costs as much as a few. */
function createNonces(): () => Buffer {
  const drawn = Buffer.alloc(layout.nonce * 256);
  let used = drawn.length;
  return () => {
    if (used === drawn.length) {
      randomFillSync(drawn);
      used = 0;
    }
    used += layout.nonce;
    return drawn.subarray(used - layout.nonce, used);
  };
}

const boundTo = ({ table, column, row }: SealedPlace) => Buffer.from(`${table}.${column} ${row}`);

/** The ring lacks the key that sealed a value. */
export class MissingKeyError extends Error {
  override readonly name = 'MissingKeyError';
}

/** Encrypts with the first key and decrypts with all of them. */
export function createKeyRing(keys: readonly [EncryptionKey, ...EncryptionKey[]]) {
  const [{ version: newest }] = keys;
  const nextNonce = createNonces();
  const byVersion = new Map(keys.map(({ version, key }) => [version, createSecretKey(key)]));

  function keyOf(version: number): KeyObject {
    const key = byVersion.get(version);
    if (!key) throw new MissingKeyError(`ENCRYPTION_KEYS has no key of version ${version}`);
    return key;
  }

  return {
    /** Of the key that encrypts. */
    version: newest,

    seal(text: string | Buffer, place: SealedPlace): Buffer {
      const nonce = nextNonce();
      const encryption = createCipheriv(cipher, keyOf(newest), nonce, options).setAAD(
        boundTo(place),
      );
      const bytes = typeof text === 'string' ? Buffer.from(text) : text;
      const sealed = [encryption.update(bytes), encryption.final(), encryption.getAuthTag()];
      return Buffer.concat([Buffer.of(newest), nonce, ...sealed]);
    },

    /** @throws MissingKeyError, or Error where the value was changed or belongs elsewhere */
    open(sealed: Buffer, place: SealedPlace): Buffer {
      const key = keyOf(sealed[0] ?? 0);
      const [start, end] = [layout.version + layout.nonce, sealed.length - layout.tag];
      const nonce = sealed.subarray(layout.version, start);
      const decryption = createDecipheriv(cipher, key, nonce, options)
        .setAAD(boundTo(place))
        .setAuthTag(sealed.subarray(end));
      return Buffer.concat([decryption.update(sealed.subarray(start, end)), decryption.final()]);
    },
  };
}

export type KeyRing = ReturnType<typeof createKeyRing>;
