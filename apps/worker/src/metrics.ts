import { createFeedMetrics } from './features/feeds/metrics.ts';
import { createMailMetrics } from './features/mail/send-mail.ts';
import { createPetitionMetrics } from './features/petition/metrics.ts';
import { createPlatformMetrics } from './platform/metrics.ts';

/** The metrics of one worker: the platform's and those of each feature, in one registry. */
export function createMetrics(options: Parameters<typeof createPlatformMetrics>[0]) {
  const platform = createPlatformMetrics(options);
  const { registry } = platform;
  return {
    ...platform,
    ...createFeedMetrics(registry),
    ...createMailMetrics(registry),
    ...createPetitionMetrics(registry, options.now),
  };
}
