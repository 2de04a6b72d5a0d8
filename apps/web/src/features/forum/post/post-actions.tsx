import { type ForumPost, type OwnForumPost, deletePost, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useAuth } from '../../../auth/use-auth.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useShare } from '../../../components/share/use-share.ts';
import { ReportButton } from '../../../content/content-buttons.tsx';
import { call } from '../../../lib/api.ts';
import { useBrowserConfig } from '../../../lib/browser.ts';
import { invalidateForum } from '../../../lib/freshness.ts';
import { localizedUrl } from '../../../lib/page-urls.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { cacheDeletedPost } from '../cache.ts';
import { FollowButton } from './follow-button.tsx';

export function PostActions({
  post,
  own,
  onEdit,
}: {
  post: ForumPost;
  own: OwnForumPost | undefined;
  onEdit: () => void;
}) {
  const { t } = useTranslation(['forum', 'shared']);
  const { origin } = useBrowserConfig();
  const share = useShare();
  const { user } = useAuth();
  const [asked, setAsked] = useState(false);
  const isPublic = !own || own.status === 'published';
  const { id, title, language } = post;
  const url = localizedUrl(origin + pathTo('forumPost', { id }), language);
  const active = user !== null && user.suspended === null;
  return (
    <div className="no-print mt-6 flex flex-wrap items-center gap-3 noscript:hidden">
      {active && isPublic && <FollowButton postId={id} user={user} />}
      {isPublic && (
        <Button size="small" onClick={() => void share({ title, text: title, url })}>
          <Share2 aria-hidden="true" className="size-4 shrink-0" />
          {t('shared:share.share')}
        </Button>
      )}
      {own && active && (
        <Button size="small" onClick={onEdit}>
          <Pencil aria-hidden="true" className="size-4 shrink-0" />
          {t('edit')}
        </Button>
      )}
      {own && (
        <Button size="small" onClick={() => setAsked(true)}>
          <Trash2 aria-hidden="true" className="size-4 shrink-0" />
          {t('delete')}
        </Button>
      )}
      {!own && <ReportButton kind="forum_post" id={id} of={title} />}
      {asked && <DeletePost post={post} onClose={() => setAsked(false)} />}
    </div>
  );
}

function DeletePost({ post, onClose }: { post: ForumPost; onClose: () => void }) {
  const { t } = useTranslation('forum');
  const { show } = useToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { user } = useAuth();
  const { id, categoryId } = post;
  return (
    <ConfirmDialog
      button={t('delete')}
      busyLabel={t('deleting')}
      title={t('post.deleteTitle')}
      text={t(post.replies > 0 ? 'post.deleteTextReplies' : 'post.deleteText')}
      act={() => call(deletePost, { params: { id } })}
      onDone={() => {
        onClose();
        invalidateForum(client);
        show({ title: t('deleted'), tone: 'success' });
        void navigate(pathTo('forumCategory', { id: categoryId }), { replace: true });
        cacheDeletedPost(client, user?.id ?? '', post);
      }}
      onClose={onClose}
    />
  );
}
