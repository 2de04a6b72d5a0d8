// SPDX-License-Identifier: AGPL-3.0-or-later
// Written by `npm run i18n -- types` from the English messages.
import type { Text } from '@kga/contracts/core';

export type EnglishMessages = {
  readonly typeset: {
    readonly imprint: Text<'date' | 'version'>;
    readonly template: {
      readonly sender: Text;
      readonly seller: Text;
      readonly date: Text;
      readonly game: Text;
      readonly purchaseDate: Text;
      readonly price: Text;
      readonly eventDate: Text;
      readonly deadline: Text;
      readonly law: Text;
      readonly reference: Text;
      readonly firstLetterDate: Text;
      readonly signature: Text;
      readonly name: Text;
      readonly choose: Text;
    };
  };
};
