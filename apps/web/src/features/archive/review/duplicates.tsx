import {
  type ArchiveGame,
  type ReviewedGame,
  gameFactNames,
  mergeGame,
  pathTo,
} from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { useToast } from '@kga/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { call } from '../../../lib/api.ts';
import { refetchUserContent } from '../../../lib/freshness.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { gameQuery, similarQuery } from '../queries.ts';
import { useFactNames, useFactText } from './fact-value.tsx';
import { factsOf } from './facts.ts';

/** The games of the archive that a submitted one may be, each with its facts. */
export function Duplicates({ game }: { game: ReviewedGame }) {
  const { t } = useTranslation('reviewArchive');
  const { data = [] } = useQuery(similarQuery(game.name));
  const others = data.filter(({ id }) => id !== game.id);
  return (
    <section aria-labelledby="duplicates">
      <h2 id="duplicates" className="text-2xl">
        {t('similar')}
      </h2>
      <p className="mt-2 text-muted">{t(others.length > 0 ? 'similarText' : 'none')}</p>
      {others.map((other) => (
        <Duplicate key={other.id} game={game} other={other} />
      ))}
    </section>
  );
}

/** A game of the archive; what differs from the submission is in bold. */
function Duplicate({ game, other }: { game: ReviewedGame; other: ArchiveGame }) {
  const { t } = useTranslation('reviewArchive');
  const names = useFactNames();
  const textOf = useFactText();
  const [isAsking, setAsking] = useState(false);
  const details = useQuery(gameQuery(other.id)).data;
  const submitted = factsOf(game);
  const facts = details && factsOf({ ...details, availability: details.status });
  return (
    <article className="mt-6 border-t-2 border-ink pt-4 [overflow-wrap:anywhere]">
      <h3 className="text-xl">
        <Link to={pathTo('archiveGame', { id: other.id })}>
          <bdi>{other.name}</bdi>
        </Link>
      </h3>
      {facts && (
        <dl className="mt-2">
          {gameFactNames.map((fact) => {
            const text = textOf(fact, facts);
            if (text === '') return null;
            return (
              <div
                key={fact}
                className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[10rem_minmax(0,1fr)]"
              >
                <dt className="text-sm text-muted">{names[fact]}</dt>
                <dd
                  dir="auto"
                  className={`whitespace-pre-line ${text === textOf(fact, submitted) ? '' : 'font-bold'}`}
                >
                  {text}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {game.status !== 'rejected' && game.status !== 'hidden' && (
        <Button className="mt-4" onClick={() => setAsking(true)}>
          {t('merge')}
        </Button>
      )}
      {isAsking && <MergeDialog game={game} into={other} onClose={() => setAsking(false)} />}
    </article>
  );
}

type MergeDialogProps = { game: ReviewedGame; into: ArchiveGame; onClose: () => void };

function MergeDialog({ game, into, onClose }: MergeDialogProps) {
  const { t } = useTranslation('reviewArchive');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { show } = useToast();
  return (
    <ConfirmDialog
      title={t('mergeTitle', { name: into.name })}
      text={t('mergeText')}
      button={t('merge')}
      busyLabel={t('merging')}
      act={() =>
        call(mergeGame, {
          params: { id: game.id },
          body: { into: into.id, revision: game.revision },
        })
      }
      onDone={async () => {
        show({ title: t('merged'), tone: 'success' });
        await refetchUserContent(client);
        await navigate(pathTo('moderation'));
      }}
      onClose={onClose}
    />
  );
}
