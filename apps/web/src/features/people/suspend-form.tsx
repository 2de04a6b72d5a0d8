import { type Person, suspendPerson } from '@kga/contracts';
import { Button } from '@kga/ui/button';
import { FormSummary } from '@kga/ui/form-summary';
import { TextArea } from '@kga/ui/text-area';
import { useToast } from '@kga/ui/toast';
import { useQueryClient } from '@tanstack/react-query';

import { call } from '../../lib/api.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useForm } from '../../lib/use-form.ts';
import { keepPerson } from './queries.ts';
import { useChangeWords } from './use-change-words.ts';

/** As the server takes it. */
const longest = 500;

/** Suspends an account with a reason, after saying what that means. */
export function SuspendForm({ person, name }: { person: Person; name: string }) {
  const { t } = useTranslation();
  const { show } = useToast();
  const client = useQueryClient();
  const changeWords = useChangeWords();
  const form = useForm({
    read: ({ reason = '' }) => ({ reason }),
    schema: suspendPerson.schema.body,
    send: (body) => call(suspendPerson, { params: { id: person.id }, body }),
    onDone: async (changed) => {
      show({
        title: t('people.suspend.done'),
        description: t('people.suspend.doneText', { name }),
        tone: 'success',
      });
      document.getElementById('person-history')?.focus({ preventScroll: true });
      await keepPerson(client, changed);
    },
    draft: { key: `draft:suspend-${person.id}`, fields: ['reason'] },
  });
  const code = form.codeOf('reason');
  const tooLong = t('people.suspend.tooLong', { n: longest });
  const failure = form.failure === undefined ? undefined : changeWords(form.failure);
  return (
    <section aria-labelledby="suspend-title">
      <h3 id="suspend-title" className="text-lg">
        {t('people.suspend.title')}
      </h3>
      <p className="mt-1 text-sm text-muted">{t('people.suspend.text')}</p>
      <form {...form.props} className="mt-3 flex flex-col gap-4">
        <FormSummary title={failure} />
        <TextArea
          {...form.field('reason')}
          rows={3}
          label={t('people.suspend.reason')}
          hint={t('people.suspend.reasonHint')}
          error={code && (code === 'too_big' ? tooLong : t('people.suspend.missing'))}
          required
        />
        <Button
          type="submit"
          variant="signal"
          className="self-start"
          busy={form.busy}
          busyLabel={t('people.suspend.saving')}
        >
          {t('people.suspend.button')}
        </Button>
      </form>
    </section>
  );
}
