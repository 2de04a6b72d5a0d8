import {
  type OwnGame,
  campaign,
  deleteGame,
  gameFactNames,
  getOwnGame,
  pathTo,
} from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useVisitorId } from '../../../auth/use-auth.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { BackLink } from '../../../components/list-page.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { useSuccessToast } from '../../../components/use-success-toast.ts';
import { HeldText } from '../../../content/held-text.tsx';
import { call, urlOf } from '../../../lib/api.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { isId, orNull } from '../../../lib/queries.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { useFactNames, useFactText } from '../review/fact-value.tsx';
import { factsOf } from '../review/facts.ts';

/** A game that is not in the archive: to the one who submitted it, what became of it. */
export function OwnGamePage({ id }: { id: string }) {
  const visitor = useVisitorId();
  const params = { id };
  const game = useQuery({
    // Contains the visitor, so that another account never sees it.
    queryKey: [urlOf(getOwnGame.url, { params }), visitor],
    queryFn: ({ signal }) => orNull(call(getOwnGame, { params }, { signal })),
    enabled: typeof visitor === 'string' && isId(id),
  });
  return game.data ? <Submission game={game.data} /> : <NotFoundPage />;
}

function Submission({ game }: { game: OwnGame }) {
  const { t } = useTranslation(['submitArchive', 'archive', 'content']);
  const names = useFactNames();
  const textOf = useFactText();
  const [isAsking, setAsking] = useState(false);
  const { name, status, reason, note, held } = game;
  const state = status === 'published' ? 'pending' : status;
  usePageHead({ title: `${name} · ${campaign.brand}`, description: t('title'), hidden: true });
  const facts = factsOf(game);
  return (
    <div className="column-text pt-8 [overflow-wrap:anywhere] sm:pt-14">
      <BackLink to={pathTo('archive')}>{t('done.back')}</BackLink>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      <Notice
        className="mt-6"
        tone="caution"
        title={t(`own.${state}`)}
        action={
          <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
            {t('own.withdraw')}
          </Button>
        }
      >
        <div className="grid gap-2">
          <p>{t('own.text')}</p>
          {held !== null && <HeldText hold={held} />}
          {reason !== null && <p>{t(`content:reasons.${reason}`)}</p>}
          {note !== null && (
            <p dir="auto" className="whitespace-pre-line">
              {note}
            </p>
          )}
        </div>
      </Notice>
      <dl className="mt-8">
        {gameFactNames.map((fact) => {
          const text = textOf(fact, facts);
          return (
            text !== '' && (
              <div key={fact} className="border-b border-line py-3">
                <dt className="text-sm text-muted">{names[fact]}</dt>
                <dd dir="auto" className="font-semibold whitespace-pre-line">
                  {text}
                </dd>
              </div>
            )
          );
        })}
      </dl>
      {isAsking && <WithdrawDialog game={game} onClose={() => setAsking(false)} />}
    </div>
  );
}

function WithdrawDialog({ game, onClose }: { game: OwnGame; onClose: () => void }) {
  const { t } = useTranslation('submitArchive');
  const navigate = useNavigate();
  const showSuccess = useSuccessToast();
  return (
    <ConfirmDialog
      title={t('own.withdrawTitle')}
      text={t('own.withdrawText')}
      button={t('own.withdraw')}
      busyLabel={t('own.withdrawing')}
      act={() => call(deleteGame, { params: { id: game.id } })}
      onDone={() => {
        void navigate(pathTo('archive'), { replace: true });
        showSuccess(t('own.withdrawn'));
      }}
      onClose={onClose}
    />
  );
}
