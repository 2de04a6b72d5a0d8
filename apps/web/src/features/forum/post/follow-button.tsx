import { type User, updatePostFollow } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { useToast } from '@kga/ui/toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';

import { useErrorToast } from '../../../components/errors/use-error-messages.ts';
import { call } from '../../../lib/api.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { followQuery } from '../queries.ts';

/** Follows a post, so that new replies are sent by email, or stops that. */
export function FollowButton({ postId, user }: { postId: string; user: User }) {
  const { t } = useTranslation('forum');
  const { show } = useToast();
  const showError = useErrorToast();
  const client = useQueryClient();
  const query = followQuery(postId, user.id);
  const { data } = useQuery(query);
  const setting = useMutation({
    mutationFn: (following: boolean) =>
      call(updatePostFollow, { params: { id: postId }, body: { following } }),
    onSuccess: (answer) => {
      client.setQueryData(query.queryKey, answer);
      const description = user.emailVerified ? 'follow.onText' : 'follow.unverified';
      show(
        answer.following
          ? { title: t('follow.on'), description: t(description), tone: 'success' }
          : { title: t('follow.off'), tone: 'success' },
      );
    },
    onError: showError,
  });
  if (!data) return null;
  const Icon = data.following ? BellOff : Bell;
  return (
    <Button
      size="small"
      busy={setting.isPending}
      busyLabel={t('form.sending')}
      onClick={() => setting.mutate(!data.following)}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {t(data.following ? 'follow.stop' : 'follow.start')}
    </Button>
  );
}
