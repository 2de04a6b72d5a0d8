// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';

import { FocusedHeading } from '../../../components/focused-heading.tsx';
import { BackLink } from '../../../components/list-page.tsx';
import { useHydrated } from '../../../lib/browser.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import type { Sent } from './request-form.tsx';

type RequestPageProps = {
  title: string;
  description: string;
  lead: string;
  /** What the form is not, and the link to the other one. */
  limits?: string;
  other: ReactNode;
  /** Made again once the draft of the browser can be read. */
  Form: ComponentType<{ onSent: (sent: Sent) => void }>;
};

/** The page of a form, and what comes next once it is sent. */
export function RequestPage({ title, description, lead, limits, other, Form }: RequestPageProps) {
  const [sent, setSent] = useState<Sent>();
  const { t } = useTranslation('legalRequests');
  const hydrated = useHydrated();
  usePageHead({ title: `${title} · ${campaign.brand}`, description });
  return (
    <div className="column-data py-8 sm:py-12">
      <div className="mx-auto max-w-lg">
        <BackLink to={pathTo('legal')}>{t('back')}</BackLink>
        <h1 className="mt-2 text-3xl">{title}</h1>
        {sent ? (
          <SentRequest sent={sent} />
        ) : (
          <>
            <p className="mt-3 text-lg text-muted">{lead}</p>
            {limits !== undefined && <p className="mt-3 text-muted">{limits}</p>}
            <p className="mt-3">{other}</p>
            <Form key={hydrated ? 'hydrated' : 'server'} onSent={setSent} />
          </>
        )}
      </div>
    </div>
  );
}

function SentRequest({ sent: { reference, token, email } }: { sent: Sent }) {
  const { t } = useTranslation('legalRequests');
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <FocusedHeading className="text-2xl">{t('request.done.title')}</FocusedHeading>
      <p className="flex flex-wrap items-center gap-3">
        {t('request.done.reference')}
        <strong className="text-xl tabular">{reference}</strong>
      </p>
      <p>{t('request.done.email', { email })}</p>
      <h3 className="text-xl">{t('request.done.nextTitle')}</h3>
      <p>{t('request.done.next')}</p>
      <p>{t('request.done.nextTime')}</p>
      <Button asChild variant="signal">
        <Link to={pathTo('legalRequest', { token })}>{t('request.done.status')}</Link>
      </Button>
      <p className="text-sm text-muted">{t('request.done.keep')}</p>
    </div>
  );
}
