// SPDX-License-Identifier: AGPL-3.0-or-later
import { savedAnswer } from '@kga/contracts/core';

import { openSavedLog } from './saved-log.ts';

const logPath = /^\/api\/petitions\/[^/]+\/log(?=\/(proof|consistency)$)/;

/**
 * Answers reads of the API from the files of a static copy, whose folder is `root`. Proofs of a log are
 * computed from its saved leaves.
 */
export function savedAnswers(root: URL): typeof fetch {
  const read = (path: string) => fetch(new URL(savedAnswer(path), root));

  return async (input, init) => {
    if (init?.method !== undefined && init.method !== 'GET') {
      return Response.json({}, { status: 410 });
    }
    const { pathname, searchParams } = new URL(
      input instanceof Request ? input.url : input,
      root.origin,
    );
    const [log, kind] = logPath.exec(pathname) ?? [];
    if (log === undefined) return read(pathname);

    const saved = await openSavedLog(async (name) => {
      const response = await read(`${log}/${name}`);
      if (!response.ok) throw new TypeError(`The copy has no ${log}/${name}`);
      return response.json();
    });
    const number = (name: string) => Number(searchParams.get(name));
    const answer =
      kind === 'proof'
        ? await saved.proveInclusion(searchParams.get('leaf') ?? '', number('size'))
        : await saved.proveConsistency(number('first'), number('second'));
    return answer ? Response.json(answer) : Response.json({}, { status: 404 });
  };
}
