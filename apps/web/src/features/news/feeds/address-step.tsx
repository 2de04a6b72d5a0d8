// SPDX-License-Identifier: AGPL-3.0-or-later
import { type FeedPreview, createFeedPreview } from '@kga/contracts/news';
import { Button } from '@kga/ui/button';
import { Checkbox } from '@kga/ui/checkbox';
import { TextField } from '@kga/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { FormErrors, useFieldProps } from '../../../components/errors/form-errors.tsx';
import { useErrorToast } from '../../../components/use-toasts.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { LookupResult } from './feed-preview.tsx';
import { startPreview } from './queries.ts';

/** The URL being looked up, and the feeds that its page links to. */
type Lookup = { id: string; address: string; candidates: FeedPreview['candidates'] };

/** Asks for a URL and has the worker look for feeds there. */
export function AddressStep({
  onFound,
}: {
  /** `chosen`: selected among several candidates, so the focus must not move. */
  onFound: (preview: FeedPreview | undefined, options?: { chosen: boolean }) => void;
}) {
  const { t } = useTranslation('feeds');
  const showError = useErrorToast();
  const [lookup, setLookup] = useState<Lookup>();
  const startLookup = async (address: string, candidates: Lookup['candidates'] = []) => {
    const id = await startPreview(address);
    onFound(undefined);
    setLookup({ id, address, candidates });
  };
  const again = useMutation({
    mutationFn: ({ address, candidates }: Omit<Lookup, 'id'>) => startLookup(address, candidates),
    onError: showError,
  });
  const form = useForm({
    read: ({ address = '' }) => ({ address: address.trim() }),
    schema: createFeedPreview.schema.body,
    send: ({ address }) => startLookup(address),
    onDone: () => undefined,
  });
  const field = useFieldProps(form);
  const label = t('address.label');
  const found = (preview: FeedPreview) => {
    const chosen = (lookup?.candidates.length ?? 0) > 0;
    onFound(preview, { chosen });
    if (lookup && !chosen) setLookup({ ...lookup, candidates: preview.candidates });
  };
  return (
    <>
      <form {...form.props} className="flex flex-col gap-4">
        <FormErrors form={form} labels={{ address: label }} />
        <TextField
          {...field('address')}
          inputMode="url"
          label={label}
          hint={t('address.hint')}
          placeholder="https://"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button
          type="submit"
          className="self-start"
          busy={form.busy}
          busyLabel={t('address.looking')}
        >
          {t('address.button')}
        </Button>
      </form>
      {lookup && lookup.candidates.length > 1 && (
        <Candidates lookup={lookup} onChoose={(address) => again.mutate({ ...lookup, address })} />
      )}
      {lookup && (
        <LookupResult
          key={lookup.id}
          id={lookup.id}
          onFound={found}
          onAgain={() => again.mutate(lookup)}
        />
      )}
    </>
  );
}

function Candidates({ lookup, onChoose }: { lookup: Lookup; onChoose: (address: string) => void }) {
  const { t } = useTranslation('feeds');
  // If the typed URL is the page itself, the first feed is shown.
  const shown = lookup.candidates.find(({ url }) => url === lookup.address)?.url;
  const [first] = lookup.candidates;
  return (
    <fieldset className="mt-6">
      <legend className="font-semibold">{t('address.candidates')}</legend>
      {lookup.candidates.map(({ url, title }) => (
        <Checkbox
          key={url}
          kind="radio"
          name="candidate"
          label={title || url}
          hint={<span className="[overflow-wrap:anywhere]">{url}</span>}
          checked={url === (shown ?? first?.url)}
          onChange={() => onChoose(url)}
        />
      ))}
    </fieldset>
  );
}
