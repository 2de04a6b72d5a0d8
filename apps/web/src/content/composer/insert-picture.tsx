// SPDX-License-Identifier: AGPL-3.0-or-later
import { pictureUrl, textPicturesMax } from '@kga/contracts/content';
import { Button } from '@kga/ui/button';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';

import { ensureRegistered, useAuth } from '../../auth/use-auth.ts';
import { PictureFile } from '../../components/upload/picture-upload.tsx';
import { usePictureUpload } from '../../components/upload/use-picture-upload.ts';
import { useTranslation } from '../../lib/translation.ts';

/** Inserts the mark of a picture at the caret, with the words for it selected to be typed over. */
function insertMark(area: HTMLTextAreaElement, id: string, words: string): void {
  const before = area.value.slice(0, area.selectionStart);
  const gap = before === '' || before.endsWith('\n') ? '' : '\n\n';
  const at = area.selectionStart + gap.length + '!['.length;
  area.focus();
  area.setRangeText(
    `${gap}![${words}](${pictureUrl(id)})\n`,
    area.selectionStart,
    area.selectionEnd,
    'end',
  );
  area.setSelectionRange(at, at + words.length);
  // Drafts are saved by it.
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

const countMarks = (text: string): number => text.split(`](${pictureUrl('')}`).length - 1;

/** A button of the toolbar that uploads a picture and inserts it. */
export function InsertPicture({ area }: { area: () => HTMLTextAreaElement | undefined }) {
  const { t } = useTranslation(['content', 'upload']);
  const { user } = useAuth();
  const input = useRef<HTMLInputElement>(null);
  const [isFull, setFull] = useState(false);
  const { upload, isPending, errorText } = usePictureUpload({
    prepare: () => ensureRegistered(user?.id ?? ''),
    async onUploaded(id) {
      const textArea = area();
      if (textArea) insertMark(textArea, id, t('write.pictureWords'));
    },
  });
  const open = () => {
    const full = countMarks(area()?.value ?? '') >= textPicturesMax;
    setFull(full);
    if (!full) input.current?.click();
  };
  return (
    <>
      <PictureFile ref={input} onFile={upload} />
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('write.picture')}
        busy={isPending}
        busyLabel={t('upload:uploading')}
        onClick={open}
      >
        <ImagePlus aria-hidden="true" className="size-5" />
      </Button>
      <p
        role="alert"
        className="order-last basis-full text-sm font-semibold text-signal empty:hidden"
      >
        {isFull ? t('write.picturesMax', { n: String(textPicturesMax) }) : errorText}
      </p>
    </>
  );
}
