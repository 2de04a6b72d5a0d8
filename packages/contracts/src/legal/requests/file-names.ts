// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

import { plainText } from '../../core/fields.ts';

/** The header with the name of an uploaded file. In a URL the name would be in the logs of proxies. */
export const fileNameHeader = 'x-file-name';

/** Longest name that file systems store, in UTF-16 units. */
const nameMax = 255;

/** Control characters, separators of folders, and what displays a text in another order than it has. */
const refused = /[\p{Cc}\u2028\u2029/\\\u202A-\u202E\u2066-\u2069]/gu;

const decoded = z.transform<string, string>((text, context) => {
  try {
    return decodeURIComponent(text);
  } catch {
    context.issues.push({ code: 'invalid_format', format: 'url', input: text });
    return z.NEVER;
  }
});

/** A name in the header, which is percent-encoded: a header holds bytes, not characters. */
export const fileName = z.pipe(
  z.string().check(z.maxLength(9 * nameMax)),
  z.pipe(
    decoded,
    plainText(1, nameMax).check(
      z.refine(
        (name) => name.search(refused) < 0,
        'has characters that names of files must not have',
      ),
    ),
  ),
);

/** The header of a file on the visitor's device. */
export const encodeFileName = (name: string): string =>
  encodeURIComponent(
    name
      .replaceAll(refused, '_')
      .slice(0, nameMax)
      // Half a character.
      .replace(/[\uD800-\uDBFF]$/, ''),
  );
