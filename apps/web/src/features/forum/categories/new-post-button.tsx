// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ForumCategoryId } from '@kga/contracts/forum';
import { Button } from '@kga/ui/button';
import { PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';

import { useTranslation } from '../../../lib/translation.ts';
import { newPostPath } from './filter.ts';

export function NewPostButton({ categoryId }: { categoryId?: ForumCategoryId }) {
  const { t } = useTranslation('forum');
  return (
    <Button asChild variant="signal">
      <Link to={newPostPath(categoryId)}>
        <PenLine aria-hidden="true" className="size-4 shrink-0" />
        {t('begin')}
      </Link>
    </Button>
  );
}
