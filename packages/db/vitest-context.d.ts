// SPDX-License-Identifier: AGPL-3.0-or-later
import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's address of a Postgres whose template database is migrated. */
    databaseUrl: string;
  }
}
