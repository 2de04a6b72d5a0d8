// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo, petitionPath } from '@kga/contracts/core';
import { type Petition, takesSubscribers } from '@kga/contracts/petitions';
import { useQuery } from '@tanstack/react-query';

import { petitionQuery } from '../../../components/progress/queries.ts';
import { Acts, useActs } from '../../../content/acts.tsx';
import { useLanguage } from '../../../lib/language.tsx';
import { useTranslation } from '../../../lib/translation.ts';
import { textsIn } from '../petition-texts.ts';
import { RecentReasons, RecentSigners } from '../reasons.tsx';
import { SubscribeForm } from '../subscribe-form.tsx';
import { Answer, CountChanges, Figures, Milestones, Sources, Updates } from './petition-parts.tsx';
import { usePetition } from './petition-provider.tsx';
import { PetitionTimeline } from './petition-timeline.tsx';
import { sharedId } from './share-area.tsx';

/** What there is to read about a petition below its progress. */
export function PetitionDetails() {
  const { id } = usePetition();
  const { data: petition, dataUpdatedAt } = useQuery(petitionQuery(id));
  if (!petition) return null;
  const isOwn = petition.kind === 'own';
  return (
    <div className="mt-6">
      <PetitionTimeline petition={petition} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-16 lg:grid-cols-2">
        <div>
          <Milestones petition={petition} />
          {isOwn && <RecentReasons petition={petition} />}
          <Answer petition={petition} />
        </div>
        <div>
          <Updates petition={petition} />
          {takesSubscribers(petition.dates, new Date(dataUpdatedAt)) && (
            <SubscribeForm petition={petition} />
          )}
          <Figures petition={petition} />
          {isOwn && (
            <>
              <CountChanges petition={petition} />
              <RecentSigners petition={petition} />
            </>
          )}
          <Sources petition={petition} />
        </div>
      </div>
      <PetitionActs petition={petition} />
    </div>
  );
}

/** What to do besides signing, or where another petition can be signed once this one is over. */
function PetitionActs({ petition }: { petition: Petition }) {
  const { t } = useTranslation('petition');
  const language = useLanguage();
  const { represent, tell, sign } = useActs({});
  const { id, status } = petition;
  const share = {
    label: t('page.share'),
    shared: {
      kind: 'petition',
      id: sharedId(id),
      title: textsIn(petition, language).title,
      path: petitionPath(id),
      language,
    },
  } as const;
  return (
    <Acts
      className="mt-12"
      acts={
        status === 'collecting'
          ? [share, represent, tell]
          : // The petition of the visitor's own country may be this one.
            [sign && { ...sign, to: pathTo('petitions') }, represent, share]
      }
    />
  );
}
