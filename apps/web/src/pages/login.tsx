import { useSearchParams } from 'react-router-dom';

import { ComingPage } from '../features/coming/coming-page.tsx';

/** Signing in, or with `?mode=register` registering. */
export function LoginPage() {
  const [search] = useSearchParams();
  return <ComingPage name={search.get('mode') === 'register' ? 'register' : 'login'} />;
}
