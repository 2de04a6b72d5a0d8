// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, petitionPath } from '@kga/contracts/core';
import type { Petition } from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';

import { BackLink } from '../../../components/list-page.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { PageState } from '../../../components/page-state.tsx';
import { petitionQuery } from '../../../components/progress/queries.ts';
import { useOutcome } from '../../../lib/forms/page-form.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { signForm } from './forms.ts';
import { PetitionTitle, useTitle } from './petition-title.tsx';
import { Done, type Signed } from './receipt.tsx';
import { SignForm } from './sign-form.tsx';

/** The short form that signs one of our own petitions. */
export function SignPage() {
  const { t } = useTranslation('signatures');
  const { id = '' } = useParams();
  const petition = useQuery(petitionQuery(id));
  if (petition.data) return <SignView key={id} petition={petition.data} />;
  if (petition.data === null) return <NotFoundPage />;
  return <PageState namespace="signatures" query={petition} failed={t('failed')} />;
}

function SignView({ petition }: { petition: Petition }) {
  const { t } = useTranslation('signatures');
  const sent = useOutcome(signForm);
  const [signed, setSigned] = useState<Signed | undefined>(
    sent && { ...sent.answer, email: sent.values.email },
  );
  const { id, kind } = petition;
  const { title } = useTitle(petition);
  usePageHead({
    title: `${t('sign.title')} · ${title} · ${campaign.brand}`,
    description: title,
    hidden: true,
  });
  const isOpen = kind === 'own' && petition.status === 'collecting';
  return (
    <div className="column-data py-8 sm:py-12">
      <div className="mx-auto max-w-lg">
        <BackLink to={petitionPath(id)}>{t('back')}</BackLink>
        <h1 className="mt-4 text-3xl">{t('sign.title')}</h1>
        <p className="mt-3 mb-6 text-lg text-muted">
          <PetitionTitle petition={petition} />
        </p>
        {isOpen || <Elsewhere petition={petition} />}
        {signed && <Done signed={signed} slug={id} />}
        {isOpen && !signed && <SignForm petition={petition} onSigned={setSigned} />}
      </div>
    </div>
  );
}

/** Official petitions are signed on the official site, which asks for more than this one. */
function Elsewhere({ petition }: { petition: Petition }) {
  const { t } = useTranslation('signatures');
  const { kind, status, officialUrl, signUrl } = petition;
  const url = signUrl ?? officialUrl;
  if (kind === 'own' || status !== 'collecting' || url === null) {
    return <Notice title={t('sign.closed')}>{t('sign.closedText')}</Notice>;
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p>{t('sign.official')}</p>
      <Button asChild variant="signal" size="large">
        <a href={url} rel="external">
          {t('sign.officialSite')}
          <ExternalLink className="size-4" aria-hidden="true" />
        </a>
      </Button>
    </div>
  );
}
