// SPDX-License-Identifier: AGPL-3.0-or-later
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../config.ts';
import { dashboards } from './dashboards.ts';
import { grafanaJson } from './grafana.ts';

// Writes the dashboards of Grafana.
for (const [name, dashboard] of Object.entries(dashboards)) {
  const file = join(root, 'infra/observability/grafana/dashboards', `${name}.json`);
  writeFileSync(file, `${JSON.stringify(grafanaJson(name, dashboard), null, 2)}\n`);
}
