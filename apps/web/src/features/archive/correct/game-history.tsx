import {
  type ArchiveGameDetails,
  type GameChange,
  createCorrection,
  gameFactNames,
} from '@kga/contracts';
import { useQuery } from '@tanstack/react-query';

import { AuthorLink } from '../../../content/author-name.tsx';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { historyQuery } from '../queries.ts';
import { useFactNames, useFactText } from '../review/fact-value.tsx';

/** What has changed of a game since it came into the archive, and whom that is owed to. */
export function GameHistory({ game }: { game: ArchiveGameDetails }) {
  const { t } = useTranslation('correctArchive');
  const formats = useFormats();
  const { data = [] } = useQuery(historyQuery(game.id));
  if (data.length === 0) return null;
  return (
    <section id="history" aria-labelledby="history-title" className="mt-10">
      <h2 id="history-title" className="text-2xl">
        {t('history')}
      </h2>
      <ol className="mt-2">
        {data.map((change) => (
          <li key={change.at} className="border-b border-line py-3">
            <p className="text-sm text-muted">
              <time dateTime={change.at}>{formats.day(change.at)}</time>
              {' · '}
              {change.byReader ? (
                <>
                  {t('byReader')} <AuthorLink author={change.author} linked />
                </>
              ) : (
                t('byTeam')
              )}
            </p>
            <dl className="mt-1">
              {change.changes.map((each) => (
                <Difference key={each.fact} change={each} />
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** One fact as it was and as it became. */
function Difference({
  change: { fact, before, after },
}: {
  change: GameChange['changes'][number];
}) {
  const { t } = useTranslation('correctArchive');
  const names = useFactNames();
  const textOf = useFactText();
  const known = gameFactNames.find((each) => each === fact);
  if (known === undefined) return null;
  const shown = (value: typeof before) => {
    const facts = createCorrection.schema.body.shape.facts.safeParse({ [fact]: value }).data;
    return (facts && textOf(known, facts)) || t('unknown');
  };
  return (
    <div className="grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-sm text-muted">{names[known]}</dt>
      <dd dir="auto" className="whitespace-pre-line">
        <del className="text-muted">{shown(before)}</del> →{' '}
        <ins className="no-underline">{shown(after)}</ins>
      </dd>
    </div>
  );
}
