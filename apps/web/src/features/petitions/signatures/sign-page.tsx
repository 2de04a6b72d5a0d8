// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, petitionPath } from '@kga/contracts/core';
import type { Petition } from '@kga/contracts/petitions';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';

import { FocusedHeading } from '../../../components/focused-heading.tsx';
import { BackLink } from '../../../components/list-page.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { PageState } from '../../../components/page-state.tsx';
import { petitionQuery } from '../../../components/progress/queries.ts';
import { useOutcome } from '../../../lib/forms/page-form.ts';
import { useSubmission } from '../../../lib/forms/submission.ts';
import { refetchPath } from '../../../lib/freshness.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { CheckEmail } from './check-email.tsx';
import { codeForm, newsForm, signForm, signerOfCode } from './forms.ts';
import { OfficialSite, isSignedHere } from './official-site.tsx';
import { PetitionTitle, useTitle } from './petition-title.tsx';
import { SignForm, deletePersonDrafts, restoreSignDraft } from './sign-form.tsx';
import { NewsPage } from './signed/news.tsx';
import { Signed } from './signed/signed.tsx';
import { type SigningRecord, recordOf, useSigningRecord } from './signing-record.ts';

/** Signs one of our own petitions on one page: the form, the code of its mail, and what comes next. */
export function SignPage() {
  const { t } = useTranslation('signatures');
  const { id = '' } = useParams();
  const petition = useQuery(petitionQuery(id));
  if (petition.data) return <SignView key={id} petition={petition.data} />;
  if (petition.data === null) return <NotFoundPage />;
  return <PageState namespace="signatures" query={petition} failed={t('failed')} />;
}

/** How far forms that were sent without script have led. */
function useFirstRecord(): SigningRecord | null {
  const sent = useOutcome(signForm);
  const confirmed = useOutcome(codeForm);
  const refused = useSubmission(codeForm.name)?.texts;
  if (confirmed) return { signed: { ...confirmed.answer, email: confirmed.values.email } };
  if (sent) return recordOf(sent.answer, sent.values);
  return refused ? { sent: { values: signerOfCode(refused), sentAt: 0 } } : null;
}

function SignView({ petition }: { petition: Petition }) {
  const { t } = useTranslation('signatures');
  const client = useQueryClient();
  const [record, setRecord] = useSigningRecord(petition.id, useFirstRecord());
  const asksForNews = useSubmission(newsForm.name) !== undefined;
  const change = (next: SigningRecord | null) => {
    setRecord(next);
    if (next !== null && 'signed' in next) void refetchPath(client, '/api/petitions');
  };
  if (asksForNews && record === null) return <NewsPage petition={petition} />;
  if (record !== null && 'signed' in record) {
    const restart = () => {
      deletePersonDrafts();
      change(null);
    };
    return <Signed petition={petition} signed={record.signed} onRestart={restart} />;
  }
  if (!isSignedHere(petition)) {
    return (
      <Frame petition={petition} title={t('sign.title')}>
        <OfficialSite petition={petition} />
      </Frame>
    );
  }
  if (record === null) {
    return (
      <Frame petition={petition} title={t('sign.title')}>
        <SignForm
          petition={petition}
          onAnswer={(answer, values) => change(recordOf(answer, values))}
        />
      </Frame>
    );
  }
  return (
    <Frame petition={petition} title={t('sent.title')} isFocused>
      <CheckEmail
        petition={petition}
        sent={record.sent}
        onAnswer={(answer, values) => change(recordOf(answer, values))}
        onConfirmed={(answer) => {
          restoreSignDraft(record.sent.values, { isNext: true });
          change({ signed: { ...answer, email: record.sent.values.email } });
        }}
        onRestart={() => change(null)}
      />
    </Frame>
  );
}

type FrameProps = { petition: Petition; title: string; isFocused?: boolean; children: ReactNode };

/** What all steps before the last have in common. */
function Frame({ petition, title, isFocused = false, children }: FrameProps) {
  const { t } = useTranslation('signatures');
  const { title: petitionTitle } = useTitle(petition);
  usePageHead({
    title: `${title} · ${petitionTitle} · ${campaign.brand}`,
    description: petitionTitle,
    hidden: true,
  });
  return (
    <div className="column-data py-8 sm:py-12">
      <div className="mx-auto max-w-lg">
        <BackLink to={petitionPath(petition.id)}>{t('back')}</BackLink>
        {isFocused ? (
          <FocusedHeading level={1} className="mt-4 text-3xl">
            {title}
          </FocusedHeading>
        ) : (
          <h1 className="mt-4 text-3xl">{title}</h1>
        )}
        <p className="mt-3 mb-6 text-lg text-muted">
          <PetitionTitle petition={petition} />
        </p>
        {children}
      </div>
    </div>
  );
}
