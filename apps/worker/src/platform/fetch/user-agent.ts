import { campaign } from '@kga/contracts';

/** By which those who are asked can tell who asks, and where to write to. */
export const userAgent = `KeepGamesAlive-worker (${campaign.brand}; +${campaign.sourceUrl})`;
