// SPDX-License-Identifier: AGPL-3.0-or-later
import { createPictureUpload, pictureUploadMax } from '@kga/contracts/content';
import { useMutation } from '@tanstack/react-query';

import { ApiError, call } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useErrorMessages } from '../errors/use-error-messages.ts';

/** As long as the API waits for a request: a large picture takes long on a slow connection. */
const timeout = 60_000;

/** Media types that can be uploaded. */
export const pictureKinds = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];

class FileError extends Error {
  readonly key: 'tooLarge' | 'wrongKind';
  constructor(key: FileError['key']) {
    super(key);
    this.key = key;
  }
}

/** Uploads a picture, and says what is wrong with one that is refused. */
export function usePictureUpload({
  prepare,
  onUploaded,
}: {
  /** Awaited before the upload. */
  prepare?: (() => Promise<void>) | undefined;
  onUploaded: (id: string) => Promise<unknown>;
}) {
  const { t } = useTranslation('upload');
  const errorMessages = useErrorMessages();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (file: File) => {
      if (!pictureKinds.includes(file.type)) throw new FileError('wrongKind');
      if (file.size > pictureUploadMax) throw new FileError('tooLarge');
      await prepare?.();
      const { id } = await call(createPictureUpload, { body: file }, { timeout });
      await onUploaded(id);
    },
  });
  const errorText = () => {
    if (error === null) return undefined;
    if (error instanceof FileError) return t(error.key);
    const isRefused = error instanceof ApiError && error.problem?.code === 'validation_failed';
    return isRefused ? t('wrongKind') : errorMessages.of(error);
  };
  return { upload: mutate, isPending, errorText: errorText() };
}
