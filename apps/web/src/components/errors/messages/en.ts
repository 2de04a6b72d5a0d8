// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  codes: {
    validation_failed: 'Please check these fields',
    proof_invalid:
      'This link or code is wrong, has expired or was already used. Request a new one.',
    not_signed_in: 'Please log in first.',
    wrong_credentials: 'Wrong email or password.',
    not_allowed: 'You’re not allowed to do this.',
    cross_site:
      'Your browser didn’t say that this form comes from our page, so we haven’t sent it. Reload the page, fill in the form and send it again. If that doesn’t help, turn off add-ons that hide which page you come from, or use another browser.',
    account_suspended:
      'This account is suspended. You can only view, export and delete your own data.',
    sign_in_again: 'To keep your account safe, please log in again.',
    not_found: 'This no longer exists.',
    conflict: 'This has changed. Reload the page to see the latest version.',
    read_only: 'This site can only be read now. Nothing can be added or changed.',
    petition_closed: 'This petition no longer collects signatures.',
    petition_opened:
      'People may have signed this petition, so its texts and who can sign stay as they are, and the target can only be raised. Close it and open another, or post an update.',
    signature_anonymised:
      'Your name and email address are already deleted. The signature stays in the count, without anything that leads to you.',
    email_taken: 'There’s already an account with this email. Log in, or reset your password.',
    last_sign_in_method: 'You need at least one way to log in.',
    own_account: 'You can’t do this to your own account.',
    too_large: 'That’s too long.',
    rate_limited: 'Too many attempts. Please try again later.',
    too_many_guests:
      'Many people on your network have just begun to contribute as guests. Log in to go on, or try again in a few minutes.',
    overloaded: 'We’re very busy right now. Try again in a moment.',
    unavailable: 'We can’t do this right now. Try again in a moment.',
    internal: 'Something went wrong on our side. Please try again.',
    offline: 'We can’t reach the server. Check your connection and try again.',
  },
  failed: 'Submission Failed',
  withDraft: '{{cause}} Your draft is safe.',
  rateLimitedFor: 'Too many attempts. Please try again in {{wait}}.',
  fields: {
    nameTaken: 'Someone already has this name or one that looks the same.',
    fromSettings: 'The settings of this installation determine this.',
    past: 'Choose a time in the future.',
    future: 'Choose a date that has passed.',
    nameReserved: 'This name isn’t available. Try another one.',
    nameCharacters:
      'Use letters and digits, with single spaces, full stops, hyphens or underscores between them.',
    hidden_character:
      'This contains invisible characters. Please clear the field and type it again.',
    line_break: 'Please write this on one line, without line breaks or tabs.',
    invisible: 'This has no visible characters. Please write something.',
    common: 'This password is too easy to guess. Choose another.',
    taken: 'There’s already an account with this email.',
    wrong: 'Wrong password.',
    passwordShort: 'Use at least {{least}} characters.',
    passwordLong: 'Use no more than {{most}} characters.',
    short: 'That’s too short.',
    long: 'That’s too long.',
    email: 'Enter an email address like name@example.org.',
    code: 'Enter the six-digit code.',
    httpsUrl: 'Enter a web address starting with https://',
    other: 'This isn’t valid.',
  },
  empty: {
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    email: 'Enter your email address.',
    password: 'Enter your password.',
    code: 'Enter the six-digit code.',
    gameName: 'Enter the name of the game.',
    title: 'Enter a title.',
    content: 'Write something first.',
    category: 'Choose a category.',
    other: 'Fill this in.',
  },
  mailCode: {
    email: 'Email address the email came to',
    code: 'Code from the email',
    hint: 'The code is in the email. It works for {{days}} days.',
  },
  noscript: 'This form needs JavaScript. Please turn it on and reload the page.',
  inField: '{{field}}: {{text}}',
} as const;

declare module '../../../lib/messages.ts' {
  interface EnglishMessages {
    errors: typeof messages;
  }
}
