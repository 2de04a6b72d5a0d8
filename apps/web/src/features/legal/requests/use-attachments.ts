// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  createLegalFile,
  encodeFileName,
  fileNameHeader,
  legalFileMax,
  legalFilesMax,
} from '@kga/contracts/legal';
import { useState } from 'react';

import { useErrorMessages } from '../../../components/errors/use-error-messages.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { fetchFileState } from './queries.ts';

/** What the API accepts, which looks at the content. */
export const fileKinds = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'];

/** Images that phones and browsers save and we refuse. Not every system knows their media types. */
const convertible = /\.(?:heic|heif|avif|gif|tiff?|bmp)$/i;

/** As long as the API waits for a request: a large file takes long on a slow connection. */
const timeout = 60_000;

/** How often, and how many times, the state of an image is asked for. */
const checks = { everyMs: 1_000, max: 60 } as const;

export type Attachment = {
  key: number;
  name: string;
  /** Undefined until it is uploaded. */
  id?: string;
  error?: string;
  busy: boolean;
};

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Why the API refused a file, as the key of a message; undefined for all other errors. */
export function refusalOf(error: unknown): 'active' | 'wrongType' | undefined {
  if (!(error instanceof ApiError) || error.problem?.code !== 'validation_failed') return undefined;
  const isActive = error.problem.errors?.some(({ code }) => code === 'active_content');
  return isActive ? 'active' : 'wrongType';
}

/** Whether an uploaded image could be copied; what takes too long is left to the worker. */
async function isReadable(id: string): Promise<boolean> {
  for (let count = 0; count < checks.max; count += 1) {
    const { state } = await fetchFileState(id);
    if (state !== 'checking') return state === 'ready';
    await pause(checks.everyMs);
  }
  return true;
}

/** The files of a form, which are uploaded one after the other as soon as they are chosen. */
export function useAttachments() {
  const { t } = useTranslation('legalRequests');
  const errorMessages = useErrorMessages();
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const [tooMany, setTooMany] = useState(false);
  const [nextKey, setNextKey] = useState(0);

  const update = (key: number, change: Partial<Attachment>) =>
    setFiles((before) => before.map((each) => (each.key === key ? { ...each, ...change } : each)));

  const errorOf = (error: unknown, name: string) => {
    const reason = refusalOf(error);
    return reason ? t(`request.attachments.${reason}`, { name }) : errorMessages.of(error);
  };

  async function upload(key: number, file: File): Promise<void> {
    const { name, size, type } = file;
    if (size > legalFileMax) {
      return update(key, { busy: false, error: t('request.attachments.tooBig', { name }) });
    }
    if (!fileKinds.includes(type)) {
      const reason = convertible.test(name) ? 'convert' : 'wrongType';
      return update(key, { busy: false, error: t(`request.attachments.${reason}`, { name }) });
    }
    try {
      const headers = { [fileNameHeader]: encodeFileName(name) };
      const { id, state } = await call(createLegalFile, { headers, body: file }, { timeout });
      const isFine = state === 'ready' || (await isReadable(id));
      const unreadable = { error: t('request.attachments.unreadable', { name }) };
      return update(key, { busy: false, ...(isFine ? { id } : unreadable) });
    } catch (error) {
      return update(key, { busy: false, error: errorOf(error, name) });
    }
  }

  return {
    files,
    tooMany,
    /** Ids of what was uploaded. */
    ids: files.flatMap(({ id }) => (id === undefined ? [] : [id])),
    busy: files.some(({ busy }) => busy),
    async add(chosen: readonly File[]): Promise<void> {
      const room = legalFilesMax - files.filter(({ error }) => error === undefined).length;
      const taken = chosen.slice(0, Math.max(0, room));
      setTooMany(taken.length < chosen.length);
      const added = taken.map((file, index) => ({ file, key: nextKey + index }));
      setNextKey(nextKey + added.length);
      setFiles((before) => [
        ...before,
        ...added.map(({ file: { name }, key }) => ({ key, name, busy: true })),
      ]);
      for (const { file, key } of added) await upload(key, file);
    },
    remove(key: number): void {
      setTooMany(false);
      setFiles((before) => before.filter((each) => each.key !== key));
    },
  };
}
