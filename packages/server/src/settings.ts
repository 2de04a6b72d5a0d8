// SPDX-License-Identifier: AGPL-3.0-or-later
import * as z from 'zod/mini';

/** Invalid settings. The message has one line for each bad key and shows no value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Settings that can be files, as container engines mount secrets; all apps know the same ones. */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URLS',
  'PGPASSWORD',
  'REDIS_URL',
  'REDIS_QUEUE_URL',
  'SESSION_SECRETS',
  'ENCRYPTION_KEYS',
  'SMTP_URL',
  'S3_SECRET_ACCESS_KEY',
  'PURGE_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'BACKUP_PASSPHRASE',
  'BACKUP_IDENTITY',
  'GOOGLE_CLIENT_SECRET',
  'GITHUB_CLIENT_SECRET',
  'REPLIT_CLIENT_SECRET',
] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Replaces `<name>_FILE` by `<name>` with the text of that file, which is taken rather than a variable.
 * `readFile` is Node's `readFileSync`, which browsers lack. @throws SettingsError
 */
export function withSecretFiles(
  environment: Environment,
  readFile: (path: string, encoding: 'utf8') => string,
): Environment {
  const read = { ...environment };
  const unreadable: string[] = [];
  for (const name of secretNames) {
    const key = `${name}_FILE`;
    const path = environment[key];
    delete read[key];
    if (path === undefined || path === '') continue;
    try {
      const text = readFile(path, 'utf8');
      // As the image of Postgres reads it; other secrets have no blanks at their ends.
      read[name] = name === 'PGPASSWORD' ? text.replace(/\n+$/, '') : text.trim();
    } catch {
      unreadable.push(`${key}: names a file that cannot be read`);
    }
  }
  if (unreadable.length > 0) throw new SettingsError(unreadable.join('\n'));
  return read;
}

/** Reads settings from the environment; an empty value counts as not set. @throws SettingsError */
export function parseSettings<Schema extends z.core.$ZodType>(
  schema: Schema,
  environment: Environment,
): z.output<Schema> {
  const set = Object.entries(environment).filter(([, value]) => value !== '');
  const { success, data, error } = z.safeParse(schema, Object.fromEntries(set));
  if (success) return data;
  const lines = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new SettingsError(lines.join('\n'));
}

/**
 * Adds the password to the URL of a database that has none. A file with a password needs no escapes, and the
 * driver reads the variable `PGPASSWORD` alone.
 */
export const withPassword = (databaseUrl: string, password: string | undefined): string =>
  password === undefined
    ? databaseUrl
    : databaseUrl.replace(
        /^(\w+:\/\/[^:@/]+)@/,
        (_, start: string) => `${start}:${encodeURIComponent(password)}@`,
      );

/** What stands between the apps and Postgres: nothing, or a pooler such as PgBouncer in transaction mode. */
export const databasePoolers = ['none', 'transaction'] as const;

/** Ports that browsers never open (https://fetch.spec.whatwg.org/#port-blocking). */
const blockedPorts = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
  103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
  512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993,
  995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668,
  6669, 6679, 6697, 10080,
]);

/** A port of the site, from 0 (any) to 65,535. */
export const pagePort = z.coerce.number().check(
  z.int(),
  z.minimum(0),
  z.maximum(65_535),
  z.refine((port) => !blockedPorts.has(port), 'is a port that browsers refuse to open'),
);

export type EncryptionKey = { version: number; key: Uint8Array };

const encryptionKey = /^(\d{1,3}):([0-9a-f]{64})$/i;

function readEncryptionKeys(text: string): [EncryptionKey, ...EncryptionKey[]] | undefined {
  const keys = text.split(',').flatMap((part): EncryptionKey[] => {
    const [, version, hex = ''] = encryptionKey.exec(part.trim()) ?? [];
    const bytes = (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
    return [{ version: Number(version), key: Uint8Array.from(bytes) }];
  });
  const versions = new Set(keys.map(({ version }) => version));
  const [first, ...others] = keys;
  const isValid = [...versions].every((version) => version >= 1 && version <= 255);
  return first && isValid && versions.size === keys.length ? [first, ...others] : undefined;
}

/**
 * Keys for AES-256 as `version:64 hexadecimal digits`, separated by commas: the first one encrypts, all
 * of them decrypt.
 */
export const encryptionKeys = z.pipe(
  z.string(),
  z.transform((text: string, context) => {
    const keys = readEncryptionKeys(text);
    if (keys) return keys;
    const message = 'Give keys as version:64 hexadecimal digits, separated by commas';
    context.issues.push({ code: 'custom', input: text, message });
    return z.NEVER;
  }),
);
