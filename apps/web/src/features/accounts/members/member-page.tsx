// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Member } from '@kga/contracts/accounts';
import { campaign, pathTo } from '@kga/contracts/core';
import { Badge } from '@kga/ui/badge';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';

import { useAuth } from '../../../auth/use-auth.ts';
import { isModerator } from '../../../auth/user.ts';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { PageState } from '../../../components/page-state.tsx';
import { AuthorPicture, TeamBadge, useAuthorName } from '../../../content/author-name.tsx';
import { GameCover } from '../../../content/game-cover.tsx';
import { usePageHead } from '../../../lib/head.tsx';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { MemberContributions } from './member-contributions.tsx';
import { memberQuery } from './queries.ts';
import { ResetName } from './reset-name.tsx';

/** A member and what everybody can read of them. */
export function MemberPage() {
  const { t } = useTranslation('members');
  const { id = '' } = useParams();
  const member = useQuery(memberQuery(id));
  if (member.data === null) return <NotFoundPage />;
  if (!member.data) {
    return <PageState namespace="members" query={member} failed={t('failed')} />;
  }
  return <MemberView key={id} member={member.data} />;
}

/** The games of which the member shared memories, by their covers. */
function RememberedGames({ games }: Pick<Member, 'games'>) {
  const { t } = useTranslation('members');
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="games" className="mt-8">
      <h2 id="games" className="text-xl">
        {t('games')}
      </h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-3">
        {games.map((game) => (
          <li key={game.id}>
            <Link
              to={pathTo('archiveMemories', { id: game.id })}
              className="block text-sm leading-tight font-semibold [overflow-wrap:anywhere] text-ink no-underline hover:underline"
            >
              <GameCover game={game} className="mb-1.5 w-full" />
              <bdi>{game.name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MemberView({ member }: { member: Member }) {
  const { t } = useTranslation(['members', 'shared']);
  const formats = useFormats();
  const { user } = useAuth();
  const name = useAuthorName()(member);
  const isYou = user?.id === member.id;
  const mayReset = !isYou && (user?.role === 'admin' || member.marks.length === 0);
  usePageHead({
    title: `${name} · ${campaign.brand}`,
    description: t('description'),
    // People are found by what they wrote, not by their names.
    hidden: true,
  });
  return (
    <div className="column-text pt-8 sm:pt-12">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <AuthorPicture author={member} size="large" />
        <div className="min-w-0 grow basis-48">
          <h1 className="text-3xl [overflow-wrap:anywhere]">
            <bdi>{name}</bdi>
          </h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            {member.marks.includes('team') && <TeamBadge />}
            {isYou && <Badge>{t('shared:author.you')}</Badge>}
            {name !== member.shortId && <span className="tabular">{member.shortId}</span>}
            <span>{t('since', { day: formats.day(member.since) })}</span>
          </p>
        </div>
      </header>
      {isYou && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 text-muted">
          {t('you')}
          <Link
            to={`${pathTo('profile')}#publicName`}
            className="inline-flex min-h-11 items-center font-semibold"
          >
            {t('edit')}
          </Link>
        </p>
      )}
      {isModerator(user) && mayReset && member.displayName !== null && (
        <ResetName member={member} name={member.displayName} />
      )}
      <RememberedGames games={member.games} />
      <MemberContributions id={member.id} />
    </div>
  );
}
