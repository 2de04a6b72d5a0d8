import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's address of a Postgres whose template database is migrated. */
    databaseUrl: string;
  }
}
