// SPDX-License-Identifier: AGPL-3.0-or-later
import { petitionPath } from '@kga/contracts/core';
import type { Petition, confirmSignature } from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router-dom';

import { CodeFields } from '../../../components/code-fields.tsx';
import { FormErrors } from '../../../components/errors/form-errors.tsx';
import {
  Alternative,
  LinkPending,
  MailPage,
  useLinkToken,
} from '../../../components/mail-page.tsx';
import { petitionQuery } from '../../../components/progress/queries.ts';
import type { CallResult } from '../../../lib/api.ts';
import { useOutcome, usePageForm } from '../../../lib/forms/page-form.ts';
import { useSubmission } from '../../../lib/forms/submission.ts';
import { refetchPath } from '../../../lib/freshness.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { confirmForm, newsForm, previewForm, readSigner } from './forms.ts';
import { PetitionTitleOf } from './petition-title.tsx';
import { submittedQuery } from './queries.ts';
import { FoldedReceipt } from './receipt.tsx';
import { NewsPage } from './signed/news.tsx';
import { Signed } from './signed/signed.tsx';
import { SignerFields } from './signer-fields.tsx';
import { announceSigning } from './signing-record.ts';
import { Submitted, type SubmittedSignature } from './submitted.tsx';

type Confirmation = CallResult<typeof confirmSignature>;

/** Confirms a signature with a mail's link, on click, or with its code. */
export function ConfirmPage() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const { data: petition } = useQuery(petitionQuery(id));
  const [confirmed, setConfirmed] = useState(useOutcome(confirmForm)?.answer);
  const asksForNews = useSubmission(newsForm.name) !== undefined;
  const onConfirmed = (answer: Confirmation) => {
    announceSigning(id, answer);
    setConfirmed(answer);
    void refetchPath(client, '/api/petitions');
  };
  if (petition && asksForNews) return <NewsPage petition={petition} />;
  if (confirmed) {
    return petition ? (
      <Signed petition={petition} signed={confirmed} />
    ) : (
      <Confirmed slug={id} {...confirmed} />
    );
  }
  return <Confirming slug={id} petition={petition} onConfirmed={onConfirmed} />;
}

/** What was confirmed, while the petition cannot be loaded. */
function Confirmed({ slug, receipt, held }: { slug: string; receipt: string; held: boolean }) {
  const { t } = useTranslation('signatures');
  const title = t(held ? 'receipt.held' : 'receipt.counted');
  return (
    <MailPage title={title}>
      {held && <p>{t('receipt.heldText')}</p>}
      <FoldedReceipt slug={slug} receipt={receipt} held={held} />
    </MailPage>
  );
}

type ConfirmingProps = {
  slug: string;
  petition: Petition | null | undefined;
  onConfirmed: (confirmed: Confirmation) => void;
};

function Confirming({ slug, petition, onConfirmed }: ConfirmingProps) {
  const { t } = useTranslation(['signatures', 'shell']);
  const linkToken = useLinkToken();
  const sent = useSentSignature();
  const [codeToken, setCodeToken] = useState(sent?.token);
  const token = codeToken ?? linkToken;
  const isOver = petition !== undefined && petition !== null && petition.status !== 'collecting';
  const byCode = (
    <Alternative title={t('confirm.byCode')} open={token === null}>
      <CodeForm slug={slug} onProved={setCodeToken} />
    </Alternative>
  );
  return (
    <MailPage title={t('confirm.title')} lead={t(token ? 'confirm.leadLink' : 'confirm.lead')}>
      <PetitionTitleOf id={slug} />
      {isOver && <Notice title={t('confirm.over')}>{t('confirm.overText')}</Notice>}
      {token === undefined && (
        <LinkPending byCode={<CodeForm slug={slug} onProved={setCodeToken} />} />
      )}
      {token !== undefined && (
        <>
          {token !== null && (
            <ConfirmForm key={token} slug={slug} {...{ token, sent, onConfirmed }}>
              {codeToken !== undefined && byCode}
            </ConfirmForm>
          )}
          {codeToken === undefined && byCode}
        </>
      )}
      <p>
        <Link to={petitionPath(slug)} className="font-semibold underline">
          {t('back')}
        </Link>
      </p>
    </MailPage>
  );
}

/** The signature that a browser without script has asked to see, or to confirm in vain. */
function useSentSignature(): SubmittedSignature | undefined {
  const shown = useOutcome(previewForm)?.answer;
  const texts = useSubmission(confirmForm.name)?.texts;
  return shown ?? (texts && { token: texts['token'] ?? '', ...readSigner(texts) });
}

type ConfirmFormProps = {
  slug: string;
  token: string;
  sent: SubmittedSignature | undefined;
  onConfirmed: (confirmed: Confirmation) => void;
  /** Shown once confirming was refused: a code that was accepted may have expired. */
  children: ReactNode;
};

/**
 * Shows what was submitted, which the holder of the mailbox can change, and confirms it. Without script it
 * begins with the fields.
 */
function ConfirmForm({ slug, token, sent, onConfirmed, children }: ConfirmFormProps) {
  const { t } = useTranslation('signatures');
  const [isEdited, setEdited] = useState(sent !== undefined);
  // Where the link is used up, confirming says so.
  const { data: submitted } = useQuery({
    ...submittedQuery(slug, token),
    ...(sent && { initialData: sent }),
  });
  const form = usePageForm(confirmForm, { onDone: onConfirmed });
  return (
    <>
      <form {...form.props} className="grid justify-items-start gap-5">
        <input type="hidden" name="token" value={token} />
        {submitted && isEdited && <SignerFields form={form} submitted={submitted} />}
        {!isEdited && <FormErrors form={form} labels={{}} />}
        {submitted && !isEdited && (
          <>
            <Submitted {...submitted} />
            <Button onClick={() => setEdited(true)}>{t('confirm.edit')}</Button>
          </>
        )}
        <Button type="submit" variant="signal" busy={form.busy} busyLabel={t('confirm.sending')}>
          {t('confirm.submit')}
        </Button>
      </form>
      {form.error !== undefined && children}
    </>
  );
}

type CodeFormProps = { slug: string; onProved: (token: string) => void };

/** Asks for the address and the code of a mail, and then shows what was submitted. */
function CodeForm({ slug, onProved }: CodeFormProps) {
  const { t } = useTranslation('signatures');
  const client = useQueryClient();
  const form = usePageForm(previewForm, {
    onDone: (submitted) => {
      client.setQueryData(submittedQuery(slug, submitted.token).queryKey, submitted);
      onProved(submitted.token);
    },
  });
  const labels = { email: t('sign.email'), code: t('confirm.code') };
  return (
    <form {...form.props} className="grid gap-5">
      <FormErrors form={form} labels={labels} />
      <CodeFields {...{ form, labels }} hint={t('confirm.codeHint')} />
      <Button
        type="submit"
        className="justify-self-start"
        busy={form.busy}
        busyLabel={t('confirm.checking')}
      >
        {t('confirm.continue')}
      </Button>
    </form>
  );
}
