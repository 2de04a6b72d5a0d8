// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';

import { shellMessages } from '../messages.ts';

/** Over the page's end, in the colours of an error whatever the theme. */
const style =
  'position:fixed;inset:auto 0 0;z-index:50;margin:0;padding:.75rem 1.25rem;background:#7a0c1c;color:#fff';

/** Says that the app did not load; hidden until the start script finds that a reload was of no use. */
export function brokenNotice(language: Language): string {
  const { text, reload } = shellMessages(language).broken;
  // An empty address is the page's own. The texts have no markup.
  return `<p id="kga-broken" role="alert" hidden style="${style}">${text} <a href="" style="color:inherit;text-decoration:underline">${reload}</a></p>`;
}
