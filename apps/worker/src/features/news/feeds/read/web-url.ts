// SPDX-License-Identifier: AGPL-3.0-or-later
/** Longer URLs are refused. */
const maxLength = 2_048;

const trackingPrefix =
  /^(utm_|mc_|at_|ns_|hsa_|pk_|mtm_|matomo_|piwik_|vero_|oly_|wt_|_hs|__hs|guce_)/i;

const trackers =
  'fbclid gclid gclsrc dclid gbraid wbraid msclkid yclid twclid ttclid igsh igshid mkt_tok ref_src ref_url ito xtor cmpid cmp ocid s_cid sc_cid ftag smid spm _ga _gl srnd traffic_source srsltid guccounter emc wprss';

const tracking: ReadonlySet<string> = new Set(trackers.split(' '));

/** Parameters that mark a visit from a feed; with other values they have other meanings. */
const origin = /^(?:(ref|sref|source|src|from|via|partner|feed)=(rss|atom|feed|xml)|rss(=1?)?)$/i;

/** Medium's `source=rss----7f60cf5620c9---4`. */
const mediumOrigin = /^source=rss-[\w-]*-{2,}\d+$/i;

/** Parses an http(s) URL without credentials; null for any other. */
export function parseWebUrl(address: string | undefined, base: string): URL | null {
  if (!address || address.length > maxLength) return null;
  const url = URL.parse(address.trim(), base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') {
    return null;
  }
  return url.href.length > maxLength ? null : url;
}

/** Removes tracking parameters, also from the fragment, and leaves the rest unchanged. */
export function stripTracking(url: URL): URL {
  const cleaned = new URL(url);
  if (url.search !== '') cleaned.search = withoutTracking(url.search);
  if (url.hash.includes('=')) cleaned.hash = withoutTracking(url.hash);
  return cleaned;
}

function withoutTracking(parameters: string): string {
  return parameters
    .slice(1)
    .split('&')
    .filter((part) => {
      const [name = ''] = part.split('=', 1);
      const isTracking = trackingPrefix.test(name) || tracking.has(name.toLowerCase());
      return !isTracking && !origin.test(part) && !mediumOrigin.test(part);
    })
    .join('&');
}

/**
 * The same text for all spellings of a URL; null for the front page of a site. The fragment stays,
 * because pages of short news distinguish their articles by it.
 */
export function toCanonicalUrl(url: URL): string | null {
  const cleaned = stripTracking(url);
  const parameters = cleaned.search.slice(1).split('&').filter(Boolean).toSorted();
  const path = cleaned.pathname.replace(/\/+$/, '');
  if (path === '' && parameters.length === 0) return null;
  const port = ['', '80', '443'].includes(cleaned.port) ? '' : `:${cleaned.port}`;
  const host = cleaned.hostname.replace(/^www\./, '');
  const query = parameters.length === 0 ? '' : `?${parameters.join('&')}`;
  return `https://${host}${port}${path}${query}${cleaned.hash}`;
}
