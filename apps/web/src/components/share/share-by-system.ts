// SPDX-License-Identifier: AGPL-3.0-or-later
/** Opens the system's share sheet; where that fails, but not where it is closed, calls `onFailure`. */
export async function shareBySystem(what: ShareData, onFailure: () => void): Promise<void> {
  try {
    await navigator.share(what);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) onFailure();
  }
}
