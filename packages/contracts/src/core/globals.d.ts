// SPDX-License-Identifier: AGPL-3.0-or-later
/** Parts of standards that browsers and Node share; this package has the types of neither. */
declare class URL {
  constructor(url: string);
  readonly href: string;
  readonly hostname: string;
  readonly username: string;
  readonly password: string;
  static canParse(url: string): boolean;
}
declare class URLSearchParams {
  constructor(query?: string);
  readonly size: number;
  get(name: string): string | null;
  set(name: string, value: string): void;
  toString(): string;
}
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
declare const crypto: {
  readonly subtle: {
    digest(algorithm: 'SHA-256', data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
  };
};
