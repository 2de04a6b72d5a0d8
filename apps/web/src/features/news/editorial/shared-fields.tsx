// SPDX-License-Identifier: AGPL-3.0-or-later
import { uploadIdOf } from '@kga/contracts/content';
import { type OwnArticle, newsCategories, updateOwnArticle } from '@kga/contracts/news';
import { Select } from '@kga/ui/select';
import { Spinner } from '@kga/ui/spinner';
import { TextField } from '@kga/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { ImageIcon } from 'lucide-react';
import { useRef } from 'react';

import { ActionButton } from '../../../components/action-button.tsx';
import { PictureUpload } from '../../../components/upload/picture-upload.tsx';
import { usePictureState } from '../../../components/use-polling.ts';
import { call } from '../../../lib/api.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { pictureKey, refetchPicture, setArticle } from './queries.ts';
import { type ArticleEditor, idOf } from './use-article-editor.ts';

export function SharedFields({ editor }: { editor: ArticleEditor }) {
  const { t } = useTranslation(['editorial', 'shared']);
  const { category, pictureSource, pictureChanged } = editor.shared;
  return (
    <section aria-labelledby="article-shared" className="border-t-2 border-ink pt-4">
      <h2 id="article-shared" className="text-xl">
        {t('shared')}
      </h2>
      <div className="mt-4 grid gap-6 md:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <Select
            id={idOf({ language: null, path: 'category' })}
            className="max-w-sm"
            label={t('shared:category')}
            placeholder={t('choose')}
            options={newsCategories.map((value) => ({
              value,
              label: t(`shared:newsCategories.${value}`),
            }))}
            value={category}
            onValueChange={(value) => editor.setDraft({ ...editor.draft, category: value })}
            hint={t('categoryHint')}
            error={editor.errorOf('category')}
          />
          <TextField
            id={idOf({ language: null, path: 'pictureSource' })}
            type="url"
            inputMode="url"
            label={t('picture.label')}
            note={t('shared:optional')}
            hint={t('picture.hint')}
            placeholder="https://"
            autoComplete="off"
            spellCheck={false}
            value={pictureSource}
            onChange={({ target }) =>
              editor.setDraft({ ...editor.draft, pictureSource: target.value })
            }
            error={editor.errorOf('pictureSource')}
          />
        </div>
        <ArticlePicture
          article={editor.article}
          pending={pictureChanged && pictureSource.trim() !== ''}
        />
      </div>
    </section>
  );
}

function Preview({ url }: { url: string | null }) {
  const { t } = useTranslation('editorial');
  return (
    <div className="grid aspect-video max-w-xs place-items-center overflow-hidden rounded bg-wash text-muted">
      {url === null ? (
        <ImageIcon aria-hidden="true" className="size-8" />
      ) : (
        <img src={url} alt={t('picture.preview')} className="size-full object-cover" />
      )}
    </div>
  );
}

type ArticlePictureProps = {
  article: OwnArticle | undefined;
  /** Whether a new picture URL is not yet saved. */
  pending: boolean;
};

/** The picture of an article, or the state of its download. */
function ArticlePicture({ article, pending }: ArticlePictureProps) {
  const { t } = useTranslation(['editorial', 'shared']);
  const client = useQueryClient();
  const { id = '', pictureSource = null, imageUrl = null } = article ?? {};
  const state = usePictureState({
    queryKey: pictureKey({ id, pictureSource }),
    source: pictureSource,
    url: imageUrl,
    refetch: () => refetchPicture(client, id),
  });
  const status = useRef<HTMLDivElement>(null);
  const isUploaded = pictureSource !== null && uploadIdOf(pictureSource) !== undefined;
  return (
    <div className="min-w-0">
      <Preview url={pending ? null : imageUrl} />
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
        ) : article ? null : (
          t('picture.uploadLater')
        )}
      </div>
      {article && !pending && (
        <div className="mt-3 flex flex-col items-start gap-2">
          <PictureUpload
            onUploaded={async (pictureUpload) => {
              const changed = await call(updateOwnArticle, {
                params: { id },
                body: { pictureUpload },
              });
              setArticle(client, changed);
              await client.resetQueries({ queryKey: pictureKey(changed), exact: true });
            }}
          />
          {isUploaded && (
            <ActionButton
              size="small"
              variant="quiet"
              busyLabel={t('saving')}
              act={() => call(updateOwnArticle, { params: { id }, body: { pictureSource: null } })}
              onDone={(changed) => {
                status.current?.focus();
                setArticle(client, changed);
              }}
            >
              {t('picture.remove')}
            </ActionButton>
          )}
        </div>
      )}
      {article && !pending && !isUploaded && state === 'missing' && (
        // Sending the same URL makes the server fetch the picture again.
        <ActionButton
          size="small"
          className="mt-2"
          busyLabel={t('picture.fetching')}
          act={() => call(updateOwnArticle, { params: { id }, body: { pictureSource } })}
          onDone={(changed) => {
            // The button disappears.
            status.current?.focus();
            setArticle(client, changed);
            void client.resetQueries({ queryKey: pictureKey(changed), exact: true });
          }}
        >
          {t('shared:retry')}
        </ActionButton>
      )}
    </div>
  );
}
