// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { usePageHead } from '../lib/head.tsx';

/** Leads from an old path of a page to its present one, by the server and in the browser. */
export function MovedPage({ to }: { to: string }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  usePageHead({
    title: campaign.brand,
    description: '',
    hidden: true,
    status: 301,
    movedTo: to + search,
  });
  useEffect(() => {
    void navigate({ pathname: to, search, hash }, { replace: true });
  }, [navigate, to, search, hash]);
  return null;
}
