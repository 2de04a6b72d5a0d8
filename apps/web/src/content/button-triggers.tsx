// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentRef } from '@kga/contracts/content';
import { Button, type ButtonProps } from '@kga/ui/button';
import { Eraser, Eye, EyeOff, Flag, History, type LucideIcon } from 'lucide-react';

import { useTranslation } from '../lib/translation.ts';

/** A content item, and a name that tells its buttons from the others of the page. */
export type NamedContent = ContentRef & { of?: string | undefined };

type TriggerProps = ButtonProps & { of: string | undefined };

export function RevisionsTrigger(props: TriggerProps) {
  const { t } = useTranslation('content');
  return (
    <ContentTrigger
      Icon={History}
      label={t('history.button')}
      className="no-print text-muted"
      {...props}
    />
  );
}

export function ReportTrigger({
  reported = false,
  ...props
}: TriggerProps & { reported?: boolean }) {
  const { t } = useTranslation('content');
  return (
    <ContentTrigger
      Icon={Flag}
      label={t(reported ? 'report.reported' : 'report.button')}
      className="no-print text-muted noscript:hidden"
      {...props}
    />
  );
}

/** Hides content from readers, or shows it again. */
export function HideTrigger({ isHidden = false, ...props }: TriggerProps & { isHidden?: boolean }) {
  const { t } = useTranslation('content');
  return (
    <ContentTrigger
      Icon={isHidden ? Eye : EyeOff}
      label={t(isHidden ? 'hide.undo' : 'hide.button')}
      className="no-print text-muted noscript:hidden"
      {...props}
    />
  );
}

/** Removes words of a text for good. */
export function RedactTrigger(props: TriggerProps) {
  const { t } = useTranslation('content');
  return (
    <ContentTrigger
      Icon={Eraser}
      label={t('redact.button')}
      className="no-print text-muted noscript:hidden"
      {...props}
    />
  );
}

/** A quiet button of a content item, with an icon and a label. */
export function ContentTrigger({
  Icon,
  label,
  of,
  ...rest
}: TriggerProps & { Icon: LucideIcon; label: string }) {
  const { t } = useTranslation('content');
  return (
    <Button
      variant="quiet"
      size="small"
      {...(of !== undefined && { 'aria-label': t('report.of', { label, name: of }) })}
      {...rest}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {label}
    </Button>
  );
}
