import { Counter, Gauge, type Registry } from 'prom-client';

/** Tells the commit that a service was built from. */
export function registerBuild(registry: Registry, revision = 'unknown'): void {
  const build = new Gauge({
    name: 'kga_build_info',
    help: 'Always 1; the label tells the commit',
    labelNames: ['revision'],
    registers: [registry],
  });
  build.set({ revision }, 1);
}

/** Tells the connections to Postgres by state; `counts` is read whenever metrics are. */
export function registerPool(registry: Registry, counts: () => Record<string, number>): void {
  const pool = new Gauge({
    name: 'kga_database_pool',
    help: 'Connections to Postgres by state, and queries that wait for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      for (const [state, count] of Object.entries(counts())) this.set({ state }, count);
    },
  });
  registry.registerMetric(pool);
}

/** Counts requests to the bucket with objects. */
export function registerObjectRequests(registry: Registry): Counter<'operation' | 'outcome'> {
  return new Counter({
    name: 'kga_object_requests_total',
    help: 'Requests to the bucket with objects',
    labelNames: ['operation', 'outcome'],
    registers: [registry],
  });
}
