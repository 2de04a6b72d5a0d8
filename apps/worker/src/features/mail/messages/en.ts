// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentKind, Translated } from '@kga/contracts/core';

export const en = {
  greeting: 'Hello {{name}},',
  greetingAlone: 'Hello,',
  linkHint: 'If the button doesn’t work, open this address:',
  code: 'Or enter this code:',
  expires: 'The link and code work once and expire on {{time}}.',
  method: 'Logged in with: {{method}}',
  password: 'password',
  device: 'Device: {{device}}',
  unknownDevice: 'unknown',
  time: 'Time: {{time}}',
  footer: 'You’re getting this because {{to}} is registered with {{brand}}.',
  linkCode: 'If a page asks for a code, it’s {{code}}. It works until {{time}}.',
  choose: 'Choose which emails you get',
  stop: 'Stop emails of this kind',
  verify_email: {
    subject: 'Please confirm your email address',
    why: 'Thanks for joining {{brand}}. Please confirm that this is your email address.',
    action: 'Confirm email address',
    notYou: 'If you didn’t sign up, you can ignore this email.',
  },
  change_email: {
    subject: 'Please confirm your new email address',
    why: 'Someone, hopefully you, wants to use this address for their account at {{brand}}. Please confirm it.',
    action: 'Confirm new address',
    notYou: 'If that wasn’t you, you can ignore this email. The account keeps its old address.',
  },
  email_changed: {
    subject: 'Your email address has changed',
    why: 'Your account at {{brand}} has a new email address. You can no longer log in with this one.',
    action: 'Contact us',
    notYou: 'If that wasn’t you, someone else may have your account. Please contact us right away.',
  },
  reset_password: {
    subject: 'Choose a new password',
    why: 'Someone, hopefully you, asked for a new password for your account at {{brand}}.',
    action: 'Choose a new password',
    notYou: 'If that wasn’t you, you can ignore this email. Your password stays the same.',
  },
  password_changed: {
    subject: 'Your password has changed',
    why: 'The password for your account at {{brand}} has changed.',
    action: 'Reset password',
    notYou:
      'If that wasn’t you, reset your password right away. That also logs you out everywhere.',
  },
  signed_in: {
    subject: 'New login to your account',
    why: 'Someone logged in to your account at {{brand}} in a new way or on a new device.',
    action: 'Reset password',
    notYou:
      'If that wasn’t you, reset your password right away. That also logs you out everywhere.',
  },
  identity_linked: {
    subject: 'New way to log in to your account',
    why: 'You can now also log in to {{brand}} with {{method}}.',
    action: 'View profile',
    notYou: 'If that wasn’t you, unlink it in your profile and change your password.',
  },
  identity_unlinked: {
    subject: 'You’ve removed a way to log in',
    why: 'You can no longer log in to {{brand}} with {{method}}.',
    action: 'View profile',
    notYou:
      'If that wasn’t you, change your password in your profile. That also logs you out everywhere else.',
  },
  export_ready: {
    subject: 'Your data is ready to download',
    why: 'The file with everything we hold about you at {{brand}} is ready. You can download it in your profile.',
    action: 'Open my profile',
    notYou:
      'If you didn’t ask for it, someone else may be logged in to your account. Change your password in your profile.',
    until: 'We delete the file: {{time}}',
  },
  content_decided: {
    kinds: {
      story: 'Story: {{title}}',
      forum_post: 'Forum post: {{title}}',
      forum_reply: 'Reply to “{{title}}”',
      memory: 'Memory of {{title}}',
      reason: 'Reason for signing “{{title}}”',
      letter_answer: 'Answer to a letter: {{title}}',
      correction: 'Correction: {{title}}',
      game: 'Game for the archive: {{title}}',
    } satisfies Record<ContentKind, string>,
    reply: 'Forum reply',
    excerpt: 'Your text: {{excerpt}}',
    several: {
      subject: 'Decisions about {{count}} of your contributions',
      why: 'Moderators at {{brand}} have decided about these contributions.',
      notYou: 'You can see the status of each in your profile.',
      editable:
        'You can see the status of each in your profile. You can edit your texts there, and we’ll review them again.',
    },
    reason: 'Reason: {{reason}}',
    reasons: {
      spam: 'spam or advertising',
      abuse: 'insults or harassment',
      illegal: 'against the law',
      off_topic: 'off topic',
      personal_data: 'someone else’s personal data',
      duplicate: 'already published here',
      other: 'something else',
    },
    note: 'A moderator writes: {{note}}',
    approve: {
      subject: {
        story: 'Your story “{{title}}” is live',
        forum_post: 'Your post “{{title}}” is live',
        forum_reply: 'Your reply to “{{title}}” is live',
        memory: 'Your memory of {{title}} is live',
        reason: 'Your reason for signing “{{title}}” is live',
        letter_answer: 'The answer from {{title}} is live',
        correction: 'Your correction to “{{title}}” is in the archive',
        game: '“{{title}}” is now in the game archive',
      },
      reply: 'Your reply in the forum is live',
      why: 'A moderator at {{brand}} has checked and approved your text. Anyone can read it.',
    },
    reject: {
      subject: {
        story: 'We haven’t published “{{title}}”',
        forum_post: 'We haven’t published “{{title}}”',
        forum_reply: 'We haven’t published your reply to “{{title}}”',
        memory: 'We haven’t published your memory of {{title}}',
        reason: 'We haven’t published your reason for signing “{{title}}”',
        letter_answer: 'We haven’t published the answer from {{title}}',
        correction: 'We haven’t made your correction to “{{title}}”',
        game: 'We haven’t added “{{title}}” to the archive',
      },
      reply: 'We haven’t published your reply',
      why: 'A moderator at {{brand}} has checked your text and decided not to publish it.',
    },
    hide: {
      subject: {
        story: 'We’ve hidden your story “{{title}}”',
        forum_post: 'We’ve hidden your post “{{title}}”',
        forum_reply: 'We’ve hidden your reply to “{{title}}”',
        memory: 'We’ve hidden your memory of {{title}}',
        reason: 'We’ve hidden your reason for signing “{{title}}”',
        letter_answer: 'We’ve hidden the answer from {{title}}',
        correction: 'We’ve taken back your correction to “{{title}}”',
        game: 'We’ve hidden “{{title}}” in the archive',
      },
      reply: 'We’ve hidden your reply in the forum',
      why: 'A moderator at {{brand}} has checked your text and decided to hide it.',
    },
    restore: {
      subject: {
        story: 'We’re showing your story “{{title}}” again',
        forum_post: 'We’re showing your post “{{title}}” again',
        forum_reply: 'We’re showing your reply to “{{title}}” again',
        memory: 'We’re showing your memory of {{title}} again',
        reason: 'We’re showing your reason for signing “{{title}}” again',
        letter_answer: 'We’re showing the answer from {{title}} again',
        correction: 'Your correction to “{{title}}” is in the archive again',
        game: 'We’re showing “{{title}}” in the archive again',
      },
      reply: 'We’re showing your reply in the forum again',
      why: 'A moderator at {{brand}} has checked your text again and decided to show it.',
    },
    undo: {
      subject: {
        story: 'We’ve undone a decision about “{{title}}”',
        forum_post: 'We’ve undone a decision about “{{title}}”',
        forum_reply: 'We’ve undone a decision about your reply to “{{title}}”',
        memory: 'We’ve undone a decision about your memory of {{title}}',
        reason: 'We’ve undone a decision about your reason for signing “{{title}}”',
        letter_answer: 'We’ve undone a decision about the answer from {{title}}',
        correction: 'We’ve undone a decision about your correction to “{{title}}”',
        game: 'We’ve undone a decision about “{{title}}”',
      },
      reply: 'We’ve undone a decision about your reply',
      why: 'A moderator at {{brand}} has undone the last decision about your text.',
    },
    status: 'Current status: {{status}}',
    statuses: {
      pending: 'waiting for a moderator',
      published: 'public',
      hidden: 'hidden',
      rejected: 'not published',
    },
    read: 'Read it on the site',
    own: 'View my contributions',
    notYou: 'You can see its status in your profile.',
    editable:
      'You can see its status in your profile. You can edit it there, and we’ll review it again.',
  },
  game_changed: {
    subject: '“{{title}}” has changed in the archive',
    why: 'You follow “{{title}}” in the game archive of {{brand}}. This has changed:',
    unknown: 'not known',
    statuses: {
      announced: 'Shutdown announced',
      shut_down: 'Shut down',
      playable_again: 'Playable again',
      unknown: 'Status unknown',
    },
    facts: {
      status: 'Status: {{before}} → {{after}}',
      releaseDate: 'Release date: {{before}} → {{after}}',
      shutdownDate: 'Shutdown date: {{before}} → {{after}}',
    },
    action: 'Open the game',
    notYou: 'We only email you about this game when its status or dates change.',
    stop: 'No more emails about this game',
  },
  moderation_digest: {
    subject_one: '{{waiting}} item to review',
    subject_other: '{{waiting}} items to review',
    why: 'These items are waiting for a decision at {{brand}} on {{day}}.',
    waiting: 'Waiting in total: {{waiting}}',
    reported: 'Reported by readers: {{reported}}',
    oldest: 'Longest wait: {{wait}}',
    kinds: {
      story: 'Stories: {{count}}',
      forum_post: 'Forum posts: {{count}}',
      forum_reply: 'Forum replies: {{count}}',
      memory: 'Memories: {{count}}',
      reason: 'Reasons for signing: {{count}}',
      letter_answer: 'Answers to letters: {{count}}',
      correction: 'Corrections: {{count}}',
      game: 'Games for the archive: {{count}}',
    } satisfies Record<ContentKind, string>,
    bursts: {
      game_like: 'Games with an unusual number of likes: {{count}}',
      helpful: 'Texts marked “helpful” unusually often: {{count}}',
      letter_written: 'Regions with an unusual number of letters: {{count}}',
    },
    action: 'Open queue',
    notYou:
      'We send moderators and admins this email once a day, and only when something is waiting.',
  },
  signature: {
    footer: 'You’re getting this because someone used {{to}} to sign a petition at {{brand}}.',
    petition: 'Petition: {{title}}',
    withdraw: 'Withdraw signature',
    remove: 'This wasn’t me: delete the signature',
    signature_confirm: {
      subject: 'Please confirm your signature',
      why: 'Thank you for signing! Your signature counts as soon as you confirm it.',
      action: 'Confirm signature',
      notYou:
        'If you didn’t sign, you can ignore this email. We delete unconfirmed signatures after 7 days.',
    },
    signature_reminder: {
      subject: 'Your signature isn’t confirmed yet',
      why: 'You signed a petition at {{brand}}, but your signature only counts once you confirm it.',
      action: 'Confirm signature',
      notYou: 'If you didn’t sign, you can ignore this email. This is our only reminder.',
    },
    signature_counts: {
      subject: 'Your signature counts',
      why: 'Thank you for signing! Your signature is confirmed and counted.',
      action: 'View petition',
      notYou: 'If you change your mind, you can withdraw your signature at any time.',
    },
    signature_held: {
      subject: 'We’re checking your signature',
      why: 'Thank you for signing! Your signature is confirmed. We’re checking it before we count it, as we do with some signatures. If we don’t count it, we delete it, and you can sign again. Your receipt shows whether it counts. You don’t need to do anything.',
      action: 'View petition',
      notYou: 'If you change your mind, you can withdraw your signature at any time.',
    },
    signature_again: {
      subject: 'You’ve already signed',
      why: 'Someone, hopefully you, tried to sign this petition again. Your signature already counts, so nothing has changed.',
      action: 'View petition',
      notYou: 'If that wasn’t you, you don’t need to do anything.',
    },
    signature_update: {
      why: 'You asked for news about a petition you signed at {{brand}}. Here it is:',
      action: 'View petition',
      notYou: 'We only email you about this petition when the campaign writes an update.',
      unsubscribe: 'No more news about this petition',
    },
  },
  subscription: {
    footer:
      'You’re getting this because someone entered {{to}} to get news about a petition at {{brand}}.',
    confirm: {
      subject: 'Please confirm that you want news about this petition',
      why: 'Someone, hopefully you, asked {{brand}} to email you when there’s news about a petition. Confirm it, and we’ll write when the campaign posts an update.',
      action: 'Confirm',
      notYou:
        'If you didn’t ask for this, you can ignore this email. We delete your address after 7 days.',
    },
    updateWhy: 'You asked {{brand}} for news about a petition. Here it is:',
    opening: {
      region: 'Country or region: {{region}}',
      footer:
        'You’re getting this because someone entered {{to}} to hear from {{brand}} when a petition opens.',
      stop: 'Don’t email me',
      confirm: {
        subject: 'Please confirm: an email when the petition opens ({{region}})',
        why: 'Someone, hopefully you, asked {{brand}} for an email when a petition opens in this country or region. Confirm it, and we’ll write once: when you can sign.',
      },
      open: {
        subject: 'You can sign now: {{region}}',
        why: 'You asked {{brand}} to tell you when a petition opens. It’s open:',
        action: 'Sign the petition',
        notYou:
          'This was the email you asked for. We won’t send another, and delete your address after 7 days.',
      },
    },
  },
  legal_request: {
    reference: 'Reference: {{reference}}',
    action: 'Open status page',
    calendar: 'Add to calendar',
    notYou:
      'Keep this link to yourself: anyone who has it can read our replies. If you didn’t send this request, open the page and withdraw it.',
    footer:
      'You’re getting this because someone entered {{to}} in a request for legal help at {{brand}}.',
    legal_received: {
      subject: 'We have your request',
      why: 'Thank you for writing to {{brand}}. Someone from counsel will take your request and reply by email. You can follow each step on your private status page, and withdraw your request there.',
    },
    legal_reply: {
      subject: 'Reply to your request {{reference}}',
      why: 'Counsel at {{brand}} has replied to your request:',
    },
    legal_proposed: {
      subject: 'A time for your consultation',
      why: 'Counsel at {{brand}} suggests a time to talk. Please accept it on your status page, or ask for another one.',
    },
    legal_confirmed: {
      subject: 'Your consultation is confirmed',
      why: 'Your consultation with {{brand}} is confirmed. You can add it to your calendar from your status page.',
    },
    legal_closed: {
      subject: 'Your request {{reference}} is closed',
      why: 'Counsel at {{brand}} has closed your request. You’ll see the outcome on your status page. We erase everything after 12 months.',
    },
    legal_reopened: {
      subject: 'Your request {{reference}} is open again',
      why: 'Counsel at {{brand}} has opened your request again and is working on it. What we said about erasing it no longer applies: we erase everything 12 months after it’s closed, or at once if you withdraw it on your status page.',
    },
  },
  legal_counsel: {
    accepted: {
      subject: '{{reference}}: time accepted',
      why: 'The person has accepted the time you suggested. Please confirm it.',
    },
    declined: {
      subject: '{{reference}}: time declined',
      why: 'The person has declined the time you suggested. Please suggest another one.',
    },
    handed_over: {
      subject: '{{reference}} has been handed over to you',
      why: 'A legal request has been handed over to you.',
    },
    action: 'Open request',
    notYou: 'You get this email because you’re part of counsel and have this request.',
  },
  legal_digest: {
    subject_one: '{{n}} legal request waiting',
    subject_other: '{{n}} legal requests waiting',
    text: 'The oldest has been waiting for {{age}}.',
    action: 'View requests',
    notYou:
      'You get this email because you’re part of counsel. It comes once a week while requests are waiting.',
  },
  forum_reply: {
    subjects: {
      mention: 'You were mentioned: {{title}}',
      quote: 'You were quoted: {{title}}',
      reply: 'New reply to your post: {{title}}',
      follow: 'New reply: {{title}}',
    },
    why: {
      mention: 'Someone mentioned you at {{brand}}.',
      quote: 'Someone quoted your reply at {{brand}}.',
      reply: 'Someone replied to your post at {{brand}}.',
      follow: 'There’s a new reply to a post you follow at {{brand}}.',
    },
    post: 'Post: {{title}}',
    reply: 'Reply: {{excerpt}}',
    action: 'Read reply',
    notYou: 'We won’t email you about this post again until you’ve visited it.',
    stop: 'No more emails about this post',
  },
};

/** The messages of one language: the keys of English, other texts. */
export type MailMessages = Translated<typeof en>;
