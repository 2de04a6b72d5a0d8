// SPDX-License-Identifier: AGPL-3.0-or-later
/** The heart drawn as a power button, in the colour of the text. `favicon.svg` and `heartPath` of the contracts have the same path. */
export function BrandMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 64 64" fill="none" aria-hidden="true" className={className}>
      <path
        d="M41.5 12.2C51 8.2 59 15.5 59 26.5C59 38.5 46.5 47.5 32 57.5C17.5 47.5 5 38.5 5 26.5C5 15.5 13 8.2 22.5 12.2M32 6V33"
        stroke="currentColor"
        strokeWidth="8.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
