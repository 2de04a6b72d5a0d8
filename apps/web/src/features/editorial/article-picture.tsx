import { type OwnArticle, updateOwnArticle } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Spinner } from '@kga/ui/spinner';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ImageIcon } from 'lucide-react';
import { useRef } from 'react';

import { useErrorToast } from '../../components/use-error-toast.ts';
import { usePictureState } from '../../components/use-polling.ts';
import { call } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { pictureKey, refetchPicture, setArticle } from './queries.ts';

/** The picture of an article, or the state of its download. */
export function ArticlePicture({
  article,
  pending,
}: {
  article: OwnArticle | undefined;
  /** Whether a new picture URL is not yet saved. */
  pending: boolean;
}) {
  const { t } = useTranslation('editorial');
  const client = useQueryClient();
  const { id = '', pictureSource = null, imageUrl = null } = article ?? {};
  const state = usePictureState({
    queryKey: pictureKey({ id, pictureSource }),
    source: pictureSource,
    url: imageUrl,
    refetch: () => refetchPicture(client, id),
  });
  const status = useRef<HTMLDivElement>(null);
  const shown = pending ? null : imageUrl;
  return (
    <div className="min-w-0">
      <div className="grid aspect-video max-w-xs place-items-center overflow-hidden rounded bg-wash text-muted">
        {shown === null ? (
          <ImageIcon aria-hidden="true" className="size-8" />
        ) : (
          <img src={shown} alt={t('picture.preview')} className="size-full object-cover" />
        )}
      </div>
      <div
        ref={status}
        role="status"
        tabIndex={-1}
        className="mt-2 text-sm text-muted outline-none empty:hidden"
      >
        {pending ? (
          t('picture.pending')
        ) : state === 'fetching' ? (
          <Spinner label={t('picture.fetching')} />
        ) : state === 'missing' ? (
          <span className="font-semibold text-ink">{t('picture.failed')}</span>
        ) : null}
      </div>
      {article && !pending && state === 'missing' && (
        // The button disappears once the picture is requested.
        <FetchAgain article={article} onAsked={() => status.current?.focus()} />
      )}
    </div>
  );
}

/** Requests the picture again: sending the same URL makes the server refetch it. */
function FetchAgain({ article, onAsked }: { article: OwnArticle; onAsked: () => void }) {
  const { t } = useTranslation(['editorial', 'shared']);
  const client = useQueryClient();
  const showError = useErrorToast();
  const { id, pictureSource } = article;
  const again = useMutation({
    mutationFn: () => call(updateOwnArticle, { params: { id }, body: { pictureSource } }),
    onSuccess: (changed) => {
      onAsked();
      setArticle(client, changed);
      void client.resetQueries({ queryKey: pictureKey(changed), exact: true });
    },
    onError: showError,
  });
  return (
    <Button
      size="small"
      className="mt-2"
      busy={again.isPending}
      busyLabel={t('picture.fetching')}
      onClick={() => again.mutate()}
    >
      {t('shared:retry')}
    </Button>
  );
}
