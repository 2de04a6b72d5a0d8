// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, campaign, interpolate, pathTo } from '@kga/contracts/core';

import { browserLine } from '../../browsers/line.ts';
import { localizedUrl, signOutFormPath } from '../../src/lib/page-urls.ts';
import { serverMessages, shellMessages } from '../messages.ts';

const style =
  '<style>.kga-wait{display:none}.kga-plain{max-width:38rem;margin:0 auto;padding:3rem 1.25rem;font-size:1.125rem;line-height:1.6}' +
  '.kga-plain p,.kga-plain ul,.kga-plain form{margin:1rem 0}.kga-plain a{display:inline-block;padding:.625rem 0;color:inherit;text-decoration:underline}' +
  '.kga-plain button{min-height:3rem;padding:.625rem 1.25rem;border:1px solid;border-radius:.25rem;font:inherit;font-weight:600;color:inherit;background:none;cursor:pointer}</style>';

/**
 * What a page without content shows where the app does not run: why, and the way out. It stands in `noscript`,
 * whose content the script of the head shows in browsers that are too old, but not where a file failed to load.
 */
export function withoutApp(language: Language, session: boolean): string {
  const { title, update, signedIn, guest, signOut } = serverMessages(language).withoutApp;
  const { broken, footer, nav } = shellMessages(language);
  const links = [
    [pathTo('home'), campaign.brand],
    [pathTo('petition'), nav.petition],
    [pathTo('news'), nav.news],
    [pathTo('faq'), footer.faq],
  ] as const;
  // The texts have no markup. An empty address is the page's own.
  const items = links.map(
    ([path, text]) => `<li><a href="${localizedUrl(path, language)}">${text}</a></li>`,
  );
  const wayOut = session
    ? `<p>${signedIn}</p><form method="post" action="${signOutFormPath}"><input type="hidden" name="language" value="${language}"><button>${signOut}</button></form>`
    : `<p>${guest}</p><ul>${items.join('')}</ul>`;
  return `<noscript data-unsupported>${style}<main class="kga-plain"><h1>${title}</h1><p>${interpolate(update, browserLine)}</p><p><a href="">${broken.reload}</a></p>${wayOut}</main></noscript>`;
}
