import type { Transaction } from '@kga/db';

const day = 86_400_000;

/** Our own petitions that collect: everywhere, in a small country, and with its target reached. */
const petitions = [
  { slug: 'international', target: 1_000_000, openDays: 40 },
  { slug: 'is', target: 2_000, openDays: 20 },
  { slug: 'nz', target: 1_000, openDays: 60 },
] as const;

/** Opens drafts, marked as demonstration. */
export async function openPetitions(trx: Transaction, now: Date): Promise<void> {
  for (const { slug, target, openDays } of petitions) {
    await trx
      .updateTable('petition')
      .set({
        opened_at: new Date(now.getTime() - openDays * day),
        goal: target,
        demonstration: true,
      })
      .where('slug', '=', slug)
      .where('opened_at', 'is', null)
      .execute();
  }
}

/** Makes them drafts again. */
export async function closePetitions(trx: Transaction): Promise<void> {
  await trx
    .updateTable('petition')
    .set({ opened_at: null, closes_at: null, demonstration: false })
    .where('kind', '=', 'own')
    .where('demonstration', '=', true)
    .execute();
}
