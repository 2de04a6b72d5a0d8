// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Endpoint, campaign } from '@kga/contracts/core';
import {
  type LegalRequest,
  answerMeeting,
  getMeetingCalendar,
  withdrawLegalRequest,
} from '@kga/contracts/legal';
import { Badge } from '@kga/ui/badge';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';

import { ActionButton } from '../../../components/action-button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FormErrors } from '../../../components/errors/form-errors.tsx';
import { FocusedHeading } from '../../../components/focused-heading.tsx';
import { LoadError } from '../../../components/load-state.tsx';
import { ItemSkeleton } from '../../../components/skeletons.tsx';
import { call, urlOf } from '../../../lib/api.ts';
import { type PageForm, useOutcome, usePageForm } from '../../../lib/forms/page-form.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useLanguage, useLocalFormats } from '../../../lib/language.tsx';
import { UserText } from '../../../lib/text/user-text.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { legalRequestQuery } from './queries.ts';
import { meetingForm, withdrawForm } from './status-forms.ts';

/** The private page of a request, by the token of its link. */
export function StatusPage() {
  const { t } = useTranslation('legalRequests');
  const { token = '' } = useParams();
  const request = useQuery(legalRequestQuery(token));
  const [withdrawn, setWithdrawn] = useState(useOutcome(withdrawForm) !== undefined);
  const title = t('title');
  usePageHead({
    title: `${title} · ${campaign.brand}`,
    description: t('description'),
    hidden: true,
  });
  const messages = { loading: t('loading'), failed: t('status.failed') };
  const view = () => {
    if (withdrawn) {
      return (
        <Notice tone="success">
          <FocusedHeading className="font-heading text-lg font-bold">
            {t('status.withdraw.done')}
          </FocusedHeading>
          <p className="mt-1 text-muted">{t('status.withdraw.doneText')}</p>
        </Notice>
      );
    }
    const { data } = request;
    if (data)
      return <RequestView token={token} request={data} onWithdrawn={() => setWithdrawn(true)} />;
    if (data === null) return <Notice title={t('status.gone')}>{t('status.goneText')}</Notice>;
    if (request.isError) return <LoadError query={request} messages={messages} />;
    return <ItemSkeleton label={messages.loading} />;
  };
  return (
    <div className="column-data py-8 sm:py-12">
      <div className="mx-auto max-w-lg">
        <h1 className="text-3xl">{title}</h1>
        <div className="mt-6 grid gap-6">{view()}</div>
      </div>
    </div>
  );
}

type ViewProps = { token: string; request: LegalRequest; onWithdrawn: () => void };

function RequestView({ token, request, onWithdrawn }: ViewProps) {
  const { t } = useTranslation('legalRequests');
  const language = useLanguage();
  const { moment, day } = useLocalFormats();
  const { reference, kind, state, steps, replies, meeting, outcome, erasedAt } = request;
  return (
    <>
      <p className="text-muted">{t('status.private')}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <Fact label={t('status.reference')}>
          <strong className="tabular">{reference}</strong> · {t(`status.kinds.${kind}`)}
        </Fact>
        {steps[0] && <Fact label={t('status.sent')}>{moment(steps[0].at)}</Fact>}
        {outcome && <Fact label={t('status.outcome')}>{t(`outcomes.${outcome}`)}</Fact>}
      </dl>
      <div>
        <Badge tone={state === 'answered' ? 'live' : 'plain'}>{t(`status.states.${state}`)}</Badge>
        <p className="mt-2">
          {t(`status.stateTexts.${state}`, { date: erasedAt === null ? '' : day(erasedAt) })}
        </p>
      </div>
      {meeting && <Meeting token={token} meeting={meeting} />}
      <Section title={t('status.replies')}>
        {replies.length === 0 && (
          <p>
            {t('status.noReply')}. {t('status.noReplyText')}
          </p>
        )}
        <ul className="grid gap-6">
          {replies.map(({ at, text }) => (
            <li key={at} className="border-s-4 border-edge ps-4">
              <p className="mb-2 text-sm text-muted">
                {t('status.fromCounsel', { date: moment(at) })}
              </p>
              <UserText text={text} language={language} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('status.history')}>
        <ol className="grid gap-1">
          {steps.map(({ state: step, at }) => (
            <li key={step}>
              {t(`status.states.${step}`)} <span className="text-muted tabular">{moment(at)}</span>
            </li>
          ))}
        </ol>
      </Section>
      <Withdraw token={token} onWithdrawn={onWithdrawn} />
    </>
  );
}

type SectionProps = {
  title: string;
  /** Whether it takes the focus of a button that is gone. */
  isFocused?: boolean;
  children: ReactNode;
};

function Section({ title, isFocused = false, children }: SectionProps) {
  const Heading = isFocused ? FocusedHeading : 'h2';
  return (
    <section className="border-t-2 border-ink pt-4">
      <Heading className="mb-3 text-xl">{title}</Heading>
      {children}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}

function Meeting({
  token,
  meeting,
}: {
  token: string;
  meeting: NonNullable<LegalRequest['meeting']>;
}) {
  const { t } = useTranslation('legalRequests');
  const client = useQueryClient();
  const { moment } = useLocalFormats();
  const { at, state } = meeting;
  const answer = (accept: boolean) => () =>
    call(answerMeeting, { params: { token }, body: { at, accept } });
  const [isAnswered, setAnswered] = useState(false);
  const onDone = (request: LegalRequest) => {
    setAnswered(true);
    client.setQueryData(legalRequestQuery(token).queryKey, request);
  };
  return (
    <Section
      key={isAnswered ? 'answered' : 'loaded'}
      title={t(state === 'confirmed' ? 'status.date.confirmed' : 'status.date.proposed')}
      isFocused={isAnswered}
    >
      <p className="text-lg font-semibold tabular">{moment(at)}</p>
      {state === 'proposed' && (
        <div className="mt-3 flex flex-wrap gap-3 noscript:hidden">
          <ActionButton
            variant="signal"
            busyLabel={t('status.answering')}
            act={answer(true)}
            onDone={onDone}
          >
            {t('status.date.accept')}
          </ActionButton>
          <ActionButton busyLabel={t('status.answering')} act={answer(false)} onDone={onDone}>
            {t('status.date.decline')}
          </ActionButton>
        </div>
      )}
      {state === 'proposed' && (
        <PlainForm form={meetingForm}>
          <input type="hidden" name="at" value={at} />
          <div className="mt-3 flex flex-wrap gap-3">
            <Button type="submit" name="accept" value="yes" variant="signal">
              {t('status.date.accept')}
            </Button>
            <Button type="submit" name="accept" value="no">
              {t('status.date.decline')}
            </Button>
          </div>
        </PlainForm>
      )}
      {state === 'declined' && <p className="mt-2">{t('status.date.declined')}</p>}
      {(state === 'accepted' || state === 'confirmed') && (
        <>
          {state === 'accepted' && <p className="mt-2">{t('status.date.accepted')}</p>}
          <a
            className="inline-flex min-h-11 items-center font-semibold"
            href={urlOf(getMeetingCalendar.url, { params: { token } })}
            download
          >
            {t('status.date.calendar')}
          </a>
        </>
      )}
    </Section>
  );
}

/** What a button of the page does, as a form for browsers without script. */
function PlainForm<E extends Endpoint, Values>({
  form: definition,
  children,
}: {
  form: PageForm<E, Values>;
  children: ReactNode;
}) {
  const form = usePageForm(definition, { onDone: () => undefined });
  return (
    <form {...form.props} className="hidden noscript:block">
      <FormErrors form={form} labels={{}} />
      {children}
    </form>
  );
}

function Withdraw({ token, onWithdrawn }: { token: string; onWithdrawn: () => void }) {
  const { t } = useTranslation('legalRequests');
  const [asks, setAsks] = useState(false);
  return (
    <div className="border-t-2 border-ink pt-4">
      <Button className="noscript:hidden" onClick={() => setAsks(true)}>
        {t('status.withdraw.action')}
      </Button>
      <PlainForm form={withdrawForm}>
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
            {t('status.withdraw.action')}
          </summary>
          <p className="mb-3">{t('status.withdraw.text')}</p>
          <Button type="submit">{t('status.withdraw.confirm')}</Button>
        </details>
      </PlainForm>
      {asks && (
        <ConfirmDialog
          title={t('status.withdraw.title')}
          text={t('status.withdraw.text')}
          button={t('status.withdraw.confirm')}
          busyLabel={t('status.withdraw.working')}
          act={() => call(withdrawLegalRequest, { params: { token } })}
          onDone={() => {
            setAsks(false);
            onWithdrawn();
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}
