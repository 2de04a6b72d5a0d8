import type { FastifyReply } from 'fastify';

import { guestCookie } from './session-plugin.ts';

/** Seconds for which a browser stays the same guest. */
const maxAge = 365 * 24 * 3_600;

/** Binds a guest's id to this browser. */
export function setGuestCookie(reply: FastifyReply, guestId: string): void {
  reply.setCookie(guestCookie, guestId, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    secure: reply.server.services.config.http.publicOrigin.startsWith('https:'),
    maxAge,
  });
}

export function clearGuestCookie(reply: FastifyReply): void {
  reply.clearCookie(guestCookie, { path: '/' });
}
