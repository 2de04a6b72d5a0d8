// SPDX-License-Identifier: AGPL-3.0-or-later
/** Units as Grafana names them. */
type Unit = 'reqps' | 's' | 'bytes' | 'short' | 'percentunit' | 'ops';

/** Queries by the text of their legend. */
type Queries = Readonly<Record<string, string>>;

export type Panel = { type: 'stat' | 'timeseries'; title: string; unit: Unit; queries: Queries };

export type Dashboard = { title: string; panels: readonly Panel[] };

/** Lines over time. */
export const lines = (title: string, unit: Unit, queries: Queries): Panel => ({
  type: 'timeseries',
  title,
  unit,
  queries,
});

/** The newest values. */
export const stat = (title: string, unit: Unit, queries: Queries): Panel => ({
  type: 'stat',
  title,
  unit,
  queries,
});

const [columns, width, height] = [24, 12, 8];
const statSize = { width: 6, height: 4 };

function placed(panels: readonly Panel[]) {
  let [x, y, rowHeight] = [0, 0, 0];
  return panels.map((panel, index) => {
    const size = panel.type === 'stat' ? statSize : { width, height };
    if (x + size.width > columns || (rowHeight > 0 && rowHeight !== size.height)) {
      [x, y] = [0, y + rowHeight];
    }
    const gridPos = { h: size.height, w: size.width, x, y };
    [x, rowHeight] = [x + size.width, size.height];
    return { ...panelOf(panel), id: index + 1, gridPos };
  });
}

const datasource = { type: 'prometheus', uid: 'prometheus' } as const;

function panelOf({ type, title, unit, queries }: Panel) {
  return {
    type,
    title,
    datasource,
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    ...(type === 'stat' && { options: { textMode: 'value_and_name', colorMode: 'none' } }),
    targets: Object.entries(queries).map(([legendFormat, expr], index) => ({
      refId: String.fromCodePoint(65 + index),
      datasource,
      expr,
      legendFormat,
    })),
  };
}

/** A dashboard as Grafana reads it from a file. */
export function grafanaJson(name: string, { title, panels }: Dashboard) {
  return {
    uid: `kga-${name}`,
    title: `Keep Games Alive: ${title}`,
    tags: ['keep-games-alive'],
    timezone: 'browser',
    schemaVersion: 39,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    // Times of alerts are drawn into every panel.
    annotations: {
      list: [
        {
          name: 'Alerts',
          datasource,
          enable: true,
          iconColor: 'red',
          expr: 'ALERTS{alertstate="firing"}',
          titleFormat: '{{alertname}}',
        },
      ],
    },
    panels: placed(panels),
  };
}
