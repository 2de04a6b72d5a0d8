import { campaign, type Language } from '@kga/contracts';

import { formatsOf } from '../../lib/format.ts';

/** Values of the placeholders of the information pages. */
function factsIn(language: Language): Readonly<Record<string, string>> {
  const { integer } = formatsOf(language);
  return {
    brand: campaign.brand,
    title: campaign.initiativeTitle,
    registration: campaign.registration,
    minimum: integer(campaign.legalMinimum),
    states: integer(campaign.statesNeeded),
    slug: campaign.slug,
    register: campaign.registerUrl,
    source: campaign.sourceUrl,
  };
}

/** Fills the placeholders of a text; unknown ones are left as they are. */
export function fillIn(text: string, language: Language): string {
  const facts = factsIn(language);
  return text.replaceAll(
    /\{\{(\w+)\}\}/g,
    (placeholder, name: string) => facts[name] ?? placeholder,
  );
}
