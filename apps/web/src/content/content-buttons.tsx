// SPDX-License-Identifier: AGPL-3.0-or-later
import { useAuth } from '../auth/use-auth.ts';
import { isModerator } from '../auth/user.ts';
import { useBrowserConfig } from '../lib/browser.ts';
import { useOnDemand } from '../lib/on-demand.tsx';
import {
  HideTrigger,
  RedactTrigger,
  RevisionsTrigger,
  type NamedContent,
  ReportTrigger,
} from './button-triggers.tsx';
import type { RedactableContent } from './moderating/redact-dialog.tsx';

/** An item by others, with its text as it was typed. */
type ReportedContent = Omit<RedactableContent, 'of'> & Pick<NamedContent, 'of'>;

const loadReportDialog = async () => (await import('./moderating/report-dialog.tsx')).ReportDialog;
const loadHideDialog = async () => (await import('./moderating/hide-dialog.tsx')).HideDialog;
const loadRedactDialog = async () => (await import('./moderating/redact-dialog.tsx')).RedactDialog;
const loadRevisionsDialog = async () =>
  (await import('./moderating/revisions-dialog.tsx')).RevisionsDialog;

/** Reports content by others to the moderators; moderators hide it instead, or remove words of its text. */
export function ReportButton({ text, language, ...content }: ReportedContent) {
  const { readOnly } = useBrowserConfig();
  const { user } = useAuth();
  if (readOnly) return null;
  if (!isModerator(user)) return <ReportToModerators {...content} />;
  const { kind, id, of } = content;
  return (
    <>
      <HideButton {...content} />
      <RedactButton {...{ kind, id, of, text, language }} />
    </>
  );
}

function RedactButton(content: RedactableContent) {
  const { Loaded, standIn } = useOnDemand(loadRedactDialog);
  return Loaded ? (
    <Loaded {...content} />
  ) : (
    <RedactTrigger of={content.of} aria-haspopup="dialog" {...standIn} />
  );
}

function HideButton(content: NamedContent) {
  const { Loaded, standIn } = useOnDemand(loadHideDialog);
  return Loaded ? (
    <Loaded {...content} />
  ) : (
    <HideTrigger of={content.of} aria-haspopup="dialog" {...standIn} />
  );
}

function ReportToModerators(content: NamedContent) {
  const { Loaded, standIn } = useOnDemand(loadReportDialog);
  return Loaded ? (
    <Loaded {...content} />
  ) : (
    <ReportTrigger of={content.of} aria-haspopup="dialog" {...standIn} />
  );
}

/** Shows moderators the earlier versions of a content item. The dialog loads on demand. */
export function RevisionsButton(content: NamedContent) {
  const { Loaded, standIn } = useOnDemand(loadRevisionsDialog);
  return Loaded ? (
    <Loaded {...content} />
  ) : (
    <RevisionsTrigger of={content.of} aria-haspopup="dialog" {...standIn} />
  );
}
