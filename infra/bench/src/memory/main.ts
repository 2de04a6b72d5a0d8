// SPDX-License-Identifier: AGPL-3.0-or-later
// Resident memory of the api before and after hostile requests to all of its operations.
// Usage: npm run bench:memory -- [--requests=48000] [--seed=1]
import { apiSettings, attack } from '../hostile/attack.ts';
import { residentMemory } from '../shared/processes.ts';
import { startApp } from '../shared/product.ts';
import { option, runBench } from '../shared/run-bench.ts';

const seed = Number(option('seed', '1'));
const requests = Number(option('requests', '48000'));
const rounds = 8;
/** Largest resident memory in MB. */
const bar = 300;

await runBench('bench:memory', ['api'], async (resources, newServices) => {
  const services = await newServices();
  const { origin: api, pid } = await startApp(resources, 'api', services, apiSettings);
  const before = residentMemory(pid);
  console.log(`${before.toFixed(0)} MB before the requests`);
  let after = before;
  for (let round = 0; round < rounds; round += 1) {
    const length = Math.ceil(requests / rounds);
    const indexes = Array.from({ length }, (_, index) => round * length + index);
    await attack({ seed, indexes, db: services.db, api, onOutcome: () => undefined });
    after = residentMemory(pid);
    console.log(`${after.toFixed(0)} MB after ${(round + 1) * length} requests`);
  }
  return {
    figures: `${before.toFixed(0)} MB before and ${after.toFixed(0)} MB after ${requests} hostile requests (seed ${seed}, bar ${bar} MB)`,
    pass: after <= bar,
  };
});
