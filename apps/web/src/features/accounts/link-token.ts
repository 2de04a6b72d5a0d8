import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Reads the token from the fragment of a mail's link. */
export function tokenOf(hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token');
  return token !== null && /^[\w.~-]{20,128}$/.test(token) ? token : null;
}

/**
 * The token of a mail's link. It is removed from the URL and the history at once and stays in
 * memory; null without a token, undefined before the first effect.
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
