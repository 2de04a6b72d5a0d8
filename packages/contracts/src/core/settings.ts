import * as z from 'zod/mini';

/** Invalid settings. The message has one line for each bad key and shows no value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Reads settings from the environment; an empty value counts as not set. @throws SettingsError */
export function parseSettings<Schema extends z.core.$ZodType>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const set = Object.entries(environment).filter(([, value]) => value !== '');
  const { success, data, error } = z.safeParse(schema, Object.fromEntries(set));
  if (success) return data;
  const lines = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new SettingsError(lines.join('\n'));
}
