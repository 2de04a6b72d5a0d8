// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';

import * as de from '../../src/app/shell/messages/de.ts';
import * as en from '../../src/app/shell/messages/en.ts';
import * as fr from '../../src/app/shell/messages/fr.ts';
import * as ja from '../../src/app/shell/messages/ja.ts';
import * as ko from '../../src/app/shell/messages/ko.ts';
import * as zhCn from '../../src/app/shell/messages/zh-CN.ts';

/** The messages around pages, for what the server writes where the app does not run. */
export const shellMessages = {
  en: en.messages,
  'zh-CN': zhCn.messages,
  fr: fr.messages,
  de: de.messages,
  ja: ja.messages,
  ko: ko.messages,
} satisfies Record<Language, unknown>;
