// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type { OutboxPayload } from '@kga/contracts/jobs';
import type { ConfirmedSigner } from '@kga/contracts/petitions';
import type { KeyRing } from '@kga/server/crypto';
import { v7 } from 'uuid';

import type { SealedTable } from '../../core/sealed-table.ts';
import { signatureTable } from './queries.ts';
import type { Hold } from './review.ts';

/** Who signs, before it is sealed. */
type Signer = {
  firstName: string;
  lastName: string;
  /** As entered; mails go to it. */
  email: string;
  city: string | undefined;
  /** Why; it stays sealed until the signature counts. */
  reason?: string | undefined;
};

export type NewSignature = {
  petitionId: string;
  /** Keyed hash of the normalised address. */
  addressHash: Buffer;
  signer: Signer;
  country: string;
  language: Language;
  showName: boolean;
  wantsUpdates: boolean;
  /** Why it looks suspicious; once confirmed it is then held. */
  hold?: Hold | undefined;
  /** Code of the link that led to it. */
  source?: string | undefined;
};

export const sealedSignatureTables: readonly SealedTable[] = [
  {
    table: 'signature',
    key: 'id',
    columns: ['first_name', 'last_name', 'email', 'city', 'reason'],
  },
  { table: 'petition_subscriber', key: 'id', columns: ['email'] },
];

/** The row of a new signature, still pending. */
export function sealedSignature(ring: KeyRing, { signer, hold, ...signature }: NewSignature) {
  const id = v7();
  const seal = (column: string, text: string) =>
    ring.seal(text, { table: signatureTable, column, row: id });
  return {
    id,
    petition_id: signature.petitionId,
    address_hash: signature.addressHash,
    first_name: seal('first_name', signer.firstName),
    last_name: seal('last_name', signer.lastName),
    email: seal('email', signer.email),
    city: signer.city === undefined ? null : seal('city', signer.city),
    reason: signer.reason === undefined ? null : seal('reason', signer.reason),
    country: signature.country,
    language: signature.language,
    show_name: signature.showName,
    wants_updates: signature.wantsUpdates,
    hold_cause: hold?.cause ?? null,
    hold_batch: hold?.batch ?? null,
    source: signature.source ?? null,
  };
}

/** The columns of what a signer can change before confirming. */
export function sealedSigner(ring: KeyRing, id: string, signer: ConfirmedSigner) {
  const seal = (column: string, text: string | undefined) =>
    text ? ring.seal(text, { table: signatureTable, column, row: id }) : null;
  return {
    first_name: seal('first_name', signer.firstName.trim()),
    last_name: ring.seal(signer.lastName.trim(), {
      table: signatureTable,
      column: 'last_name',
      row: id,
    }),
    city: seal('city', signer.city?.trim()),
    reason: seal('reason', signer.reason?.trim()),
    country: signer.country,
    show_name: signer.showName,
    wants_updates: signer.updates,
  };
}

type SignatureMail = Extract<OutboxPayload<'mail.send'>, { about: 'signature' }>;

export const mailOf = (
  signatureId: string,
  occasion: SignatureMail['occasion'],
): SignatureMail => ({
  about: 'signature',
  signatureId,
  occasion,
});

/** The columns of a row that tells nothing of who signed. */
export const nothingPersonal = {
  address_hash: null,
  first_name: null,
  last_name: null,
  email: null,
  city: null,
  reason: null,
  show_name: false,
  wants_updates: false,
  hold_cause: null,
  hold_batch: null,
  number: null,
  source: null,
} as const;
