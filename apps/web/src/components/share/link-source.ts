// SPDX-License-Identifier: AGPL-3.0-or-later
import { linkSource, sourceIn, sourceParam } from '@kga/contracts/core';
import * as z from 'zod/mini';

/** Key of sessionStorage: the source of the last link that led to this site, until the tab is closed. */
const key = 'link-source';

/**
 * Stores where the link stood that led here, and takes it out of the address, which visitors copy. To be called before
 * the router reads the address.
 */
export function takeLinkSource(): void {
  const query = new URLSearchParams(location.search);
  if (!query.has(sourceParam)) return;
  const source = sourceIn(query);
  query.delete(sourceParam);
  const rest = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
  try {
    if (source !== undefined) sessionStorage.setItem(key, source);
  } catch {
    // Storage is blocked: the signature has no source.
  }
}

/** The source of the link that led to this site in this tab. */
export function readLinkSource(): string | undefined {
  try {
    return z.safeParse(linkSource, sessionStorage.getItem(key)).data;
  } catch {
    return undefined;
  }
}
