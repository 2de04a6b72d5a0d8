import { useLocation } from 'react-router-dom';

import { routes } from '../lib/paths.ts';
import { returnPathOf } from './return-path.ts';

/** Where signing in should lead back to: this page, or what this page was asked to lead back to. */
export function useReturnPath(): string | undefined {
  const { pathname, search } = useLocation();
  if (pathname === routes.login) return returnPathOf(new URLSearchParams(search));
  return returnPathOf(new URLSearchParams({ returnTo: pathname + search }));
}
