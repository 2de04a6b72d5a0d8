import { pathTo } from '@kga/contracts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

import { MovedPage } from '../../../components/moved-page.tsx';
import { PageState } from '../../../components/page-state.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { GameView } from '../game-view.tsx';
import { gameQuery } from '../queries.ts';
import { OwnGamePage } from '../submit/own-game.tsx';

/** The memorial of one game. */
export function GamePage() {
  const { t } = useTranslation('archive');
  const { id = '' } = useParams();
  const game = useQuery(gameQuery(id));
  if (game.data && game.data.id !== id) {
    return <MovedPage to={pathTo('archiveGame', { id: game.data.id })} />;
  }
  if (game.data) return <GameView key={id} game={game.data} />;
  if (game.data === null) return <OwnGamePage key={id} id={id} />;
  return <PageState namespace="archive" query={game} failed={t('game.failed')} />;
}
