// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign } from '@kga/contracts/core';
import { Spinner } from '@kga/ui/spinner';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { SubmissionContext } from '../lib/forms/submission.ts';
import { usePageHead } from '../lib/head.tsx';
import { useTranslation } from '../lib/translation.ts';

type MailPageProps = {
  title: string;
  /** What to do; omitted once it is done. */
  lead?: string;
  children: ReactNode;
};

/** Layout of the pages that mails link to, hidden from search engines. */
export function MailPage({ title, lead, children }: MailPageProps) {
  const description = lead ?? title;
  usePageHead({ title: `${title} · ${campaign.brand}`, description, hidden: true });
  return (
    <div className="column-data py-10 sm:py-16">
      <div className="mx-auto max-w-lg">
        <h1 className="text-3xl">{title}</h1>
        {lead !== undefined && <p className="mt-3 text-lg text-muted">{lead}</p>}
        <div className="mt-6 grid gap-6">{children}</div>
      </div>
    </div>
  );
}

/**
 * While the token of a link is not read yet: without script it never is, since the server does not see it,
 * so that `byCode` asks for the code of the mail instead.
 */
export function LinkPending({ byCode }: { byCode: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <Spinner label={t('loading')} className="noscript:hidden" />
      <noscript>{byCode}</noscript>
    </>
  );
}

type AlternativeProps = { title: string; open?: boolean; children: ReactNode };

/** The alternative way, collapsed unless it is the main one. */
export function Alternative({ title, open = false, children }: AlternativeProps) {
  if (open) return children;
  return (
    <details className="border-t border-line pt-2">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{title}</summary>
      <div className="py-3">{children}</div>
    </details>
  );
}

/** Reads the token from the fragment of a mail's link. */
export function tokenOf(hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token');
  return token !== null && /^[\w.~-]{20,128}$/.test(token) ? token : null;
}

/**
 * The token of a mail's link. It is removed from the URL and the history at once and stays in
 * memory; null without a token, undefined before the first effect. A form without script has none.
 */
export function useLinkToken(): string | null | undefined {
  const isAnswer = useContext(SubmissionContext) !== undefined;
  const [token, setToken] = useState<string | null | undefined>(isAnswer ? null : undefined);
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const found = tokenOf(hash);
    setToken((before) => found ?? before ?? null);
    if (hash !== '') void navigate({ pathname, search }, { replace: true });
  }, [hash, pathname, search, navigate]);
  return token;
}
