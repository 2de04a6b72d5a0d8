// SPDX-License-Identifier: AGPL-3.0-or-later
import { type PetitionArea, areaName } from '@kga/contracts/petitions';

import { useLanguage } from '../../../lib/language.tsx';
import { usePetition } from './petition-provider.tsx';

/** What the areas of the page's petition are called together. */
export function useAreaKind(): 'countries' | 'areas' {
  const { petition } = usePetition();
  const areas = petition?.areas ?? [];
  return areas.every(({ code }) => code.length === 2) ? 'countries' : 'areas';
}

/** Names the areas of the page's petition, and countries, in the language of the page. */
export function useAreaName(): (code: string) => string {
  const { petition } = usePetition();
  const language = useLanguage();
  return (code) =>
    areaName(petition?.areas.find((area) => area.code === code) ?? { code }, language);
}

export type PlacedArea = PetitionArea & { tile: NonNullable<PetitionArea['tile']> };

/** Whether a map can show some of the areas. */
export const hasMap = (areas: readonly PetitionArea[]): boolean => areas.some(({ tile }) => tile);

/** The areas that have a place on the map. */
export const placedAreas = (areas: readonly PetitionArea[]): PlacedArea[] =>
  areas.flatMap(({ tile, ...area }) => (tile ? [{ ...area, tile }] : []));
