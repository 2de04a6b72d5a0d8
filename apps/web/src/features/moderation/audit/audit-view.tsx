import { type User, campaign, exportAuditLog, pathTo } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { EmptyPanel } from '@kga/ui/empty-panel';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';

import { AdminNav } from '../../../components/admin-nav.tsx';
import { InfiniteList } from '../../../components/infinite-list.tsx';
import { urlOf } from '../../../lib/api.ts';
import { useTimeZone } from '../../../lib/browser.ts';
import { usePageHead } from '../../../lib/head.tsx';
import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { auditQuery } from '../queries.ts';
import { AuditEntryRow } from './audit-entry-row.tsx';
import { auditFilterOf, auditSearchOf } from './audit-filter.ts';
import { AuditForm } from './audit-form.tsx';

/** The audit log for moderators and admins. */
export function AuditView({ user }: { user: User }) {
  const { t } = useTranslation(['moderation', 'shared']);
  const formats = useFormats();
  const timeZone = useTimeZone();
  usePageHead({
    title: `${t('audit.title')} · ${campaign.brand}`,
    description: t('audit.description'),
    hidden: true,
  });
  const [search] = useSearchParams();
  const asked = auditSearchOf(search);
  const filter = auditFilterOf(asked, timeZone);
  const list = useInfiniteQuery(auditQuery(filter));
  const isAdmin = user.role === 'admin';
  const isFiltered = Object.keys(asked).length > 0;
  const clear = (
    <Button asChild size="small">
      <Link to={pathTo('auditLog')}>{t('shared:clear')}</Link>
    </Button>
  );
  return (
    <div className="column-data py-10 sm:py-14">
      <AdminNav />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1>{t('audit.title')}</h1>
        <Button asChild>
          <a href={urlOf(exportAuditLog.url, { query: filter })} download>
            <Download aria-hidden="true" className="size-4 shrink-0" />
            {t('audit.export')}
          </a>
        </Button>
      </div>
      <p className="mt-3 max-w-text text-muted">
        {t(isAdmin ? 'audit.introAdmin' : 'audit.intro')}
      </p>
      <div className="mt-8">
        <AuditForm asked={asked} isAdmin={isAdmin} />
        {isFiltered && <p className="mt-3">{clear}</p>}
      </div>
      <div className="mt-8">
        <InfiniteList
          list={list}
          messages={{ loading: t('audit.loading'), failed: t('audit.failed') }}
          count={(shown, { total }) =>
            // The server stops counting long lists.
            total < shown
              ? t('audit.shownFirst', counted(formats, shown))
              : t('audit.shown', { ...counted(formats, shown), total: formats.integer(total) })
          }
          empty={
            <EmptyPanel
              title={t(isFiltered ? 'audit.noMatch' : 'audit.empty')}
              text={t(isFiltered ? 'audit.noMatchText' : 'audit.emptyText')}
              action={isFiltered && clear}
            />
          }
        >
          {(entry) => <AuditEntryRow key={entry.id} entry={entry} />}
        </InfiniteList>
      </div>
    </div>
  );
}
