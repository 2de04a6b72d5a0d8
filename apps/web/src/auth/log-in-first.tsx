// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, loginPath } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { Link, useLocation } from 'react-router-dom';

import { usePageHead } from '../lib/head.tsx';
import { useTranslation } from '../lib/translation.ts';

type LogInFirstProps = {
  /** By default that the page needs an account. */
  title?: string;
  text?: string;
};

/** In place of a page of members, for visitors who are not signed in; logging in leads back to it. */
export function LogInFirst({ title, text }: LogInFirstProps) {
  const { t } = useTranslation('shell');
  const { pathname, search, hash } = useLocation();
  const heading = title ?? t('logInFirst.title');
  const lead = text ?? t('logInFirst.text');
  usePageHead({ title: `${heading} · ${campaign.brand}`, description: lead, hidden: true });
  return (
    <div className="column-text flex flex-col items-start gap-4 py-16 sm:py-28">
      <h1>{heading}</h1>
      <p className="text-lg">{lead}</p>
      <Button asChild variant="signal" className="mt-2">
        <Link to={loginPath({ returnTo: pathname + search + hash })}>{t('login')}</Link>
      </Button>
    </div>
  );
}
