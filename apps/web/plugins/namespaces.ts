// SPDX-License-Identifier: AGPL-3.0-or-later
/** What namespaces are named after, where it is not the folder of their messages. */
const otherNames: Readonly<Record<string, string>> = {
  components: 'shared',
  pages: 'landing',
  requests: 'legal-requests',
  assembly: 'letter-texts',
  src: 'farewell',
};

/**
 * The namespace of a folder of messages: `forum/messages` is `forum`, and `forum/messages/latest` is
 * `latestForum`.
 */
export function namespaceOf(path: string): string {
  const [, folder = '', part] = /([\w-]+)\/messages(?:\/(\w+))?$/.exec(path) ?? [];
  const name = otherNames[folder] ?? folder;
  return (part === undefined ? name : `${part}-${name}`).replaceAll(/-(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
}
