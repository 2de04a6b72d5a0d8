import type { QueryClient } from '@tanstack/react-query';

import { reading as forum } from '../features/forum/reading.ts';
import { reading as stories } from '../features/stories/reading.ts';

const roots = ['/api/stories', '/api/forum'];

const isOfPieces = ({ queryKey: [path] }: { queryKey: readonly unknown[] }): boolean =>
  typeof path === 'string' && roots.some((root) => path === root || path.startsWith(`${root}/`));

/**
 * Has stories, posts and replies asked for anew, because they belong to somebody else now: those on
 * the screen at once, the others when they are shown.
 */
export async function invalidateContent(client: QueryClient): Promise<void> {
  stories.cache = 'no-cache';
  forum.cache = 'no-cache';
  client.removeQueries({ type: 'inactive', predicate: isOfPieces });
  await client.invalidateQueries({ predicate: isOfPieces });
}
