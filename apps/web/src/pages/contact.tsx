// SPDX-License-Identifier: AGPL-3.0-or-later
import { ContactForm } from '../features/site/contact/contact-form.tsx';
import { InformationPage } from '../features/site/information/information-page.tsx';

/** How to reach the operator: a form, and where other questions belong. */
export function ContactPage() {
  return (
    <InformationPage page="contact">
      <ContactForm />
    </InformationPage>
  );
}
