// SPDX-License-Identifier: AGPL-3.0-or-later
import { logPageSize, logPrefixLength, savedAnswer } from '@kga/contracts/core';
import { getLegalRecord, listLegalRecords } from '@kga/contracts/legal';
import {
  type LeafRange,
  getPetition,
  getSignatureLog,
  leafHash,
  listLogLeaves,
  listPetitions,
  nodeOf,
} from '@kga/contracts/petitions';

import type { Installation } from '../installation.ts';
import type { Destination } from './destination.ts';

/** Saves the answers of the API that the interactive pages read. */
export async function writeSavedAnswers(
  site: Installation,
  destination: Destination,
): Promise<void> {
  const write = (path: string, answer: unknown) => {
    const file = savedAnswer(path);
    destination.write(file, file, JSON.stringify(answer));
  };
  for (const { id } of (await site.get(listLegalRecords)) ?? []) {
    const path = getLegalRecord.url.replace(':id', id);
    if (destination.find(savedAnswer(path))) continue;
    write(path, await site.get(getLegalRecord, { params: { id } }));
  }
  for await (const petitions of site.list(listPetitions, { query: { limit: 100 } })) {
    for (const { id, kind } of petitions) {
      const path = getPetition.url.replace(':id', id);
      if (kind !== 'own' || destination.find(savedAnswer(path))) continue;
      await writeLog(site, id, write);
      write(path, await site.get(getPetition, { params: { id } }));
    }
  }
}

/**
 * Saves the log of a petition's signatures up to its newest head: the leaves in pages, and what
 * `apps/web/src/app/static-copy/saved-log.ts` needs to find and prove one without reading all of them.
 */
async function writeLog(
  site: Installation,
  id: string,
  write: (path: string, answer: unknown) => void,
): Promise<void> {
  const path = getSignatureLog.url.replace(':id', id);
  const log = await site.get(getSignatureLog, { params: { id }, query: { limit: 100 } });
  const [head] = log?.heads ?? [];
  write(path, log);
  if (!head) return;

  const leaves: string[] = [];
  while (leaves.length < head.size) {
    const some = await site.get(listLogLeaves, { params: { id }, query: { start: leaves.length } });
    if (!some || some.length === 0) throw new Error(`The log of ${id} is shorter than its head`);
    const data = some.map(
      ({ kind, receiptHash }) => (kind === 'confirm' ? '00' : '01') + receiptHash,
    );
    leaves.push(...data.slice(0, head.size - leaves.length));
  }
  const hashes = await Promise.all(leaves.map(leafHash));
  const known = ({ start, end }: LeafRange) =>
    Promise.resolve(end - start === 1 ? hashes[start] : undefined);
  const pages: string[] = [];
  for (let start = 0; start < head.size; start += logPageSize) {
    const end = Math.min(start + logPageSize, head.size);
    write(`${path}/leaves/${pages.length}`, leaves.slice(start, end));
    pages.push(await nodeOf({ start, end }, known));
  }
  if ((await nodeOf({ start: 0, end: head.size }, known)) !== head.root) {
    throw new Error(`The leaves of ${id} have another root than its signed head`);
  }
  const prefixes = hashes.map((hash) => hash.slice(0, logPrefixLength)).join('');
  write(`${path}/tree`, { size: head.size, pages, prefixes });
}
