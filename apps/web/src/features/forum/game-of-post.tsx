// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import { useAuth } from '../../auth/use-auth.ts';
import { ApiError } from '../../lib/api.ts';
import { type DraftKey, readDraft, storeDraft } from '../../lib/forms/drafts.ts';
import type { Form } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';
import { threadOfGameQuery } from './queries.ts';

export type GameOfPost = { id: string; name: string };

/**
 * The game that the address of the form names, with its thread: `game` is null without one, and undefined while it
 * loads or where that failed, which `query` says. It is loaded once, so that what is typed stays where another
 * member begins the thread in between.
 */
export function useGameOfPost(search: URLSearchParams) {
  const id = search.get('game') ?? '';
  const { status, user } = useAuth();
  const query = useQuery({
    ...threadOfGameQuery(id, user?.id),
    enabled: id !== '' && status !== 'loading',
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
  if (id === '') return { game: null, query };
  return { game: query.isFetchedAfterMount ? query.data : undefined, query };
}

/** Says which game the post will be about. */
export function GameNotice({ game: { id, name } }: { game: GameOfPost }) {
  const { t } = useTranslation('forum');
  return (
    <Notice>
      <p>{t('game.about')}</p>
      <Link
        to={pathTo('archiveGame', { id })}
        className="inline-flex min-h-11 items-center font-semibold [overflow-wrap:anywhere]"
      >
        {t('game.inArchive', { name })}
      </Link>
    </Notice>
  );
}

/** Whether a post was refused because its game has a thread. */
export const isGameTaken = ({ error }: Pick<Form, 'error'>): boolean =>
  error instanceof ApiError && error.problem?.code === 'game_has_thread';

const existingOf = ({ error }: Pick<Form, 'error'>): string | undefined =>
  error instanceof ApiError ? error.problem?.existing : undefined;

const replyDraft = (postPath: string): DraftKey =>
  `draft:forum-reply-to:${postPath.split('/').at(-1) ?? ''}`;

/** Makes the draft of a post one of a reply, with its title unless that was suggested. */
function takeAlong(draft: DraftKey, postPath: string, suggestedTitle: string): void {
  const { title = '', content = '', ...rest } = readDraft(draft);
  const isOwnTitle = title !== '' && title !== suggestedTitle;
  const text = [...(isOwnTitle ? [title] : []), content].join('\n\n');
  const started = readDraft(replyDraft(postPath))['content'] ?? '';
  storeDraft(replyDraft(postPath), {
    ...rest,
    content: started === '' ? text : `${started}\n\n${text}`,
  });
  storeDraft(draft, null);
}

/** Says that another member has begun the thread, and what to do with the text. */
export function GameTakenNotice({
  form,
  draft,
  suggestedTitle,
  onSeparate,
}: {
  form: Form;
  draft: DraftKey;
  suggestedTitle: string;
  /** Called to publish the text as a post without the game. */
  onSeparate: () => void;
}) {
  const { t } = useTranslation('forum');
  const ref = useRef<HTMLDivElement>(null);
  const existing = existingOf(form);
  // The button that sent the form is far below.
  useEffect(() => ref.current?.querySelector<HTMLElement>('a, button')?.focus(), []);
  const state = existing === undefined ? 'waiting' : 'taken';
  return (
    <div ref={ref}>
      <Notice
        tone="caution"
        live
        title={t(`game.${state}.title`)}
        action={
          existing === undefined ? (
            <Button onClick={onSeparate}>{t('game.waiting.go')}</Button>
          ) : (
            <Button asChild variant="signal">
              <Link to={existing} onClick={() => takeAlong(draft, existing, suggestedTitle)}>
                {t('game.taken.go')}
              </Link>
            </Button>
          )
        }
      >
        {t(`game.${state}.text`)}
      </Notice>
    </div>
  );
}
