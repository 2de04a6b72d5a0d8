// SPDX-License-Identifier: AGPL-3.0-or-later
import { globSync } from 'node:fs';

import {
  type MessageFolder,
  messageFolders,
  pathOf,
  readMessages,
  readText,
  textsOf,
} from './message-folders.ts';

export type UnusedKey = { readonly namespace: string; readonly key: string };

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Keys of translations in the code: whole ones, and the patterns of template literals. */
function keysIn(code: string) {
  const whole = new Set<string>();
  const patterns: RegExp[] = [];
  for (const [, text = ''] of code.matchAll(/['"]((?:\w+:)?[\w./-]+)['"]/g)) {
    whole.add(text.replace(/^\w+:/, ''));
  }
  for (const [, text = ''] of code.matchAll(/`((?:\w+:)?[\w-]*\$?\{?[^`\n]*)`/g)) {
    if (!/^(?:\w+:)?[\w-]+\./.test(text) || !text.includes('${')) continue;
    const source = text
      .replace(/^\w+:/, '')
      .split(/\$\{[^}]*\}/)
      .map(escaped)
      .join('[\\w./-]+');
    patterns.push(new RegExp(`^${source}$`));
  }
  return { whole, patterns };
}

/**
 * English texts that no code seems to use: neither by a key nor by a template of keys.
 */
export function unusedKeys(): UnusedKey[] {
  return messageFolders()
    .filter(({ path, namespace, isLetter }) => {
      // Others are read as objects.
      return path.startsWith('apps/web/src/') && !isLetter && !/information$/i.test(namespace);
    })
    .flatMap((folder) => unusedIn(folder));
}

const codes = new Map<string, ReturnType<typeof keysIn>>();

function codeOf(app: string) {
  const known = codes.get(app);
  if (known) return known;
  const files = globSync('{src,server}/**/*.{ts,tsx}', { cwd: pathOf(app) });
  const code = files
    .filter((file) => !/\.test\.|english-messages/.test(file))
    .map((file) => readText(`${app}/${file}`))
    .join('\n');
  const read = keysIn(code);
  codes.set(app, read);
  return read;
}

function unusedIn(folder: MessageFolder): UnusedKey[] {
  const { whole, patterns } = codeOf(folder.app);
  const keys = textsOf(readMessages(folder, 'en') ?? {}).map(([key]) =>
    key.replace(/_(?:zero|one|two|few|many|other)$/, ''),
  );
  return [...new Set(keys)]
    .filter((key) => {
      const parts = key.split('.');
      const starts = parts.map((_, at) => parts.slice(0, at + 1).join('.'));
      const isWhole = starts.some((start) => whole.has(start));
      return !isWhole && !starts.some((start) => patterns.some((each) => each.test(start)));
    })
    .map((key) => ({ namespace: folder.namespace, key }));
}
