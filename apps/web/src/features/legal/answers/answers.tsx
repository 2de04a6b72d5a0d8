// SPDX-License-Identifier: AGPL-3.0-or-later
import { answerAnchor, answerPath } from '@kga/contracts/core';
import {
  type LegalRegion,
  type LetterAnswer,
  type OwnLetterAnswer,
  deleteLetterAnswer,
} from '@kga/contracts/legal';
import { Button } from '@kga/ui/button';
import { useToast } from '@kga/ui/toast';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';

import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { InfiniteList } from '../../../components/infinite-list.tsx';
import { ContentTrigger } from '../../../content/button-triggers.tsx';
import { ReportButton } from '../../../content/content-buttons.tsx';
import { ContentByline } from '../../../content/content-byline.tsx';
import { ModerationNotice } from '../../../content/moderation-notice.tsx';
import { call } from '../../../lib/api.ts';
import { useFormats } from '../../../lib/language.tsx';
import { useOnDemand } from '../../../lib/on-demand.tsx';
import { UserText } from '../../../lib/text/user-text.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { Fold } from '../fold.tsx';
import { answersId, answersQuery, useLetterCount, useOwnAnswers } from './queries.ts';
import { Wrote } from './wrote.tsx';

const loadForm = async () => (await import('./answer-form.tsx')).AnswerForm;

/** What the representatives and authorities of a region answered, and where to share that. */
export function Answers({ region }: { region: LegalRegion }) {
  const { t } = useTranslation(['answersLegal', 'content']);
  const { show } = useToast();
  const formats = useFormats();
  const { answers: count } = useLetterCount(region);
  const list = useInfiniteQuery(answersQuery(region));
  const visitor = useOwnAnswers(region);
  const { Loaded: Form, standIn } = useOnDemand(loadForm);
  const onDeleted = (id: string) => {
    // The button that opened the dialog is gone, so move the focus to what folds the answers.
    flushSync(() => visitor.onDeleted(id));
    document.getElementById(answersId)?.focus();
    show({ title: t('content:deleted'), tone: 'success' });
  };
  return (
    <Fold
      id={answersId}
      insideId={answerAnchor('')}
      title={t('title')}
      note={count > 0 ? formats.integer(count) : undefined}
      isOpenOnWide
    >
      <p className="max-w-text text-muted">{t('text')}</p>
      <Wrote region={region} />
      {visitor.waiting.length > 0 && (
        <ul className="no-print mt-6 border-t border-line" aria-label={t('waiting')}>
          {visitor.waiting.map((answer) => (
            <Answer key={answer.id} answer={answer} own={answer} onDeleted={onDeleted} />
          ))}
        </ul>
      )}
      <InfiniteList
        list={list}
        messages={{ loading: t('loading'), failed: t('failed') }}
        skeleton={null}
        listClass="mt-3 border-t border-line"
        count={() => undefined}
        empty={visitor.waiting.length === 0 && <p className="mt-4">{t('empty')}</p>}
      >
        {(answer) =>
          visitor.deleted.has(answer.id) ? null : (
            <Answer
              key={answer.id}
              answer={answer}
              isOwn={visitor.own.has(answer.id)}
              onDeleted={onDeleted}
            />
          )
        }
      </InfiniteList>
      <div className="no-print mt-4 noscript:hidden">
        {Form ? (
          <Form region={region} onShared={visitor.onShared} />
        ) : (
          <Button {...standIn}>{t('share')}</Button>
        )}
      </div>
    </Fold>
  );
}

type AnswerProps = {
  answer: LetterAnswer;
  /** With its status, where others do not see it. */
  own?: OwnLetterAnswer;
  isOwn?: boolean;
  onDeleted: (id: string) => void;
};

/** An answer with who gave it and who shared it. */
function Answer({ answer, own, isOwn = own !== undefined, onDeleted }: AnswerProps) {
  const { t } = useTranslation(['answersLegal', 'content']);
  const formats = useFormats();
  const nameId = useId();
  const [deleting, setDeleting] = useState(false);
  const { id, region, who, content, answeredOn, language } = answer;
  return (
    <li id={answerAnchor(id)} className="scroll-mt-4 border-b border-line py-5">
      {own && <ModerationNotice of={own} />}
      <h3 id={nameId} className="mt-2 text-lg [overflow-wrap:anywhere]">
        <bdi>{who}</bdi>
      </h3>
      <p className="text-sm text-muted">{t('on', { date: formats.day(answeredOn) })}</p>
      <blockquote aria-labelledby={nameId} className="mt-3 border-s-4 border-edge ps-4">
        <UserText text={content} language={language} />
      </blockquote>
      <div className="mt-3">
        <ContentByline
          of={{ ...answer, editedAt: null }}
          isYou={isOwn}
          to={answerPath(region, id)}
        />
      </div>
      <div className="no-print mt-1 -ms-3 noscript:hidden">
        {isOwn ? (
          <ContentTrigger
            of={who}
            className="text-muted"
            Icon={Trash2}
            label={t('content:delete')}
            onClick={() => setDeleting(true)}
          />
        ) : (
          <ReportButton kind="letter_answer" {...{ id, language }} of={who} text={content} />
        )}
      </div>
      {deleting && (
        <ConfirmDialog
          title={t('delete.title')}
          text={t('delete.text')}
          act={() => call(deleteLetterAnswer, { params: { region, id } })}
          button={t('content:delete')}
          busyLabel={t('content:deleting')}
          onDone={() => onDeleted(id)}
          onClose={() => setDeleting(false)}
        />
      )}
    </li>
  );
}
