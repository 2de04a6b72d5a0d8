// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type MailChoices,
  type NotificationKind,
  type User,
  notificationKinds,
  updateMailChoice,
} from '@kga/contracts/accounts';
import { Checkbox } from '@kga/ui/checkbox';
import { Notice } from '@kga/ui/notice';
import { Skeleton } from '@kga/ui/skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { LoadState } from '../../../components/load-state.tsx';
import { Skeletons } from '../../../components/skeletons.tsx';
import { useErrorToast, useSuccessToast } from '../../../components/use-toasts.ts';
import { call } from '../../../lib/api.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { mailChoicesQuery } from './queries.ts';

/** The fragment of `mailChoicesPath`. */
export const mailChoicesId = 'emails';

/** The choice of the kinds of notifications that are mailed, too. */
export function MailChoiceSection({ user }: { user: User }) {
  const { t } = useTranslation(['notifications', 'shared']);
  const choices = useQuery(mailChoicesQuery());
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  // The link in mails leads here; the browser looked for the section before it was rendered.
  useEffect(() => {
    if (hash === `#${mailChoicesId}`) section.current?.scrollIntoView();
  }, [hash]);
  return (
    <section
      ref={section}
      id={mailChoicesId}
      aria-labelledby="emails-title"
      className="no-print mt-12 scroll-mt-6 border-t-2 border-ink pt-4"
    >
      <h2 id="emails-title" className="text-xl">
        {t('emails.title')}
      </h2>
      <p className="mt-1 max-w-text text-muted">{t('emails.intro')}</p>
      {!user.emailVerified && <Notice className="mt-4">{t('emails.unverified')}</Notice>}
      <div className="mt-4">
        <LoadState
          query={choices}
          skeleton={
            <Skeletons count={notificationKinds.length}>
              <Skeleton className="my-2 h-7 w-72 max-w-full" />
            </Skeletons>
          }
          messages={{
            loading: t('loading'),
            failed: t('emails.failed'),
            failedText: t('shared:failedText'),
          }}
        >
          {({ mails }) =>
            notificationKinds.map((kind) => (
              <MailChoice key={kind} kind={kind} wanted={mails[kind]} />
            ))
          }
        </LoadState>
      </div>
    </section>
  );
}

/** Saved with each press; the box goes back if the server refuses. */
function MailChoice({ kind, wanted }: { kind: NotificationKind; wanted: boolean }) {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const showError = useErrorToast();
  const showSuccess = useSuccessToast();
  const { queryKey } = mailChoicesQuery();
  // The cache tells its readers a task later, by when React has put the box back.
  const [checked, setChecked] = useState(wanted);
  const keep = (mail: boolean) =>
    client.setQueryData<MailChoices | null>(
      queryKey,
      (before) => before && { mails: { ...before.mails, [kind]: mail } },
    );
  const save = useMutation({
    mutationFn: (mail: boolean) => call(updateMailChoice, { body: { kind, mail } }),
    // One after the other, so that the last press wins.
    scope: { id: 'mail-choices' },
    onSuccess: (_choices, mail) => {
      keep(mail);
      showSuccess(t(mail ? 'emails.on' : 'emails.off'));
    },
    onError: (error, mail) => {
      setChecked(!mail);
      showError(error);
    },
  });
  return (
    <Checkbox
      label={t(`emails.kinds.${kind}`)}
      checked={checked}
      onChange={({ target }) => {
        setChecked(target.checked);
        save.mutate(target.checked);
      }}
    />
  );
}
