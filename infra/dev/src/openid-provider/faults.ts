// SPDX-License-Identifier: AGPL-3.0-or-later
import type { IncomingMessage, ServerResponse } from 'node:http';

import { type CryptoKey, SignJWT, decodeJwt, decodeProtectedHeader } from 'jose';

/** How a stand-in misbehaves: no response, status 503, an endless response or invalid JSON. */
export type Fault = 'mute' | 'error' | 'endless' | 'garbage';

/** What is wrong with the issued id_token. */
type Flaw = 'nonce' | 'key' | 'expired' | 'audience' | 'issuer' | 'unsigned';

/** Bytes of an endless response before it stalls; far beyond the limit of any client. */
const endless = 4_000_000;

/** Responds in place of the provider. */
export function misbehave(fault: Fault, response: ServerResponse): void {
  if (fault === 'mute') return;
  if (fault === 'error') {
    response.writeHead(503).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  if (fault === 'garbage') response.end('{"issuer":');
  else response.write(`{"issuer":"${'a'.repeat(endless)}`);
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** @param key the provider's signing key, @param otherKey a key that it does not publish */
export function createFaults(key: CryptoKey, otherKey: CryptoKey) {
  let broken: { fault: Fault; path: RegExp } | undefined;
  let flaw: Flaw | undefined;
  return {
    /** Requests whose path matches fail until `mend`. */
    break: (fault: Fault, path = /^/): void => {
      broken = { fault, path };
    },
    spoil: (chosen: Flaw): void => {
      flaw = chosen;
    },
    mend: (): void => {
      broken = undefined;
      flaw = undefined;
    },
    faultOf: (request: IncomingMessage) =>
      broken?.path.test(request.url ?? '') ? broken.fault : undefined,
    spoiled: async (idToken: string): Promise<string> => {
      if (!flaw) return idToken;
      const claims = decodeJwt(idToken);
      const { alg = 'RS256', kid = '' } = decodeProtectedHeader(idToken);
      if (flaw === 'unsigned') {
        return `${part({ alg: 'none' })}.${part(claims)}.`;
      }
      const changes = {
        nonce: { nonce: 'another' },
        key: {},
        expired: { iat: 1_000_000_000, exp: 1_000_003_600 },
        audience: { aud: 'another' },
        issuer: { iss: 'http://another.example' },
      }[flaw];
      return new SignJWT({ ...claims, ...changes })
        .setProtectedHeader({ alg, kid })
        .sign(flaw === 'key' ? otherKey : key);
    },
  };
}
