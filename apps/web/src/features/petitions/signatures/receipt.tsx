// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { Button } from '@kga/ui/button';
import { Notice } from '@kga/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';

import { FocusedHeading } from '../../../components/focused-heading.tsx';
import { useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { receiptStateQuery } from './queries.ts';

/** What came of a form that has gone: its heading has the focus, so that screen readers read it. */
export function Result({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice tone="success">
      <FocusedHeading className="font-heading text-lg font-bold">{title}</FocusedHeading>
      <div className="mt-1 text-muted">{children}</div>
    </Notice>
  );
}

/** That a receipt is not in the log although it should be, and what to do. */
export function Overdue({ minutes }: { minutes: number }) {
  const { t } = useTranslation('signatures');
  const formats = useFormats();
  return (
    <>
      <p>{t('check.overdueText', { minutes: formats.minutes(minutes) })}</p>
      <p className="mt-3">
        <Link to={pathTo('contact')} className="font-semibold underline">
          {t('check.contact')}
        </Link>
      </p>
    </>
  );
}

type ReceiptProps = { slug: string; receipt: string; held: boolean };

/**
 * The receipt of a signature, folded, and whether the public list has it yet. The server stores its hash alone; while
 * the link of its mail is valid it is shown again.
 */
export function FoldedReceipt({ slug, receipt, held }: ReceiptProps) {
  const { t } = useTranslation('signatures');
  const formats = useFormats();
  const [shownAt] = useState(() => Date.now());
  const state = useQuery({ ...receiptStateQuery(slug, receipt, shownAt), enabled: !held }).data;
  const isPending = state?.isPending === true && !state.isOverdue;
  return (
    <details className="border-y border-line" open={state?.isOverdue}>
      <summary className="min-h-11 cursor-pointer py-2.5">
        <span className="font-semibold">{t('receipt.title')}</span>
        {isPending && (
          <span className="ms-3 text-sm text-muted">
            {t('receipt.pending', { minutes: formats.minutes(state.minutes) })}
          </span>
        )}
      </summary>
      <div className="pt-1 pb-5">
        <p>{t('receipt.keep')}</p>
        <p className="mt-3 rounded border border-line bg-wash p-3">
          <code className="[overflow-wrap:anywhere] select-all">{receipt}</code>
        </p>
        <div role="status">
          {state?.isOverdue && (
            <Notice className="mt-4" title={t('check.overdue')}>
              <Overdue minutes={state.minutes} />
            </Notice>
          )}
        </div>
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
            <Link
              to={pathTo('checkReceipt', { id: slug })}
              state={{ receipt, ...(!held && { shownAt }) }}
            >
              {t('receipt.check')}
            </Link>
          </Button>
        </p>
      </div>
    </details>
  );
}
