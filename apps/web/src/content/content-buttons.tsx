import { useOnDemand } from '../lib/on-demand.tsx';
import { EditHistoryTrigger, type NamedContent, ReportTrigger } from './button-triggers.tsx';

const loadReportDialog = async () => (await import('./report-dialog.tsx')).ReportDialog;
const loadEditHistoryDialog = async () =>
  (await import('./edit-history-dialog.tsx')).EditHistoryDialog;

/** Reports a story, a post or a reply to the moderators. The dialog loads on demand. */
export function ReportButton(content: NamedContent) {
  const { Loaded, standIn } = useOnDemand(loadReportDialog);
  return Loaded ? (
    <Loaded {...content} />
  ) : (
    <ReportTrigger of={content.of} aria-haspopup="dialog" {...standIn} />
  );
}

/** Shows moderators the earlier versions of a content item. The dialog loads on demand. */
export function EditHistoryButton(content: NamedContent) {
  const { Loaded, standIn } = useOnDemand(loadEditHistoryDialog);
  return Loaded ? (
    <Loaded {...content} />
  ) : (
    <EditHistoryTrigger of={content.of} aria-haspopup="dialog" {...standIn} />
  );
}
