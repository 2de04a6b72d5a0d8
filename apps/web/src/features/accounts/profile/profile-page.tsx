// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

import { changeUser } from '../../../auth/change-user.ts';
import { LogInFirst } from '../../../auth/log-in-first.tsx';
import { useAuth } from '../../../auth/use-auth.ts';
import { PageSpinner } from '../../../components/load-state.tsx';
import { usePageHead } from '../../../lib/head.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { ProfileView } from './profile-view.tsx';

/** The user's own profile; other visitors are asked to log in, also after their session ended. */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  const { status, user } = useAuth();
  const client = useQueryClient();
  const [deleted, setDeleted] = useState(false);
  const [wasMember, setWasMember] = useState(false);
  if (user && !wasMember) setWasMember(true);
  const showDeleted = () => {
    setDeleted(true);
    changeUser(client, null);
  };

  if (deleted) return <AccountDeleted />;
  if (status === 'loading') return <PageSpinner />;
  // The key resets the page for another user.
  if (user) return <ProfileView key={user.id} user={user} onDeleted={showDeleted} />;
  return wasMember ? (
    <LogInFirst title={t('signedOut.title')} text={t('signedOut.text')} />
  ) : (
    <LogInFirst />
  );
}

function AccountDeleted() {
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
