import type { SocialFailure } from '@kga/contracts';

/** A social sign-in that ends without one, and why the person is told. */
export class SocialFault extends Error {
  override readonly name = 'SocialFault';
  readonly why: SocialFailure;

  constructor(why: SocialFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.why = why;
  }
}
