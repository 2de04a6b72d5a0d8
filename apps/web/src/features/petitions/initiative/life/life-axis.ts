// SPDX-License-Identifier: AGPL-3.0-or-later
/** Something on the time axis, at milliseconds since 1970. */
type Dated = { at: number };

/** Width of a label, in percent of the axis and the space beside it. */
export const labelWidth = 14;

/** Least distance of two labels in the narrow layout, and all of what they share by time, in rem. */
const leastGap = 0.75;
const sharedGap = 24;

/**
 * Places what happened on an axis from the first to the last of it. Labels begin at their time; where
 * two would overlap, the earlier one moves to a lower row, so that its leader crosses no label.
 *
 * @param stages in the order of time
 */
export function placeOnAxis<Stage extends Dated>(stages: readonly Stage[]) {
  const [first, last] = [stages[0]?.at ?? 0, stages.at(-1)?.at ?? 0];
  const shareOf = (time: number) => (last > first ? time / (last - first) : 0);
  const placed: (Stage & { left: number; row: number; gap: number })[] = [];
  for (const stage of stages.toReversed()) {
    const left = (100 - labelWidth) * shareOf(stage.at - first);
    const beside = placed.filter((later) => later.left < left + labelWidth);
    const row = Math.max(-1, ...beside.map((later) => later.row)) + 1;
    const [next] = placed;
    const gap = next ? Math.max(leastGap, sharedGap * shareOf(next.at - stage.at)) : 0;
    placed.unshift({ ...stage, left, row, gap });
  }
  return placed;
}
