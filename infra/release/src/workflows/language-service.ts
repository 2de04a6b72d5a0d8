// SPDX-License-Identifier: AGPL-3.0-or-later
import { registerHooks } from 'node:module';

import { TextDocument } from 'vscode-languageserver-textdocument';

import type { Workflow } from './read-workflows.ts';

/**
 * Checks keys, values, expressions and their contexts with GitHub's own language service.
 *
 * @returns what is wrong, with lines
 */
export async function validateSyntax(workflow: Workflow): Promise<string[]> {
  const { validate } = await loadLanguageService();
  const url = `file:///.github/workflows/${workflow.file}`;
  const document = TextDocument.create(url, 'yaml', 1, workflow.text);
  const diagnostics = await validate(document);
  return diagnostics.map(({ range, message }) => {
    const text = typeof message === 'string' ? message : message.value;
    return `line ${range.start.line + 1}: ${text}`;
  });
}

let registered = false;

/** It is made for bundlers: it imports JSON without the attribute that Node demands. */
async function loadLanguageService() {
  if (!registered) {
    registered = true;
    registerHooks({
      load: (url, context, nextLoad) =>
        url.includes('/@actions/') && url.endsWith('.json')
          ? nextLoad(url, { ...context, importAttributes: { type: 'json' } })
          : nextLoad(url, context),
    });
  }
  return import('@actions/languageservice');
}
