// SPDX-License-Identifier: AGPL-3.0-or-later
import { answerTasks } from '../../../../platform/answer-tasks.ts';
import { type PdfRow, type PdfStart, createSignaturePdf } from './pdf-document.ts';

export type PdfTypes = {
  /** The steps of one file: it begins, gets rows, and ends. */
  task: { start: PdfStart } | { rows: readonly PdfRow[] } | { end: true };
  /** Bytes that the step has made; null where the process does not know the file's beginning. */
  answer: { bytes: Buffer | null };
};

let pdf: Awaited<ReturnType<typeof createSignaturePdf>> | undefined;

answerTasks<PdfTypes>(async (task) => {
  if ('start' in task) pdf = await createSignaturePdf(task.start);
  if (!pdf) return { bytes: null };
  if ('end' in task) return { bytes: await pdf.end() };
  return { bytes: await pdf.addRows('rows' in task ? task.rows : []) };
});
