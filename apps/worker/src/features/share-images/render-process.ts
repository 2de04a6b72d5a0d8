import { answerTasks } from '../../platform/answer-tasks.ts';
import { createCardRenderer } from './renderer.ts';

export type RenderTask = Parameters<ReturnType<typeof createCardRenderer>>[0];

/** The PNG; null where the card cannot be rendered. */
export type RenderAnswer = { png: Buffer | null };

const render = createCardRenderer();

answerTasks<RenderTask, RenderAnswer>(async (task) => {
  try {
    return { png: await render(task) };
  } catch {
    return { png: null };
  }
});
