import type { SocialSignInError } from '@kga/contracts';

/** A social sign-in that ends without one, and why the person is told. */
export class SocialSignInFailure extends Error {
  override readonly name = 'SocialFault';
  readonly why: SocialSignInError;

  constructor(why: SocialSignInError, message: string, cause?: unknown) {
    super(message, { cause });
    this.why = why;
  }
}
