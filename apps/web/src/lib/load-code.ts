// SPDX-License-Identifier: AGPL-3.0-or-later
declare global {
  interface Window {
    /** Reloads the page unless that was tried before; set by the document's inline script. */
    kgaReloadOnce?: () => boolean;
  }
}

/** Never settles, so that the page looks as if it were loading until it is gone. */
const forever = new Promise<never>(() => {});

/**
 * Loads code on demand. Where that fails, perhaps because a newer version of the site has replaced the
 * files, it reloads the page once; a second failure is the caller's.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (typeof window !== 'undefined' && window.kgaReloadOnce?.()) return forever;
    throw error;
  }
}
