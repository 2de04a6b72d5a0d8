// SPDX-License-Identifier: AGPL-3.0-or-later
import timers from 'node:timers/promises';

const readingsMax = 50;

/**
 * Reads the place of an element until two readings are alike: sections above it grow while they come near.
 * Throws where it does not come to rest in five seconds.
 */
export async function placeAtRest<Place>(
  read: () => Promise<Place>,
  isSame: (place: Place, before: Place) => boolean,
  // requestAnimationFrame does not run while scripts are disabled.
  pause: () => Promise<unknown> = () => timers.setTimeout(100),
): Promise<Place> {
  let before = await read();
  for (let reading = 1; reading < readingsMax; reading += 1) {
    await pause();
    const place = await read();
    if (isSame(place, before)) return place;
    before = place;
  }
  throw new Error('The element does not come to rest.');
}
