// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ReactionKind, updateReaction } from '@kga/contracts/content';
import { loginPath } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { ThumbsUp } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useReturnPath } from '../auth/return-path.ts';
import { useAuth } from '../auth/use-auth.ts';
import { call } from '../lib/api.ts';
import { useBrowserConfig } from '../lib/browser.ts';
import { useFormats } from '../lib/language.tsx';
import { useTranslation } from '../lib/translation.ts';
import { MarkButton, MarkLabel } from './mark-button.tsx';
import { reactionQuery, stateOf } from './queries.ts';
import { useMarkOf } from './use-mark.ts';

type HelpfulProps = {
  kind: ReactionKind;
  id: string;
  /** The public count, which may be a little old. */
  helpful: number;
  isOwn: boolean;
  /** Distinguishes the buttons of a page. */
  name: string;
  variant: 'plain' | 'quiet';
};

/** How many members found an item helpful; members who did not write it can say so, too. */
export function HelpfulButton({ kind, id, helpful, isOwn, name, variant }: HelpfulProps) {
  const { readOnly } = useBrowserConfig();
  const { user } = useAuth();
  const returnTo = useReturnPath();
  const mayReact = user !== null && user.suspended === null && !isOwn;
  const mark = useMarkOf({
    query: reactionQuery(kind, id),
    isEnabled: mayReact,
    count: helpful,
    save: async (isSet) =>
      stateOf(await call(updateReaction, { params: { kind, id }, body: { helpful: isSet } })),
  });
  const { t } = useTranslation('content');
  const { integer } = useFormats();
  const text = mark.count > 0 ? `${t('helpful')} ${integer(mark.count)}` : t('helpful');
  const shown = { Icon: ThumbsUp, look: { set: 'fill-current' }, text };
  const button = {
    variant,
    size: 'small',
    className: variant === 'quiet' ? 'text-muted' : '',
    'aria-label': t('report.of', { label: text, name }),
  } as const;
  if (mayReact) return <MarkButton {...button} {...shown} mark={mark} />;
  const label = <MarkLabel {...shown} isSet={mark.isSet} />;
  if (user === null && !isOwn && !readOnly) {
    return (
      <Button {...button} asChild>
        <Link to={loginPath({ returnTo })}>{label}</Link>
      </Button>
    );
  }
  return mark.count > 0 ? (
    <p className="inline-flex min-h-11 items-center gap-2 px-3 text-sm text-muted">{label}</p>
  ) : null;
}
