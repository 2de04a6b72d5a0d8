// SPDX-License-Identifier: AGPL-3.0-or-later
import { useAuth } from '../auth/use-auth.ts';
import { isModerator } from '../auth/user.ts';
import { useBrowserConfig } from '../lib/browser.ts';
import { useOnDemand } from '../lib/on-demand.tsx';
import {
  HideTrigger,
  RevisionsTrigger,
  type NamedContent,
  ReportTrigger,
} from './button-triggers.tsx';

const loadReportDialog = async () => (await import('./report-dialog.tsx')).ReportDialog;
const loadHideDialog = async () => (await import('./hide-dialog.tsx')).HideDialog;
const loadRevisionsDialog = async () => (await import('./revisions-dialog.tsx')).RevisionsDialog;

/** Reports content by others to the moderators; moderators hide it instead. */
export function ReportButton(content: NamedContent) {
  const { readOnly } = useBrowserConfig();
  const { user } = useAuth();
  if (readOnly) return null;
  return isModerator(user) ? <HideButton {...content} /> : <ReportToModerators {...content} />;
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
