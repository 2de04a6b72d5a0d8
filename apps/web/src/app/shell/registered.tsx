// SPDX-License-Identifier: AGPL-3.0-or-later
import { routes } from '@kga/contracts/core';
import { Suspense, lazy, useEffect, useState } from 'react';

import { useAuth } from '../../auth/use-auth.ts';
import {
  deleteRegisteredFrom,
  readRegisteredFrom,
} from '../../features/accounts/registered-from.ts';
import { ErrorBoundary } from '../../lib/error-boundary.tsx';

const RegisteredPrompt = lazy(async () => ({
  default: (await import('../../features/accounts/registered-prompt.tsx')).RegisteredPrompt,
}));

/** Asks for the code of the mail on the page from which the visitor registered; the home page has a prompt of its own. */
export function Registered({ pathname }: { pathname: string }) {
  const { user } = useAuth();
  const [ended, setEnded] = useState(false);
  const isVerified = user?.emailVerified === true;
  const isElsewhere = pathname !== routes.verifyEmail;
  // The address may have been confirmed in another browser. The page that confirms it leads back first.
  useEffect(() => {
    if (isVerified && isElsewhere) deleteRegisteredFrom();
  }, [isVerified, isElsewhere]);
  if (ended || !user || isVerified || pathname === routes.home) return null;
  const from = readRegisteredFrom();
  if (from === undefined || from.split(/[?#]/)[0] !== pathname) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <RegisteredPrompt
          user={user}
          onEnd={() => {
            setEnded(true);
            document.querySelector('main')?.focus({ preventScroll: true });
          }}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
