// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { PageState } from '../../../components/page-state.tsx';
import { petitionQuery } from '../../../components/progress/queries.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { OfficialSite, isSignedHere } from './official-site.tsx';
import { PetitionTitle } from './petition-title.tsx';
import { petitionToSign } from './queries.ts';
import { SignForm } from './sign-form.tsx';
import { recordOf, storeSigning } from './signing-record.ts';

/** Signs the petition that the log-in page leads back to, without an account. */
export function SignPanel() {
  const { t } = useTranslation('signatures');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const id = petitionToSign(search) ?? '';
  const query = useQuery(petitionQuery(id));
  if (query.data === null) return <NotFoundPage />;
  if (!query.data) {
    return <PageState namespace="signatures" query={query} failed={t('failed')} />;
  }
  const petition = query.data;
  return (
    <div className="grid gap-6">
      <p className="text-lg text-muted">
        <PetitionTitle petition={petition} />
      </p>
      {isSignedHere(petition) ? (
        <SignForm
          petition={petition}
          onAnswer={(answer, values) => {
            // The page of the petition shows what comes next.
            storeSigning(id, recordOf(answer, values));
            void navigate(pathTo('signPetition', { id }));
          }}
        />
      ) : (
        <OfficialSite petition={petition} />
      )}
    </div>
  );
}
