import { ProgressBar } from '../progress-bar.tsx';
import { Group } from './group.tsx';

export const countries = [
  { country: 'Finland', percentage: 342.18, tone: 'green' },
  { country: 'Germany', percentage: 99.41, tone: 'blue' },
  { country: 'Österreich', percentage: 61.02, tone: 'yellow' },
  { country: 'Česko', percentage: 38.5, tone: 'orange' },
  { country: 'Malta', percentage: 12.07, tone: 'red' },
] as const;

export function Bars() {
  return (
    <Group title="Progress bar">
      <ProgressBar
        label="Signatures"
        value={1_448_270}
        max={1_600_000}
        valueText="1,448,270 of 1,000,000"
        size="thick"
        marks={[{ value: 1_000_000, label: 'One million, the goal' }]}
      />
      <ProgressBar
        label="Signatures"
        value={210_000}
        max={1_000_000}
        valueText="210,000"
        marks={[{ value: 250_000, label: 'A quarter of the way to the goal of one million' }]}
      />
      {countries.map(({ country, percentage, tone }) => (
        <ProgressBar
          key={country}
          label={country}
          value={percentage}
          max={120}
          valueText={`${percentage.toFixed(2)}%`}
          tone={tone}
          size="thin"
        />
      ))}
    </Group>
  );
}

const steps = [
  { name: '100', className: 'bg-step-green text-step-green-ink' },
  { name: '75', className: 'bg-step-blue text-step-blue-ink' },
  { name: '50', className: 'bg-step-yellow text-step-yellow-ink' },
  { name: '25', className: 'bg-step-orange text-step-orange-ink' },
  { name: '0', className: 'bg-step-red text-step-red-ink' },
];

export function Colours() {
  return (
    <Group title="Thresholds">
      <div className="grid grid-cols-5 gap-1">
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
