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

import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { BackLink } from '../../../components/list-page.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { useSuccessToast } from '../../../components/use-success-toast.ts';
import { HeldText } from '../../../content/held-text.tsx';
import { call, urlOf } from '../../../lib/api.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { orNull } from '../../../lib/queries.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { factsOf, useFactNames, useFactText } from '../facts.ts';

/** What became of a submitted game, to the one who submitted it. */
export function OwnGamePage({ id, visitor }: { id: string; visitor: string }) {
  const params = { id };
  const game = useQuery({
    // Contains the visitor, so that another account never sees it.
    queryKey: [urlOf(getOwnGame.url, { params }), visitor],
    queryFn: ({ signal }) => orNull(call(getOwnGame, { params }, { signal })),
  });
  return game.data ? <Submission game={game.data} /> : <NotFoundPage />;
}

function Submission({ game }: { game: OwnGame }) {
  const { t } = useTranslation(['writeArchive', 'archive', 'content']);
  const names = useFactNames();
  const textOf = useFactText();
  const [isAsking, setAsking] = useState(false);
  const { name, status, reason, note, held } = game;
  const state = status === 'published' ? 'pending' : status;
  usePageHead({
    title: `${name} · ${campaign.brand}`,
    description: t('archive:submit.title'),
    hidden: true,
  });
  const facts = factsOf(game);
  return (
    <div className="column-text pt-8 [overflow-wrap:anywhere] sm:pt-14">
      <BackLink to={pathTo('archive')}>{t('submit.done.back')}</BackLink>
      <h1>
        <bdi>{name}</bdi>
      </h1>
      <Notice
        className="mt-6"
        tone="caution"
        title={t(`submit.own.${state}`)}
        action={
          <Button size="small" variant="quiet" onClick={() => setAsking(true)}>
            {t('submit.own.withdraw')}
          </Button>
        }
      >
        <div className="grid gap-2">
          <p>{t('submit.own.text')}</p>
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
          const text = textOf(fact, facts[fact]);
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
  const { t } = useTranslation('writeArchive');
  const navigate = useNavigate();
  const showSuccess = useSuccessToast();
  return (
    <ConfirmDialog
      title={t('submit.own.withdrawTitle')}
      text={t('submit.own.withdrawText')}
      button={t('submit.own.withdraw')}
      busyLabel={t('submit.own.withdrawing')}
      act={() => call(deleteGame, { params: { id: game.id } })}
      onDone={() => {
        void navigate(pathTo('archive'), { replace: true });
        showSuccess(t('submit.own.withdrawn'));
      }}
      onClose={onClose}
    />
  );
}
