export const messages = {
  codes: {
    validation_failed: 'Please check these fields',
    proof_invalid: 'This link or code is used up, too old or wrong. Ask for a new mail.',
    not_signed_in: 'Please log in first.',
    wrong_credentials: 'The address or the password is not right.',
    not_allowed: 'This is not allowed.',
    account_suspended:
      'This account is suspended. You can only read, export and delete your own data.',
    sign_in_again: 'To be safe, please log in again first.',
    not_found: 'This is not there any more.',
    conflict: 'This was changed meanwhile. Load the page again and look.',
    email_taken: 'This address has an account already. Log in, or set a new password.',
    last_sign_in_method: 'The last way to log in has to stay.',
    own_account: 'This cannot be done to your own account.',
    too_large: 'That is too much to send.',
    rate_limited: 'Too many attempts. Please try again later.',
    overloaded: 'Very many people are here at the moment. Please try again shortly.',
    unavailable: 'Our server cannot do this at the moment. Please try again shortly.',
    internal: 'Something broke on our side. Please try again.',
    offline:
      'No answer from the server. Please check the connection and try again; what you typed is kept.',
  },
  rateLimitedFor: 'Too many attempts. Please try again in {{wait}}.',
  fields: {
    empty: 'Please fill this in.',
    common: 'This is one of the passwords that are guessed first. Choose another one.',
    taken: 'This address has an account already.',
    wrong: 'This password is not right.',
    passwordShort: 'At least {{least}} characters.',
    passwordLong: 'At most {{most}} characters.',
    short: 'This is too short.',
    long: 'This is too long.',
    email: 'An email address looks like name@example.org.',
    code: 'The code has six digits.',
    httpsUrl: 'A web address that begins with https:// is needed.',
    other: 'This cannot be used as it is.',
  },
  inField: '{{field}}: {{text}}',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    errors: typeof messages;
  }
}
