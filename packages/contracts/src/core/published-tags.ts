// SPDX-License-Identifier: AGPL-3.0-or-later
/** The package is for servers and browsers, and has the types of neither. */
type Surroundings = {
  readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
  readonly document?: {
    readonly documentElement: { readonly dataset: Readonly<Record<string, string | undefined>> };
  };
};

/**
 * The languages that the operator publishes: on servers the setting `LANGUAGES`, in browsers `data-languages` of
 * the document, where the web server writes that setting. Undefined without a setting.
 */
export function publishedTags(): readonly string[] | undefined {
  const document: Surroundings['document'] = Reflect.get(globalThis, 'document');
  const process: Surroundings['process'] = Reflect.get(globalThis, 'process');
  const setting = document?.documentElement.dataset['languages'] ?? process?.env?.['LANGUAGES'];
  return setting?.match(/[^\s,]+/g) ?? undefined;
}
