// SPDX-License-Identifier: AGPL-3.0-or-later
import type { User } from '@kga/contracts/accounts';
import { localeOf, pathTo } from '@kga/contracts/core';
import { type ManagedRequest, canActOnRequest } from '@kga/contracts/legal';
import { Badge } from '@kga/ui/badge';
import { Notice } from '@kga/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';

import { AdminPage } from '../../../../auth/admin-page.tsx';
import { BackLink } from '../../../../components/list-page.tsx';
import { LoadError } from '../../../../components/load-state.tsx';
import { ItemSkeleton } from '../../../../components/skeletons.tsx';
import { useFormats, useLanguage, useLocalFormats } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import { managedRequestQuery } from '../queries.ts';
import { CloseForm } from './close-form.tsx';
import { MeetingForm } from './meeting-form.tsx';
import { NoteForm, ReplyForm } from './message-forms.tsx';
import { RequestActions } from './request-actions.tsx';
import { Written, WrittenList } from './written.tsx';

/** A request, for counsel and, without what is written in it, for admins. */
export function RequestPage({ user }: { user: User }) {
  const { t } = useTranslation(['counselLegalRequests', 'shared']);
  const { id = '' } = useParams();
  const request = useQuery(managedRequestQuery(id));
  const { data } = request;
  const messages = { loading: t('loading'), failed: t('failed') };
  return (
    <AdminPage
      title={data?.reference ?? t('request')}
      description={t('description')}
      intro={user.role === 'counsel' ? t('audit') : t('contentsHidden')}
    >
      <BackLink to={pathTo('counselQueue')}>{t('title')}</BackLink>
      <div className="mt-6 grid gap-8">
        {data && <RequestView request={data} user={user} />}
        {data === null && <Notice>{t('withdrawn')}</Notice>}
        {data === undefined && request.isError && <LoadError query={request} messages={messages} />}
        {data === undefined && !request.isError && <ItemSkeleton label={messages.loading} />}
      </div>
    </AdminPage>
  );
}

function RequestView({ request, user }: { request: ManagedRequest; user: User }) {
  const { t } = useTranslation(['counselLegalRequests', 'legalRequests']);
  const formats = useFormats();
  const { moment } = useLocalFormats();
  const language = useLanguage();
  const { id, kind, state, country, createdAt, takenBy, written, isMine, outcome } = request;
  const caller = user.role === 'admin' ? 'admin' : isMine ? 'owner' : 'counsel';
  const can = (action: Parameters<typeof canActOnRequest>[0]) =>
    canActOnRequest(action, { state, isTaken: takenBy !== null }, caller);
  const languageName = new Intl.DisplayNames(localeOf(language), { type: 'language' }).of(
    request.language,
  );
  const stateLine = useFocusAfterChange(`${state} ${takenBy?.id ?? ''}`);
  return (
    <>
      <p
        ref={stateLine}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-x-4 gap-y-1 outline-offset-4"
      >
        <Badge>{t(`legalRequests:status.states.${state}`)}</Badge>
        <span>{t(`legalRequests:status.kinds.${kind}`)}</span>
        <span>{country === null ? t('unknown') : formats.country(country)}</span>
        <span>{languageName}</span>
        <span className="tabular">{moment(createdAt)}</span>
        <span>{takenBy ? t('takenBy', { name: takenBy.name }) : t('notTaken')}</span>
        {outcome && <span>{t(`legalRequests:outcomes.${outcome}`)}</span>}
      </p>
      <RequestActions id={id} holder={takenBy?.id} can={can} withNote={caller === 'owner'} />
      {written && (
        <>
          <Written id={id} kind={kind} language={request.language} written={written} />
          <WrittenList title={t('legalRequests:status.replies')} items={written.replies} />
          {can('reply') && <ReplyForm id={id} language={languageName ?? request.language} />}
          <WrittenList
            title={t('notes.title')}
            items={written.notes}
            empty={t('notes.empty')}
            hint={t('notes.hint')}
          />
          {can('note') && <NoteForm id={id} />}
          <MeetingForm
            request={request}
            timeZone={written.contents.timeZone}
            canPropose={can('propose')}
          />
          {can('close') && <CloseForm id={id} />}
        </>
      )}
    </>
  );
}

/** The element to focus where a change removes the control that caused it, as taking a request does. */
function useFocusAfterChange(shown: string) {
  const element = useRef<HTMLParagraphElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) element.current?.focus();
  }, [shown]);
  return element;
}
