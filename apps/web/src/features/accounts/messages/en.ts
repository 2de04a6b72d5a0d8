// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  tabs: 'Ways to go on',
  email: 'Email address',
  password: 'Password',
  newPassword: 'New password',
  firstName: 'First name',
  lastName: 'Last name',
  optional: 'optional',
  showPassword: 'Show password',
  capsLock: 'Caps lock is on.',
  passwordRules: 'At least 10 characters. A short sentence is easy to remember.',
  code: 'Code',
  codeHint: 'The six-digit code in the email',
  working: 'Please wait',
  backToLogin: 'Back to log in',
  goal: {
    sign: {
      lead: 'Sign this petition: log in, register, or sign without an account.',
      withoutAccount: 'Sign without an account',
    },
    tell: {
      lead: 'Share your story: log in, register, or tell it without an account.',
      withoutAccount: 'Tell your story without an account',
    },
  },
  login: {
    lead: 'Welcome back. You don’t need an account to read.',
    submit: 'Log in',
    forgot: 'Forgot your password?',
    failed: 'Login failed',
  },
  register: {
    lead: 'Keep your stories and posts in one place. Delete your account whenever you like.',
    submit: 'Create account',
    emailHint: 'To log in and for emails about your account. We never show it to anyone.',
    privacy: 'What we store, why and for how long:',
    done: 'Registration successful',
    welcome: 'Account created successfully, welcome!',
    failed: 'Registration failed',
  },
  social: {
    title: 'Or continue with',
    with: 'Continue with {{provider}}',
    demonstration:
      'Demo: these lead to stand-ins on this computer, where you can log in as anyone. Google, GitHub and Replit aren’t involved.',
    failed: 'We couldn’t log you in',
    failures: {
      refused: 'You cancelled the login. Try again, or use your email and password.',
      expired: 'That took too long, or was opened in another window. Please start again.',
      failed:
        'Something went wrong on the provider’s side. Try again, or use your email and password.',
      unverified:
        'The provider hasn’t confirmed your email address. Confirm it there first, or register here with email and password. To link it to an account you have here, confirm that account’s address first.',
      address_taken:
        'There’s already an account with this address, but it isn’t confirmed yet. Log in with its password, then add other ways to log in from your profile.',
      linked_elsewhere:
        'This login is already linked to another account. Use it to log in there, or unlink it first.',
      sign_in_again: 'To keep your account safe, please log in again, then add this way to log in.',
      unavailable:
        'We can’t reach this provider right now. Try again later, or use your email and password.',
    },
  },
  verify: {
    title: 'Confirm your email address',
    lead: 'Enter your email address and the code from the email.',
    leadLink: 'Confirm that this address is yours.',
    submit: 'Confirm email address',
    byHand: 'Enter the code',
    byHandTitle: 'Enter the code instead',
    done: 'Email address confirmed',
    doneText: '{{email}} is confirmed.',
    noticeTitle: 'Please confirm your email address',
    prompt: 'We’ve sent an email to {{email}}. Enter the code here, or use the link in the email.',
    later: 'Not now',
    back: 'Back to where you were',
    notice:
      'We’ve sent a link and a code to {{email}}. Confirm it so that we can help if you lose your password.',
  },
  resend: {
    title: 'No email, or an expired link?',
    submit: 'Resend email',
    sent: 'We’ve sent a new email to {{email}}. Earlier links no longer work.',
    sentMaybe:
      'If {{email}} still needs confirming, we’ve sent a new email. Earlier links no longer work.',
  },
  forgot: {
    title: 'Reset your password',
    lead: 'We’ll email you a link to choose a new one.',
    submit: 'Send link',
    sent: 'Check your inbox',
    sentText:
      'If there’s an account for {{email}}, you’ll get a link and a code within a few minutes. They work for one hour. Check your spam folder too.',
    byHand: 'Enter the code',
    again: 'Use a different address',
  },
  reset: {
    title: 'Choose a new password',
    lead: 'Enter your email address, the code from the email and a new password.',
    leadLink: 'Choose a new password. This logs you out everywhere.',
    submit: 'Save password',
    another: 'Send a new email',
    done: 'Password changed',
    doneText: 'We’ve logged you out everywhere. Log in with your new password.',
  },
  suspended: {
    title: 'Your account is suspended',
    text: 'You can view, export and delete your own data. The reason given:',
  },
} as const;

declare module '../../../lib/messages.ts' {
  interface EnglishMessages {
    accounts: typeof messages;
  }
}
