// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button } from '@kga/ui/button';
import { Upload } from 'lucide-react';
import { type RefObject, useId, useRef } from 'react';

import { useTranslation } from '../../lib/translation.ts';
import { FileInput } from './file-input.tsx';
import { pictureKinds, usePictureUpload } from './use-picture-upload.ts';

/** The hidden field for a picture. */
export function PictureFile({
  ref,
  onFile,
}: {
  ref: RefObject<HTMLInputElement | null>;
  onFile: (file: File) => void;
}) {
  return (
    <FileInput
      ref={ref}
      kinds={pictureKinds}
      testId="picture-file"
      onFiles={([file]) => {
        if (file) onFile(file);
      }}
    />
  );
}

/** Uploads a picture that the visitor chooses from the device. */
export function PictureUpload(options: Parameters<typeof usePictureUpload>[0]) {
  const { t } = useTranslation('upload');
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const { upload, isPending, errorText } = usePictureUpload(options);
  return (
    <div>
      <PictureFile ref={input} onFile={upload} />
      <Button
        busy={isPending}
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
        {errorText}
      </p>
    </div>
  );
}
