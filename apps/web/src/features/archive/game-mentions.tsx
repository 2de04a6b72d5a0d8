import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { Byline } from '../../components/byline.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { gameMentionsQuery } from './queries.ts';

/** Stories of a game and forum posts that name it. Nothing is shown where there are none. */
export function GameMentions({ gameId }: { gameId: string }) {
  const { t } = useTranslation(['archive', 'content']);
  const { data } = useQuery(gameMentionsQuery(gameId));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="mentions" className="mt-12">
      <h2 id="mentions" className="border-b-2 border-ink pb-2 text-2xl">
        {t('game.mentions')}
      </h2>
      <ul>
        {data.map(({ kind, id, path, title, language, createdAt }) => (
          <li key={id} className="relative border-b border-line py-4">
            <h3 lang={language} dir="auto" className="text-lg">
              <Link
                to={path}
                className="text-ink no-underline after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Link>
            </h3>
            <Byline
              className="mt-1 items-center"
              lead={t(`content:kinds.${kind}`)}
              createdAt={createdAt}
              language={language}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
