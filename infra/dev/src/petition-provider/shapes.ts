// SPDX-License-Identifier: AGPL-3.0-or-later
import { areas, goal } from '@kga/db/initiative';
import type { Figures } from '@kga/db/replay';

import { htmlPage } from '../stand-in-http.ts';

/** Rows of the Commission's collection API: codes in lower case, `treshold` as it spells it. */
function collectionRows({ counts }: Figures) {
  const rows = Object.entries(counts).map(([code, totalCount], index) => {
    const treshold = areas.find((area) => area.code === code)?.threshold ?? 0;
    return {
      countryId: index + 1,
      totalCount,
      formCount: totalCount,
      eidCount: 0,
      treshold,
      countryCode: code.toLowerCase(),
      percentage: treshold > 0 ? Math.round((totalCount / treshold) * 10_000) / 100 : 0,
    };
  });
  return rows.toSorted((a, b) => b.percentage - a.percentage);
}

export function collectionProgression(figures: Figures, position: Date) {
  const [day, time] = position.toISOString().split('T');
  const lastUpdate = `${day?.split('-').toReversed().join('-')}, ${time?.slice(0, 8)}`;
  return { signatureCount: figures.total, goal, lastUpdate };
}

export function collectionMap(figures: Figures) {
  return { signatureCountryCount: collectionRows(figures) };
}

/** The register's details: upper-case codes (Greece as EL), days as dd/mm/yyyy, no thresholds. */
export function registerDetails({ total, counts }: Figures, position: Date) {
  const day = position.toISOString().slice(0, 10).split('-').toReversed().join('/');
  return {
    status: 'ONGOING',
    registrationNumber: 'ECI(2024)000007',
    registrationDate: '19/06/2024',
    sosReport: {
      totalSignatures: total,
      updateDate: day,
      entry: Object.entries(counts).map(([code, count]) => ({
        countryCodeType: code === 'GR' ? 'EL' : code,
        total: count,
      })),
    },
  };
}

export function ukCount({ total }: Figures) {
  return { signature_count: total };
}

export function ukPetition(figures: Figures) {
  const rows = Object.entries(figures.counts);
  return {
    data: {
      type: 'petition',
      id: 1,
      attributes: {
        state: 'open',
        signature_count: figures.total,
        signatures_by_country: rows.map(([code, count]) => ({ code, signature_count: count })),
      },
    },
  };
}

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
