// SPDX-License-Identifier: AGPL-3.0-or-later
import { petitionPath } from '@kga/contracts/core';
import { type Petition, requestSignatureUpdates } from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { FormErrors } from '../../../../components/errors/form-errors.tsx';
import { FocusedHeading } from '../../../../components/focused-heading.tsx';
import { MailPage } from '../../../../components/mail-page.tsx';
import { call } from '../../../../lib/api.ts';
import { useOutcome, usePageForm } from '../../../../lib/forms/page-form.ts';
import { useSubmission } from '../../../../lib/forms/submission.ts';
import { useTranslation } from '../../../../lib/translation.ts';
import { newsForm } from '../forms.ts';
import { PetitionTitle } from '../petition-title.tsx';

type AskForNewsProps = { slug: string; token: string };

/** Asks for news of the petition in one press. */
export function AskForNews({ slug, token }: AskForNewsProps) {
  const { t } = useTranslation('signatures');
  const [isAsked, setAsked] = useState(false);
  const form = usePageForm(newsForm, {
    send: ({ body }) => call(requestSignatureUpdates, { params: { id: slug }, body }),
    onDone: () => setAsked(true),
  });
  if (isAsked) return <FocusedHeading className="text-base">{t('news.done')}</FocusedHeading>;
  return (
    <form {...form.props} className="grid justify-items-start gap-3">
      <FormErrors form={form} labels={{}} className="empty:-mb-3" />
      <input type="hidden" name="token" value={token} />
      <p>{t('news.text')}</p>
      <Button type="submit" busy={form.busy} busyLabel={t('news.asking')}>
        {t('news.ask')}
      </Button>
    </form>
  );
}

/** The page that answers the form without script: what came of it, or the form once more. */
export function NewsPage({ petition }: { petition: Petition }) {
  const { t } = useTranslation('signatures');
  const isDone = useOutcome(newsForm) !== undefined;
  const token = useSubmission(newsForm.name)?.texts['token'] ?? '';
  return (
    <MailPage title={t(isDone ? 'news.done' : 'news.ask')}>
      <p className="text-lg font-semibold">
        <PetitionTitle petition={petition} />
      </p>
      {!isDone && <AskForNews slug={petition.id} token={token} />}
      <p>
        <Link to={petitionPath(petition.id)} className="font-semibold underline">
          {t('back')}
        </Link>
      </p>
    </MailPage>
  );
}
