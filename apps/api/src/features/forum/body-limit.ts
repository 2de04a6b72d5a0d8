import { forumMax } from '@kga/contracts';

/** A piece as JSON, in bytes: a UTF-16 unit takes six where it is written as `\\uXXXX`. */
export const forumBodyLimit = 6 * (forumMax.content + forumMax.title) + 8_192;
