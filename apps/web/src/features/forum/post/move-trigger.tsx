// SPDX-License-Identifier: AGPL-3.0-or-later
import { Button, type ButtonProps } from '@kga/ui/button';
import { FolderInput } from 'lucide-react';

import { useTranslation } from '../../../lib/translation.ts';

export function MoveTrigger(props: ButtonProps) {
  const { t } = useTranslation('forum');
  return (
    <Button size="small" {...props}>
      <FolderInput aria-hidden="true" className="size-4 shrink-0" />
      {t('moderators.move')}
    </Button>
  );
}
