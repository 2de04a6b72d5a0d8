// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';

import * as de from '../../src/app/shell/messages/de.ts';
import * as en from '../../src/app/shell/messages/en.ts';
import * as fr from '../../src/app/shell/messages/fr.ts';
import * as ja from '../../src/app/shell/messages/ja.ts';
import * as ko from '../../src/app/shell/messages/ko.ts';
import * as zhCn from '../../src/app/shell/messages/zh-CN.ts';

const shells = { en, 'zh-CN': zhCn, fr, de, ja, ko } satisfies Record<Language, unknown>;

/** Over the page's end, in the colours of an error whatever the theme. */
const style =
  'position:fixed;inset:auto 0 0;z-index:50;margin:0;padding:.75rem 1.25rem;background:#7a0c1c;color:#fff';

/** Says that the app did not load; hidden until the start script finds that a reload was of no use. */
export function brokenNotice(language: Language): string {
  const { text, reload } = shells[language].messages.broken;
  // An empty address is the page's own. The texts have no markup.
  return `<p id="kga-broken" role="alert" hidden style="${style}">${text} <a href="" style="color:inherit;text-decoration:underline">${reload}</a></p>`;
}
