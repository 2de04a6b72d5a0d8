import { type importFeeds, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { Link } from 'react-router-dom';

import type { CallResult } from '../../lib/api.ts';
import { counted, useFormats } from '../../lib/language.tsx';
import { useTranslation } from '../../lib/translation.ts';

/** Result of an import: new, known and refused feeds. */
export function ImportResult({
  result: { added, known, refused },
  onAgain,
  onShow,
}: {
  result: CallResult<typeof importFeeds>;
  onAgain: () => void;
  onShow: () => void;
}) {
  const { t } = useTranslation('feeds');
  const formats = useFormats();
  return (
    <Notice
      live
      tone={refused.length > 0 ? 'caution' : 'success'}
      title={t('opml.done')}
      action={
        <>
          <Button size="small" onClick={onAgain}>
            {t('opml.another')}
          </Button>
          {added > 0 && (
            <Button asChild size="small">
              <Link to={`${pathTo('feeds')}?enabled=no`} onClick={onShow}>
                {t('opml.showOff')}
              </Link>
            </Button>
          )}
        </>
      }
    >
      <p>{t('opml.added', counted(formats, added))}</p>
      <p>{t('opml.known', counted(formats, known))}</p>
      {refused.length > 0 && (
        <>
          <p className="mt-2">{t('opml.refused')}</p>
          <ul className="mt-1 list-disc ps-5 [overflow-wrap:anywhere]">
            {refused.map((url) => (
              <li key={url}>{url}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
