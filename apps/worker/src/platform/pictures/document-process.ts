// SPDX-License-Identifier: AGPL-3.0-or-later
import { answerTasks } from '../answer-tasks.ts';
import { type DocumentPages, makePages } from './make-pages.ts';

export type DocumentTypes = {
  /** A PDF to make pictures of its first pages. */
  task: { bytes: Buffer; pagesMax: number };
  answer: DocumentPages;
};

answerTasks<DocumentTypes>(({ bytes, pagesMax }) => makePages(bytes, pagesMax));
