// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash, randomBytes } from 'node:crypto';

import type { Fingerprint } from '@kga/contracts/accounts';
import { type Guest, type NewGuest, insertGuest, selectGuest } from '@kga/db/accounts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '../platform/errors.ts';
import type { Services } from '../platform/services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the guest that sends it has a row. */
    isGuestStored: boolean;
  }
}

/** What registration leaves in the cookie for the guest's row, which the first write inserts. */
type Registration = {
  /** Milliseconds since 1970. */
  at: number;
  /** Keyed, as hexadecimal digits. */
  fingerprintHash: string;
  /** Tells this browser from others that registered the same id. */
  secret: string;
};

/** Cookies from before rows waited for a write have no registration. */
export type BoundGuest = { id: string; registration?: Registration };

/** Lifetime of the guest cookie in seconds. */
const guestMaxAge = 365 * 24 * 3_600;

/** The guest in the signed cookie of this browser. */
export function boundGuest(request: FastifyRequest): BoundGuest | undefined {
  const cookie = request.cookies[request.server.services.cookies.guest];
  const value = cookie === undefined ? null : request.unsignCookie(cookie).value;
  if (value === null) return undefined;
  const [id = '', at, fingerprintHash, secret] = value.split('~');
  if (at === undefined || fingerprintHash === undefined || secret === undefined) return { id };
  return { id, registration: { at: Number(at), fingerprintHash, secret } };
}

export function createRegistration(keys: Services['keys'], fingerprint: Fingerprint): Registration {
  return {
    at: Date.now(),
    fingerprintHash: keys.hash('fingerprint', JSON.stringify(fingerprint)).toString('hex'),
    secret: randomBytes(16).toString('base64url'),
  };
}

export function setGuestCookie(reply: FastifyReply, { id, registration }: BoundGuest): void {
  const { guest, attributes } = reply.server.services.cookies;
  const value = registration
    ? [id, registration.at, registration.fingerprintHash, registration.secret].join('~')
    : id;
  reply.setCookie(guest, value, { ...attributes, signed: true, maxAge: guestMaxAge });
}

export function clearGuestCookie(reply: FastifyReply): void {
  const { guest, attributes } = reply.server.services.cookies;
  reply.clearCookie(guest, attributes);
}

/** Without a key, because secrets of sessions change within the life of a cookie. */
const hashOf = ({ secret }: Registration): Buffer => createHash('sha256').update(secret).digest();

/** Whether a row was stored by this browser. */
export function isStoredBy({ secret_hash: stored }: Guest, bound: BoundGuest | undefined): boolean {
  if (!bound) return false;
  if (stored === null) return true;
  const { registration } = bound;
  return registration !== undefined && stored.equals(hashOf(registration));
}

/** The row of a guest that is not stored yet. */
export const rowOf = ({ id, registration }: Required<BoundGuest>): NewGuest => ({
  id,
  fingerprintHash: Buffer.from(registration.fingerprintHash, 'hex'),
  secretHash: hashOf(registration),
  createdAt: new Date(registration.at),
});

/** Refuses a guest whose id another browser stored first. @throws AppError `not_signed_in` */
export async function checkGuest(request: FastifyRequest): Promise<void> {
  if (request.actor.kind !== 'guest') return;
  const guest = await selectGuest(request.server.services.db, request.actor.guestId);
  if (guest && !isStoredBy(guest, boundGuest(request))) throw new AppError('not_signed_in');
  request.isGuestStored = guest !== undefined;
}

/**
 * Stores a guest that writes for the first time: only then is there something to attribute to it. Runs after
 * `checkGuest`.
 * @throws AppError `too_many_guests`, `not_signed_in`
 */
export async function storeGuest(request: FastifyRequest): Promise<void> {
  if (request.actor.kind !== 'guest' || request.isGuestStored) return;
  const { db, rateLimits, metrics } = request.server.services;
  const registration = boundGuest(request)?.registration;
  if (!registration) throw new AppError('not_signed_in');
  const retryAfter = await rateLimits.secondsLeft('guest', { address: request.ip });
  if (retryAfter > 0) {
    metrics.guests.inc({ step: 'store', outcome: 'refused' });
    throw new AppError('too_many_guests', { retryAfter });
  }
  await insertGuest(db, rowOf({ id: request.actor.guestId, registration }));
  // Another browser may have stored the same id meanwhile.
  await checkGuest(request);
  metrics.guests.inc({ step: 'store', outcome: 'new' });
}
