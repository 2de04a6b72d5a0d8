// SPDX-License-Identifier: AGPL-3.0-or-later
import type { PageRead } from '../faults/record.ts';

/** The pages of a web that were asked for in a phase. */
export type PhasePages = {
  readonly phase: string;
  readonly web: string;
  /** Pages that came, and those of them that are shells. */
  readonly read: number;
  readonly shells: number;
  /** Paths of pages that never came with their content. */
  readonly neverWhole: readonly string[];
};

/** Shells of a web in a phase, and as a share of its pages: a busy one may answer each page so once. */
const shellsMost = { count: 5, share: 0.1 };

const pathsOf = (pages: readonly PageRead[]) => [...new Set(pages.map(({ path }) => path))];

/** Whether each page came with its content from each of these webs in a phase. */
export const cameFromAll = (
  pages: readonly PageRead[],
  phase: string,
  origins: readonly string[],
): boolean =>
  origins.every((web) =>
    pathsOf(pages).every((wanted) =>
      pages.some(
        ({ fault, origin, path, isWhole }) =>
          isWhole && fault === phase && origin === web && path === wanted,
      ),
    ),
  );

/**
 * Counts pages by the phase and the web that they were asked for in. Each page is expected of each web in each phase.
 *
 * @param webs names of the webs, by their origins
 */
export function countPages(
  pages: readonly PageRead[],
  webs: ReadonlyMap<string, string>,
): PhasePages[] {
  const during = pages.filter(({ fault }) => fault !== '');
  const paths = pathsOf(pages);
  const groups = Map.groupBy(during, ({ fault, origin }) => `${fault}\n${origin}`).values();
  return [...groups].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const whole = new Set(group.filter(({ isWhole }) => isWhole).map(({ path }) => path));
    return {
      phase: first.fault,
      web: webs.get(first.origin) ?? first.origin,
      read: group.length,
      shells: group.filter(({ isWhole }) => !isWhole).length,
      neverWhole: paths.filter((path) => !whole.has(path)),
    };
  });
}

/** Whether each page came with its content, and almost always. */
export const cameWhole = ({ read, shells, neverWhole }: PhasePages): boolean =>
  neverWhole.length === 0 && shells <= Math.max(shellsMost.count, shellsMost.share * read);
