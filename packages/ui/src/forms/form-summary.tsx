// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ReactNode } from 'react';

export interface FormSummaryError {
  /** Element id of the invalid control. */
  readonly id: string;
  readonly text: string;
  /** Makes the control visible first, for example by switching tabs. */
  readonly reveal?: () => void;
}

export interface FormSummaryProps {
  /** Without a title nothing is shown, but the live region exists, so that it is announced later. */
  readonly title: string | undefined;
  readonly text?: ReactNode;
  /** The invalid fields, each linked to its control. */
  readonly errors?: readonly FormSummaryError[];
  readonly className?: string;
}

const noErrors: readonly FormSummaryError[] = [];

/** Error summary above the fields of a form. */
export function FormSummary({ title, text, errors = noErrors, className }: FormSummaryProps) {
  return (
    <div role="alert" className={className}>
      {title !== undefined && (
        <div className="border-s-4 border-signal bg-raised p-4 sm:p-5">
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
