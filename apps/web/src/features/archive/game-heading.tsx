import { type ArchiveGame, pathTo } from '@kga/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The name of a game, which makes all of its row a link, and who made it. */
export function GameHeading({
  game: { id, name, developer, publisher },
  children,
}: {
  game: ArchiveGame;
  /** Between the two. */
  children?: ReactNode;
}) {
  return (
    <>
      <h3 className="text-xl">
        <Link
          to={pathTo('archiveGame', { id })}
          className="text-ink no-underline after:absolute after:inset-0 hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
      </h3>
      {children}
      <p className="mt-1 text-sm text-muted">
        <bdi>{developer ?? publisher}</bdi>
      </p>
    </>
  );
}
