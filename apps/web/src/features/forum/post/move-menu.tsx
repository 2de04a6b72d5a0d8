// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ForumCategoryId, ForumPost } from '@kga/contracts/forum';
import { Menu, MenuItem } from '@kga/ui/menu';
import { useQuery } from '@tanstack/react-query';

import { useLanguage } from '../../../lib/language.tsx';
import { forumCategoriesQuery } from '../queries.ts';
import { MoveTrigger } from './move-trigger.tsx';

type MoveMenuProps = { post: ForumPost; onMove: (categoryId: ForumCategoryId) => void };

/** The categories that a post can be moved to. Opens at once: it is loaded by pressing the button. */
export function MoveMenu({ post, onMove }: MoveMenuProps) {
  const { data: categories = [] } = useQuery(forumCategoriesQuery(useLanguage()));
  return (
    <Menu defaultOpen trigger={<MoveTrigger />}>
      {categories
        .filter(({ id }) => id !== post.categoryId)
        .map(({ id, name }) => (
          <MenuItem key={id} onSelect={() => onMove(id)}>
            {name}
          </MenuItem>
        ))}
    </Menu>
  );
}
