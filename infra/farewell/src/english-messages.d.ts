// SPDX-License-Identifier: AGPL-3.0-or-later
// Written by `npm run i18n -- types` from the English messages.
import type { Text } from '@kga/contracts/core';

export type EnglishMessages = {
  readonly farewell: {
    readonly allItems: Text;
  };
};
