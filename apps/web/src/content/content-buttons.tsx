// SPDX-License-Identifier: AGPL-3.0-or-later
import { useBrowserConfig } from '../lib/browser.ts';
import { useOnDemand } from '../lib/on-demand.tsx';
import { RevisionsTrigger, type NamedContent, ReportTrigger } from './button-triggers.tsx';

const loadReportDialog = async () => (await import('./report-dialog.tsx')).ReportDialog;
const loadRevisionsDialog = async () => (await import('./revisions-dialog.tsx')).RevisionsDialog;

/** Reports a story, a post or a reply to the moderators. The dialog loads on demand. */
export function ReportButton(content: NamedContent) {
  const { readOnly } = useBrowserConfig();
  const { Loaded, standIn } = useOnDemand(loadReportDialog);
  if (readOnly) return null;
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
