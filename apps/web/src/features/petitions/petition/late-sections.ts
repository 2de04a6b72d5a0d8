// SPDX-License-Identifier: AGPL-3.0-or-later
import { lateSection } from '../../../lib/hydrate-when-near.tsx';

/** The map of the first screen. */
export const LateMap = lateSection(
  async () => (await import('./days/map-over-time.tsx')).MapOverTime,
);

/** How the petition has grown, with the areas that say most. */
export const LateProgress = lateSection(
  async () => (await import('./progress-card.tsx')).ProgressCard,
);

/** The same with all areas, each of which can be shared. */
export const LateWholeProgress = lateSection(
  async () => (await import('./progress-card.tsx')).PetitionProgress,
);

/** Loads the parts of the progress, which are late sections themselves. */
export const loadProgress = async () => (await import('./progress-card.tsx')).loadProgress();
