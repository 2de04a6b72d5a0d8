// SPDX-License-Identifier: AGPL-3.0-or-later
import { answerTasks } from '../../../platform/answer-tasks.ts';
import { createCardRenderer } from './renderer.ts';

export type RenderTypes = {
  task: Parameters<ReturnType<typeof createCardRenderer>>[0];
  /** The PNG; null where the card cannot be rendered. */
  answer: { png: Buffer | null };
};

const render = createCardRenderer();

answerTasks<RenderTypes>(async (task) => {
  try {
    return { png: await render(task) };
  } catch {
    return { png: null };
  }
});
