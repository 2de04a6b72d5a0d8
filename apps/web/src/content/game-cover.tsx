// SPDX-License-Identifier: AGPL-3.0-or-later
import { type CoverSubject, type CoveredGame, coverSize, drawCover } from '@kga/contracts/archive';

/** The cover of a game: the uploaded one, or the one that is drawn. Its text is beside it. */
export function GameCover({ game, className = '' }: { game: CoveredGame; className?: string }) {
  const shape = `block aspect-3/4 rounded ${className}`;
  return game.coverUrl === null ? (
    <DrawnCover game={game} className={shape} />
  ) : (
    <img
      src={game.coverUrl}
      alt=""
      loading="lazy"
      decoding="async"
      width={coverSize.width}
      height={coverSize.height}
      className={`object-cover ${shape}`}
    />
  );
}

function DrawnCover({ game, className }: { game: CoverSubject; className: string }) {
  const { background, shapes, texts } = drawCover(game);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${coverSize.width} ${coverSize.height}`}
      className={className}
    >
      <path fill={background} d={`M0 0h${coverSize.width}v${coverSize.height}H0Z`} />
      {shapes.map(({ d, fill = 'none', stroke, width }) => (
        <path key={d} d={d} fill={fill} stroke={stroke} strokeWidth={width} />
      ))}
      {texts.map(({ text, x, y, size, fill, isHeading, isRightToLeft }) => (
        <text
          key={y}
          x={x}
          y={y}
          fill={fill}
          fontSize={size}
          direction={isRightToLeft ? 'rtl' : 'ltr'}
          className={isHeading ? 'font-heading font-extrabold' : 'font-semibold'}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
