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

/** Shells of a web in a phase, as a share of its pages: only while it is too busy to render one. */
const shellsMost = 0.1;

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
  const paths = [...new Set(during.map(({ path }) => path))];
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
  neverWhole.length === 0 && shells <= shellsMost * read;
