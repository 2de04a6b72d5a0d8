// SPDX-License-Identifier: AGPL-3.0-or-later
import { areas } from '@kga/db/initiative';

import { htmlPage } from '../stand-in-http.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });

const options = areas.map(
  ({ code }) => `<option value="${code}">${names.of(code) ?? code}</option>`,
);

/** The page on which visitors of the demonstration sign; it stands in for the official one. */
export function signPage(total: number, signed: boolean): string {
  const body = `<h1>Sign in the demonstration</h1>
<p>This page stands in for the official site. It asks for no name and keeps nothing: a signature is one more
in the replay of this machine, until it stops. The real collection closed in 2025.</p>
<p>${total.toLocaleString('en')} signatures in the replay${signed ? ', yours among them' : ''}.</p>
<form method="post">
<p><label>Country <select name="country" required>${options.join('')}</select></label></p>
<p><button>Sign</button></p>
</form>`;
  return htmlPage({ language: 'en', title: 'Sign in the demonstration', style: '', body });
}
