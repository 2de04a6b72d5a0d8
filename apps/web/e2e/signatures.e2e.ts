import { randomUUID } from 'node:crypto';

import { pathTo } from '@kga/contracts';

import type { Stack } from './support/stack.ts';
import { awake, expect, expectAccessible, test } from './support/test.ts';

const title = 'Keep <script>window.ran = 1</script> alive';

/** An own petition that collects. */
async function insertPetition({ db }: Stack): Promise<string> {
  const slug = `p-${randomUUID()}`;
  const row = { slug, title, kind: 'own' as const, goal: 100, addressee: 'Parliament' };
  await db
    .insertInto('petition')
    .values({ id: randomUUID(), ...row, opened_at: new Date(), sources: [], demonstration: false })
    .execute();
  return slug;
}

test('a visitor signs, confirms by mail, keeps the receipt, and withdraws', async ({
  page,
  stack,
}) => {
  const id = await insertPetition(stack);
  const address = `${randomUUID()}@mail.kga.test`;
  await page.goto(pathTo('petitionDetail', { id }));
  await awake(page);
  await page.getByRole('link', { name: 'Sign this petition' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign this petition' })).toBeVisible();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'First name' }).fill('Wilhelmina');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Quisthoudt');
  await page.getByRole('textbox', { name: 'Email' }).fill(address);
  await page.getByRole('combobox', { name: 'Country where you live' }).selectOption('NL');
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByText('Check your email')).toBeVisible();

  const mail = await stack.mailTo(address);
  expect(mail.subject).toBe('Please confirm your signature');
  await page.goto(mail.link);
  await awake(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm signature' }).first().click();
  await expect(page.getByText('Your signature counts. Thank you!')).toBeVisible();
  const receipt = await page.locator('code').innerText();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Check a receipt' }).click();
  await page.getByRole('textbox', { name: 'Your receipt' }).fill(receipt);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('The list is still empty')).toBeVisible();
  await expectAccessible(page);

  const withdrawal = mail.text.match(/https?:\/\/\S+\/withdraw\S+/)?.[0] ?? '';
  await page.goto(withdrawal);
  await awake(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Withdraw signature' }).click();
  await expect(page.getByText('You’ve withdrawn your signature')).toBeVisible();
  const { state } = await stack.db
    .selectFrom('signature')
    .innerJoin('petition', 'petition.id', 'petition_id')
    .select('signature.state')
    .where('slug', '=', id)
    .executeTakeFirstOrThrow();
  expect(['withdrawn', 'anonymised']).toContain(state);
});
