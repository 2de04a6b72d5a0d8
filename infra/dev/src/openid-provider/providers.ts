// SPDX-License-Identifier: AGPL-3.0-or-later
import { client, startProvider } from './provider.ts';

const claims = {
  email: ['email', 'email_verified'],
  profile: ['given_name', 'family_name', 'picture'],
};

export type StandInProviders = Awaited<ReturnType<typeof startSocialProviders>>;

/**
 * Starts stand-ins for all sign-in providers. Like the real ones, Google puts the profile into the
 * id_token, Replit serves it at its userinfo endpoint, and GitHub speaks OAuth without OpenID.
 *
 * @param origin the public origin of the product
 */
export async function startSocialProviders(origin: string) {
  const callback = (id: string) => `${origin}/api/auth/${id}/callback`;
  const [google, github, replit] = await Promise.all([
    startProvider({
      name: 'Google',
      callback: callback('google'),
      authMethod: 'client_secret_post',
      configuration: { claims, conformIdTokenClaims: false },
    }),
    startProvider({
      name: 'GitHub',
      callback: callback('github'),
      authMethod: 'client_secret_post',
      configuration: {
        scopes: ['read:user', 'user:email'],
        routes: { authorization: '/login/oauth/authorize', token: '/login/oauth/access_token' },
      },
    }),
    startProvider({
      name: 'Replit',
      callback: callback('replit'),
      authMethod: 'client_secret_basic',
      configuration: { claims, clientAuthMethods: ['client_secret_basic'] },
    }),
  ]);
  return {
    google,
    github,
    replit,
    /** Settings of the api that enable them. */
    settings: {
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
      GOOGLE_ISSUER: google.issuer,
      GITHUB_CLIENT_ID: client.id,
      GITHUB_CLIENT_SECRET: client.secret,
      GITHUB_URL: github.issuer,
      GITHUB_API_URL: github.issuer,
      REPLIT_CLIENT_ID: client.id,
      REPLIT_CLIENT_SECRET: client.secret,
      REPLIT_ISSUER: replit.issuer,
    },
    stop: async () => {
      await Promise.all([google.leave(), github.leave(), replit.leave()]);
    },
  };
}
