// SPDX-License-Identifier: AGPL-3.0-or-later
// Written by `npm run i18n -- types` from the English messages.
import type { Text } from '@kga/contracts/core';

export type EnglishMessages = {
  readonly archive: {
    readonly title: Text;
    readonly off: Text<'name'>;
    readonly became: Text<'name' | 'status'>;
    readonly before: Text<'status'>;
    readonly status: {
      readonly announced: Text;
      readonly shut_down: Text;
      readonly playable_again: Text;
      readonly unknown: Text;
    };
  };
  readonly forum: {
    readonly 'legal-rights': {
      readonly name: Text;
      readonly description: Text;
    };
    readonly 'game-cases': {
      readonly name: Text;
      readonly description: Text;
    };
    readonly 'action-organization': {
      readonly name: Text;
      readonly description: Text;
    };
    readonly 'cultural-protection': {
      readonly name: Text;
      readonly description: Text;
    };
  };
  readonly legal: {
    readonly promises: Text;
  };
  readonly moderation: {
    readonly redacted: Text;
  };
  readonly news: {
    readonly news: Text;
    readonly policy: Text;
    readonly industry: Text;
    readonly consumer: Text;
    readonly technology: Text;
  };
  readonly widgets: {
    readonly signatures_one: Text<'n'>;
    readonly signatures_other: Text<'n'>;
    readonly target: Text<'goal'>;
    readonly needed: Text<'goal'>;
    readonly ofTarget: Text<'percent'>;
    readonly ofThreshold: Text<'percent'>;
    readonly stillNeed_one: Text<'n'>;
    readonly stillNeed_other: Text<'n'>;
    readonly achieved: Text;
    readonly notReached: Text;
    readonly thresholdReached: Text;
    readonly noFigure: Text;
    readonly noFigureKnown: Text;
    readonly asOf: Text<'time'>;
    readonly asOfMonth: Text<'time'>;
    readonly live: Text;
    readonly sign: Text;
    readonly look: Text;
    readonly outcome: Text;
    readonly demonstration: Text;
    readonly replay: Text<'year'>;
    readonly map: Text;
    readonly tile: Text<'country' | 'percent'>;
    readonly gone: Text;
    readonly goneText: Text;
  };
};
