// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';

import type { Waits } from './texts.ts';

/** What made-up members of the European Parliament answered to letters of the members. */
export interface Answer {
  readonly who: string;
  readonly content: string;
  readonly hoursAgo: number;
  readonly waits?: Waits;
}

export const answers: Readonly<Partial<Record<Language, Answer>>> = {
  en: {
    who: 'A made-up member of the European Parliament (demo)',
    content:
      'Thank you for your letter. I had not thought of games as something a library might want to keep. I will ask my colleagues in the committee how they see it.',
    hoursAgo: 40,
  },
  fr: {
    who: 'Une députée européenne imaginaire (démo)',
    content:
      'Je vous remercie de votre courrier. Mes enfants jouent, je n’ai donc pas été surprise. Je poserai la question en commission et vous tiendrai au courant.',
    hoursAgo: 65,
  },
  de: {
    who: 'Ein erfundener Europaabgeordneter (Demo)',
    content:
      'Danke für Ihren Brief. Ich habe ihn mit meinem Team besprochen und melde mich, sobald das Thema im Ausschuss ansteht.',
    hoursAgo: 6,
    waits: 'pending',
  },
};
