// SPDX-License-Identifier: AGPL-3.0-or-later
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';

import { createPetitionMetrics } from './metrics.ts';

test('figures of a provider that never answered are infinitely old, so that the alert fires', async () => {
  const registry = new Registry();
  const now = new Date('2026-11-28T10:00:00Z');
  const metrics = createPetitionMetrics(registry, () => now);
  const calm = { failures: 0, paused_until: null };
  metrics.notePollState('eu', { ...calm, succeeded_at: new Date('2026-11-28T09:59:00Z') });
  metrics.notePollState('fr', { ...calm, succeeded_at: null });
  const text = await registry.getSingleMetricAsString('kga_petition_figures_age_seconds');
  expect(text).toContain('kga_petition_figures_age_seconds{petition="eu"} 60');
  expect(text).toContain('kga_petition_figures_age_seconds{petition="fr"} +Inf');
});
