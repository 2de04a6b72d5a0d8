// SPDX-License-Identifier: AGPL-3.0-or-later
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

type DependencyCheck = () => Promise<Readonly<Record<string, 'up' | 'down'>>>;

/**
 * Exposes which dependencies the process reaches. Returns a setter for the check, which runs on each
 * scrape.
 */
export function registerDependencies(registry: Registry): (check: DependencyCheck) => void {
  let ask: DependencyCheck | undefined;
  const gauge = new Gauge({
    name: 'kga_dependency_up',
    help: 'Whether the process reaches what it needs: 1 or 0',
    labelNames: ['dependency'],
    registers: [],
    async collect() {
      for (const [dependency, state] of Object.entries((await ask?.()) ?? {})) {
        this.set({ dependency }, state === 'up' ? 1 : 0);
      }
    },
  });
  registry.registerMetric(gauge);
  return (check) => {
    ask = check;
  };
}

type PoolName = 'primary' | 'replica';

/**
 * Tells the connections to Postgres by pool and state. Returns what adds a pool, whose `counts` are read
 * whenever metrics are.
 */
export function registerPool(registry: Registry) {
  const pools = new Map<PoolName, () => Record<string, number>>();
  const gauge = new Gauge({
    name: 'kga_database_pool',
    help: 'Connections to Postgres by pool and state, and queries that wait for one',
    labelNames: ['pool', 'state'],
    registers: [],
    collect() {
      for (const [pool, counts] of pools) {
        for (const [state, count] of Object.entries(counts())) this.set({ pool, state }, count);
      }
    },
  });
  registry.registerMetric(gauge);
  return (counts: () => Record<string, number>, pool: PoolName): void =>
    void pools.set(pool, counts);
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
