import { campaign, loginPath, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import { usePageHead } from '../../lib/head.tsx';
import { useTranslation } from '../../lib/translation.ts';

/** Shown after the account was deleted. */
export function AccountDeleted() {
  const { t } = useTranslation('profile');
  const heading = useRef<HTMLHeadingElement>(null);
  usePageHead({
    title: `${t('deletion.done')} · ${campaign.brand}`,
    description: t('deletion.doneText'),
    hidden: true,
  });
  // The dialog that had the focus is closed.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="column-text flex flex-col items-start gap-4 py-16 sm:py-28">
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {t('deletion.done')}
      </h1>
      <p className="text-lg">{t('deletion.doneText')}</p>
      <Button asChild className="mt-2">
        <Link to={pathTo('home')}>{t('deletion.home')}</Link>
      </Button>
    </div>
  );
}

/** Shown after the session ended while the page was open. */
export function SignedOut({ returnTo }: { returnTo: string }) {
  const { t } = useTranslation('profile');
  return (
    <div className="column-text flex flex-col items-start gap-4 py-16 sm:py-28">
      <h1>{t('signedOut.title')}</h1>
      <p className="text-lg">{t('signedOut.text')}</p>
      <Button asChild variant="signal" className="mt-2">
        <Link to={loginPath({ returnTo })}>{t('signedOut.action')}</Link>
      </Button>
    </div>
  );
}
