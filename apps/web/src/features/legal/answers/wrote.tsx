import { type LegalRegion, type OwnLetter, createOwnLetter, deleteOwnLetter } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';

import { useAuth, useVisitorId } from '../../../auth/use-auth.ts';
import { useErrorToast } from '../../../components/errors/use-error-messages.ts';
import { call } from '../../../lib/api.ts';
import { counted, useFormats } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { useLegalRegionName } from '../region-name.ts';
import { ownLetterQuery, useLetterCount } from './queries.ts';

/** How many wrote to the representatives of a region and were answered, and that one wrote. */
export function Wrote({ region }: { region: LegalRegion }) {
  const { t } = useTranslation('answersLegal');
  const formats = useFormats();
  const country = useLegalRegionName()(region);
  const { user } = useAuth();
  const visitor = useVisitorId() ?? '';
  const count = useLetterCount(region);
  const { data } = useQuery({ ...ownLetterQuery(region, visitor), enabled: visitor !== '' });
  const letter = data ?? { hasWritten: false, written: count.written };
  const toggle = useToggle(region, { visitor, letter });
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="tabular">
        {t('wrote', counted(formats, letter.written))} ·{' '}
        {t('answered', counted(formats, count.answers))}
      </p>
      <Button
        className="no-print noscript:hidden"
        aria-pressed={letter.hasWritten}
        aria-label={`${t('press')}: ${country}`}
        disabled={!data || (user !== null && user.suspended !== null)}
        onClick={toggle}
      >
        <Check
          aria-hidden="true"
          className={`size-4 shrink-0 ${letter.hasWritten ? 'text-signal' : 'opacity-25'}`}
        />
        {t('press')}
      </Button>
    </div>
  );
}

type Shown = { visitor: string; letter: OwnLetter };

/** Changes the count at once on the page, and back if the server refuses. */
function useToggle(region: LegalRegion, { visitor, letter }: Shown): () => void {
  const client = useQueryClient();
  const showError = useErrorToast();
  const { queryKey } = ownLetterQuery(region, visitor);
  const params = { region };
  const change = useMutation({
    mutationFn: (hasWritten: boolean) =>
      call(hasWritten ? createOwnLetter : deleteOwnLetter, { params }),
    onMutate: async (hasWritten) => {
      await client.cancelQueries({ queryKey });
      const shown = { hasWritten, written: letter.written + (hasWritten ? 1 : -1) };
      client.setQueryData<OwnLetter | null>(queryKey, shown);
      return letter;
    },
    onSuccess: (changed) => client.setQueryData<OwnLetter | null>(queryKey, changed),
    onError: (error, _hasWritten, before = letter) => {
      client.setQueryData<OwnLetter | null>(queryKey, before);
      showError(error);
    },
  });
  return () => {
    if (!change.isPending) change.mutate(!letter.hasWritten);
  };
}
