// SPDX-License-Identifier: AGPL-3.0-or-later
import { createPictureUpload, pictureUploadMax } from '@kga/contracts/content';
import { Button } from '@kga/ui/button';
import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useId, useRef } from 'react';

import { ApiError, call } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useErrorMessages } from '../errors/use-error-messages.ts';

/** As long as the API waits for a request: a large picture takes long on a slow connection. */
const timeout = 60_000;

const kinds = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];

class FileError extends Error {
  readonly key: 'tooLarge' | 'wrongKind';
  constructor(key: FileError['key']) {
    super(key);
    this.key = key;
  }
}

/** Uploads a picture that the visitor chooses from the device. */
export function PictureUpload({
  prepare,
  onUploaded,
}: {
  /** Awaited before the upload. */
  prepare?: () => Promise<void>;
  onUploaded: (id: string) => Promise<unknown>;
}) {
  const { t } = useTranslation('upload');
  const errorMessages = useErrorMessages();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const upload = useMutation({
    mutationFn: async (file: File) => {
      if (!kinds.includes(file.type)) throw new FileError('wrongKind');
      if (file.size > pictureUploadMax) throw new FileError('tooLarge');
      await prepare?.();
      const { id } = await call(createPictureUpload, { body: file }, { timeout });
      await onUploaded(id);
    },
  });
  const errorText = (error: unknown) => {
    if (error instanceof FileError) return t(error.key);
    const isRefused = error instanceof ApiError && error.problem?.code === 'validation_failed';
    return isRefused ? t('wrongKind') : errorMessages.of(error);
  };
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept={kinds.join(',')}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        data-testid="picture-file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) upload.mutate(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button
        busy={upload.isPending}
        busyLabel={t('uploading')}
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden="true" className="size-4 shrink-0" />
        {t('choose')}
      </Button>
      <p id={hint} className="mt-1.5 text-sm text-muted">
        {t('hint')}
      </p>
      <p role="alert" className="mt-1.5 text-sm font-semibold text-signal empty:hidden">
        {upload.isError && errorText(upload.error)}
      </p>
    </div>
  );
}
