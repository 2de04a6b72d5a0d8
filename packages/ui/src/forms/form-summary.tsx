import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';

export interface FormSummaryError {
  /** The id of the control that it is about. */
  readonly id: string;
  readonly text: string;
  /** Brings the control to light first, where it is out of sight. */
  readonly reveal?: () => void;
}

export interface FormSummaryProps {
  /** What failed. Nothing is shown without it, but the region stands, so that it is announced. */
  readonly title: string | undefined;
  readonly text?: ReactNode;
  /** Each field that is not right; a press leads to it. */
  readonly errors?: readonly FormSummaryError[];
  readonly className?: string;
}

const noErrors: readonly FormSummaryError[] = [];

/** What is wrong with a form as a whole, above its fields. */
export function FormSummary({ title, text, errors = noErrors, className }: FormSummaryProps) {
  return (
    <div role="alert" className={className}>
      {title !== undefined && (
        <div className={classNames('border-s-4 border-signal bg-raised p-4 sm:p-5')}>
          <p className="font-heading text-lg font-bold">{title}</p>
          {text !== undefined && <div className="mt-1 text-muted">{text}</div>}
          {errors.length > 0 && (
            <ul className="mt-1">
              {errors.map((error) => (
                <li key={error.id}>
                  <a
                    href={`#${error.id}`}
                    className="inline-flex min-h-11 items-center"
                    onClick={(event) => {
                      event.preventDefault();
                      error.reveal?.();
                      document.getElementById(error.id)?.focus();
                    }}
                  >
                    {error.text}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}
