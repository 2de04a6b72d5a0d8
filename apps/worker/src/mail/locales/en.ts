export const en = {
  greeting: 'Hello {{name}},',
  greetingAlone: 'Hello,',
  linkHint: 'If the button does not work, open this address:',
  code: 'Or type this code on the site:',
  expires: 'The link and the code work once, until {{time}}.',
  method: 'Way of signing in: {{method}}',
  password: 'password',
  device: 'Device: {{device}}',
  unknownDevice: 'unknown',
  time: 'Time: {{time}}',
  footer:
    'This mail went to {{to}} because this address is used at {{brand}}. It was sent automatically.',
  verify_email: {
    subject: 'Please confirm your email address',
    why: 'Someone, hopefully you, opened an account at {{brand}} with this address. One press confirms that it is yours.',
    action: 'Confirm the address',
    notYou: 'If that was not you, there is nothing to do: leave the address unconfirmed.',
  },
  change_email: {
    subject: 'Please confirm your new email address',
    why: 'This address was given as the new one of an account at {{brand}}. It counts once you confirm it.',
    action: 'Confirm the new address',
    notYou: 'If that was not you, there is nothing to do: the account keeps its old address.',
  },
  email_changed: {
    subject: 'Your email address was changed',
    why: 'Your account at {{brand}} has a new email address. This one can no longer be used to sign in.',
    action: 'Contact us',
    notYou:
      'If that was not you, someone else may have your account. Please contact us right away.',
  },
  reset_password: {
    subject: 'Choose a new password',
    why: 'Someone, hopefully you, asked for a new password for your account at {{brand}}.',
    action: 'Choose a new password',
    notYou: 'If that was not you, there is nothing to do: your password stays as it is.',
  },
  password_changed: {
    subject: 'Your password was changed',
    why: 'The password of your account at {{brand}} was changed.',
    action: 'Reset the password',
    notYou: 'If that was not you, reset the password right away. That also signs out every device.',
  },
  signed_in: {
    subject: 'New sign-in to your account',
    why: 'Someone signed in to your account at {{brand}} in a way or on a device that is new.',
    action: 'Reset the password',
    notYou: 'If that was not you, reset the password right away. That also signs out every device.',
  },
  identity_linked: {
    subject: 'New way to sign in to your account',
    why: 'Your account at {{brand}} can now also be entered through another service.',
    action: 'Look at the profile',
    notYou:
      'If that was not you, remove this service in your profile, then choose a new password there.',
  },
  identity_unlinked: {
    subject: 'A way to sign in to your account was removed',
    why: 'Your account at {{brand}} can no longer be entered through the service below.',
    action: 'Look at the profile',
    notYou:
      'If that was not you, choose a new password in your profile. That also signs out every other device.',
  },
};
