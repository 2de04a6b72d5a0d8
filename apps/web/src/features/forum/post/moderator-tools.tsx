import { type ForumPost, updatePostFlags } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { useToast } from '@kga/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Lock, LockOpen, Pin, PinOff } from 'lucide-react';

import { useErrorToast } from '../../../components/errors/use-error-messages.ts';
import { RevisionsButton } from '../../../content/content-buttons.tsx';
import { call } from '../../../lib/api.ts';
import { invalidateForum } from '../../../lib/freshness.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { postQuery } from '../queries.ts';

/** Locks and pins a post, for moderators. */
export function ModeratorTools({ post }: { post: ForumPost }) {
  const { t } = useTranslation('forum');
  const { show } = useToast();
  const showError = useErrorToast();
  const client = useQueryClient();
  const { id, locked, pinned } = post;
  const setting = useMutation({
    mutationFn: (body: { locked: boolean } | { pinned: boolean }) =>
      call(updatePostFlags, { params: { id }, body }),
    onSuccess: (flags) => {
      invalidateForum(client);
      client.setQueryData(postQuery(id).queryKey, (before) => before && { ...before, ...flags });
      show({ title: t('moderators.done'), tone: 'success' });
    },
    onError: showError,
  });
  const LockIcon = locked ? LockOpen : Lock;
  const PinIcon = pinned ? PinOff : Pin;
  return (
    <div
      role="group"
      aria-label={t('moderators.label')}
      className="no-print mt-4 flex flex-wrap items-center gap-3 border-t border-line pt-3"
    >
      <Button
        size="small"
        disabled={post.removed}
        busy={setting.isPending}
        busyLabel={t('form.sending')}
        onClick={() => setting.mutate({ locked: !locked })}
      >
        <LockIcon aria-hidden="true" className="size-4 shrink-0" />
        {t(locked ? 'moderators.unlock' : 'moderators.lock')}
      </Button>
      <Button
        size="small"
        disabled={post.removed}
        busy={setting.isPending}
        busyLabel={t('form.sending')}
        onClick={() => setting.mutate({ pinned: !pinned })}
      >
        <PinIcon aria-hidden="true" className="size-4 shrink-0" />
        {t(pinned ? 'moderators.unpin' : 'moderators.pin')}
      </Button>
      {post.editedAt !== null && <RevisionsButton kind="forum_post" id={id} />}
    </div>
  );
}
