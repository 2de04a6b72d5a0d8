import { pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { Link } from 'react-router-dom';

import { useTranslation } from '../../lib/translation.ts';

/** The receipt of a signature, which is shown once: only its hash is stored. */
export function Receipt({ slug, receipt }: { slug: string; receipt: string }) {
  const { t } = useTranslation('signatures');
  return (
    <Notice className="mt-6" tone="success" title={t('receipt.counted')}>
      <p>{t('receipt.keep')}</p>
      <p className="mt-3 rounded border border-line bg-wash p-3">
        <code className="[overflow-wrap:anywhere] select-all">{receipt}</code>
      </p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button asChild>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${slug}\n${receipt}\n`)}`}
            download={`${slug}-receipt.txt`}
          >
            {t('receipt.download')}
          </a>
        </Button>
        <Button asChild>
          <Link to={pathTo('checkReceipt', { id: slug })}>{t('receipt.check')}</Link>
        </Button>
      </p>
    </Notice>
  );
}
