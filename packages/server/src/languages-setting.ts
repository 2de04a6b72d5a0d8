// SPDX-License-Identifier: AGPL-3.0-or-later
import { languageRecord } from '@kga/contracts/core';
import * as z from 'zod/mini';

import { coverage } from './coverage.ts';

/** The share of texts, in percent, from which a language is published. */
export const coverageNeeded = 95;

const tagsOf = (text: string): string[] => text.split(/[\s,]+/).filter((tag) => tag !== '');

/** Why a language cannot be published; undefined where it can. */
function faultOf(tag: string): string | undefined {
  if (!languageRecord(tag)) return `'${tag}' is no language of the interface`;
  const percent = coverage[tag] ?? 0;
  return percent < coverageNeeded
    ? `'${tag}' has ${percent} % of the texts, and ${coverageNeeded} % are needed`
    : undefined;
}

/**
 * The languages that the site is published in, as `en,fr,es`; those of the product unless set. The contracts read
 * the same setting when they load: here it is checked.
 */
export const languageSettings = {
  LANGUAGES: z.optional(
    z.string().check((context) => {
      for (const message of tagsOf(context.value).flatMap((tag) => faultOf(tag) ?? [])) {
        context.issues.push({ code: 'custom', input: context.value, message });
      }
    }),
  ),
};
