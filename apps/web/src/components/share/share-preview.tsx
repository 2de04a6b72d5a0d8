// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Language,
  type ShareImageKind,
  type ShareImageSize,
  shareImagePath,
  shareImageSizes,
} from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { Segmented } from '@kga/ui/segmented';
import { useToast } from '@kga/ui/toast';
import { Download } from 'lucide-react';
import { useState } from 'react';

import { saveFile, useMediaQuery } from '../../lib/browser.ts';
import { useLanguage } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

/** What a visitor shares: a page, and the images of what it shows. */
export type Shareable = {
  kind: Exclude<ShareImageKind, 'law'>;
  id: string;
  title: string;
  /** Of the page, and the language in which the link shows it. */
  path: string;
  language: Language;
};

const sizes = ['wide', 'square', 'tall'] as const satisfies readonly ShareImageSize[];

/** As long as the worker takes at most, and a slow connection. */
const timeout = 20_000;

/** Pause before an image that is not drawn yet is asked for again, in milliseconds. */
const retryPause = 1_000;

/** Fetches an image as a file; until it is drawn, the server redirects to the general image. */
async function fetchImage(path: string): Promise<Blob> {
  const signal = AbortSignal.timeout(timeout);
  for (;;) {
    const response = await fetch(path, { signal, cache: 'no-cache' });
    if (!response.ok) throw new Error(`no image: ${response.status}`);
    if (!response.redirected) return response.blob();
    await new Promise((resolve) => setTimeout(resolve, retryPause));
  }
}

/** The theme that the page shows, as the visitor or the system has chosen it. */
function useShownTheme(): 'light' | 'dark' {
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return systemIsDark ? 'dark' : 'light';
}

/** The image in the size that the visitor chooses, and its download. */
export function SharePreview({ shared: { kind, id, title } }: { shared: Shareable }) {
  const { t } = useTranslation('share');
  const { show } = useToast();
  const lang = useLanguage();
  const theme = useShownTheme();
  const [size, setSize] = useState<ShareImageSize>('wide');
  const [busy, setBusy] = useState(false);
  const path = shareImagePath({ kind, id, lang, size, theme });
  const { width, height } = shareImageSizes[size];

  const download = async () => {
    setBusy(true);
    try {
      saveFile(await fetchImage(path), `keep-games-alive-${kind}-${size}.png`);
      show({ title: t('downloaded'), tone: 'success' });
    } catch {
      show({ title: t('failed'), description: t('failedHint'), tone: 'failure' });
    }
    setBusy(false);
  };

  return (
    <div className="flex flex-col gap-4">
      <div className="grid h-56 place-items-center rounded bg-wash p-3 sm:h-64">
        <img
          key={path}
          src={path}
          width={width}
          height={height}
          alt={t('preview', { title })}
          className="max-h-50 w-auto max-w-full rounded border border-line object-contain sm:max-h-58"
        />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Segmented
          label={t('format')}
          options={sizes.map((value) => ({ value, label: t(`size.${value}`) }))}
          value={size}
          onValueChange={setSize}
        />
        <Button busy={busy} busyLabel={t('downloading')} onClick={() => void download()}>
          <Download aria-hidden="true" className="size-4 shrink-0" />
          {t('download')}
        </Button>
      </div>
    </div>
  );
}
