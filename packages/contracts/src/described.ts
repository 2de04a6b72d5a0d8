import * as z from 'zod/mini';

/** Says in the API's document what a value is. */
export function described<Schema extends z.core.$ZodType>(schema: Schema, description: string) {
  z.globalRegistry.add(schema, { description });
  return schema;
}
