import { getUser, loginPath, routes } from '@kga/contracts';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { refetchUser, changeUser, subscribeToOtherTabs } from '../../auth/change-user.ts';
import { readGuestId } from '../../auth/guest/guest-id.ts';
import type { ensureGuest, linkGuestToAccount } from '../../auth/guest/guest-registration.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { userQuery } from '../../auth/user-query.ts';
import { bindCaller } from '../../lib/api.ts';
import { readStored, store, whenIdle } from '../../lib/browser.ts';
import { deleteExpiredDrafts } from '../../lib/forms/drafts.ts';
import { useTranslation } from '../../lib/translation.ts';

const personalPaths = [routes.profile, '/admin'];

/** Keeps what is known of the visitor right while the page is open. Shows nothing. */
export function Visitor() {
  useCalls();
  useAskingAgain();
  useGuest();
  useOldDrafts();
  useAnswers();
  return null;
}

/** Calls are made in the visitor's name; one that is refused for want of a session ends it here. */
function useCalls(): void {
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

/** Asks who is signed in where another tab, or a page that was put away, may know better. */
function useAskingAgain(): void {
  const client = useQueryClient();
  const { status } = useAuth();
  useEffect(() => {
    const ask = () => void refetchUser(client);
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) ask();
    };
    // A page that the browser kept from before the sign-in says that nobody is.
    const known = client.getQueryData(userQuery().queryKey);
    if (known === null && readStored('signed-in') !== null) ask();
    const stopListening = subscribeToOtherTabs(ask);
    addEventListener('pageshow', restored);
    return () => {
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

type GuestModule = {
  linkGuestToAccount: typeof linkGuestToAccount;
  ensureGuest: typeof ensureGuest;
};

/** Loads the guest module on demand. Errors are ignored: the next page tries again. */
async function withGuest(act: (guest: GuestModule) => Promise<void>): Promise<void> {
  try {
    await act(await import('../../auth/guest/guest-registration.ts'));
  } catch {
    // Nothing on the page depends on it.
  }
}

function useOldDrafts(): void {
  useEffect(() => whenIdle(deleteExpiredDrafts), []);
}

/** Says how signing in elsewhere or signing out went, which stands in the address, and takes it out of there. */
function useAnswers(): void {
  const { search, pathname, hash } = useLocation();
  const navigate = useNavigate();
  const { show } = useToast();
  const { t } = useTranslation('shell');
  const tell = useEffectEvent((answer: Answer) => {
    const rest = new URLSearchParams(search);
    rest.delete('logout');
    rest.delete('signedIn');
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true });
    show({
      title: t(`account.${answer}`),
      description: t(`account.${answer}Text`),
      tone: answer === 'logoutFailed' ? 'failure' : 'success',
    });
  });
  const answer = answerOf(pathname, new URLSearchParams(search));
  useEffect(() => {
    if (answer !== undefined) tell(answer);
  }, [answer]);
}

type Answer = 'loggedIn' | 'loggedOut' | 'logoutFailed';

function answerOf(pathname: string, query: URLSearchParams): Answer | undefined {
  if (query.has('signedIn')) return 'loggedIn';
  if (pathname !== routes.home || !query.has('logout')) return undefined;
  return query.get('logout') === 'error' ? 'logoutFailed' : 'loggedOut';
}
