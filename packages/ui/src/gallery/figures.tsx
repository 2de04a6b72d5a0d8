// SPDX-License-Identifier: AGPL-3.0-or-later
import { TextLink } from '../link.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { Group } from './group.tsx';

const countries = [
  { country: 'Finland', percentage: 342.18 },
  { country: 'Germany', percentage: 99.41 },
  { country: 'Österreich', percentage: 61.02 },
  { country: 'Česko', percentage: 38.5 },
  { country: 'Malta', percentage: 12.07 },
] as const;

export function Bars() {
  return (
    <Group title="Progress bar">
      <ProgressBar
        label="Signatures"
        value={1_448_270}
        max={1_600_000}
        valueText="1,448,270 of 1,000,000"
        marks={[{ value: 1_000_000, label: 'One million, the goal' }]}
      />
      <ProgressBar
        label="Signatures"
        value={210_000}
        max={1_000_000}
        valueText="210,000"
        marks={[{ value: 250_000, label: 'A quarter of the way to the goal of one million' }]}
      />
    </Group>
  );
}

const steps = [
  { name: '400', className: 'bg-step-green-4x text-step-green-4x-ink' },
  { name: '200', className: 'bg-step-green-2x text-step-green-2x-ink' },
  { name: '100', className: 'bg-step-green text-step-green-ink' },
  { name: '75', className: 'bg-step-blue text-step-blue-ink' },
  {
    name: '50',
    className: 'bg-step-yellow text-step-yellow-ink inset-ring inset-ring-step-yellow-edge',
  },
  { name: '25', className: 'bg-step-orange text-step-orange-ink' },
  { name: '0', className: 'bg-step-red text-step-red-ink' },
];

export function Colours() {
  return (
    <Group title="Thresholds">
      <div className="grid grid-cols-7 gap-1">
        {steps.map(({ name, className }) => (
          <div
            key={name}
            className={`tabular grid aspect-square place-items-center text-sm font-semibold ${className}`}
          >
            {name}%
          </div>
        ))}
      </div>
    </Group>
  );
}

/** Headings and text in several languages. */
export function Typography({ theme }: { readonly theme: string }) {
  return (
    <section className="grid gap-5">
      <p className="text-sm font-semibold text-signal">{theme}</p>
      <p className="tabular font-heading text-display font-extrabold tracking-tight lg:text-[6.5vw]">
        1,448,270
      </p>
      <p className="font-heading text-3xl font-extrabold tracking-tight">
        A game that was sold stays playable
      </p>
      <h2 lang="de">Verbraucherschutzorganisationen fordern Rechtssicherheit</h2>
      <h3 lang="fr">Pour que les jeux achetés restent jouables</h3>
      <p className="max-w-text text-lg">
        A lead paragraph in Inter, with <em>emphasis</em>, <strong>weight</strong> and a{' '}
        <TextLink href="#link">link in the sentence</TextLink>.
      </p>
      <p className="max-w-text">
        Running text keeps to 68 characters a line. <VisuallyHidden>Unseen words.</VisuallyHidden>
        Łódź, Győr, Şanlıurfa and Ħamrun show the letters of the other European languages.
      </p>
      <p lang="zh-CN" className="text-lg">
        停止杀死游戏:<em>买来的游戏</em>应当一直可以玩。
      </p>
      <p lang="ja" className="text-lg">
        購入したゲームは、<em>いつまでも</em>遊べるべきです。
      </p>
      <p lang="ko" className="text-lg">
        구매한 게임은 <em>계속</em> 플레이할 수 있어야 합니다.
      </p>
      <table>
        <caption>Signatures by country</caption>
        <thead>
          <tr>
            <th scope="col">Country</th>
            <th scope="col" className="text-end">
              Signatures
            </th>
            <th scope="col" className="text-end">
              Of threshold
            </th>
          </tr>
        </thead>
        <tbody>
          {countries.map(({ country, percentage }) => (
            <tr key={country}>
              <th scope="row">{country}</th>
              <td className="text-end">{Math.round(percentage * 98.7).toLocaleString('en')}</td>
              <td className="text-end">{percentage.toFixed(2)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
