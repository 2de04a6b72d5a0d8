// SPDX-License-Identifier: AGPL-3.0-or-later
import { getUser } from '@kga/contracts/accounts';
import { type Language, loginPath, routes } from '@kga/contracts/core';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { refetchUser, changeUser, subscribeToOtherTabs } from '../../auth/change-user.ts';
import { readGuestId } from '../../auth/guest/guest-id.ts';
import { userQuery } from '../../auth/queries.ts';
import { withoutSignInResult } from '../../auth/return-path.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { bindCaller } from '../../lib/api.ts';
import { readStored, store, whenIdle } from '../../lib/browser.ts';
import { deleteExpiredDrafts } from '../../lib/forms/drafts.ts';
import { hydrateSections } from '../../lib/hydrate-when-near.tsx';
import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

const personalPaths = [routes.profile, '/admin'];

/** Keeps the visitor's identity up to date while the page is open. Renders nothing. */
export function Visitor() {
  useBoundCaller();
  useUserRefetch();
  useGuest();
  // Drafts of forms that are never opened again.
  useEffect(() => whenIdle(deleteExpiredDrafts), []);
  useServiceWorker();
  useSignInResult();
  return null;
}

/** Starts the service worker, and asks it to store pages when this one has nothing to do. */
async function storeForOffline(language: Language): Promise<void> {
  try {
    const { installing, waiting, active } = await navigator.serviceWorker.register(
      `/sw.js?lang=${language}`,
    );
    whenIdle(() => (installing ?? waiting ?? active)?.postMessage('store-for-offline'));
  } catch {
    // Without a service worker everything works with a connection.
  }
}

/** Milliseconds after which a visitor stays, and the service worker loads pages for later. */
const staysAfter = 10_000;

/**
 * Stores what was read for times without a connection, and some pages in the language of this one.
 * Browsers offer it on secure origins only.
 */
function useServiceWorker(): void {
  const language = useLanguage();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const timer = setTimeout(() => void storeForOffline(language), staysAfter);
    return () => clearTimeout(timer);
  }, [language]);
}

/** Makes calls as this visitor. A call that the server refuses without a session signs the visitor out. */
function useBoundCaller(): void {
  const client = useQueryClient();
  const { show } = useToast();
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const sessionLost = useEffectEvent(() => {
    changeUser(client, null);
    const login = loginPath({ returnTo: pathname + search });
    show({
      title: t('account.sessionLost'),
      description: t('account.sessionLostText'),
      tone: 'failure',
    });
    if (personalPaths.some((path) => pathname.startsWith(path))) void navigate(login);
  });
  useEffect(() => {
    const user = () => client.getQueryData(userQuery().queryKey);
    return bindCaller({
      guestId: () => (user() ? null : readGuestId()),
      refused: ({ url }) => {
        if (url !== getUser.url && user()) sessionLost();
      },
    });
  }, [client]);
}

/**
 * Refetches the user when another tab changed it, when the browser restores the page, and once where
 * the page came without a session cookie and so assumed that no one is signed in.
 */
function useUserRefetch(): void {
  const client = useQueryClient();
  const { status } = useAuth();
  useEffect(() => {
    const refetch = () => void refetchUser(client);
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refetch();
    };
    const assumed = client.getQueryData(userQuery().queryKey) === null;
    const wasSignedIn = readStored('signed-in') !== null;
    // The page may be cached from before the sign-in.
    if (assumed && wasSignedIn) refetch();
    const cancelRefetch = assumed && !wasSignedIn ? whenIdle(refetch) : undefined;
    const stopListening = subscribeToOtherTabs(refetch);
    addEventListener('pageshow', restored);
    return () => {
      cancelRefetch?.();
      stopListening();
      removeEventListener('pageshow', restored);
    };
  }, [client]);
  useEffect(() => {
    if (status !== 'loading') store('signed-in', status === 'authenticated' ? '1' : null);
  }, [status]);
}

/** Registers anonymous visitors as guests when the page is idle; links the guest to the account after sign-in. */
function useGuest(): void {
  const client = useQueryClient();
  const { status } = useAuth();
  const signedIn = status === 'authenticated';
  useEffect(() => {
    if (status === 'loading' || (signedIn && readGuestId() === null)) return undefined;
    // Contributions of the guest are shown under the account at once.
    if (signedIn) void withGuest((guest) => guest.linkGuestToAccount(client));
    else return whenIdle(() => void withGuest((guest) => guest.ensureGuest()));
    return undefined;
    // A change of the guest's id alone must not run this again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [status === 'loading', signedIn]);
}

const loadGuestModule = () => import('../../auth/guest/guest-registration.ts');
type GuestModule = Awaited<ReturnType<typeof loadGuestModule>>;

/** Loads the guest module on demand. Errors are ignored: the next page tries again. */
async function withGuest(act: (guest: GuestModule) => Promise<void>): Promise<void> {
  try {
    await act(await loadGuestModule());
  } catch {
    // Nothing on the page depends on it.
  }
}

/** Shows a toast with the result of a sign-in or sign-out, which the URL holds, and removes it there. */
function useSignInResult(): void {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const { show } = useToast();
  const { t } = useTranslation('shell');
  const clearAddress = () => {
    const { pathname: path, search: query, hash } = window.location;
    const left = withoutSignInResult(query);
    if (left !== query) void navigate({ pathname: path, search: left, hash }, { replace: true });
  };
  const reported = useRef<string>(undefined);
  const report = useEffectEvent((result: SignInResult) => {
    // What is known of the visitor may change while the address says it.
    if (reported.current === search) return;
    reported.current = search;
    hydrateSections();
    show({
      title: t(`account.${result}`),
      description: t(`account.${result}Text`),
      tone: result === 'logoutFailed' ? 'failure' : 'success',
      // The end of a session stays in the address until it was seen, also after a reload.
      ...(result !== 'loggedIn' && { onClose: clearAddress }),
    });
    if (result === 'loggedIn') clearAddress();
  });
  const auth = useAuth();
  const query = resultOf(pathname, new URLSearchParams(search));
  // A lost connection counts as success, although the session may go on.
  const mayBeSignedIn = auth.user !== null || auth.error !== null;
  const result = query === 'loggedOut' && mayBeSignedIn ? 'logoutFailed' : query;
  const known = auth.status !== 'loading';
  useEffect(() => {
    if (result !== undefined && known) report(result);
  }, [result, known]);
}

type SignInResult = 'loggedIn' | 'loggedOut' | 'logoutFailed';

function resultOf(pathname: string, query: URLSearchParams): SignInResult | undefined {
  if (query.has('signedIn')) return 'loggedIn';
  if (pathname !== routes.home || !query.has('logout')) return undefined;
  return query.get('logout') === 'error' ? 'logoutFailed' : 'loggedOut';
}
