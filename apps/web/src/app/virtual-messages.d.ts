// SPDX-License-Identifier: AGPL-3.0-or-later
/** What loads the messages of a namespace, by namespace. */
type MessageFiles = Readonly<Record<string, () => Promise<{ readonly default: object }>>>;

/** What loads the list of a language: the addresses of all files are as much as a page. */
declare module 'virtual:messages' {
  export const lists: Readonly<Record<string, () => Promise<{ readonly files: MessageFiles }>>>;
}

/** The folders of messages below the package, by namespace. For the server. */
declare module 'virtual:message-folders' {
  export const folders: Readonly<Record<string, string>>;
}
