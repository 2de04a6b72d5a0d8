import { campaign } from '@kga/contracts';
import type { ReactNode } from 'react';

import { usePageHead } from '../../lib/head.tsx';

/** The frame of the pages that mails lead to, which no search engine keeps. */
export function MailPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  usePageHead({ title: `${title} · ${campaign.brand}`, description: lead, hidden: true });
  return (
    <div className="column-data py-10 sm:py-16">
      <div className="mx-auto max-w-lg">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-3 text-lg text-muted">{lead}</p>
        <div className="mt-6 grid gap-6">{children}</div>
      </div>
    </div>
  );
}
