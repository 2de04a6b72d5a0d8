// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  title: 'Your request',
  description: 'The private status page of a request.',
  loading: 'Loading your request',
  back: 'Back to legal help',
  request: {
    fullName: 'Full name',
    fullNameHint: 'The name you’d like us to use.',
    email: 'Email',
    emailHint: 'We’ll send the link to your status page and our replies here.',
    phone: 'Phone',
    phoneHint: 'In international form, for example +44 20 7946 0000.',
    issueTypes: {
      refund: 'Refund refused',
      game_shut_down: 'Game shut down',
      features_removed: 'Features removed',
      account_blocked: 'Account blocked',
      misleading_sale: 'Misleading sale',
      other: 'Something else',
    },
    guest: 'You don’t need an account.',
    member: 'We’ve filled in your name and email address. Change them if you like.',
    optional: 'optional',
    attachments: {
      label: 'Attachments',
      hint: 'Up to 5 files: PDF, JPEG, PNG or WebP, up to 10 MB each. Save HEIC photos as JPEG first. Black out passwords and card numbers first.',
      add: 'Add files',
      remove: 'Remove {{name}}',
      uploading: 'Checking {{name}}',
      privacy:
        'We encrypt them. We remove hidden details, such as where a photo was taken, from images but not from PDFs.',
      tooMany: 'You can attach up to 5 files',
      tooBig: '“{{name}}” is larger than 10 MB',
      wrongType: '“{{name}}” isn’t a PDF or an image we can accept',
      active:
        'We can’t accept “{{name}}”: it contains a script, another file or a command that starts a program. Print it to a new PDF and add that.',
      convert:
        '“{{name}}” is in a format we can’t accept. Export it as JPEG, or take a screenshot of it, and add that.',
      unreadable: 'We couldn’t read “{{name}}”. Try saving it again, or leave it out.',
    },
    consent: {
      name: 'Consent',
      label: 'I agree that counsel read what I send, in order to help me.',
      text: 'We encrypt it, show it only to counsel and erase it 12 months after the request is closed (24 months after its last message if no one closes it). Withdraw at any time, and we erase it at once. Encrypted backups keep it up to 30 days longer.',
      error: 'Please agree, or we can’t read your request',
    },
    draft: {
      keep: 'Keep a draft in this browser',
      shared: 'Leave this off on a shared device: anyone who uses it could read your draft.',
      restored:
        'We’ve brought back your draft. We don’t keep attachments or your consent: please add your files and agree again.',
      discard: 'Discard draft',
    },
    errors: {
      fullName: 'Enter your full name',
      email: 'Enter an email address like name@example.org',
      phone: 'Enter a phone number with its country code, such as +44 20 7946 0000',
    },
    done: {
      title: 'Thank you. We have your request.',
      reference: 'Your reference',
      email:
        'We’ve sent the link to your private status page to {{email}}. Check your spam folder too.',
      nextTitle: 'What happens next',
      next: 'Someone from counsel takes your request, reads it and replies by email. You’ll see each step on your status page.',
      nextTime: 'We can’t promise how fast. If a deadline is close, don’t wait for us.',
      status: 'Open status page',
      keep: 'Keep the link to yourself: anyone who has it can read our replies.',
    },
    trap: 'Leave this empty',
  },
  consultation: {
    title: 'Book a consultation',
    description: 'Ask someone who knows consumer law about a game you bought.',
    lead: 'Tell us what happened and when you’d like to talk. Someone from counsel will reply and suggest a time.',
    preferredDate: 'Preferred date',
    preferredDateHint: 'A preference, not an appointment. We’ll confirm a time by email.',
    preferredTime: 'Preferred time',
    timeZone: 'Time zone',
    timeZoneHint: 'Times are in {{zone}}. Change it if you’re somewhere else.',
    issueType: 'Issue type',
    issueTypeChoose: 'Choose an issue',
    caseDescription: 'Case description',
    caseDescriptionHint:
      'Which game, what happened and when, what you’ve done so far, what you’d like. Leave out other people’s names.',
    submit: 'Send request',
    submitting: 'Sending request',
    errors: {
      preferredDate: 'Choose a day that isn’t in the past',
      issueType: 'Choose an issue',
      caseDescription: 'Describe your case',
    },
    aidInstead: 'Can’t afford a lawyer? Apply for legal aid instead.',
  },
  aid: {
    title: 'Apply for legal aid',
    description: 'Apply for support if you can’t afford a case of your own.',
    lead: 'Tell us what it’s about and how you’re placed. We’ll look for help that fits you.',
    limits:
      'We can’t promise money or a lawyer. This isn’t an application to a public legal aid office; if one may help you, we’ll tell you how to reach it.',
    monthlyIncome: 'Monthly income',
    monthlyIncomeHint: 'After tax, roughly. It helps us find schemes with an income limit.',
    currency: 'Currency',
    preferNotToSay: 'Prefer not to say',
    legalIssue: 'Legal issue',
    legalIssueChoose: 'Choose an issue',
    detailedDescription: 'Detailed description',
    detailedDescriptionHint:
      'What happened, what it cost you, which letters you’ve sent and received, and any deadline.',
    submit: 'Send application',
    submitting: 'Sending application',
    errors: {
      monthlyIncome: 'Enter an amount like 1800, or choose “Prefer not to say”',
      currency: 'Choose a currency',
      legalIssue: 'Choose an issue',
      detailedDescription: 'Describe your situation',
    },
    consultationInstead: 'Only need to ask something? Book a consultation instead.',
  },
  status: {
    private: 'This page is private. Don’t pass on its link.',
    reference: 'Reference',
    sent: 'Sent',
    kinds: {
      consultation: 'Consultation',
      aid: 'Legal aid',
    },
    states: {
      received: 'Received',
      assigned: 'Assigned',
      answered: 'Answered',
      closed: 'Closed',
    },
    stateTexts: {
      received: 'We have your request. Someone from counsel will take it next.',
      assigned: 'Someone from counsel is reading it.',
      answered: 'You have a reply. Read it below or in our email.',
      closed: 'We’ve finished. We’ll erase everything on {{date}}.',
    },
    history: 'Steps so far',
    replies: 'Replies',
    noReply: 'No reply yet',
    noReplyText: 'We’ll email you as soon as there is one.',
    fromCounsel: 'From counsel, {{date}}',
    date: {
      proposed: 'Suggested time',
      confirmed: 'Confirmed time',
      accept: 'Accept this time',
      decline: 'Another time, please',
      accepted: 'You’ve accepted this time. We’ll confirm it by email.',
      declined: 'We’ll suggest another time',
      calendar: 'Add to calendar',
    },
    outcome: 'Outcome',
    withdraw: {
      action: 'Withdraw request',
      title: 'Withdraw your request?',
      text: 'We’ll erase what you sent, your files and our replies at once. You can’t bring them back.',
      confirm: 'Withdraw and erase',
      cancel: 'Keep request',
      working: 'Erasing',
      done: 'Request withdrawn and erased',
      doneText:
        'We keep nothing of it but a count without any details. Encrypted backups still hold it for up to 30 days.',
    },
    gone: 'There’s nothing here',
    goneText:
      'The link is wrong, or we’ve erased the request. Check that you copied the whole link.',
    failed: 'We couldn’t load your request. Please try again.',
    answering: 'Saving your answer',
  },
  outcomes: {
    advised: 'Information given',
    letter_sent: 'Letter prepared together',
    referred: 'Referred to another body',
    resolved: 'Solved with the seller',
    no_contact: 'No answer from the person',
    out_of_scope: 'Not something we can help with',
  },
} as const;

declare module '../../../../lib/messages.ts' {
  interface EnglishMessages {
    legalRequests: typeof messages;
  }
}
