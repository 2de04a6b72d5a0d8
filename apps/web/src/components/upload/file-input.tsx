// SPDX-License-Identifier: AGPL-3.0-or-later
import type { RefObject } from 'react';

type FileInputProps = {
  ref: RefObject<HTMLInputElement | null>;
  /** Media types that can be chosen. */
  kinds: readonly string[];
  multiple?: boolean;
  testId: string;
  onFiles: (files: File[]) => void;
};

/** The hidden field that a button opens. */
export function FileInput({ ref, kinds, multiple = false, testId, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      multiple={multiple}
      accept={kinds.join(',')}
      className="sr-only"
      tabIndex={-1}
      aria-hidden="true"
      data-testid={testId}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // The same file can be chosen again.
        target.value = '';
      }}
    />
  );
}
