import type { ArchiveGame } from '@kga/contracts';

import { useTranslation } from '../../lib/translation.ts';

/** The cover of a game, which its page shows; its height is reserved, so that nothing moves. */
export function GameCover({ game: { name, coverUrl } }: { game: ArchiveGame }) {
  const { t } = useTranslation('archive');
  if (coverUrl === null) return null;
  return (
    <img
      src={coverUrl}
      alt={t('game.cover', { name })}
      className="mx-auto mb-6 h-64 max-w-full object-contain sm:h-80"
    />
  );
}

/** The cover in a list, beside the name, which says what it shows. */
export function CoverThumbnail({ game: { coverUrl } }: { game: ArchiveGame }) {
  if (coverUrl === null) return null;
  return (
    <img
      src={coverUrl}
      alt=""
      loading="lazy"
      decoding="async"
      className="float-end ms-4 h-24 w-18 rounded object-cover"
    />
  );
}
