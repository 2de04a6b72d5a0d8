import type { ProviderKind } from '@kga/contracts';

import { eciCollection } from './eci-collection.ts';
import { eciRegister } from './eci-register.ts';
import type { Provider } from './provider.ts';
import { tracker } from './tracker.ts';
import { ukParliament } from './uk-parliament.ts';

export const providers = {
  'eci-collection': eciCollection,
  'eci-register': eciRegister,
  tracker,
  'uk-parliament': ukParliament,
} as const satisfies Record<ProviderKind, Provider>;
