import { createDatabase } from '@kga/db';
import { sql } from 'kysely';
import { archive } from '../src/features/archive.ts';
import { createComparison } from '../src/growth/compare.ts';
import { startApp, createServices } from '../src/shared/product.ts';
import { setTimeout } from 'node:timers/promises';
import { writeFileSync } from 'node:fs';
const many = Number(process.argv[2] ?? 200000);
const keep = process.argv.includes('--keep');
const resources = new AsyncDisposableStack();
for (const s of ['SIGINT','SIGTERM'] as const) process.on(s, () => resources.disposeAsync().then(() => process.exit(0)));
try {
  const newServices = await createServices(resources);
  const side = async (count: number) => {
    const services = await newServices();
    const db = createDatabase(services.databaseUrl, { maxConnections: 1, statementTimeout: 0 });
    await sql`set maintenance_work_mem = '1GB'`.execute(db);
    const t = Date.now();
    await archive.fill(db, count);
    await sql`vacuum analyze`.execute(db);
    await db.destroy();
    console.log('filled', count, Date.now() - t, services.databaseUrl);
    const { origin } = await startApp(resources, 'api', services, { RATE_LIMIT_MAX: '1000000' });
    return { db: services.db, api: origin, url: services.databaseUrl };
  };
  const sides = { few: await side(1000), many: await side(many) };
  writeFileSync('/tmp/a14/sides.json', JSON.stringify({ few: { api: sides.few.api, url: sides.few.url }, many: { api: sides.many.api, url: sides.many.url } }));
  if (keep) { console.log('ready'); await setTimeout(3_600_000); }
  const c = createComparison(resources, sides);
  await archive.compare(c);
  console.log(c.ratios, c.times);
} finally { await resources.disposeAsync(); }
