// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { BackLink } from '../../../components/list-page.tsx';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { useHydrated } from '../../../lib/browser.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { localDay } from './assembly/letter-values.ts';
import { focusAfter, headingIds } from './focus-after.ts';
import { GameNotice } from './form/game-notice.tsx';
import { daysOf } from './form/letter-days.ts';
import { LetterForm } from './form/letter-form.tsx';
import { PromiseNotice } from './form/promise-notice.tsx';
import { useChosen } from './form/use-chosen.ts';
import { type LetterDraft, useLetterDraft } from './form/use-letter-draft.ts';
import { LetterView } from './output/letter-view.tsx';

/** Where someone writes a letter about a game that stopped working. Nothing of it is sent to us. */
export function LetterPage() {
  const { t } = useTranslation('letters');
  const isBrowser = useHydrated();
  usePageHead({ title: `${t('title')} · ${campaign.brand}`, description: t('description') });
  return (
    <div className="column-text pt-8 pb-12 sm:pt-14 print:pt-0">
      <header className="no-print">
        <BackLink to={pathTo('legal')}>{t('backToLegal')}</BackLink>
        <h1>{t('title')}</h1>
        <p className="mt-3 text-lg text-muted">{t('lead')}</p>
        <Notice className="mt-6">{t('private')}</Notice>
        <p className="mt-4 text-sm text-muted">{t('disclaimer')}</p>
      </header>
      {/* The draft is known only in the browser. */}
      <LetterGenerator isBrowser={isBrowser} />
    </div>
  );
}

function LetterGenerator({ isBrowser }: { isBrowser: boolean }) {
  const { t } = useTranslation('letters');
  const [search] = useSearchParams();
  const chosen = useChosen(search);
  const draft = useLetterDraft(isBrowser, chosen);
  const write = () => draft.change({ shown: 'letter', ...daysOf(draft.fields, localDay()) });
  return (
    <div className="mt-8 flex flex-col gap-8 print:mt-0">
      <DraftNotice draft={draft} />
      <GameNotice draft={draft} chosen={chosen} />
      <PromiseNotice draft={draft} about={chosen.details} />
      {draft.fields.shown === 'letter' ? (
        <LetterView
          draft={draft}
          onBack={() => focusAfter(() => draft.set('shown', 'form'), headingIds.form)}
        />
      ) : (
        <LetterForm draft={draft} isBrowser={isBrowser} onDone={write} />
      )}
      <div className="no-print flex flex-wrap gap-3 border-t border-line pt-6">
        <Button asChild>
          <Link to={pathTo('evidence')}>{t('lockerLink')}</Link>
        </Button>
        <ForgetButton draft={draft} />
      </div>
    </div>
  );
}

/** Where the draft is, or why it is missing. */
function DraftNotice({ draft }: { draft: LetterDraft }) {
  const { t } = useTranslation('letters');
  const formats = useFormats();
  if (!draft.isStored) {
    return (
      <Notice tone="caution" live className="no-print">
        {t('draft.failed')}
      </Notice>
    );
  }
  if (draft.restoredSince === undefined) return null;
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
function ForgetButton({ draft }: { draft: LetterDraft }) {
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
