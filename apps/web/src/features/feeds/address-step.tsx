import { type FeedPreview, createFeedPreview } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { Checkbox } from '@kga/ui/checkbox';
import { TextField } from '@kga/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { FormErrors, useFieldProps } from '../../components/errors/form-errors.tsx';
import { useErrorToast } from '../../components/use-error-toast.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useTranslation } from '../../lib/translation.ts';
import { LookedUp } from './feed-preview.tsx';
import { startPreview } from './queries.ts';

/** The URL being looked up, and the feeds that its page links to. */
type Looking = { id: string; address: string; candidates: FeedPreview['candidates'] };

/** Asks for a URL and has the worker look for feeds there. */
export function AddressStep({
  onFound,
}: {
  /** `chosen`: selected among several candidates, so the focus must not move. */
  onFound: (preview: FeedPreview | undefined, options?: { chosen: boolean }) => void;
}) {
  const { t } = useTranslation('feeds');
  const showError = useErrorToast();
  const [looking, setLooking] = useState<Looking>();
  const look = async (address: string, candidates: Looking['candidates'] = []) => {
    const id = await startPreview(address);
    onFound(undefined);
    setLooking({ id, address, candidates });
  };
  const again = useMutation({
    mutationFn: ({ address, candidates }: Omit<Looking, 'id'>) => look(address, candidates),
    onError: showError,
  });
  const form = useForm({
    read: ({ address = '' }) => ({ address: address.trim() }),
    schema: createFeedPreview.schema.body,
    send: ({ address }) => look(address),
    onDone: () => undefined,
  });
  const field = useFieldProps(form);
  const label = t('address.label');
  const found = (preview: FeedPreview) => {
    const chosen = (looking?.candidates.length ?? 0) > 0;
    onFound(preview, { chosen });
    if (looking && !chosen) setLooking({ ...looking, candidates: preview.candidates });
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
      {looking && looking.candidates.length > 1 && (
        <Candidates
          looking={looking}
          onChoose={(address) => again.mutate({ ...looking, address })}
        />
      )}
      {looking && (
        <LookedUp
          key={looking.id}
          id={looking.id}
          onFound={found}
          onAgain={() => again.mutate(looking)}
        />
      )}
    </>
  );
}

function Candidates({
  looking,
  onChoose,
}: {
  looking: Looking;
  onChoose: (address: string) => void;
}) {
  const { t } = useTranslation('feeds');
  // If the typed URL is the page itself, the first feed is shown.
  const shown = looking.candidates.find(({ url }) => url === looking.address)?.url;
  const [first] = looking.candidates;
  return (
    <fieldset className="mt-6">
      <legend className="font-semibold">{t('address.candidates')}</legend>
      {looking.candidates.map(({ url, title }) => (
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
