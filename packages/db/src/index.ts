export * from './client.ts';
export * from './migrate.ts';
export * from './petition/life.ts';
export * from './petition/queries.ts';
export type { KeptAnswer } from './petition/table.ts';
export * from './petition/thin.ts';
export type { Schema } from './schema.ts';
export { seedPetition, type PetitionSource } from '../seeds/petition.ts';
