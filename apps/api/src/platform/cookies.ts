// SPDX-License-Identifier: AGPL-3.0-or-later
/** Names and attributes of the cookies, by the public origin. */
export type CookieRules = {
  /** Under https, keeps other hosts of the domain from setting the cookie. */
  prefix: '__Host-' | '';
  /** Holds the id of the session. */
  session: string;
  /** Signed; holds the id of the guest that this browser registered. */
  guest: string;
  attributes: { path: '/'; httpOnly: true; sameSite: 'lax'; secure: boolean };
};

export function cookieRules(publicOrigin: string): CookieRules {
  const secure = publicOrigin.startsWith('https:');
  const prefix = secure ? '__Host-' : '';
  return {
    prefix,
    session: `${prefix}kga_session`,
    guest: `${prefix}kga_guest`,
    attributes: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  };
}
