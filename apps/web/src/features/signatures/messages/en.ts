export const messages = {
  title: 'Signing a petition',
  description: 'Sign this petition, and check that your signature is counted.',
  loading: 'Loading petition',
  retry: 'Try again',
  failed: 'We couldn’t load this petition',
  back: 'Back to the petition',
  sign: {
    title: 'Sign this petition',
    closed: 'You can’t sign this petition',
    closedText: 'It no longer collects signatures, or is signed on an official site.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    emailHint:
      'We’ll email you a link to confirm your signature. We don’t show your address to other visitors.',
    verifiedHint: 'You’re logged in with this address, so your signature counts at once.',
    logIn: 'Log in first, and you needn’t confirm by email',
    country: 'Country where you live',
    choose: 'Choose a country',
    countryMissing: 'Choose the country where you live.',
    city: 'Town or city',
    showName: 'Show my name',
    showNameHint: 'Visitors of this site may see that you signed. If you leave it off, they won’t.',
    updates: 'Email me news about this petition',
    disposable:
      'This is a disposable address. Use one that you keep, so that you can confirm and withdraw your signature.',
    trap: 'Leave this field empty',
    privacy:
      'We encrypt your name, email address and town. In public we show how many signed, by country and by day, and your name only if you allow it above. When we deliver the petition, its addressee gets the names of everyone who signed, with town and country. You can withdraw your signature at any time.',
    submit: 'Sign',
    sending: 'Signing',
    sent: 'Check your email',
    sentText:
      'We’ve sent an email to {{email}}. Your signature counts as soon as you use its link or code, within {{days}} days.',
    before: 'You’ve already signed',
    beforeText: 'Your signature counts, so there’s nothing left to do. Thank you!',
  },
  confirm: {
    title: 'Confirm your signature',
    lead: 'Enter the code from the email.',
    leadLink: 'Confirm that you want to sign. Your signature counts from then on.',
    byCode: 'Use the code instead',
    code: 'Code',
    codeHint: 'The six-digit code in the email',
    submit: 'Confirm signature',
    sending: 'Confirming',
  },
  withdraw: {
    title: 'Withdraw your signature',
    lead: 'Your signature will no longer count, and we’ll delete your name and email address.',
    noToken: 'Open this page with the link in one of our emails about the petition.',
    submit: 'Withdraw signature',
    sending: 'Withdrawing',
    done: 'You’ve withdrawn your signature',
    doneText:
      'It no longer counts, and your name and email address are deleted. If you change your mind, you can sign again.',
  },
  receipt: {
    counted: 'Your signature counts. Thank you!',
    keep: 'This is your receipt. No one else has it, and we can’t show it again. Keep it if you’d like to check later that your signature is still counted.',
    download: 'Download receipt',
    check: 'Check a receipt',
  },
  check: {
    title: 'Check a receipt',
    explain:
      'Each confirmed signature adds a line to a public list that only ever grows. The line is a fingerprint of the signer’s receipt, so it doesn’t tell anyone who signed. Every ten minutes we sign the length and fingerprint of the whole list. Your browser uses both to prove that your signature is in it, and anyone can add up the lines.',
    receipt: 'Your receipt',
    hint: 'Your browser checks it. The receipt isn’t sent to us, only its fingerprint, and without your login.',
    invalid: 'Enter the receipt just as you got it.',
    submit: 'Check',
    checking: 'Checking',
    included: 'Your signature is counted',
    includedText: 'Your browser has checked the proof: the list contains your signature.',
    withdrawn: 'This signature was withdrawn',
    withdrawnText: 'It was counted once. A later line of the list takes it back.',
    missing: 'The list doesn’t contain this receipt',
    missingText:
      'If you’ve just signed, try again in ten minutes. Otherwise check that the receipt is complete.',
    waiting: 'The list is still empty',
    waitingText: 'We publish it within ten minutes of the first signature. Please try again then.',
    forged: 'The proof is wrong',
    forgedText:
      'The list doesn’t match its own fingerprint. Please tell us, and tell others: this must not happen.',
    position: 'Line',
    positionOf: '{{position}} of {{size}}',
    head: 'List as of',
    signed: 'signature fits the key that this site states',
    notChecked: 'this browser can’t check the site’s signature',
    root: 'Fingerprint',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    signatures: typeof messages;
  }
}
