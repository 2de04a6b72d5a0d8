// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { Skeleton } from '@kga/ui/skeleton';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';

import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { BackLink } from '../../../components/list-page.tsx';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { useHydrated, useMediaQuery } from '../../../lib/browser.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { GameNotice } from './form/game-notice.tsx';
import { PromiseNotice } from './form/promise-notice.tsx';
import { useChosen } from './form/use-chosen.ts';
import { type LetterDraft, useLetterDraft } from './form/use-letter-draft.ts';
import { LetterHead } from './output/letter-head.tsx';
import { LetterPreview, LetterSheet } from './output/letter-sheet.tsx';
import { LetterTools } from './output/letter-tools.tsx';
import { previewOf, useLetter } from './output/use-letter.ts';
import { AnswerList } from './steps/answer-list.tsx';
import { type LetterView, stepsOf } from './steps/letter-steps.ts';
import { QuestionForm } from './steps/question-form.tsx';
import { useLetterSteps } from './steps/use-letter-steps.ts';

/** Where someone writes a letter about a game that stopped working. Nothing of it is sent to us. */
export function LetterPage() {
  const { t } = useTranslation('letters');
  const isBrowser = useHydrated();
  usePageHead({ title: `${t('title')} · ${campaign.brand}`, description: t('description') });
  const [search] = useSearchParams();
  const { chosen, isGamePending } = useChosen(search);
  // The draft is known only in the browser.
  const draft = useLetterDraft(isBrowser, chosen);
  const steps = useLetterSteps({ draft, chosen, isGamePending });
  const { view } = steps;
  const isWide = useMediaQuery('(min-width: 64rem)');
  const letter = useLetter(previewOf(draft.fields), isWide || view === 'letter');
  return (
    <div className="column-text pt-4 pb-12 sm:pt-10 lg:grid lg:w-[min(100%-2*var(--gutter),75rem)] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12 xl:gap-x-16 print:block print:pt-0">
      <div className="flex flex-col gap-6">
        <LetterHeader isBegun={view !== stepsOf(draft.fields)[0]} />
        <DraftNotice draft={draft} />
        <GameNotice draft={draft} chosen={chosen} onShow={steps.show} />
        <PromiseNotice draft={draft} about={chosen.details} onShow={steps.show} />
        {view === 'letter' ? (
          <LetterHead draft={draft} assembled={letter.assembled} onBack={steps.back} />
        ) : (
          <QuestionForm step={view} {...{ draft, steps, isBrowser }} />
        )}
      </div>
      <SheetColumn {...{ draft, letter, view }} />
      <div className="no-print mt-6 flex flex-col gap-8">
        {view !== 'letter' && (
          <>
            <p className="text-sm text-muted">{t('private')}</p>
            <AnswerList draft={draft} view={view} />
            <p className="text-sm text-muted">{t('disclaimer')}</p>
          </>
        )}
        {view === 'letter' && letter.assembled && (
          <LetterTools draft={draft} assembled={letter.assembled} />
        )}
        <div className="flex flex-wrap gap-3 border-t border-line pt-6">
          <Button asChild>
            <Link to={pathTo('evidence')}>{t('lockerLink')}</Link>
          </Button>
          <ForgetButton draft={draft} onForgotten={steps.restart} />
        </div>
      </div>
    </div>
  );
}

/** What the page is for; in short once one has begun. */
function LetterHeader({ isBegun }: { isBegun: boolean }) {
  const { t } = useTranslation('letters');
  return (
    <header className="no-print">
      <BackLink to={pathTo('legal')}>{t('backToLegal')}</BackLink>
      <h1 className="text-2xl lg:text-3xl">{t('title')}</h1>
      {!isBegun && <p className="mt-2 text-muted lg:text-lg">{t('lead')}</p>}
    </header>
  );
}

/** The letter on its sheet: beside the questions on wide screens, and finished on all. */
function SheetColumn({
  draft,
  letter: { assembled, isError, retry },
  view,
}: {
  draft: LetterDraft;
  letter: ReturnType<typeof useLetter>;
  view: LetterView;
}) {
  const { t } = useTranslation(['letters', 'shared']);
  const isFinished = view === 'letter';
  const place = 'lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start';
  const shape = 'lg:flex lg:max-h-[calc(100dvh-3rem)] lg:flex-col print:static print:block';
  return (
    <div
      className={`${place} ${shape} ${isFinished ? 'mt-8 lg:mt-0 print:mt-0' : 'hidden lg:flex print:hidden'}`}
    >
      {isError && (
        <Notice
          live
          tone="caution"
          className="no-print"
          action={<Button onClick={retry}>{t('shared:retry')}</Button>}
          title={t('loadFailed')}
        />
      )}
      {!isFinished && !isError && <LetterPreview assembled={assembled} />}
      {isFinished && assembled && <LetterSheet draft={draft} assembled={assembled} />}
      {isFinished && !assembled && !isError && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton className="h-[40rem]" />
        </div>
      )}
    </div>
  );
}

/** Where the draft is, or why it is missing. */
function DraftNotice({ draft }: { draft: LetterDraft }) {
  const { t } = useTranslation('letters');
  const formats = useFormats();
  const { key } = useLocation();
  const [arrival] = useState(key);
  if (!draft.isStored) {
    return (
      <Notice tone="caution" live className="no-print">
        {t('draft.failed')}
      </Notice>
    );
  }
  // Once is enough: the questions that follow have little space.
  if (draft.restoredSince === undefined || key !== arrival) return null;
  return (
    <Notice title={t('draft.restored')} className="no-print">
      {formats.sentences(
        t('draft.restoredText', { date: formats.day(draft.restoredSince) }),
        t('draft.shared'),
      )}
    </Notice>
  );
}

/** Deletes answers and letters from the browser. */
function ForgetButton({ draft, onForgotten }: { draft: LetterDraft; onForgotten: () => void }) {
  const { t } = useTranslation('letters');
  const confirm = useSuccessToast();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('actions.forget')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('forget.title')}
          text={t('forget.text')}
          button={t('forget.confirm')}
          busyLabel={t('forget.busy')}
          act={() => {
            draft.forget();
            onForgotten();
            return Promise.resolve();
          }}
          onDone={() => {
            setAsking(false);
            confirm(t('forget.done'));
            scrollTo({ top: 0 });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
