// SPDX-License-Identifier: AGPL-3.0-or-later
import { localeOf } from '@kga/contracts/core';
import { useEffect, useState } from 'react';

import { useLanguage } from '../../../../lib/language.tsx';
import { useTranslation } from '../../../../lib/translation.ts';
import type { LockerFile } from './locker-items.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a number of bytes: 4.2 MB. */
export function useByteFormat(): (bytes: number) => string {
  const language = useLanguage();
  return (bytes) => {
    const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
    return new Intl.NumberFormat(localeOf(language), {
      style: 'unit',
      unit: units[step] ?? 'byte',
      // 'byte' is a word in all languages, and its short form has no plural.
      unitDisplay: step === 0 ? 'long' : 'short',
      maximumFractionDigits: 1,
    }).format(bytes / 1_000 ** step);
  };
}

/** What the files take up, and what the browser has left. */
export function StorageUse({ files }: { files: readonly LockerFile[] }) {
  const { t } = useTranslation('lockerLetters');
  const bytes = useByteFormat();
  const used = files.reduce((sum, { size }) => sum + size, 0);
  const [room, setRoom] = useState<{ used: number; free: number }>();
  useEffect(() => {
    const estimate = async () => {
      const { quota = 0, usage = 0 } = await navigator.storage.estimate();
      setRoom({ used, free: Math.max(quota - usage, 0) });
    };
    // Without an estimate nothing is shown.
    estimate().catch(() => setRoom(undefined));
  }, [used]);
  if (!room) return null;
  return (
    <p className="-mt-4 text-sm text-muted">
      {t('used', { used: bytes(room.used), free: bytes(room.free) })}
    </p>
  );
}
