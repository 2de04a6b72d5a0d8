// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import {
  type ManagedPetition,
  createPetitionFigure,
  getPetition,
  isPetitionOver,
} from '@kga/contracts/petitions';
import { Button } from '@kga/ui/button';
import { Checkbox } from '@kga/ui/checkbox';
import { Skeleton } from '@kga/ui/skeleton';
import { TextField } from '@kga/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';

import { AdminPage } from '../../../auth/admin-page.tsx';
import { FormErrors, useFieldProps } from '../../../components/errors/form-errors.tsx';
import { LoadState } from '../../../components/load-state.tsx';
import { NotFoundPage } from '../../../components/not-found-page.tsx';
import { LoadingRegion } from '../../../components/skeletons.tsx';
import { useSuccessToast } from '../../../components/use-toasts.ts';
import { call } from '../../../lib/api.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { invalidatePath } from '../../../lib/freshness.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { DatedSource, useDatedSourceLabels } from './dated-source.tsx';
import { Delivery } from './delivery.tsx';
import { PetitionEvents } from './petition-events.tsx';
import { integerOf } from './petition-form-values.ts';
import { PetitionForm } from './petition-form.tsx';
import { PetitionSources } from './petition-sources.tsx';
import { PetitionSteps } from './petition-steps.tsx';
import { PetitionUpdates } from './petition-updates.tsx';
import { managedPetitionQuery } from './queries.ts';

/** The form of a new petition. */
export function NewPetitionPage() {
  const { t } = useTranslation(['petitions', 'adminPetitions']);
  const navigate = useNavigate();
  const showSuccess = useSuccessToast();
  return (
    <AdminPage
      title={t('adminPetitions:create')}
      description={t('adminPetitions:description')}
      intro={t('adminPetitions:intro')}
    >
      <PetitionForm
        petition={undefined}
        onSaved={({ id }) => {
          showSuccess(t('adminPetitions:saved'));
          void navigate(pathTo('editPetition', { id }));
        }}
      />
    </AdminPage>
  );
}

/** Edits a petition, takes the steps of its status, and adds updates and figures. */
export function EditPetitionPage() {
  const { t } = useTranslation(['petitions', 'adminPetitions', 'shared']);
  const { id = '' } = useParams();
  const petition = useQuery(managedPetitionQuery(id));
  const client = useQueryClient();
  const showSuccess = useSuccessToast();
  if (petition.data === null) return <NotFoundPage />;
  const saved = (changed: ManagedPetition, text: string) => {
    client.setQueryData(managedPetitionQuery(id).queryKey, changed);
    invalidatePath(client, getPetition.url.replace('/:id', ''));
    showSuccess(text);
  };
  return (
    <AdminPage
      title={t('adminPetitions:edit')}
      description={t('adminPetitions:description')}
      intro={petition.data?.title ?? t('adminPetitions:intro')}
    >
      <LoadState
        className="mt-8"
        query={petition}
        messages={{ loading: t('loading'), failed: t('detail.failed') }}
        skeleton={
          <LoadingRegion label={t('loading')} className="mt-8">
            <Skeleton className="h-96 w-full" />
          </LoadingRegion>
        }
      >
        {(loaded) => (
          <>
            <PetitionSteps
              petition={loaded}
              onDone={(changed) => saved(changed, t('adminPetitions:steps.done'))}
            />
            {loaded.kind === 'own' && isPetitionOver(loaded.status) && <Delivery id={id} />}
            {/* Each step changes what the form holds. */}
            <PetitionForm
              key={`${loaded.status} ${loaded.dates.closes}`}
              petition={loaded}
              onSaved={(changed) => saved(changed, t('adminPetitions:saved'))}
            />
            {loaded.kind === 'own' && loaded.status !== 'draft' && <PetitionSources id={id} />}
            <PetitionEvents petition={loaded} onDone={saved} />
            <PetitionUpdates petition={loaded} onDone={saved} />
            {loaded.kind === 'official' && (
              <FigureForm
                id={id}
                onDone={(changed) => saved(changed, t('adminPetitions:figure.done'))}
              />
            )}
          </>
        )}
      </LoadState>
    </AdminPage>
  );
}

type Done = { onDone: (petition: ManagedPetition) => void };

function FigureForm({ id, onDone }: Done & { id: string }) {
  const { t } = useTranslation(['petitions', 'adminPetitions']);
  const form = useForm({
    read: ({ signatureCount = '', date = '', sourceUrl = '', atLeast }) => ({
      signatureCount: integerOf(signatureCount),
      atLeast: atLeast !== undefined,
      date: date.trim(),
      sourceUrl: sourceUrl.trim(),
    }),
    schema: createPetitionFigure.schema.body,
    send: (body) => call(createPetitionFigure, { params: { id }, body }),
    onDone: (changed) => {
      form.reset();
      onDone(changed);
    },
  });
  const labels = {
    signatureCount: t('adminPetitions:figure.count'),
    ...useDatedSourceLabels(),
  };
  const fieldProps = useFieldProps(form);
  return (
    <form {...form.props} className="mt-12 flex max-w-text flex-col gap-4">
      <h2 className="text-2xl">{t('adminPetitions:figure.heading')}</h2>
      <FormErrors form={form} labels={labels} className="empty:-mb-4" />
      <TextField
        {...fieldProps('signatureCount')}
        label={labels.signatureCount}
        inputMode="numeric"
        autoComplete="off"
      />
      <Checkbox name="atLeast" label={t('adminPetitions:figure.atLeast')} />
      <DatedSource field={fieldProps} />
      <Button
        type="submit"
        className="self-start"
        busy={form.busy}
        busyLabel={t('adminPetitions:figure.adding')}
      >
        {t('adminPetitions:figure.add')}
      </Button>
    </form>
  );
}
