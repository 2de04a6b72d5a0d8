// SPDX-License-Identifier: AGPL-3.0-or-later
import { getSignatureChallenge } from '@kga/contracts/petitions';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

import { call } from '../../../lib/api.ts';

/** Gets and solves the proof of work of a petition; the browser derives keys beside the page's thread. */
export async function solveSignatureChallenge(id: string): Promise<string> {
  const challenge = await call(getSignatureChallenge, { params: { id } });
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
