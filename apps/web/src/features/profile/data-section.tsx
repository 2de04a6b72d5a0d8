import { campaign, exportProfile } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { useToast } from '@kga/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';

import { useErrorToast } from '../../components/use-error-toast.ts';
import { call } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Section } from './section.tsx';

/** Starts a download of a text as a file. */
function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Downloads the user's data as a file. */
export function DataSection() {
  const { t } = useTranslation('profile');
  const { show } = useToast();
  const showError = useErrorToast();
  const download = useMutation({
    mutationFn: () => call(exportProfile, {}),
    onSuccess: (data) => {
      const file = `${campaign.slug}-${data.exportedAt.slice(0, 10)}.json`;
      save(file, JSON.stringify(data, null, 2));
      show({
        title: t('data.done'),
        description: t('data.doneText', { file }),
        tone: 'success',
      });
    },
    onError: showError,
  });
  return (
    <Section name="data">
      <Button
        busy={download.isPending}
        busyLabel={t('data.preparing')}
        onClick={() => download.mutate()}
      >
        <Download aria-hidden="true" className="size-4 shrink-0" />
        {t('data.download')}
      </Button>
    </Section>
  );
}
