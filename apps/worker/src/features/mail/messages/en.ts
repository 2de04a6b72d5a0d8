import type { ContentKind } from '@kga/contracts';

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
  content_decided: {
    kinds: {
      story: 'Story: {{title}}',
      forum_post: 'Forum post: {{title}}',
      forum_reply: 'A reply in the forum',
    } satisfies Record<ContentKind, string>,
    reason: 'Reason: {{reason}}',
    reasons: {
      spam: 'spam or advertising',
      abuse: 'insults or harassment',
      illegal: 'against the law',
      off_topic: 'off topic',
      personal_data: 'personal data of others',
      duplicate: 'published here before',
      other: 'something else',
    },
    note: 'From the moderator: {{note}}',
    approve: {
      subject: 'What you wrote is now public',
      why: 'A moderator of {{brand}} has looked at what you wrote. Everybody can read it now.',
    },
    reject: {
      subject: 'What you wrote was not published',
      why: 'A moderator of {{brand}} has looked at what you wrote and decided not to publish it.',
    },
    hide: {
      subject: 'What you wrote was hidden',
      why: 'A moderator of {{brand}} has looked at what you wrote and decided not to show it any more.',
    },
    restore: {
      subject: 'What you wrote is public again',
      why: 'A moderator of {{brand}} has looked at what you wrote once more. Everybody can read it again.',
    },
    undo: {
      subject: 'A decision about what you wrote was taken back',
      why: 'A moderator of {{brand}} has taken back the last decision about what you wrote.',
    },
    status: 'It is now: {{status}}',
    statuses: {
      pending: 'waiting for a moderator',
      published: 'public',
      hidden: 'hidden',
      rejected: 'not published',
    },
    read: 'Read it on the site',
    own: 'See my contributions',
    notYou:
      'Your contributions in the profile show how it stands. What is not public can be changed there; moderators then look at it again.',
  },
  moderation_digest: {
    subject: 'Waiting for moderators: {{waiting}}',
    why: 'This is what waits for a decision at {{brand}} on {{day}}.',
    waiting: 'Waiting in total: {{waiting}}',
    reported: 'Reported by readers: {{reported}}',
    oldest: 'Longest wait in hours: {{hours}}',
    kinds: {
      story: 'Stories: {{count}}',
      forum_post: 'Forum posts: {{count}}',
      forum_reply: 'Forum replies: {{count}}',
    } satisfies Record<ContentKind, string>,
    action: 'Open the queue',
    notYou: 'Moderators and admins get this mail once a day, and only when something waits.',
  },
  forum_reply: {
    subject: 'New reply: {{title}}',
    why: 'There is a new reply to a post that you follow at {{brand}}.',
    post: 'Post: {{title}}',
    reply: 'Reply: {{excerpt}}',
    action: 'Read the reply',
    notYou: 'You get no further mail about this post until you have visited it.',
    stop: 'No more mails about this post',
  },
};

type Translated<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translated<English[Key]>;
};

/** The messages of one language: the keys of English, other texts. */
export type MailMessages = Translated<typeof en>;
