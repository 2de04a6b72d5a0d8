// SPDX-License-Identifier: AGPL-3.0-or-later
import { answerTasks } from '../answer-tasks.ts';
import { type DocumentPages, makePages } from './make-pages.ts';
import { makePictures } from './make-pictures.ts';
import { type MadePicture, PictureError, type PictureRecipe } from './picture-recipe.ts';

export type PictureTypes = {
  /** A picture for the process to make others of, or a PDF to make pictures of its pages. */
  task:
    | { kind: 'picture'; bytes: Buffer; recipe: PictureRecipe }
    | { kind: 'pages'; bytes: Buffer; pagesMax: number };
  /** The pictures, or why there are none. */
  answer:
    | { kind: 'made'; pictures: MadePicture[] }
    | { kind: 'pages'; pages: DocumentPages }
    | { kind: 'refused'; reason: string };
};

answerTasks<PictureTypes>(async (task) => {
  try {
    return task.kind === 'pages'
      ? { kind: 'pages', pages: await makePages(task.bytes, task.pagesMax) }
      : { kind: 'made', pictures: await makePictures(task.bytes, task.recipe) };
  } catch (error) {
    if (error instanceof PictureError) return { kind: 'refused', reason: error.message };
    throw error;
  }
});
