export const messages = {
  tabs: 'Log in or register',
  email: 'Email address',
  password: 'Password',
  newPassword: 'New password',
  firstName: 'First name',
  lastName: 'Last name',
  optional: 'optional',
  showPassword: 'Show the password',
  capsLock: 'Caps lock is on.',
  passwordRules:
    '10 to 128 characters. A sentence is easy to keep in mind; common passwords are refused.',
  code: 'Code',
  codeHint: 'The six digits in the mail.',
  working: 'Please wait',
  backToLogin: 'Back to the login',
  withoutAccount: 'Tell your story without an account',
  login: {
    lead: 'Welcome back. Everything public stays open without an account.',
    submit: 'Log in',
    forgot: 'Forgot the password?',
    failed: 'Login failed',
  },
  register: {
    lead: 'An account keeps your stories and contributions together, and you can delete it at any time.',
    submit: 'Create the account',
    emailHint: 'For logging in and for mails about the account. Never shown to others.',
    privacy: 'What is kept, why and for how long:',
    done: 'Registration successful',
    welcome: 'Account created successfully, welcome!',
    failed: 'Registration failed',
  },
  social: {
    title: 'Or go on with',
    with: 'Continue with {{provider}}',
    demonstration:
      'Demonstration: these lead to stand-ins on this computer, where you can log in as anyone. Google, GitHub and Replit are not involved.',
    failed: 'That login did not work',
    failures: {
      refused:
        'The login was cancelled at the provider. Try again, or log in with email and password.',
      expired: 'It took too long or was opened in another window. Please begin again.',
      failed:
        'The provider gave an answer that cannot be used. Please try again, or log in with email and password.',
      unverified:
        'The provider has not verified your email address. Verify it there first, or register here with email and password. To add it to an account here, verify the address of that account first.',
      address_taken:
        'An account here has this address already, and it is not verified yet. Log in with its password; other logins can then be added in the profile.',
      linked_elsewhere:
        'This login belongs to another account here. Log in with it, or remove it there first.',
      sign_in_again: 'To be safe, please log in again first, then add this way to log in.',
      unavailable:
        'This provider cannot be reached at the moment. Try again later, or log in with email and password.',
    },
  },
  verify: {
    title: 'Confirm your email address',
    lead: 'Type the address and the code from the mail.',
    leadLink: 'One press confirms that this address is yours.',
    submit: 'Confirm the address',
    byHand: 'Type the code by hand',
    byHandTitle: 'Type the code by hand instead',
    done: 'Address confirmed',
    doneText: '{{email}} is confirmed.',
    noticeTitle: 'Please confirm your email address',
    notice:
      'A mail with a link and a code went to {{email}}. Until it is confirmed, nobody can be sure that our mails reach you.',
  },
  resend: {
    title: 'No mail, or the link no longer works?',
    submit: 'Send a new mail',
    sent: 'A new mail is on its way to {{email}}. Earlier links no longer work.',
    sentMaybe:
      'If {{email}} waits to be confirmed, a new mail is on its way. Earlier links no longer work.',
  },
  forgot: {
    title: 'Forgotten password',
    lead: 'A mail brings a link by which a new password can be set.',
    submit: 'Send the mail',
    sent: 'The mail is on its way',
    sentText:
      'If {{email}} has an account, a link and a code arrive within minutes. They hold for one hour. Please look into the spam folder too.',
    byHand: 'Type the code by hand',
    again: 'Another address',
  },
  reset: {
    title: 'Set a new password',
    lead: 'Type the address, the code from the mail and the new password.',
    leadLink: 'Choose a new password. Every device is then logged out.',
    submit: 'Set the password',
    another: 'Ask for a new mail',
    done: 'The new password is set',
    doneText: 'Every device is logged out. Log in with the new password.',
  },
  suspended: {
    title: 'This account is suspended',
    text: 'You can read, export and delete your own data. The reason given:',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accounts: typeof messages;
  }
}
