// SPDX-License-Identifier: AGPL-3.0-or-later
import type { CoveredGame } from '@kga/contracts/archive';
import { findWords, tellingWords } from '@kga/contracts/core';
import type { SearchHit } from '@kga/contracts/site';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';

import { Byline } from '../../../components/byline.tsx';
import { GameCover } from '../../../content/game-cover.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import type { PageHit } from './filter.ts';

/** A text with the words of a search marked. */
function Highlighted({ text, q }: { text: string; q: string }) {
  const ranges = findWords(text, tellingWords(q));
  const rest = text.slice(ranges.at(-1)?.end ?? 0);
  return (
    <>
      {ranges.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.end ?? 0, start)}
          <mark className="bg-transparent font-bold text-ink underline decoration-signal decoration-2 underline-offset-4">
            {text.slice(start, end)}
          </mark>
        </Fragment>
      ))}
      {rest}
    </>
  );
}

/** Who published a game, and the years of its life. */
function GameLine({ game: { publisher, releaseDate, shutdownDate } }: { game: CoveredGame }) {
  const years = [releaseDate, shutdownDate].flatMap((date) => date?.slice(0, 4) ?? []);
  return (
    <p className="mt-1.5 text-sm tabular text-muted">
      {[publisher, years.join('–')].filter((part) => part !== null && part !== '').join(' · ')}
    </p>
  );
}

/** A result, all of which is a link. */
export function ResultRow({ hit, q }: { hit: SearchHit | PageHit; q: string }) {
  const { t } = useTranslation('search');
  const { path, title, excerpt, language } = hit;
  return (
    <li className="group relative flow-root border-b border-line py-4 [overflow-wrap:anywhere]">
      {'kind' in hit && hit.game !== null && (
        <GameCover game={hit.game} className="float-end ms-4 w-15" />
      )}
      <h3 lang={language} dir="auto" className="text-lg">
        <Link
          to={path}
          className="text-ink no-underline group-hover:underline after:absolute after:inset-0"
        >
          {title === '' ? t('deleted') : <Highlighted text={title} q={q} />}
        </Link>
      </h3>
      <p lang={language} dir="auto" className="mt-1 max-w-text text-muted">
        <Highlighted text={excerpt} q={q} />
      </p>
      {'kind' in hit && hit.game !== null ? (
        <GameLine game={hit.game} />
      ) : 'kind' in hit ? (
        <Byline
          className="mt-1.5 items-center"
          lead={hit.kind === 'forum_reply' && t('reply')}
          createdAt={hit.createdAt}
          language={language}
        />
      ) : (
        hit.page !== title && <p className="mt-1.5 text-sm text-muted">{hit.page}</p>
      )}
    </li>
  );
}
