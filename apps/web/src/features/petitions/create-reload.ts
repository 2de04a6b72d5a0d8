// SPDX-License-Identifier: AGPL-3.0-or-later
type Pause = {
  /** Least milliseconds between two loads. */
  pauseMs: number;
  /** Most milliseconds that are added, so that readers do not all ask at once. */
  spreadMs: number;
};

/** Loads something again soon after a request, with a pause since the last time. */
export function createReload(load: () => Promise<void>, { pauseMs, spreadMs }: Pause) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loadedAt = -Infinity;
  const run = () => {
    timer = undefined;
    loadedAt = performance.now();
    void load();
  };
  return {
    request: () => {
      const pause = Math.max(0, loadedAt + pauseMs - performance.now());
      timer ??= setTimeout(run, pause + spreadMs * Math.random());
    },
    cancel: () => clearTimeout(timer),
  };
}
