import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The token in the fragment of a link from a mail; null where there is none. */
export function tokenOf(hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token');
  return token !== null && /^[\w.~-]{20,128}$/.test(token) ? token : null;
}

/**
 * The token that a mail's link brought, taken out of the address bar and the history at once and
 * kept in memory; null without one, undefined until that is known.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const found = tokenOf(hash);
    setToken((before) => found ?? before ?? null);
    if (hash !== '') void navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate]);
  return token;
}
