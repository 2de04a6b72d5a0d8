// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';

import type { CallOptions } from '../lib/api.ts';
import type { BrowserConfig } from '../lib/browser.ts';
import type { Submission } from '../lib/forms/submission.ts';
import { formField } from '../lib/forms/use-form.ts';
import { matchPage } from './routes.tsx';

export type SubmitInput = {
  /** Path and query of the page. */
  readonly url: string;
  readonly language: Language;
  readonly config: BrowserConfig;
  readonly texts: Readonly<Record<string, string>>;
  readonly options: CallOptions;
};

/** The forms at a path that a browser without script can send; none where no page has one. */
export async function formsAt(pathname: string, config: Pick<BrowserConfig, 'readOnly'>) {
  return (await matchPage(pathname, config).definition.forms?.()) ?? [];
}

/** Carries out a form by the api; undefined where the page has none of that name. */
export async function submitForm(input: SubmitInput): Promise<Submission | undefined> {
  const { config, language, texts, options } = input;
  const { pathname } = new URL(input.url, config.origin);
  const forms = await formsAt(pathname, config);
  const form = forms.find(({ name }) => name === texts[formField]);
  if (!form) return undefined;
  const { params } = matchPage(pathname, config);
  return form.submit(texts, { params, language }, options);
}
