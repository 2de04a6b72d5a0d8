// SPDX-License-Identifier: AGPL-3.0-or-later
import { campaign, pathTo } from '@kga/contracts/core';
import type { OwnStory, Story } from '@kga/contracts/stories';
import { Skeleton } from '@kga/ui/skeleton';
import { Suspense, lazy } from 'react';
import { Link } from 'react-router-dom';

import { useAuth } from '../../auth/use-auth.ts';
import { isModerator } from '../../auth/user.ts';
import { BackLink } from '../../components/list-page.tsx';
import { ShareButton } from '../../components/share/share-button.tsx';
import { RevisionsButton, ReportButton } from '../../content/content-buttons.tsx';
import { usePageHead } from '../../lib/head.tsx';
import { useFormats, useLanguage } from '../../lib/language.tsx';
import { plainTextOf } from '../../lib/text/rich-text.tsx';
import { ItemText } from '../../lib/text/user-text.tsx';
import { useTranslation } from '../../lib/translation.ts';
import { describeStory } from './describe.ts';
import { storiesPath } from './queries.ts';
import { Receipt } from './receipt.tsx';
import { StoryEnd } from './story-end.tsx';

/** Loaded for the author only. */
const AuthorTools = lazy(async () => {
  const { AuthorTools: Tools } = await import('./author-tools.tsx');
  return { default: Tools };
});

/** A story on its own page. */
export function StoryView({
  story,
  own,
}: {
  story: Story;
  /** The story as its author sees it; null for other visitors. */
  own: OwnStory | null;
}) {
  const { t } = useTranslation('stories');
  const formats = useFormats();
  const { user } = useAuth();
  const isPublic = own === null || own.status === 'published';
  useStoryHead(story, isPublic);
  const { id, title, language, editedAt, rateDate } = story;
  const tools = own && (
    <Suspense fallback={<Skeleton className="h-36 w-full" />}>
      <AuthorTools story={own} />
    </Suspense>
  );
  return (
    <article aria-labelledby="story-title" className="column-text pt-8 sm:pt-12">
      <BackLink to={pathTo('stories')}>{t('story.back')}</BackLink>
      {!isPublic && <div className="mt-2 mb-6">{tools}</div>}
      <Receipt
        as="header"
        story={story}
        className="mt-2"
        {...(rateDate !== null && {
          rateText: (yen: string) => t('story.given', { amount: yen, day: formats.day(rateDate) }),
        })}
      >
        <h1 id="story-title" lang={language} dir="auto" className="text-3xl">
          {title}
        </h1>
        {editedAt !== null && (
          <p className="mt-2 text-sm text-muted">
            {t('story.edited', { day: formats.day(editedAt) })}
          </p>
        )}
      </Receipt>
      <div dir="auto" className="mt-6">
        <ItemText
          item={story}
          heading="h2"
          className="text-[1.1875rem] leading-relaxed [&>p:first-child]:first-line:font-semibold"
        />
      </div>
      {isPublic && (
        <div className="mt-8">
          <ShareButton
            label={t('story.share')}
            shared={{ kind: 'story', id, title, path: pathTo('story', { id }), language }}
          />
        </div>
      )}
      <p className="no-print mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <MoreOfGame game={story.gameName} />
        {isPublic && own === null && (
          <ReportButton
            {...{ id, language }}
            kind="story"
            of={title}
            text={`${title}\n\n${story.content}`}
          />
        )}
        {isModerator(user) && editedAt !== null && <RevisionsButton kind="story" id={id} />}
      </p>
      {isPublic && tools && <div className="mt-8">{tools}</div>}
      {isPublic && <StoryEnd story={story} />}
    </article>
  );
}

function MoreOfGame({ game }: { game: string }) {
  const { t } = useTranslation('stories');
  const language = useLanguage();
  return (
    <Link
      to={storiesPath({ q: game, languages: [] }, { language })}
      className="inline-flex min-h-11 items-center font-semibold"
    >
      {t('story.more')}
    </Link>
  );
}

function useStoryHead(story: Story, isPublic: boolean): void {
  const { t } = useTranslation('stories');
  const { title, gameName, language, createdAt, editedAt } = story;
  usePageHead({
    title: `${title} · ${gameName} · ${campaign.brand}`,
    description: plainTextOf(story),
    hidden: !isPublic,
    shared: isPublic ? { kind: 'story', id: story.id } : undefined,
    trail: [{ name: t('title'), path: pathTo('stories') }],
    article: { language, publishedAt: createdAt, updatedAt: editedAt ?? createdAt },
    describe: (url) => describeStory(story, url),
  });
}
