// SPDX-License-Identifier: AGPL-3.0-or-later
import { type MemberState, memberStates } from '@kga/contracts/core';

import { useClientValue } from '../../../lib/browser.ts';

/**
 * The state that a browser's languages point to: the first region that is named, else that where the
 * first language is mostly spoken. Undefined outside the EU.
 */
export function stateOfLanguages(languages: readonly string[]): MemberState | undefined {
  const locales = languages.flatMap((language) => {
    try {
      return [new Intl.Locale(language)];
    } catch {
      return [];
    }
  });
  const named = locales.find(({ region }) => region !== undefined)?.region;
  const region = named ?? locales[0]?.maximize().region;
  return memberStates.find((code) => code === region);
}

/** The visitor's state by the languages of the browser; undefined on the server and while hydrating. */
export function useVisitorState(): MemberState | undefined {
  const code = useClientValue<MemberState | ''>(
    () => stateOfLanguages(navigator.languages) ?? '',
    '',
  );
  return code === '' ? undefined : code;
}
