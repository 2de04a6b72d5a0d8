// SPDX-License-Identifier: AGPL-3.0-or-later
// Written by `npm run i18n -- types` from the English messages.
import type { Text } from '@kga/contracts/core';

export type EnglishMessages = {
  readonly server: {
    readonly manifest: {
      readonly description: Text;
      readonly petition: Text;
      readonly news: Text;
      readonly share: Text;
      readonly forum: Text;
    };
    readonly withoutApp: {
      readonly title: Text;
      readonly update: Text<'chrome' | 'firefox' | 'safari'>;
      readonly signedIn: Text;
      readonly guest: Text;
      readonly signOut: Text;
    };
  };
  readonly shell: {
    readonly skip: Text;
    readonly nav: {
      readonly label: Text;
      readonly home: Text;
      readonly petition: Text;
      readonly archive: Text;
      readonly news: Text;
      readonly stories: Text;
      readonly forum: Text;
      readonly legal: Text;
    };
    readonly menu: {
      readonly open: Text;
      readonly close: Text;
      readonly title: Text;
    };
    readonly login: Text;
    readonly logInFirst: {
      readonly title: Text;
      readonly text: Text;
    };
    readonly register: Text;
    readonly account: {
      readonly menu: Text<'name'>;
      readonly profile: Text;
      readonly notifications: Text;
      readonly users: Text;
      readonly editorial: Text;
      readonly feeds: Text;
      readonly moderation: Text;
      readonly counselQueue: Text;
      readonly logout: Text;
      readonly loggedIn: Text;
      readonly loggedInText: Text;
      readonly loggedOut: Text;
      readonly loggedOutText: Text;
      readonly logoutFailed: Text;
      readonly logoutFailedText: Text;
      readonly sessionLost: Text;
      readonly sessionLostText: Text;
    };
    readonly language: Text;
    readonly theme: {
      readonly label: Text;
      readonly light: Text;
      readonly dark: Text;
      readonly system: Text;
    };
    readonly footer: {
      readonly description: Text;
      readonly quick: Text;
      readonly legal: Text;
      readonly support: Text;
      readonly other: Text;
      readonly volunteer: Text;
      readonly media: Text;
      readonly partners: Text;
      readonly faq: Text;
      readonly privacy: Text;
      readonly terms: Text;
      readonly cookies: Text;
      readonly about: Text;
      readonly contact: Text;
      readonly legalResources: Text;
      readonly supportUs: Text;
      readonly widgets: Text;
      readonly openData: Text;
      readonly endOfLife: Text;
      readonly languages: Text;
      readonly copyright: Text<'brand'>;
      readonly licence: Text;
    };
    readonly loading: Text;
    readonly toast: {
      readonly toast: Text;
      readonly region: Text;
      readonly close: Text;
    };
    readonly broken: {
      readonly title: Text;
      readonly text: Text;
      readonly readable: Text;
      readonly reload: Text;
    };
    readonly readOnly: Text;
    readonly demonstration: {
      readonly speed: Text<'n'>;
      readonly content: Text;
    };
    readonly notFound: {
      readonly title: Text;
      readonly text: Text;
      readonly memorial: Text;
      readonly home: Text;
    };
  };
  readonly offerShell: {
    readonly accept: Text;
    readonly decline: Text;
  };
  readonly admin: {
    readonly nav: {
      readonly label: Text;
      readonly people: Text;
      readonly legal: Text;
      readonly articles: Text;
      readonly sources: Text;
      readonly petitions: Text;
      readonly signatures: Text;
      readonly petition: Text;
      readonly moderation: Text;
      readonly auditLog: Text;
      readonly archive: Text;
      readonly archiveToCheck: Text<'n'>;
    };
    readonly columns: {
      readonly article: Text;
      readonly game: Text;
      readonly item: Text;
      readonly person: Text;
      readonly petition: Text;
      readonly source: Text;
      readonly time: Text;
    };
    readonly shown: Text<'n' | 'total'>;
    readonly noMatch: Text;
    readonly noMatchText: Text;
    readonly actions: Text;
    readonly actionOn: Text<'action' | 'name'>;
  };
  readonly errors: {
    readonly codes: {
      readonly validation_failed: Text;
      readonly proof_invalid: Text;
      readonly not_signed_in: Text;
      readonly wrong_credentials: Text;
      readonly not_allowed: Text;
      readonly cross_site: Text;
      readonly account_suspended: Text;
      readonly sign_in_again: Text;
      readonly not_found: Text;
      readonly conflict: Text;
      readonly read_only: Text;
      readonly petition_closed: Text;
      readonly petition_opened: Text;
      readonly signature_anonymised: Text;
      readonly email_taken: Text;
      readonly last_sign_in_method: Text;
      readonly own_account: Text;
      readonly too_large: Text;
      readonly rate_limited: Text;
      readonly too_many_guests: Text;
      readonly overloaded: Text;
      readonly unavailable: Text;
      readonly internal: Text;
      readonly offline: Text;
    };
    readonly failed: Text;
    readonly withDraft: Text<'cause'>;
    readonly rateLimitedFor: Text<'wait'>;
    readonly fields: {
      readonly nameTaken: Text;
      readonly fromSettings: Text;
      readonly past: Text;
      readonly future: Text;
      readonly nameReserved: Text;
      readonly nameCharacters: Text;
      readonly hidden_character: Text;
      readonly line_break: Text;
      readonly invisible: Text;
      readonly common: Text;
      readonly taken: Text;
      readonly wrong: Text;
      readonly passwordShort: Text<'least'>;
      readonly passwordLong: Text<'most'>;
      readonly short: Text;
      readonly long: Text;
      readonly email: Text;
      readonly code: Text;
      readonly httpsUrl: Text;
      readonly other: Text;
    };
    readonly empty: {
      readonly firstName: Text;
      readonly lastName: Text;
      readonly email: Text;
      readonly password: Text;
      readonly code: Text;
      readonly gameName: Text;
      readonly title: Text;
      readonly content: Text;
      readonly category: Text;
      readonly other: Text;
    };
    readonly mailCode: {
      readonly email: Text;
      readonly code: Text;
      readonly hint: Text<'days'>;
    };
    readonly noscript: Text;
    readonly inField: Text<'field' | 'text'>;
  };
  readonly languageFilter: {
    readonly languages: Text;
    readonly all: Text;
    readonly apply: Text;
    readonly only: Text<'names'>;
    readonly showAll: Text;
    readonly counted: Text<'all' | 'n' | 'names'>;
    readonly within: Text<'names'>;
  };
  readonly shared: {
    readonly category: Text;
    readonly language: Text;
    readonly search: Text;
    readonly find: Text;
    readonly all: Text;
    readonly clear: Text;
    readonly more: Text;
    readonly loadingMore: Text;
    readonly moreFailed: Text;
    readonly nextPage: Text;
    readonly firstPage: Text;
    readonly retry: Text;
    readonly failedText: Text;
    readonly close: Text;
    readonly cancel: Text;
    readonly optional: Text;
    readonly notDone: Text;
    readonly loadFailedText: Text;
    readonly replay: Text<'year'>;
    readonly newsCategories: {
      readonly policy: Text;
      readonly industry: Text;
      readonly consumer: Text;
      readonly technology: Text;
    };
    readonly guest: {
      readonly name: Text;
      readonly hint: Text;
    };
    readonly author: {
      readonly deleted: Text;
      readonly guest: Text<'number'>;
      readonly member: Text<'id'>;
      readonly team: Text;
      readonly original: Text;
      readonly you: Text;
    };
    readonly share: {
      readonly share: Text;
      readonly copyLink: Text;
      readonly copied: Text;
      readonly copyFailed: Text;
      readonly copyFailedHint: Text;
    };
    readonly anotherLanguage: Text;
    readonly inArchive: Text;
  };
  readonly progress: {
    readonly card: {
      readonly title: Text;
      readonly titleClosed: Text;
      readonly refresh: Text;
      readonly refreshed: Text;
      readonly tooSoon: Text;
      readonly stale: Text;
      readonly error: Text;
      readonly errorHint: Text;
      readonly empty: Text;
      readonly emptyHint: Text;
      readonly loading: Text;
    };
    readonly tiles: {
      readonly total: Text;
      readonly goal: Text;
      readonly remaining: Text<'n'>;
      readonly reached: Text;
      readonly today: Text<'n'>;
      readonly bestDay: Text<'day' | 'n'>;
    };
    readonly view: {
      readonly label: Text;
      readonly total: Text;
      readonly percentage: Text;
      readonly daily: Text;
    };
    readonly range: {
      readonly label: Text;
      readonly '24hours': Text;
      readonly '7days': Text;
      readonly '30days': Text;
      readonly all: Text;
    };
    readonly chart: {
      readonly title: Text;
      readonly summary: Text<'first' | 'from' | 'last' | 'to'>;
      readonly summaryDaily: Text<'from' | 'max' | 'min' | 'to'>;
      readonly table: Text;
      readonly time: Text;
      readonly count: Text;
      readonly percentage: Text;
      readonly daily: Text;
      readonly compare: Text;
      readonly noCountry: Text;
      readonly all: Text;
      readonly summaryOf: Text<'country' | 'text'>;
      readonly crossed: Text<'day'>;
      readonly crossedBetween: Text<'from' | 'to'>;
      readonly known: Text<'figures'>;
      readonly figure: Text<'n' | 'time'>;
      readonly atLeast: Text<'n'>;
      readonly summaryMean: Text<'from' | 'max' | 'min' | 'to'>;
      readonly gaps: Text;
      readonly unfinished: Text;
      readonly notOver: Text;
      readonly noDaily: Text;
      readonly axisFrom: Text<'n'>;
      readonly values: Text;
      readonly events: Text;
      readonly png: Text;
      readonly csv: Text;
      readonly saveFailed: Text;
      readonly more: Text;
    };
    readonly table: {
      readonly title: Text;
      readonly caption: Text;
      readonly rank: Text;
      readonly country: Text;
      readonly progress: Text;
      readonly ofAll: Text;
      readonly captionOfAll: Text;
      readonly signatures: Text;
      readonly needed: Text;
      readonly ofNeeded: Text<'n' | 'needed'>;
      readonly toGo: Text;
      readonly forecast: Text;
      readonly complete: Text;
      readonly completed: Text;
      readonly half: Text;
      readonly underHalf: Text;
      readonly total: Text;
      readonly days_one: Text<'n'>;
      readonly days_other: Text<'n'>;
      readonly daysAtPace_one: Text<'n'>;
      readonly daysAtPace_other: Text<'n'>;
      readonly noPace: Text;
      readonly scale: Text;
      readonly share: Text<'country'>;
      readonly all: Text<'n'>;
      readonly fewer: Text;
    };
  };
  readonly share: {
    readonly title: Text;
    readonly preview: Text<'title'>;
    readonly format: Text;
    readonly size: {
      readonly wide: Text;
      readonly square: Text;
      readonly tall: Text;
    };
    readonly download: Text;
    readonly downloading: Text;
    readonly downloaded: Text;
    readonly failed: Text;
    readonly failedHint: Text;
    readonly yourText: Text;
    readonly text: {
      readonly petition: Text;
      readonly country: Text<'title'>;
      readonly game: Text<'title'>;
      readonly memory: Text<'title'>;
      readonly story: Text<'title'>;
      readonly article: Text<'title'>;
      readonly post: Text<'title'>;
      readonly page: Text<'title'>;
    };
    readonly bySystem: Text;
    readonly shareOn: Text;
    readonly email: Text;
    readonly wechat: Text;
    readonly wechatHint: Text;
    readonly wechatScan: Text;
    readonly qrCode: Text;
    readonly mastodonServer: Text;
    readonly mastodonHint: Text;
    readonly mastodonInvalid: Text;
    readonly mastodonGo: Text;
  };
  readonly upload: {
    readonly choose: Text;
    readonly uploading: Text;
    readonly hint: Text;
    readonly tooLarge: Text;
    readonly wrongKind: Text;
  };
  readonly content: {
    readonly kinds: {
      readonly story: Text;
      readonly forum_post: Text;
      readonly forum_reply: Text;
      readonly memory: Text;
      readonly reason: Text;
      readonly letter_answer: Text;
      readonly correction: Text;
      readonly game: Text;
    };
    readonly reasons: {
      readonly spam: Text;
      readonly abuse: Text;
      readonly illegal: Text;
      readonly off_topic: Text;
      readonly personal_data: Text;
      readonly duplicate: Text;
      readonly other: Text;
    };
    readonly reasonHints: {
      readonly spam: Text;
      readonly abuse: Text;
      readonly illegal: Text;
      readonly off_topic: Text;
      readonly personal_data: Text;
      readonly duplicate: Text;
      readonly other: Text;
    };
    readonly displayName: {
      readonly label: Text;
      readonly hint: Text<'id'>;
      readonly suggest: Text;
      readonly suggested: Text<'first' | 'n' | 'second'>;
      readonly firstWords: Text;
      readonly secondWords: Text;
    };
    readonly held: {
      readonly links: Text;
      readonly alike: Text;
      readonly too_quick: Text;
      readonly other: Text;
    };
    readonly heldUntil: Text;
    readonly reasonMissing: Text;
    readonly edited: Text<'day'>;
    readonly edit: Text;
    readonly delete: Text;
    readonly deleting: Text;
    readonly deleted: Text;
    readonly permalink: Text;
    readonly standing: {
      readonly pending: {
        readonly title: Text;
        readonly text: Text;
      };
      readonly held: {
        readonly title: Text;
      };
      readonly hidden: {
        readonly title: Text;
        readonly text: Text;
      };
      readonly rejected: {
        readonly title: Text;
        readonly text: Text;
      };
      readonly reason: Text<'reason'>;
    };
    readonly restored: {
      readonly title: Text;
      readonly text: Text;
      readonly discard: Text;
    };
    readonly failed: {
      readonly title: Text;
      readonly unable: Text;
      readonly unableText: Text;
      readonly conflict: Text;
    };
    readonly signedOut: {
      readonly text: Text;
      readonly signIn: Text;
    };
    readonly helpful: Text;
    readonly report: {
      readonly button: Text;
      readonly reported: Text;
      readonly of: Text<'label' | 'name'>;
      readonly title: {
        readonly story: Text;
        readonly forum_post: Text;
        readonly forum_reply: Text;
        readonly memory: Text;
        readonly reason: Text;
        readonly letter_answer: Text;
        readonly correction: Text;
        readonly game: Text;
      };
      readonly text: Text;
      readonly again: Text;
      readonly reason: Text;
      readonly note: Text;
      readonly noteHint: Text;
      readonly send: Text;
      readonly sending: Text;
      readonly done: Text;
      readonly doneText: Text;
    };
    readonly removal: {
      readonly text: Text;
      readonly reason: Text;
      readonly note: Text;
      readonly noteHint: Text;
    };
    readonly hide: {
      readonly button: Text;
      readonly title: Text;
      readonly busy: Text;
      readonly done: Text;
      readonly doneText: Text;
      readonly skipped: {
        readonly gone: Text;
        readonly decided_meanwhile: Text;
        readonly own: Text;
        readonly not_possible: Text;
      };
      readonly undo: Text;
      readonly undoing: Text;
      readonly undone: Text;
    };
    readonly history: {
      readonly button: Text;
      readonly title: Text;
      readonly text: Text;
      readonly until: Text<'time'>;
      readonly loading: Text;
      readonly failed: Text;
      readonly empty: Text;
    };
    readonly write: {
      readonly toolbar: Text;
      readonly bold: Text;
      readonly link: Text;
      readonly quote: Text;
      readonly list: Text;
      readonly preview: Text;
      readonly edit: Text;
      readonly loading: Text;
      readonly failed: Text;
      readonly empty: Text;
      readonly members: Text;
      readonly picture: Text;
      readonly pictureWords: Text;
      readonly picturesMax: Text<'n'>;
    };
    readonly redact: {
      readonly button: Text;
      readonly title: Text;
      readonly text: Text;
      readonly content: Text;
      readonly add: Text;
      readonly nothing: Text;
      readonly chosen: Text;
      readonly drop: Text<'words'>;
      readonly submit: Text;
      readonly busy: Text;
      readonly done: Text;
      readonly doneText: Text<'n'>;
    };
  };
  readonly actsContent: {
    readonly title: Text;
    readonly titleAhead: Text;
    readonly write: Text;
    readonly refund: Text;
    readonly evidence: Text;
    readonly sign: Text;
    readonly remember: Text;
    readonly represent: Text;
    readonly tell: Text;
    readonly ask: Text;
  };
  readonly members: {
    readonly title: Text;
    readonly description: Text;
    readonly loading: Text;
    readonly failed: Text;
    readonly listFailed: Text;
    readonly since: Text<'day'>;
    readonly games: Text;
    readonly filter: Text;
    readonly all: Text;
    readonly kinds: {
      readonly story: Text;
      readonly forum_post: Text;
      readonly forum_reply: Text;
      readonly memory: Text;
      readonly reason: Text;
      readonly letter_answer: Text;
      readonly correction: Text;
      readonly game: Text;
    };
    readonly empty: Text;
    readonly emptyText: Text;
    readonly you: Text;
    readonly edit: Text;
    readonly reset: {
      readonly button: Text;
      readonly title: Text;
      readonly text: Text<'id'>;
      readonly reason: Text;
      readonly reasonHint: Text;
      readonly missing: Text;
      readonly saving: Text;
      readonly done: Text;
      readonly doneText: Text<'name'>;
    };
  };
  readonly accounts: {
    readonly tabs: Text;
    readonly email: Text;
    readonly password: Text;
    readonly newPassword: Text;
    readonly firstName: Text;
    readonly lastName: Text;
    readonly optional: Text;
    readonly showPassword: Text;
    readonly capsLock: Text;
    readonly passwordRules: Text;
    readonly code: Text;
    readonly codeHint: Text;
    readonly working: Text;
    readonly backToLogin: Text;
    readonly goal: {
      readonly sign: {
        readonly title: Text;
        readonly lead: Text;
        readonly withoutAccount: Text;
      };
      readonly tell: {
        readonly lead: Text;
        readonly withoutAccount: Text;
      };
    };
    readonly login: {
      readonly lead: Text;
      readonly submit: Text;
      readonly forgot: Text;
      readonly failed: Text;
    };
    readonly register: {
      readonly lead: Text;
      readonly submit: Text;
      readonly emailHint: Text;
      readonly privacy: Text;
      readonly done: Text;
      readonly welcome: Text;
      readonly failed: Text;
    };
    readonly social: {
      readonly title: Text;
      readonly with: Text<'provider'>;
      readonly demonstration: Text;
      readonly failed: Text;
      readonly failures: {
        readonly refused: Text;
        readonly expired: Text;
        readonly failed: Text;
        readonly unverified: Text;
        readonly address_taken: Text;
        readonly linked_elsewhere: Text;
        readonly sign_in_again: Text;
        readonly unavailable: Text;
      };
    };
    readonly verify: {
      readonly title: Text;
      readonly lead: Text;
      readonly leadLink: Text;
      readonly submit: Text;
      readonly byHand: Text;
      readonly byHandTitle: Text;
      readonly done: Text;
      readonly doneText: Text<'email'>;
      readonly noticeTitle: Text;
      readonly prompt: Text<'email'>;
      readonly later: Text;
      readonly back: Text;
      readonly notice: Text<'email'>;
    };
    readonly resend: {
      readonly title: Text;
      readonly submit: Text;
      readonly sent: Text<'email'>;
      readonly sentMaybe: Text<'email'>;
    };
    readonly forgot: {
      readonly title: Text;
      readonly lead: Text;
      readonly submit: Text;
      readonly sent: Text;
      readonly sentText: Text<'email'>;
      readonly byHand: Text;
      readonly again: Text;
    };
    readonly reset: {
      readonly title: Text;
      readonly lead: Text;
      readonly leadLink: Text;
      readonly submit: Text;
      readonly another: Text;
      readonly done: Text;
      readonly doneText: Text;
    };
    readonly suspended: {
      readonly title: Text;
      readonly text: Text;
    };
  };
  readonly notifications: {
    readonly title: Text;
    readonly lead: Text;
    readonly unread_one: Text<'n'>;
    readonly unread_other: Text<'n'>;
    readonly isUnread: Text;
    readonly loading: Text;
    readonly failed: Text;
    readonly shown_one: Text<'current' | 'n'>;
    readonly shown_other: Text<'current' | 'n'>;
    readonly readAll: Text;
    readonly markRead: Text;
    readonly markUnread: Text;
    readonly logInFirst: Text;
    readonly reason: Text<'reason'>;
    readonly empty: {
      readonly title: Text;
      readonly text: Text;
      readonly forum: Text;
    };
    readonly events: {
      readonly mention: Text<'author'>;
      readonly quote: Text<'author'>;
      readonly reply: Text<'author'>;
      readonly follow: Text<'author'>;
    };
    readonly decisions: {
      readonly approve: Text;
      readonly reject: Text;
      readonly hide: Text;
      readonly restore: Text;
      readonly undo: Text;
      readonly redact: Text;
    };
    readonly emails: {
      readonly title: Text;
      readonly intro: Text;
      readonly unverified: Text;
      readonly failed: Text;
      readonly on: Text;
      readonly off: Text;
      readonly kinds: {
        readonly mention: Text;
        readonly quote: Text;
        readonly reply: Text;
        readonly follow: Text;
        readonly decision: Text;
      };
    };
  };
  readonly profile: {
    readonly title: Text;
    readonly admin: Text;
    readonly description: Text;
    readonly since: Text<'day'>;
    readonly roles: {
      readonly member: Text;
      readonly counsel: Text;
      readonly moderator: Text;
      readonly admin: Text;
    };
    readonly people: Text;
    readonly articles: Text;
    readonly sources: Text;
    readonly contents: Text;
    readonly loading: Text;
    readonly failed: {
      readonly title: Text;
      readonly text: Text;
    };
    readonly partFailed: Text;
    readonly saving: Text;
    readonly currentPassword: Text;
    readonly signInAgain: {
      readonly title: Text;
      readonly text: Text;
      readonly textPassword: Text;
      readonly with: Text<'provider'>;
    };
    readonly signedOut: {
      readonly title: Text;
      readonly text: Text;
    };
    readonly suspended: {
      readonly title: Text;
      readonly reason: Text<'reason'>;
      readonly text: Text;
      readonly contact: Text;
    };
    readonly publicName: {
      readonly title: Text;
      readonly intro: Text;
      readonly hint: Text<'id'>;
      readonly save: Text;
      readonly saved: Text;
      readonly removed: Text;
      readonly page: Text;
    };
    readonly names: {
      readonly title: Text;
      readonly intro: Text;
      readonly first: Text;
      readonly last: Text;
      readonly save: Text;
      readonly saved: Text;
    };
    readonly address: {
      readonly title: Text;
      readonly intro: Text;
      readonly verified: Text;
      readonly unverified: Text;
      readonly unverifiedTitle: Text;
      readonly unverifiedText: Text<'email'>;
      readonly pending: Text<'email'>;
      readonly pendingText: Text<'current' | 'email'>;
      readonly code: Text;
      readonly codeWrong: Text;
      readonly verify: Text;
      readonly verifying: Text;
      readonly done: Text;
      readonly doneText: Text<'email'>;
      readonly resend: Text;
      readonly sending: Text;
      readonly resent: Text;
      readonly resentText: Text;
      readonly cancelChange: Text;
      readonly cancelled: Text;
      readonly cancelledText: Text<'email'>;
      readonly new: Text;
      readonly newHint: Text;
      readonly same: Text;
      readonly send: Text;
      readonly sent: Text<'email'>;
    };
    readonly picture: {
      readonly title: Text;
      readonly intro: Text;
      readonly initial: Text;
      readonly label: Text;
      readonly hint: Text;
      readonly save: Text;
      readonly remove: Text;
      readonly fetching: Text;
      readonly removed: Text;
      readonly failed: Text;
    };
    readonly language: {
      readonly title: Text;
      readonly intro: Text;
      readonly label: Text;
      readonly save: Text;
      readonly saved: Text;
      readonly choose: Text;
    };
    readonly password: {
      readonly title: Text;
      readonly intro: Text;
      readonly introNone: Text;
      readonly new: Text;
      readonly change: Text;
      readonly set: Text;
      readonly changed: Text;
      readonly changedText: Text;
      readonly setDone: Text;
      readonly setDoneText: Text<'email'>;
    };
    readonly methods: {
      readonly title: Text;
      readonly intro: Text;
      readonly password: Text;
      readonly passwordText: Text<'email'>;
      readonly notSet: Text;
      readonly linkedLabel: Text<'day' | 'label'>;
      readonly notLinked: Text;
      readonly link: Text<'provider'>;
      readonly unlink: Text<'provider'>;
      readonly unlinking: Text;
      readonly unlinked: Text<'provider'>;
      readonly nowLinked: Text<'provider'>;
      readonly only: Text;
      readonly none: Text;
    };
    readonly sessions: {
      readonly title: Text;
      readonly intro: Text;
      readonly unknownDevice: Text;
      readonly current: Text;
      readonly method: Text<'method'>;
      readonly methodPassword: Text;
      readonly since: Text<'time'>;
      readonly lastSeen: Text<'time'>;
      readonly now: Text;
      readonly end: Text;
      readonly endLabel: Text<'device' | 'time'>;
      readonly ending: Text;
      readonly ended: Text;
      readonly endOthers: Text;
      readonly endOthersTitle: Text;
      readonly endOthersText_one: Text;
      readonly endOthersText_other: Text<'n'>;
      readonly othersEnded: Text;
      readonly alone: Text;
    };
    readonly contributions: {
      readonly title: Text;
      readonly intro: Text;
      readonly statuses: {
        readonly pending: Text;
        readonly published: Text;
        readonly hidden: Text;
        readonly rejected: Text;
      };
      readonly reported: Text;
      readonly reason: Text<'reason'>;
      readonly note: Text<'note'>;
      readonly empty: Text;
      readonly emptyText: Text;
      readonly share: Text;
    };
    readonly signatures: {
      readonly title: Text;
      readonly intro: Text;
      readonly empty: Text;
      readonly emptyText: Text;
      readonly petitions: Text;
      readonly withdraw: Text;
      readonly withdrawing: Text;
      readonly question: Text<'title'>;
      readonly text: Text;
      readonly done: Text;
      readonly shown: Text;
      readonly hidden: Text;
      readonly updates: Text;
      readonly states: {
        readonly pending: Text;
        readonly held: Text;
      };
    };
    readonly data: {
      readonly title: Text;
      readonly intro: Text;
      readonly request: Text;
      readonly requesting: Text;
      readonly download: Text;
      readonly preparing: Text;
      readonly ready: Text<'deleted' | 'requested'>;
      readonly failed: Text;
      readonly next: Text<'time'>;
    };
    readonly deletion: {
      readonly title: Text;
      readonly intro: Text;
      readonly open: Text;
      readonly dialogTitle: Text;
      readonly always: Text;
      readonly choice: Text;
      readonly keep: Text;
      readonly keepText: Text;
      readonly remove: Text;
      readonly removeText: Text;
      readonly choiceMissing: Text;
      readonly exportFirst: Text;
      readonly confirm: Text;
      readonly deleting: Text;
      readonly lastAdmin: Text;
      readonly done: Text;
      readonly home: Text;
      readonly doneText: Text;
    };
  };
  readonly users: {
    readonly title: Text;
    readonly description: Text;
    readonly intro: Text;
    readonly roles: {
      readonly member: Text;
      readonly counsel: Text;
      readonly moderator: Text;
      readonly admin: Text;
    };
    readonly rolesText: {
      readonly member: Text;
      readonly counsel: Text;
      readonly moderator: Text;
      readonly admin: Text;
    };
    readonly searchHint: Text;
    readonly role: Text;
    readonly state: Text;
    readonly active: Text;
    readonly suspended: Text;
    readonly shown_one: Text<'n' | 'total'>;
    readonly shown_other: Text<'n' | 'total'>;
    readonly loading: Text;
    readonly failed: Text;
    readonly columns: {
      readonly joined: Text;
      readonly lastSignedIn: Text;
    };
    readonly never: Text;
    readonly unnamed: Text;
    readonly you: Text;
    readonly unverified: Text;
    readonly open: Text;
    readonly openLabel: Text<'email' | 'name'>;
    readonly id: Text;
    readonly ownAccount: Text;
    readonly changeRole: {
      readonly title: Text;
      readonly label: Text;
      readonly reason: Text;
      readonly reasonHint: Text;
      readonly button: Text;
      readonly saving: Text;
      readonly confirm: Text<'name' | 'role'>;
      readonly done: Text;
      readonly doneText: Text<'name' | 'role'>;
    };
    readonly suspend: {
      readonly title: Text;
      readonly text: Text;
      readonly reason: Text;
      readonly reasonHint: Text;
      readonly missing: Text;
      readonly tooLong: Text<'n'>;
      readonly button: Text;
      readonly confirm: Text<'name'>;
      readonly saving: Text;
      readonly done: Text;
      readonly doneText: Text<'name'>;
    };
    readonly restore: {
      readonly title: Text<'time'>;
      readonly reason: Text<'reason'>;
      readonly text: Text;
      readonly button: Text;
      readonly saving: Text;
      readonly done: Text;
      readonly doneText: Text<'name'>;
    };
    readonly history: {
      readonly title: Text;
      readonly loading: Text;
      readonly empty: Text;
      readonly failed: Text;
      readonly role: Text<'after' | 'before'>;
      readonly suspended: Text;
      readonly restored: Text;
      readonly by: Text<'actor'>;
      readonly operator: Text;
      readonly reason: Text<'reason'>;
    };
    readonly problems: {
      readonly own: Text;
      readonly gone: Text;
      readonly unverified: Text;
      readonly changed: Text;
    };
  };
  readonly archive: {
    readonly title: Text;
    readonly description: Text;
    readonly lead: Text;
    readonly search: Text;
    readonly placeholder: Text;
    readonly list: Text;
    readonly loading: Text;
    readonly failed: Text;
    readonly shown_one: Text<'current' | 'n'>;
    readonly shown_other: Text<'current' | 'n'>;
    readonly shownAtLeast: Text<'current' | 'total'>;
    readonly memories_one: Text<'n'>;
    readonly memories_other: Text<'n'>;
    readonly empty: {
      readonly title: Text;
      readonly text: Text;
      readonly none: Text;
      readonly clear: Text;
    };
    readonly filter: {
      readonly all: Text;
      readonly genre: Text;
      readonly platform: Text;
      readonly status: Text;
    };
    readonly sort: {
      readonly label: Text;
      readonly shutdown: Text;
      readonly upcoming: Text;
      readonly remembered: Text;
      readonly name: Text;
    };
    readonly status: {
      readonly announced: Text;
      readonly shut_down: Text;
      readonly playable_again: Text;
      readonly unknown: Text;
    };
    readonly chart: {
      readonly title: Text;
      readonly total_one: Text<'n'>;
      readonly total_other: Text<'n'>;
      readonly playable_one: Text<'n'>;
      readonly playable_other: Text<'n'>;
      readonly bar_one: Text<'n' | 'year'>;
      readonly bar_other: Text<'n' | 'year'>;
    };
    readonly data: {
      readonly title: Text;
      readonly text: Text;
      readonly calendar: Text;
      readonly feed: Text;
    };
    readonly game: {
      readonly like: Text;
      readonly back: Text;
      readonly failed: Text;
      readonly description: Text<'name'>;
      readonly alive_one: Text<'n'>;
      readonly alive_other: Text<'n'>;
      readonly developer: Text;
      readonly publisher: Text;
      readonly platforms: Text;
      readonly why: Text;
      readonly whyEnding: Text;
      readonly sources: Text;
      readonly share: Text;
      readonly mentions: Text;
      readonly news: Text;
      readonly everything: Text;
      readonly correct: Text;
      readonly moderate: Text;
      readonly runBy: Text;
      readonly promises: Text;
      readonly noPrimary: Text;
    };
    readonly thread: {
      readonly title: Text;
      readonly loading: Text;
      readonly failed: Text;
      readonly empty: Text;
      readonly begin: Text;
      readonly join: Text;
      readonly replies_one: Text<'n'>;
      readonly replies_other: Text<'n'>;
      readonly lastActive: Text<'day'>;
    };
    readonly life: {
      readonly title: Text;
      readonly source: Text;
      readonly released: Text;
      readonly announced: Text;
      readonly sales_ended: Text;
      readonly servers_off: Text;
      readonly playable_again: Text;
      readonly ends: Text;
    };
    readonly genre: {
      readonly action: Text;
      readonly adventure: Text;
      readonly battle_royale: Text;
      readonly card: Text;
      readonly fighting: Text;
      readonly mmo: Text;
      readonly moba: Text;
      readonly music: Text;
      readonly party: Text;
      readonly platformer: Text;
      readonly puzzle: Text;
      readonly racing: Text;
      readonly role_playing: Text;
      readonly sandbox: Text;
      readonly shooter: Text;
      readonly simulation: Text;
      readonly social: Text;
      readonly sports: Text;
      readonly strategy: Text;
      readonly other: Text;
    };
    readonly submit: {
      readonly title: Text;
      readonly prompt: Text;
    };
    readonly fact: {
      readonly name: Text;
      readonly releaseDate: Text;
      readonly shutdownDate: Text;
      readonly description: Text;
      readonly shutdownReason: Text;
      readonly revivedBy: Text;
    };
    readonly history: {
      readonly title: Text;
      readonly byTeam: Text;
      readonly byReader: Text;
      readonly unknown: Text;
    };
    readonly follow: {
      readonly start: Text;
      readonly stop: Text;
      readonly on: Text;
      readonly onText: Text;
      readonly unverified: Text;
      readonly off: Text;
    };
    readonly memory: {
      readonly pageTitle: Text<'name'>;
      readonly pageDescription: Text<'name'>;
      readonly back: Text<'name'>;
      readonly list: Text;
      readonly all: Text;
      readonly share: Text;
      readonly played: Text<'years'>;
      readonly waiting: Text;
      readonly loading: Text;
      readonly failed: Text;
      readonly shown_one: Text<'current' | 'n'>;
      readonly shown_other: Text<'current' | 'n'>;
      readonly empty: {
        readonly title: Text;
        readonly text: Text;
      };
      readonly sort: {
        readonly newest: Text;
        readonly helpful: Text;
      };
    };
    readonly remembered: {
      readonly text: Text;
    };
    readonly year: {
      readonly title: Text<'year'>;
      readonly clear: Text;
    };
    readonly sourceKinds: {
      readonly primary: Text;
      readonly press: Text;
      readonly reference: Text;
      readonly community: Text;
    };
  };
  readonly endingArchive: {
    readonly title: Text;
    readonly text: Text;
    readonly today: Text;
    readonly days_one: Text<'n'>;
    readonly days_other: Text<'n'>;
    readonly all: Text;
    readonly acts: {
      readonly letter: Text;
      readonly promises: Text;
      readonly petitions: Text;
    };
    readonly ended: Text<'day'>;
  };
  readonly writeArchive: {
    readonly submit: {
      readonly description: Text;
      readonly lead: Text;
      readonly form: {
        readonly coverUrl: Text;
        readonly coverHint: Text;
        readonly coverUploaded: Text;
        readonly coverUpload: Text;
        readonly coverRemove: Text;
        readonly coverExpired: Text;
        readonly dateHint: Text;
        readonly dateWrong: Text;
        readonly datesSwapped: Text;
        readonly stillAhead: Text;
        readonly unknown: Text;
        readonly descriptionHint: Text<'most'>;
        readonly shutdownReasonHint: Text;
        readonly sourceUrl: Text;
        readonly sourceHint: Text;
        readonly urlWrong: Text;
        readonly language: Text;
        readonly trap: Text;
        readonly send: Text;
        readonly sending: Text;
      };
      readonly missing: {
        readonly title: Text;
        readonly text: Text;
      };
      readonly similar: {
        readonly title: Text;
        readonly text: Text;
      };
      readonly done: {
        readonly title: Text;
        readonly text: Text;
        readonly again: Text;
        readonly back: Text;
      };
      readonly own: {
        readonly pending: Text;
        readonly hidden: Text;
        readonly rejected: Text;
        readonly text: Text;
        readonly withdraw: Text;
        readonly withdrawTitle: Text;
        readonly withdrawText: Text;
        readonly withdrawing: Text;
        readonly withdrawn: Text;
      };
      readonly suspended: {
        readonly title: Text;
        readonly text: Text;
      };
    };
    readonly correct: {
      readonly of: Text<'name'>;
      readonly description: Text;
      readonly lead: Text;
      readonly note: Text;
      readonly noteHint: Text;
      readonly source: Text;
      readonly sourceHint: Text;
      readonly language: Text;
      readonly send: Text;
      readonly sending: Text;
      readonly unchanged: Text;
      readonly back: Text;
      readonly trap: Text;
      readonly done: {
        readonly title: Text;
        readonly text: Text;
      };
      readonly since: Text;
      readonly sinceHint: Text;
      readonly sinceMissing: Text;
      readonly sourceMissing: Text;
    };
    readonly memory: {
      readonly form: {
        readonly content: Text;
        readonly contentHint: Text;
        readonly years: Text;
        readonly yearsHint: Text;
        readonly yearsWrong: Text;
        readonly language: Text;
        readonly trap: Text;
        readonly review: Text;
        readonly asGuest: Text;
        readonly logIn: Text;
        readonly send: Text;
        readonly sending: Text;
        readonly save: Text;
      };
      readonly done: {
        readonly published: Text;
        readonly pending: Text;
        readonly pendingText: Text;
      };
      readonly delete: {
        readonly title: Text;
        readonly text: Text;
      };
      readonly suspended: Text;
    };
    readonly check: {
      readonly title: Text;
      readonly description: Text;
      readonly intro: Text;
      readonly announced: Text;
      readonly shown_one: Text<'n' | 'total'>;
      readonly shown_other: Text<'n' | 'total'>;
      readonly loading: Text;
      readonly failed: Text;
      readonly empty: Text;
      readonly emptyText: Text;
    };
    readonly review: {
      readonly mergedInto: Text;
      readonly undoMerge: Text;
      readonly undoHint: Text;
      readonly undoing: Text;
      readonly undone: Text;
      readonly title: Text;
      readonly description: Text;
      readonly back: Text;
      readonly lead: {
        readonly pending: Text<'day'>;
        readonly published: Text<'day'>;
        readonly closed: Text<'day'>;
      };
      readonly facts: Text;
      readonly sourcesHint: Text;
      readonly stepsHint: Text;
      readonly language: Text;
      readonly save: Text;
      readonly saving: Text;
      readonly saved: Text;
      readonly approve: Text;
      readonly approving: Text;
      readonly approved: Text;
      readonly late: Text;
      readonly similar: Text;
      readonly similarText: Text;
      readonly none: Text;
      readonly merge: Text;
      readonly merging: Text;
      readonly mergeTitle: Text<'name'>;
      readonly mergeText: Text;
      readonly merged: Text;
      readonly cover: Text;
      readonly removeCover: Text;
      readonly status: {
        readonly pending: Text;
        readonly published: Text;
        readonly hidden: Text;
        readonly rejected: Text;
      };
      readonly revivedByHint: Text;
      readonly revivedByMissing: Text;
    };
  };
  readonly forum: {
    readonly title: Text;
    readonly description: Text;
    readonly lead: Text;
    readonly categories: Text;
    readonly latest: Text;
    readonly elsewhere: Text;
    readonly begin: Text;
    readonly beginDescription: Text;
    readonly back: Text;
    readonly place: Text;
    readonly posts: Text;
    readonly postsFailed: Text;
    readonly loading: Text;
    readonly unread: Text;
    readonly pinned: Text;
    readonly locked: Text;
    readonly lastActive: Text<'day'>;
    readonly notDone: Text;
    readonly suspended: Text;
    readonly search: Text;
    readonly searchAll: Text;
    readonly find: Text;
    readonly order: Text;
    readonly sorts: {
      readonly active: Text;
      readonly newest: Text;
      readonly top: Text;
    };
    readonly shown_one: Text<'current' | 'n'>;
    readonly shown_other: Text<'current' | 'n'>;
    readonly shownAtLeast: Text<'current' | 'total'>;
    readonly nothing: {
      readonly found: Text;
      readonly foundText: Text;
      readonly text: Text;
      readonly clear: Text;
    };
    readonly figures: {
      readonly title: Text;
      readonly text: Text<'removed' | 'reported' | 'restored'>;
      readonly how: Text;
    };
    readonly form: {
      readonly category: Text;
      readonly choose: Text;
      readonly title: Text;
      readonly titleHint: Text;
      readonly content: Text;
      readonly contentHint: Text;
      readonly language: Text;
      readonly send: Text;
      readonly sending: Text;
      readonly save: Text;
      readonly review: Text;
      readonly trap: Text;
      readonly published: Text;
      readonly membersOnly: Text;
      readonly membersOnlyText: Text;
    };
    readonly game: {
      readonly label: Text;
      readonly inArchive: Text<'name'>;
      readonly about: Text;
      readonly title: Text<'name'>;
      readonly taken: {
        readonly title: Text;
        readonly text: Text;
        readonly go: Text;
      };
      readonly waiting: {
        readonly title: Text;
        readonly text: Text;
        readonly go: Text;
      };
      readonly failed: Text;
    };
    readonly post: {
      readonly category: Text;
      readonly failed: Text;
      readonly removedTitle: Text;
      readonly removedText: Text;
      readonly deleteTitle: Text;
      readonly deleteText: Text;
      readonly deleteTextReplies: Text;
    };
    readonly reply: {
      readonly title: Text;
      readonly content: Text;
      readonly send: Text;
      readonly asGuest: Text;
      readonly logIn: Text;
      readonly quote: Text;
      readonly unquote: Text;
      readonly wrote: Text<'author'>;
      readonly removed: Text;
      readonly deleteTitle: Text;
      readonly deleteText: Text;
      readonly earlier: Text;
      readonly later: Text;
      readonly newest: Text;
      readonly failed: Text;
      readonly none: Text;
      readonly noneYet: Text;
      readonly fresh_one: Text<'n'>;
      readonly fresh_other: Text<'n'>;
      readonly waiting: Text;
      readonly lockedText: Text;
    };
    readonly follow: {
      readonly start: Text;
      readonly stop: Text;
      readonly on: Text;
      readonly onText: Text;
      readonly unverified: Text;
      readonly off: Text;
    };
    readonly moderators: {
      readonly label: Text;
      readonly lock: Text;
      readonly unlock: Text;
      readonly pin: Text;
      readonly unpin: Text;
      readonly done: Text;
      readonly move: Text;
    };
    readonly unsubscribe: {
      readonly title: Text;
      readonly lead: Text;
      readonly noToken: Text;
      readonly button: Text;
      readonly done: Text;
      readonly doneText: Text;
      readonly choose: Text;
    };
    readonly solution: {
      readonly solved: Text;
      readonly title: Text;
      readonly mark: Text;
      readonly unmark: Text;
      readonly marked: Text;
      readonly unmarked: Text;
      readonly go: Text;
    };
    readonly related: Text;
    readonly feed: Text;
  };
  readonly latestForum: {
    readonly title: Text;
    readonly all: Text;
    readonly empty: Text;
    readonly emptyHint: Text;
    readonly failed: Text;
    readonly noPosts: Text;
    readonly posts_one: Text<'n'>;
    readonly posts_other: Text<'n'>;
    readonly replies_one: Text<'n'>;
    readonly replies_other: Text<'n'>;
    readonly views_one: Text<'n'>;
    readonly views_other: Text<'n'>;
  };
  readonly letterTexts: {
    readonly recipient: {
      readonly seller: {
        readonly named: Text<'seller'>;
        readonly unnamed: Text;
      };
      readonly authority: {
        readonly named: Text<'authority'>;
        readonly unnamed: Text;
      };
      readonly representative: {
        readonly named: Text<'representative'>;
        readonly unnamed: Text;
      };
    };
    readonly subject: {
      readonly seller: Text<'game'>;
      readonly reminder: {
        readonly dated: Text<'firstLetterDate' | 'game'>;
        readonly undated: Text<'game'>;
      };
      readonly authority: {
        readonly named: Text<'game' | 'seller'>;
        readonly unnamed: Text<'game'>;
      };
      readonly representative: Text<'game'>;
    };
    readonly salutation: {
      readonly seller: Text;
      readonly reminder: Text;
      readonly authority: Text;
      readonly representative: {
        readonly ms: Text<'representative'>;
        readonly mr: Text<'representative'>;
        readonly named: Text<'representative'>;
        readonly unnamed: Text;
      };
    };
    readonly opening: {
      readonly seller: Text<'game'>;
      readonly reminder: {
        readonly dated: Text<'firstLetterDate' | 'game'>;
        readonly undated: Text<'game'>;
      };
      readonly authority: {
        readonly named: Text<'game' | 'seller'>;
        readonly unnamed: Text<'game'>;
      };
      readonly representative: Text<'game'>;
    };
    readonly earlier: {
      readonly first: {
        readonly dated: Text<'firstLetterDate'>;
        readonly undated: Text;
      };
      readonly both: {
        readonly dated: Text<'firstLetterDate' | 'reminderDate'>;
        readonly undated: Text;
      };
      readonly deadlinePassed: Text;
    };
    readonly reply: {
      readonly none: Text;
      readonly refused: Text;
      readonly unsolved: Text;
    };
    readonly recap: Text;
    readonly purchase: {
      readonly fromYou: {
        readonly full: Text<'price' | 'purchaseDate'>;
        readonly withoutDate: Text<'price'>;
        readonly withoutPrice: Text<'purchaseDate'>;
        readonly minimal: Text;
      };
      readonly fromSeller: {
        readonly full: Text<'price' | 'purchaseDate' | 'seller'>;
        readonly withoutDate: Text<'price' | 'seller'>;
        readonly withoutPrice: Text<'purchaseDate' | 'seller'>;
        readonly minimal: Text<'seller'>;
      };
      readonly withoutSeller: {
        readonly full: Text<'price' | 'purchaseDate'>;
        readonly withoutDate: Text<'price'>;
        readonly withoutPrice: Text<'purchaseDate'>;
        readonly minimal: Text;
      };
    };
    readonly purchaseInGame: {
      readonly fromYou: {
        readonly full: Text<'price' | 'purchaseDate'>;
        readonly withoutDate: Text<'price'>;
        readonly withoutPrice: Text<'purchaseDate'>;
        readonly minimal: Text;
      };
      readonly fromSeller: {
        readonly full: Text<'price' | 'purchaseDate' | 'seller'>;
        readonly withoutDate: Text<'price' | 'seller'>;
        readonly withoutPrice: Text<'purchaseDate' | 'seller'>;
        readonly minimal: Text<'seller'>;
      };
      readonly withoutSeller: {
        readonly full: Text<'price' | 'purchaseDate'>;
        readonly withoutDate: Text<'price'>;
        readonly withoutPrice: Text<'purchaseDate'>;
        readonly minimal: Text;
      };
    };
    readonly situation: {
      readonly announced: {
        readonly dated: Text<'eventDate'>;
        readonly undated: Text;
      };
      readonly shut_down: {
        readonly dated: Text<'eventDate'>;
        readonly undated: Text;
      };
      readonly features_removed: {
        readonly dated: Text<'eventDate'>;
        readonly undated: Text;
      };
      readonly refund_refused: {
        readonly dated: Text<'eventDate'>;
        readonly undated: Text;
      };
      readonly offline_missing: {
        readonly dated: Text<'eventDate'>;
        readonly undated: Text;
      };
      readonly items_lost: {
        readonly dated: Text<'eventDate'>;
        readonly undated: Text;
      };
    };
    readonly ownWords: Text<'writerLanguage'>;
    readonly law: {
      readonly directives: {
        readonly '2019/770': Text;
        readonly '2011/83': Text;
        readonly '93/13': Text;
        readonly '2005/29': Text;
      };
      readonly directiveArticle: {
        readonly whole: Text<'article'>;
        readonly paragraph: Text<'article' | 'paragraph'>;
        readonly inserted: Text<'article'>;
      };
      readonly intro: {
        readonly seller: Text;
        readonly authority: Text;
        readonly representative: Text;
      };
      readonly withoutArticles: Text<'law'>;
      readonly implements: Text<'law'>;
      readonly none: {
        readonly seller: Text;
        readonly authority: Text;
        readonly representative: Text;
      };
      readonly reservation: Text;
    };
    readonly rights: {
      readonly conformity: Text<'articles'>;
      readonly updates: Text<'articles'>;
      readonly repair: Text<'articles'>;
      readonly price_reduction: Text<'articles'>;
      readonly termination: Text<'articles'>;
      readonly refund: Text<'articles'>;
      readonly change_notice: Text<'articles'>;
      readonly unfair_terms: Text<'articles'>;
      readonly information: Text<'articles'>;
      readonly withdrawal: Text<'articles'>;
      readonly misleading: Text<'articles'>;
      readonly no_waiver: Text<'articles'>;
      readonly burden_of_proof: Text<'articles'>;
      readonly data_retrieval: Text<'articles'>;
      readonly guarantee: Text<'articles'>;
      readonly compensation: Text<'articles'>;
      readonly prepaid_refund: Text<'articles'>;
    };
    readonly demands: {
      readonly intro: {
        readonly seller: Text;
        readonly reminder: Text;
        readonly reported: Text;
      };
      readonly items: {
        readonly refund: {
          readonly withPrice: Text<'price'>;
          readonly withoutPrice: Text;
          readonly ifShutDown: {
            readonly withPrice: Text<'price'>;
            readonly withoutPrice: Text;
          };
        };
        readonly repair: Text;
        readonly offline_patch: Text;
        readonly information: Text;
      };
      readonly complaint: {
        readonly request: Text;
        readonly confirm: Text;
        readonly forward: Text;
      };
      readonly ask_representative: {
        readonly request: Text;
        readonly aim: Text;
        readonly answer: Text;
      };
      readonly termination: Text<'deadline'>;
    };
    readonly deadline: {
      readonly first: Text<'deadline'>;
      readonly final: Text<'deadline'>;
    };
    readonly next: {
      readonly first: {
        readonly named: Text<'authority'>;
        readonly advice: Text<'advice'>;
        readonly unnamed: Text;
      };
      readonly final: {
        readonly named: Text<'authority'>;
        readonly advice: Text<'advice'>;
        readonly unnamed: Text;
      };
    };
    readonly details: {
      readonly heading: Text;
      readonly game: Text<'game'>;
      readonly seller: Text<'seller'>;
      readonly purchaseDate: Text<'purchaseDate'>;
      readonly price: Text<'price'>;
      readonly country: Text<'country'>;
      readonly reference: Text<'reference'>;
    };
    readonly enclosures: {
      readonly mention: Text;
      readonly heading: Text;
      readonly proofs: {
        readonly receipt: Text;
        readonly order_confirmation: Text;
        readonly bank_statement: Text;
        readonly account_history: Text;
        readonly store_page: Text;
        readonly packaging: Text;
        readonly advertising: Text;
        readonly terms: Text;
        readonly announcement: Text;
        readonly screenshot: Text;
        readonly video: Text;
        readonly correspondence: Text;
        readonly other: Text;
        readonly earlier_letters: Text;
      };
    };
    readonly closing: {
      readonly seller: {
        readonly thanks: Text;
        readonly formula: Text;
      };
      readonly reminder: {
        readonly thanks: Text;
        readonly formula: Text;
      };
      readonly authority: {
        readonly thanks: Text;
        readonly formula: Text;
      };
      readonly representative: {
        readonly thanks: Text;
        readonly formula: Text;
      };
    };
    readonly signature: Text<'name'>;
  };
  readonly letters: {
    readonly title: Text;
    readonly description: Text;
    readonly lead: Text;
    readonly private: Text;
    readonly steps: {
      readonly game: Text;
      readonly situation: Text;
      readonly purchase: Text;
      readonly demand: Text;
      readonly sender: Text;
      readonly letter: Text;
    };
    readonly progress: Text<'n' | 'total'>;
    readonly questions: {
      readonly game: Text;
      readonly country: Text;
      readonly details: Text;
      readonly purchase: Text;
      readonly proof: Text;
      readonly sender: Text;
    };
    readonly answers: {
      readonly title: Text;
      readonly change: Text;
      readonly none: Text;
    };
    readonly sheet: {
      readonly label: Text;
      readonly empty: Text;
    };
    readonly game: Text;
    readonly gameHint: Text;
    readonly country: Text;
    readonly countryHint: Text;
    readonly situation: Text;
    readonly situations: {
      readonly shut_down: Text;
      readonly announced: Text;
      readonly features_removed: Text;
      readonly refund_refused: Text;
      readonly offline_missing: Text;
      readonly items_lost: Text;
    };
    readonly eventDate: Text;
    readonly eventDateHint: Text;
    readonly details: Text;
    readonly detailsHint: Text;
    readonly about: {
      readonly text: Text<'date' | 'title' | 'who'>;
      readonly institution: Text;
      readonly missing: Text;
      readonly add: Text;
    };
    readonly purchaseDate: Text;
    readonly seller: Text;
    readonly sellerHint: Text;
    readonly sellerAddress: Text;
    readonly sellerAddressHint: Text;
    readonly price: Text;
    readonly priceHint: Text;
    readonly currency: Text;
    readonly orderNumber: Text;
    readonly proof: Text;
    readonly proofHint: Text;
    readonly proofs: {
      readonly receipt: Text;
      readonly order_confirmation: Text;
      readonly bank_statement: Text;
      readonly account_history: Text;
      readonly store_page: Text;
      readonly packaging: Text;
      readonly advertising: Text;
      readonly terms: Text;
      readonly announcement: Text;
      readonly screenshot: Text;
      readonly video: Text;
      readonly correspondence: Text;
      readonly other: Text;
    };
    readonly proofOther: Text;
    readonly demand: Text;
    readonly demandHint: Text;
    readonly demands: {
      readonly refund: Text;
      readonly repair: Text;
      readonly offline_patch: Text;
      readonly information: Text;
      readonly authority: Text;
      readonly representative: Text;
    };
    readonly deadline: Text;
    readonly deadlineHint: Text<'date'>;
    readonly name: Text;
    readonly address: Text;
    readonly addressHint: Text;
    readonly email: Text;
    readonly phone: Text;
    readonly recipient: Text;
    readonly recipientAuthority: Text;
    readonly recipientMissing: Text;
    readonly representativeName: Text;
    readonly representativeTitle: Text;
    readonly representativeTitles: {
      readonly none: Text;
      readonly ms: Text;
      readonly mr: Text;
    };
    readonly letterLanguage: Text;
    readonly letterLanguageHint: Text;
    readonly law: Text;
    readonly lawText: Text<'country' | 'date'>;
    readonly lawMissing: Text<'country'>;
    readonly lawNotYet: Text<'date' | 'law'>;
    readonly purchaseDateMissing: Text;
    readonly limit: {
      readonly open: Text<'date'>;
      readonly depends: Text<'date'>;
      readonly passed: Text<'date'>;
      readonly passedText: Text;
    };
    readonly ownWords: Text<'language' | 'letterLanguage'>;
    readonly terminates: Text;
    readonly preview: Text<'language'>;
    readonly translation: Text;
    readonly sameLanguage: Text;
    readonly editHint: Text;
    readonly edited: Text;
    readonly editedText: Text;
    readonly rewrite: Text;
    readonly dated: Text<'date'>;
    readonly datedText: Text;
    readonly redate: Text;
    readonly review: Text;
    readonly actions: {
      readonly back: Text;
      readonly continue: Text;
      readonly copy: Text;
      readonly copied: Text;
      readonly print: Text;
      readonly docx: Text;
      readonly mail: Text;
      readonly mailHint: Text;
      readonly calendar: Text;
      readonly forget: Text;
      readonly second: Text;
      readonly failed: Text;
      readonly printHint: Text;
      readonly write: Text;
      readonly file: Text;
    };
    readonly calendar: {
      readonly summary: Text<'game' | 'recipient'>;
      readonly text: Text<'date'>;
      readonly file: Text;
    };
    readonly draft: {
      readonly restored: Text;
      readonly restoredText: Text<'date'>;
      readonly shared: Text;
      readonly failed: Text;
    };
    readonly forget: {
      readonly title: Text;
      readonly text: Text;
      readonly confirm: Text;
      readonly done: Text;
      readonly busy: Text;
    };
    readonly second: {
      readonly title: Text;
      readonly lead: Text;
      readonly back: Text;
      readonly firstSent: Text;
      readonly reply: Text;
      readonly replies: {
        readonly none: Text;
        readonly automatic: Text;
        readonly refused: Text;
        readonly partial: Text;
        readonly elsewhere: Text;
      };
      readonly kind: Text;
      readonly kinds: {
        readonly reminder: Text;
        readonly authority: Text;
      };
      readonly early: Text<'date'>;
      readonly reminderSent: Text;
    };
    readonly errors: {
      readonly game: Text;
      readonly country: Text;
      readonly situation: Text;
      readonly details: Text;
      readonly demand: Text;
      readonly seller: Text;
      readonly name: Text;
      readonly purchaseDate: Text;
      readonly price: Text;
      readonly deadline: Text;
      readonly email: Text;
      readonly summary_one: Text<'n'>;
      readonly summary_other: Text<'n'>;
    };
    readonly disclaimer: Text;
    readonly translationNotice: Text;
    readonly optional: Text;
    readonly choose: Text;
    readonly california: Text<'country'>;
    readonly quebec: Text<'country'>;
    readonly games: {
      readonly list: Text;
      readonly count_one: Text<'n'>;
      readonly count_other: Text<'n'>;
    };
    readonly head: Text;
    readonly subject: Text;
    readonly body: Text;
    readonly lockerLink: Text;
    readonly loading: Text;
    readonly findRepresentative: Text;
    readonly source: Text;
    readonly loadFailed: Text;
    readonly backToLegal: Text;
    readonly otherGame: {
      readonly title: Text<'game'>;
      readonly text: Text;
      readonly change: Text<'game'>;
    };
  };
  readonly lockerLetters: {
    readonly title: Text;
    readonly description: Text;
    readonly lead: Text;
    readonly private: Text;
    readonly case: Text;
    readonly checklist: Text;
    readonly checklistDone: Text<'n' | 'total'>;
    readonly items: {
      readonly purchase: Text;
      readonly offer: Text;
      readonly terms: Text;
      readonly announcement: Text;
      readonly start: Text;
      readonly working: Text;
      readonly before_after: Text;
      readonly patch_notes: Text;
      readonly online_required: Text;
      readonly offline_test: Text;
      readonly account_list: Text;
      readonly block_notice: Text;
      readonly refund_request: Text;
      readonly refusal: Text;
      readonly refund_rules: Text;
      readonly support: Text;
      readonly letters: Text;
      readonly timeline: Text;
    };
    readonly accountBlocked: Text;
    readonly add: Text;
    readonly drop: Text;
    readonly addTo: Text<'item'>;
    readonly added: Text;
    readonly hash: Text;
    readonly hashHint: Text;
    readonly note: Text;
    readonly noteHint: Text;
    readonly noteSaved: Text;
    readonly open: Text;
    readonly remove: Text;
    readonly removeTitle: Text<'name'>;
    readonly removeText: Text;
    readonly removed: Text;
    readonly used: Text<'free' | 'used'>;
    readonly files_one: Text<'n'>;
    readonly files_other: Text<'n'>;
    readonly emptyText: Text;
    readonly full: Text;
    readonly duplicate: Text<'name'>;
    readonly failed: Text<'name'>;
    readonly unavailable: Text;
    readonly export: {
      readonly action: Text;
      readonly text: Text;
      readonly encrypted: Text;
      readonly working: Text;
      readonly done: Text;
      readonly failed: Text;
    };
    readonly import: {
      readonly action: Text;
      readonly text: Text;
      readonly done_one: Text<'n'>;
      readonly done_other: Text<'n'>;
      readonly wrong: Text;
      readonly changed: Text<'name'>;
    };
    readonly passphrase: {
      readonly title: Text;
      readonly text: Text;
      readonly set: Text;
      readonly change: Text;
      readonly remove: Text;
      readonly label: Text;
      readonly again: Text;
      readonly hint: Text;
      readonly lost: Text;
      readonly short: Text;
      readonly different: Text;
      readonly unlock: Text;
      readonly lock: Text;
      readonly locked: Text;
      readonly wrong: Text;
      readonly done: Text;
    };
    readonly forget: {
      readonly action: Text;
      readonly title: Text;
      readonly text: Text;
      readonly done: Text;
    };
  };
  readonly legal: {
    readonly title: Text;
    readonly description: Text;
    readonly lead: Text;
    readonly consultation: {
      readonly title: Text;
      readonly text: Text;
      readonly action: Text;
    };
    readonly documents: {
      readonly title: Text;
      readonly text: Text;
      readonly action: Text;
    };
    readonly aid: {
      readonly title: Text;
      readonly text: Text;
      readonly action: Text;
    };
    readonly doors: {
      readonly law: Text;
      readonly person: Text;
    };
    readonly letter: {
      readonly title: Text;
      readonly text: Text;
      readonly action: Text;
    };
    readonly locker: {
      readonly title: Text;
      readonly text: Text;
      readonly action: Text;
    };
    readonly commitments: {
      readonly title: Text;
      readonly text: Text;
      readonly action: Text;
    };
    readonly notAdvice: {
      readonly title: Text;
      readonly text: Text;
    };
    readonly who: {
      readonly title: Text;
      readonly counsel: Text;
      readonly notTitle: Text;
      readonly not: Text;
      readonly otherTitle: Text;
      readonly other: Text;
      readonly urgentTitle: Text;
      readonly urgent: Text;
    };
    readonly figures: {
      readonly title: Text;
      readonly received: Text;
      readonly answered: Text;
      readonly medianDays: Text;
      readonly medianTime: Text;
      readonly underADay: Text;
    };
    readonly data: {
      readonly title: Text;
      readonly browser: Text;
      readonly requests: Text;
      readonly withdraw: Text;
      readonly audit: Text;
      readonly privacy: Text;
    };
    readonly countries: {
      readonly title: Text;
      readonly text: Text;
      readonly open: Text;
      readonly liability: Text<'time'>;
      readonly limitation: Text<'time'>;
      readonly ask: Text;
      readonly letter: Text<'language'>;
      readonly partial: Text;
      readonly none: Text;
      readonly failed: Text;
    };
    readonly guides: {
      readonly title: Text;
      readonly text: Text;
      readonly version: Text<'date' | 'version'>;
      readonly download: Text<'format' | 'title'>;
      readonly pdf: Text;
      readonly docx: Text;
      readonly read: Text;
      readonly print: Text;
      readonly back: Text;
      readonly failed: Text;
    };
    readonly loading: Text;
  };
  readonly answersLegal: {
    readonly title: Text;
    readonly text: Text;
    readonly wrote_one: Text<'n'>;
    readonly wrote_other: Text<'n'>;
    readonly answered_one: Text<'n'>;
    readonly answered_other: Text<'n'>;
    readonly first: Text;
    readonly press: Text;
    readonly loading: Text;
    readonly failed: Text;
    readonly empty: Text;
    readonly waiting: Text;
    readonly on: Text<'date'>;
    readonly share: Text;
    readonly read: Text;
    readonly delete: {
      readonly title: Text;
      readonly text: Text;
    };
    readonly form: {
      readonly who: Text;
      readonly whoHint: Text;
      readonly answeredOn: Text;
      readonly answeredOnWrong: Text;
      readonly content: Text;
      readonly contentHint: Text;
      readonly language: Text;
      readonly consentName: Text;
      readonly consent: Text;
      readonly consentHint: Text;
      readonly consentMissing: Text;
      readonly trap: Text;
      readonly review: Text;
      readonly asGuest: Text;
      readonly logIn: Text;
      readonly send: Text;
      readonly sending: Text;
      readonly done: Text;
      readonly doneText: Text;
      readonly suspended: Text;
    };
  };
  readonly commitmentsLegal: {
    readonly title: Text;
    readonly description: Text;
    readonly lead: Text;
    readonly statuses: {
      readonly promised: Text;
      readonly under_way: Text;
      readonly kept: Text;
      readonly broken: Text;
      readonly refused: Text;
      readonly superseded: Text;
      readonly unknown: Text;
    };
    readonly statusTexts: {
      readonly promised: Text;
      readonly under_way: Text;
      readonly kept: Text;
      readonly broken: Text;
      readonly refused: Text;
      readonly superseded: Text;
      readonly unknown: Text;
    };
    readonly bodies: {
      readonly institution: Text;
      readonly parliament: Text;
      readonly government: Text;
      readonly authority: Text;
      readonly publisher: Text;
    };
    readonly saidOn: Text<'date'>;
    readonly dueOn: Text<'date'>;
    readonly noDue: Text;
    readonly overdue_one: Text<'n'>;
    readonly overdue_other: Text<'n'>;
    readonly left_one: Text<'n'>;
    readonly left_other: Text<'n'>;
    readonly history: Text;
    readonly write: Text;
    readonly filters: {
      readonly label: Text;
      readonly all: Text;
      readonly every: Text;
      readonly status: Text;
      readonly body: Text;
      readonly country: Text;
      readonly clear: Text;
      readonly fold: Text;
      readonly foldActive: Text<'n'>;
    };
    readonly views: {
      readonly label: Text;
      readonly due: Text;
      readonly promiser: Text;
    };
    readonly groups: {
      readonly next: Text;
      readonly decided: Text;
    };
    readonly record: {
      readonly open: Text;
      readonly overdue: Text;
      readonly share: Text;
    };
    readonly shown_one: Text<'n'>;
    readonly shown_other: Text<'n'>;
    readonly empty: Text;
    readonly emptyText: Text;
    readonly failed: Text;
    readonly feeds: {
      readonly title: Text;
      readonly text: Text;
      readonly calendar: Text;
      readonly atom: Text;
      readonly json: Text;
      readonly csv: Text;
    };
    readonly verification: {
      readonly title: Text;
      readonly closed: Text<'closed'>;
      readonly lastTotal: Text<'total'>;
      readonly text: Text<'collected' | 'verified'>;
      readonly gaps: Text<'countries' | 'n'>;
      readonly table: Text;
      readonly country: Text;
      readonly needed: Text;
      readonly collected: Text;
      readonly verified: Text;
      readonly difference: Text;
      readonly total: Text;
      readonly none: Text;
      readonly press: Text;
    };
    readonly representatives: {
      readonly title: Text;
      readonly text: Text;
      readonly find: Text;
      readonly write: Text;
      readonly guide: Text;
    };
  };
  readonly happenedLegal: {
    readonly title: Text;
    readonly choices: {
      readonly shut_down: Text;
      readonly announced: Text;
      readonly refund_refused: Text;
      readonly features_removed: Text;
      readonly items_lost: Text;
    };
    readonly texts: {
      readonly shut_down: Text;
      readonly announced: Text;
      readonly refund_refused: Text;
      readonly features_removed: Text;
      readonly items_lost: Text;
    };
    readonly country: Text;
    readonly choose: Text;
    readonly chooseText: Text;
    readonly guessed: Text;
    readonly show: Text;
    readonly acts: {
      readonly letter: Text;
      readonly law: Text<'country'>;
    };
  };
  readonly recordLegal: {
    readonly title: Text<'country'>;
    readonly description: Text<'country'>;
    readonly lead: Text<'country'>;
    readonly back: Text;
    readonly answers: {
      readonly title: Text;
      readonly money: {
        readonly question: Text;
        readonly contract: Text;
        readonly other: Text;
        readonly prepaid: Text;
        readonly none: Text;
      };
      readonly until: {
        readonly question: Text;
        readonly line: Text<'kind' | 'limit'>;
        readonly late: Text;
        readonly minimum: Text<'duration'>;
        readonly none: Text;
      };
      readonly who: {
        readonly question: Text;
        readonly seller: Text;
        readonly manufacturer: Text<'article'>;
      };
      readonly refused: {
        readonly question: Text;
        readonly authority: Text<'name'>;
        readonly advice: Text<'name'>;
        readonly dispute: Text<'name'>;
        readonly court: Text;
      };
      readonly strength: {
        readonly title: Text;
        readonly complete: Text;
        readonly partly: Text;
        readonly none: Text;
        readonly lawyer: Text<'date' | 'name'>;
        readonly noLawyer: Text;
      };
    };
    readonly laws: Text;
    readonly articles: Text;
    readonly implements: Text<'directive'>;
    readonly limitsTitle: Text;
    readonly limit: Text<'duration' | 'start'>;
    readonly authority: Text;
    readonly advice: Text;
    readonly abroadOnly: Text;
    readonly liable: Text;
    readonly liableWho: {
      readonly manufacturer: Text;
    };
    readonly disputeBodies: Text;
    readonly representatives: Text;
    readonly letterLanguages: Text;
    readonly website: Text;
    readonly complaint: Text;
    readonly findRepresentative: Text;
    readonly address: Text;
    readonly email: Text;
    readonly source: Text<'host'>;
    readonly sourceShort: Text;
    readonly checked: Text<'date'>;
    readonly checkedAll: Text<'date'>;
    readonly due: Text;
    readonly dueText: Text;
    readonly missing: Text;
    readonly missingText: Text;
    readonly missingAddress: Text;
    readonly missingArticles: Text;
    readonly articles_one: Text<'n'>;
    readonly articles_other: Text<'n'>;
    readonly missingDirectives: Text<'directives'>;
    readonly writeLetter: Text;
    readonly notAdvice: Text;
    readonly dueList: {
      readonly title: Text;
      readonly text_one: Text<'n'>;
      readonly text_other: Text<'n'>;
      readonly empty: Text;
      readonly emptyText: Text;
    };
    readonly regions: {
      readonly EU: Text;
      readonly US: Text;
      readonly 'US-CA': Text;
      readonly 'CA-QC': Text;
    };
    readonly directives: {
      readonly '2019/770': Text;
      readonly '2011/83': Text;
      readonly '93/13': Text;
      readonly '2005/29': Text;
    };
    readonly topics: {
      readonly digital_content: Text;
      readonly distance_contracts: Text;
      readonly unfair_terms: Text;
      readonly unfair_practices: Text;
      readonly sale_of_goods: Text;
      readonly general: Text;
    };
    readonly rights: {
      readonly conformity: Text;
      readonly updates: Text;
      readonly repair: Text;
      readonly price_reduction: Text;
      readonly termination: Text;
      readonly refund: Text;
      readonly change_notice: Text;
      readonly unfair_terms: Text;
      readonly information: Text;
      readonly withdrawal: Text;
      readonly misleading: Text;
      readonly no_waiver: Text;
      readonly burden_of_proof: Text;
      readonly data_retrieval: Text;
      readonly guarantee: Text;
      readonly compensation: Text;
      readonly prepaid_refund: Text;
    };
    readonly limits: {
      readonly liability: Text;
      readonly burden_of_proof: Text;
      readonly limitation: Text;
      readonly withdrawal: Text;
      readonly notice: Text;
      readonly refund: Text;
    };
    readonly starts: {
      readonly supply: Text;
      readonly discovery: Text;
      readonly contract: Text;
      readonly termination: Text;
      readonly end_of_supply: Text;
      readonly end_of_year: Text;
      readonly knowledge: Text;
      readonly accrual: Text;
    };
    readonly limitWhole: Text;
    readonly supplies: {
      readonly single: Text;
      readonly continuous: Text;
    };
    readonly minimum: Text;
    readonly exceptions: {
      readonly supply_begun: Text;
      readonly digital_download: Text;
    };
    readonly applies: {
      readonly contract: Text<'date'>;
      readonly supply: Text<'date'>;
    };
    readonly changed: Text<'about' | 'date'>;
    readonly effects: {
      readonly power: Text;
      readonly offence: Text;
    };
    readonly kinds: {
      readonly copy: Text;
      readonly lawyers: Text;
      readonly press: Text;
    };
  };
  readonly legalRequests: {
    readonly title: Text;
    readonly description: Text;
    readonly loading: Text;
    readonly back: Text;
    readonly request: {
      readonly fullName: Text;
      readonly fullNameHint: Text;
      readonly email: Text;
      readonly emailHint: Text;
      readonly phone: Text;
      readonly phoneHint: Text;
      readonly issueTypes: {
        readonly refund: Text;
        readonly game_shut_down: Text;
        readonly features_removed: Text;
        readonly account_blocked: Text;
        readonly misleading_sale: Text;
        readonly other: Text;
      };
      readonly guest: Text;
      readonly member: Text;
      readonly optional: Text;
      readonly attachments: {
        readonly label: Text;
        readonly hint: Text;
        readonly add: Text;
        readonly remove: Text<'name'>;
        readonly uploading: Text<'name'>;
        readonly privacy: Text;
        readonly tooMany: Text;
        readonly tooBig: Text<'name'>;
        readonly wrongType: Text<'name'>;
        readonly active: Text<'name'>;
        readonly convert: Text<'name'>;
        readonly unreadable: Text<'name'>;
      };
      readonly consent: {
        readonly name: Text;
        readonly label: Text;
        readonly text: Text;
        readonly error: Text;
      };
      readonly draft: {
        readonly keep: Text;
        readonly shared: Text;
        readonly restored: Text;
        readonly discard: Text;
      };
      readonly errors: {
        readonly fullName: Text;
        readonly email: Text;
        readonly phone: Text;
      };
      readonly done: {
        readonly title: Text;
        readonly reference: Text;
        readonly email: Text<'email'>;
        readonly nextTitle: Text;
        readonly next: Text;
        readonly nextTime: Text;
        readonly status: Text;
        readonly keep: Text;
      };
      readonly trap: Text;
    };
    readonly consultation: {
      readonly title: Text;
      readonly description: Text;
      readonly lead: Text;
      readonly preferredDate: Text;
      readonly preferredDateHint: Text;
      readonly preferredTime: Text;
      readonly timeZone: Text;
      readonly timeZoneHint: Text<'zone'>;
      readonly issueType: Text;
      readonly issueTypeChoose: Text;
      readonly caseDescription: Text;
      readonly caseDescriptionHint: Text;
      readonly submit: Text;
      readonly submitting: Text;
      readonly errors: {
        readonly preferredDate: Text;
        readonly issueType: Text;
        readonly caseDescription: Text;
      };
      readonly aidInstead: Text;
    };
    readonly aid: {
      readonly title: Text;
      readonly description: Text;
      readonly lead: Text;
      readonly limits: Text;
      readonly monthlyIncome: Text;
      readonly monthlyIncomeHint: Text;
      readonly currency: Text;
      readonly preferNotToSay: Text;
      readonly legalIssue: Text;
      readonly legalIssueChoose: Text;
      readonly detailedDescription: Text;
      readonly detailedDescriptionHint: Text;
      readonly submit: Text;
      readonly submitting: Text;
      readonly errors: {
        readonly monthlyIncome: Text;
        readonly currency: Text;
        readonly legalIssue: Text;
        readonly detailedDescription: Text;
      };
      readonly consultationInstead: Text;
    };
    readonly status: {
      readonly private: Text;
      readonly reference: Text;
      readonly sent: Text;
      readonly kinds: {
        readonly consultation: Text;
        readonly aid: Text;
      };
      readonly states: {
        readonly received: Text;
        readonly assigned: Text;
        readonly answered: Text;
        readonly closed: Text;
      };
      readonly stateTexts: {
        readonly received: Text;
        readonly assigned: Text;
        readonly answered: Text;
        readonly closed: Text<'date'>;
      };
      readonly history: Text;
      readonly replies: Text;
      readonly noReply: Text;
      readonly noReplyText: Text;
      readonly fromCounsel: Text<'date'>;
      readonly date: {
        readonly proposed: Text;
        readonly confirmed: Text;
        readonly accept: Text;
        readonly decline: Text;
        readonly accepted: Text;
        readonly declined: Text;
        readonly calendar: Text;
      };
      readonly outcome: Text;
      readonly withdraw: {
        readonly action: Text;
        readonly title: Text;
        readonly text: Text;
        readonly confirm: Text;
        readonly cancel: Text;
        readonly working: Text;
        readonly done: Text;
        readonly doneText: Text;
      };
      readonly gone: Text;
      readonly goneText: Text;
      readonly failed: Text;
      readonly answering: Text;
    };
    readonly outcomes: {
      readonly advised: Text;
      readonly letter_sent: Text;
      readonly referred: Text;
      readonly resolved: Text;
      readonly no_contact: Text;
      readonly out_of_scope: Text;
    };
  };
  readonly counselLegalRequests: {
    readonly title: Text;
    readonly description: Text;
    readonly audit: Text;
    readonly filters: {
      readonly kind: Text;
      readonly status: Text;
      readonly country: Text;
      readonly language: Text;
      readonly age: Text;
      readonly ages: {
        readonly day: Text;
        readonly week: Text;
        readonly older: Text;
      };
      readonly taken: Text;
      readonly mine: Text;
      readonly free: Text;
      readonly all: Text;
      readonly clear: Text;
      readonly open: Text;
    };
    readonly waiting: Text<'age'>;
    readonly takenBy: Text<'name'>;
    readonly notTaken: Text;
    readonly empty: Text;
    readonly emptyText: Text;
    readonly failed: Text;
    readonly contentsHidden: Text;
    readonly take: Text;
    readonly taken: Text;
    readonly release: Text;
    readonly released: Text;
    readonly handOver: {
      readonly action: Text;
      readonly to: Text;
      readonly note: Text;
      readonly confirm: Text;
      readonly done: Text<'name'>;
    };
    readonly request: Text;
    readonly contact: Text;
    readonly attachments: {
      readonly title: Text;
      readonly download: Text<'name'>;
      readonly warning: Text;
      readonly none: Text;
      readonly checking: Text;
      readonly refused: Text;
      readonly document: {
        readonly pages: Text<'name'>;
        readonly page: Text<'page' | 'total'>;
        readonly loading: Text;
        readonly failed: Text;
        readonly retry: Text;
        readonly more: Text<'shown' | 'total'>;
        readonly waiting: Text;
        readonly encrypted: Text;
        readonly unreadable: Text;
        readonly original: Text<'name'>;
        readonly warning: Text;
      };
    };
    readonly notes: {
      readonly title: Text;
      readonly hint: Text;
      readonly add: Text;
      readonly added: Text;
      readonly error: Text;
      readonly empty: Text;
    };
    readonly reply: {
      readonly title: Text;
      readonly hint: Text<'language'>;
      readonly notAdvice: Text;
      readonly send: Text;
      readonly sending: Text;
      readonly sent: Text;
      readonly failed: Text;
      readonly error: Text;
    };
    readonly date: {
      readonly title: Text;
      readonly day: Text;
      readonly time: Text;
      readonly zone: Text<'zone'>;
      readonly ownZone: Text<'zone'>;
      readonly length: Text;
      readonly send: Text;
      readonly proposed: Text<'time'>;
      readonly accepted: Text;
      readonly declined: Text;
      readonly confirm: Text;
      readonly confirmed: Text<'time'>;
      readonly calendar: Text;
      readonly error: Text;
    };
    readonly close: {
      readonly action: Text;
      readonly title: Text;
      readonly text: Text;
      readonly outcome: Text;
      readonly outcomes: {
        readonly advised: Text;
        readonly letter_sent: Text;
        readonly referred: Text;
        readonly resolved: Text;
        readonly no_contact: Text;
        readonly out_of_scope: Text;
      };
      readonly message: Text;
      readonly confirm: Text;
      readonly done: Text;
      readonly error: Text;
    };
    readonly reopen: Text;
    readonly reopened: Text;
    readonly withdrawn: Text;
    readonly shown_one: Text<'n'>;
    readonly shown_other: Text<'n'>;
    readonly loading: Text;
    readonly saving: Text;
    readonly unknown: Text;
    readonly issue: Text;
    readonly whatHappened: Text;
  };
  readonly moderation: {
    readonly title: Text;
    readonly description: Text;
    readonly intro: Text;
    readonly states: {
      readonly open: Text;
      readonly decided: Text;
    };
    readonly names: {
      readonly title: Text;
      readonly intro: Text;
      readonly look_alike: Text;
      readonly reserved: Text;
      readonly refused: Text;
      readonly keep: Text;
      readonly keeping: Text;
      readonly kept: Text;
    };
    readonly bursts: {
      readonly title: Text;
      readonly intro: Text;
      readonly accept: Text;
      readonly reject: Text;
      readonly deciding: Text;
      readonly accepted: Text<'n'>;
      readonly rejected: Text<'n'>;
      readonly gone: Text;
      readonly marks: {
        readonly helpful: Text<'n'>;
        readonly game_like: Text<'n'>;
        readonly letter_written: Text<'n'>;
      };
    };
    readonly filter: {
      readonly state: Text;
      readonly kind: Text;
      readonly cause: Text;
      readonly age: Text;
      readonly days_one: Text<'n'>;
      readonly days_other: Text<'n'>;
    };
    readonly statuses: {
      readonly pending: Text;
      readonly published: Text;
      readonly hidden: Text;
      readonly rejected: Text;
    };
    readonly causes: {
      readonly pending: Text;
      readonly reported: Text;
      readonly held: Text;
    };
    readonly holds: {
      readonly links: Text;
      readonly alike: Text;
      readonly too_quick: Text;
      readonly hidden_field: Text;
      readonly reported: Text;
    };
    readonly details: {
      readonly gameName: Text;
      readonly amountLost: Text;
      readonly categoryId: Text;
      readonly yearsPlayed: Text;
      readonly region: Text;
      readonly answeredOn: Text;
      readonly developer: Text;
      readonly publisher: Text;
      readonly releaseDate: Text;
      readonly shutdownDate: Text;
      readonly status: Text;
      readonly genre: Text;
      readonly platforms: Text;
      readonly description: Text;
      readonly shutdownReason: Text;
      readonly sources: Text;
      readonly revivedBy: Text;
      readonly playableSince: Text;
    };
    readonly replyTo: Text<'title'>;
    readonly waits: Text<'age'>;
    readonly context: Text;
    readonly showAll: Text<'n'>;
    readonly similarGames: Text;
    readonly similarLoading: Text;
    readonly reviewGame: Text;
    readonly openPage: Text;
    readonly authors: {
      readonly guest: Text;
      readonly signer: Text;
      readonly deleted: Text;
      readonly member: Text;
      readonly counsel: Text;
      readonly moderator: Text;
      readonly admin: Text;
    };
    readonly since: Text<'day'>;
    readonly suspended: Text;
    readonly record: {
      readonly published: Text;
      readonly pending: Text;
      readonly rejected: Text;
      readonly hidden: Text;
    };
    readonly reports: {
      readonly open_one: Text<'n'>;
      readonly open_other: Text<'n'>;
      readonly earlier: Text;
      readonly weight: Text<'share'>;
    };
    readonly actions: {
      readonly approve: Text;
      readonly restore: Text;
      readonly reject: Text;
      readonly hide: Text;
      readonly keepHidden: Text;
    };
    readonly actionOn: Text<'action' | 'title'>;
    readonly decided: {
      readonly approve: Text;
      readonly reject: Text;
      readonly hide: Text;
      readonly restore: Text;
    };
    readonly decidedBy: Text<'name' | 'time'>;
    readonly deciding: Text;
    readonly done_one: Text<'n'>;
    readonly done_other: Text<'n'>;
    readonly undo: Text;
    readonly undoing: Text;
    readonly undone: Text;
    readonly own: Text;
    readonly left: {
      readonly gone: Text;
      readonly decided_meanwhile: Text;
      readonly own: Text;
      readonly not_possible: Text;
    };
    readonly leftText: Text;
    readonly leftMany_one: Text<'n'>;
    readonly leftMany_other: Text<'n'>;
    readonly removeMany_one: Text<'n'>;
    readonly removeMany_other: Text<'n'>;
    readonly select: Text;
    readonly selection: {
      readonly label: Text;
      readonly all: Text;
      readonly count_one: Text<'n'>;
      readonly count_other: Text<'n'>;
      readonly keep: Text;
      readonly remove: Text;
    };
    readonly shown_one: Text<'n' | 'total'>;
    readonly shown_other: Text<'n' | 'total'>;
    readonly shownFirst_one: Text;
    readonly shownFirst_other: Text<'n'>;
    readonly loading: Text;
    readonly failed: Text;
    readonly reload: Text;
    readonly empty: Text;
    readonly emptyText: Text;
    readonly toDecided: Text;
    readonly noneDecided: Text;
    readonly noneDecidedText: Text;
    readonly toOpen: Text;
    readonly noMatch: Text;
    readonly noMatchText: Text;
    readonly keys: {
      readonly title: Text;
      readonly text: Text;
      readonly next: Text;
      readonly previous: Text;
      readonly keep: Text;
      readonly remove: Text;
      readonly select: Text;
      readonly open: Text;
      readonly undo: Text;
      readonly reason: Text;
      readonly help: Text;
      readonly use: Text;
      readonly useHint: Text;
    };
    readonly audit: {
      readonly title: Text;
      readonly description: Text;
      readonly intro: Text;
      readonly introAdmin: Text;
      readonly searchHint: Text;
      readonly action: Text;
      readonly from: Text;
      readonly to: Text;
      readonly export: Text;
      readonly change: Text<'after' | 'before'>;
      readonly mergedInto: Text;
      readonly factName: Text;
      readonly shown_one: Text<'n' | 'total'>;
      readonly shown_other: Text<'n' | 'total'>;
      readonly shownFirst_one: Text;
      readonly shownFirst_other: Text<'n'>;
      readonly loading: Text;
      readonly failed: Text;
      readonly empty: Text;
      readonly emptyText: Text;
      readonly actors: {
        readonly operator: Text;
        readonly readers: Text;
      };
      readonly subjects: {
        readonly letters: Text;
        readonly legal_request: Text;
        readonly story: Text;
        readonly forum_post: Text;
        readonly forum_reply: Text;
        readonly memory: Text;
        readonly reason: Text;
        readonly letter_answer: Text;
        readonly correction: Text;
        readonly game: Text;
        readonly account: Text;
        readonly article: Text;
        readonly feed: Text;
        readonly reading: Text;
        readonly petition: Text;
      };
      readonly actions: {
        readonly approve: Text;
        readonly reject: Text;
        readonly hide: Text;
        readonly restore: Text;
        readonly merge: Text;
        readonly edit: Text;
        readonly undo: Text;
        readonly lock: Text;
        readonly unlock: Text;
        readonly pin: Text;
        readonly unpin: Text;
        readonly move: Text;
        readonly solve: Text;
        readonly unsolve: Text;
        readonly role_granted: Text;
        readonly display_name_reset: Text;
        readonly display_name_approved: Text;
        readonly suspended: Text;
        readonly restored: Text;
        readonly legal_opened: Text;
        readonly legal_taken: Text;
        readonly legal_released: Text;
        readonly legal_handed_over: Text;
        readonly legal_noted: Text;
        readonly legal_replied: Text;
        readonly legal_file_downloaded: Text;
        readonly legal_file_viewed: Text;
        readonly legal_time_proposed: Text;
        readonly legal_time_confirmed: Text;
        readonly legal_closed: Text;
        readonly legal_reopened: Text;
        readonly feed_added: Text;
        readonly feed_changed: Text;
        readonly feed_imported: Text;
        readonly feed_poll_asked: Text;
        readonly feed_deleted: Text;
        readonly reading_accepted: Text;
        readonly reading_rejected: Text;
        readonly petition_created: Text;
        readonly petition_edited: Text;
        readonly petition_opened: Text;
        readonly petition_closed: Text;
        readonly petition_submitted: Text;
        readonly petition_answered: Text;
        readonly petition_exported: Text;
        readonly petition_export_downloaded: Text;
        readonly petition_event_added: Text;
        readonly petition_event_deleted: Text;
        readonly petition_update_posted: Text;
        readonly petition_update_corrected: Text;
        readonly petition_update_deleted: Text;
        readonly petition_figure_added: Text;
        readonly petition_figures_deleted: Text;
        readonly signatures_accepted: Text;
        readonly signatures_rejected: Text;
        readonly marks_accepted: Text;
        readonly marks_rejected: Text;
        readonly signatures_held: Text;
        readonly signer_names_hidden: Text;
        readonly signer_name_approved: Text;
        readonly article_added: Text;
        readonly article_deleted: Text;
        readonly article_hidden: Text;
        readonly article_shown: Text;
        readonly category_changed: Text;
        readonly picture_changed: Text;
        readonly version_added: Text;
        readonly version_changed: Text;
        readonly version_deleted: Text;
        readonly redact: Text;
      };
    };
    readonly picture: Text;
  };
  readonly editorial: {
    readonly title: Text;
    readonly description: Text;
    readonly intro: Text;
    readonly write: Text;
    readonly searchHint: Text;
    readonly status: Text;
    readonly statuses: {
      readonly draft: Text;
      readonly scheduled: Text;
      readonly published: Text;
    };
    readonly missing: Text;
    readonly unsaved: Text;
    readonly shown_one: Text<'n' | 'total'>;
    readonly shown_other: Text<'n' | 'total'>;
    readonly loading: Text;
    readonly failedTitle: Text;
    readonly empty: Text;
    readonly emptyText: Text;
    readonly begun: Text;
    readonly versions: Text;
    readonly back: Text;
    readonly newTitle: Text;
    readonly editTitle: Text;
    readonly untitled: Text;
    readonly articleLoading: Text;
    readonly articleFailed: Text;
    readonly gone: Text;
    readonly goneText: Text;
    readonly restored: {
      readonly title: Text;
      readonly text: Text;
      readonly discard: Text;
    };
    readonly shared: Text;
    readonly choose: Text;
    readonly picture: {
      readonly remove: Text;
      readonly label: Text;
      readonly hint: Text;
      readonly preview: Text;
      readonly fetching: Text;
      readonly failed: Text;
      readonly pending: Text;
      readonly uploadLater: Text;
    };
    readonly languages: Text;
    readonly languageOption: Text<'language' | 'status'>;
    readonly fields: {
      readonly title: Text;
      readonly excerpt: Text;
      readonly excerptHint: Text;
      readonly body: Text;
      readonly imageAlt: Text;
      readonly imageAltHint: Text;
      readonly author: Text;
      readonly authorHint: Text;
    };
    readonly help: {
      readonly title: Text;
      readonly text: Text;
      readonly write: Text;
      readonly get: Text;
      readonly heading: Text;
      readonly bold: Text;
      readonly italic: Text;
      readonly link: Text;
      readonly item: Text;
      readonly numbered: Text;
      readonly quote: Text;
      readonly paragraph: Text;
    };
    readonly preview: {
      readonly title: Text;
      readonly empty: Text;
      readonly loading: Text;
      readonly failed: Text;
    };
    readonly statusText: {
      readonly draft: Text;
      readonly scheduled: Text;
      readonly publish: Text;
      readonly published: Text<'time'>;
      readonly withdraw: Text;
    };
    readonly publishAt: {
      readonly label: Text;
      readonly hint: Text<'zone'>;
      readonly past: Text;
    };
    readonly read: Text;
    readonly save: Text;
    readonly saveAs: {
      readonly published: Text;
      readonly scheduled: Text;
    };
    readonly noCategory: Text;
    readonly categoryHint: Text;
    readonly saving: Text;
    readonly saved: Text;
    readonly allSaved: Text;
    readonly notSaved: Text;
    readonly shortcut: Text;
    readonly summary: Text;
    readonly summaryField: Text<'field' | 'language' | 'text'>;
    readonly problems: {
      readonly title: Text;
      readonly choose: Text;
    };
    readonly conflict: {
      readonly title: Text;
      readonly text: Text<'language' | 'time'>;
      readonly deleted: Text<'language'>;
      readonly load: Text;
      readonly keep: Text;
      readonly looking: Text;
      readonly lookingText: Text<'language'>;
      readonly back: Text;
      readonly drop: Text;
    };
    readonly leave: {
      readonly title: Text;
      readonly text: Text;
      readonly stay: Text;
      readonly leave: Text;
    };
    readonly revert: Text<'language'>;
    readonly remove: {
      readonly title: Text;
      readonly language: Text<'language'>;
      readonly languageQuestion: Text<'language'>;
      readonly languageText: Text;
      readonly lastLanguage: Text;
      readonly article: Text;
      readonly articleQuestion: Text<'title'>;
      readonly articleText: Text;
      readonly busy: Text;
      readonly languageDone: Text<'language'>;
      readonly articleDone: Text;
    };
    readonly hidden: {
      readonly button: Text;
      readonly question: Text<'title'>;
      readonly text: Text;
      readonly reason: Text;
      readonly reasonHint: Text;
      readonly reasonNeeded: Text;
      readonly busy: Text;
      readonly done: Text;
      readonly doneText: Text;
      readonly title: Text;
      readonly lead: Text;
      readonly loading: Text;
      readonly failed: Text;
      readonly shown_one: Text<'n' | 'total'>;
      readonly shown_other: Text<'n' | 'total'>;
      readonly none: Text;
      readonly noneText: Text;
      readonly since: Text;
      readonly again: Text;
      readonly againBusy: Text;
      readonly againDone: Text;
    };
    readonly otherLanguage: Text;
  };
  readonly feeds: {
    readonly title: Text;
    readonly description: Text;
    readonly intro: Text;
    readonly add: Text;
    readonly import: Text;
    readonly export: Text;
    readonly searchHint: Text;
    readonly state: Text;
    readonly enabledFilter: Text;
    readonly enabledYes: Text;
    readonly enabledNo: Text;
    readonly shown_one: Text<'n' | 'total'>;
    readonly shown_other: Text<'n' | 'total'>;
    readonly loading: Text;
    readonly failedTitle: Text;
    readonly empty: Text;
    readonly emptyText: Text;
    readonly states: {
      readonly new: Text;
      readonly working: Text;
      readonly failing: Text;
      readonly stopped: Text;
      readonly gone: Text;
    };
    readonly off: Text;
    readonly items_one: Text<'n'>;
    readonly items_other: Text<'n'>;
    readonly lastRead: Text<'articles' | 'entries'>;
    readonly lastItem: Text;
    readonly lastPolled: Text;
    readonly nextPoll: Text;
    readonly never: Text;
    readonly notPlanned: Text;
    readonly failures_one: Text<'n'>;
    readonly failures_other: Text<'n'>;
    readonly failingSince: Text<'time'>;
    readonly read: Text;
    readonly reading: Text;
    readonly readAsked: Text<'name'>;
    readonly readAskedText: Text;
    readonly edit: Text;
    readonly on: Text;
    readonly switchOff: Text;
    readonly switching: Text;
    readonly switchedOn: Text<'name'>;
    readonly switchedOff: Text<'name'>;
    readonly history: Text;
    readonly remove: Text;
    readonly removeQuestion: Text<'name'>;
    readonly removeText_one: Text;
    readonly removeText_other: Text<'n'>;
    readonly removeButton: Text;
    readonly removing: Text;
    readonly removed: Text<'name'>;
    readonly faultsTitle: Text<'name'>;
    readonly faultsText: Text;
    readonly faultsEmpty: Text;
    readonly faultsFailed: Text;
    readonly faultsLoading: Text;
    readonly status: Text<'status'>;
    readonly faults: {
      readonly bad_address: {
        readonly text: Text;
        readonly way: Text;
      };
      readonly protocol_not_allowed: {
        readonly text: Text;
        readonly way: Text;
      };
      readonly port_not_allowed: {
        readonly text: Text;
        readonly way: Text;
      };
      readonly not_public: {
        readonly text: Text;
        readonly way: Text;
      };
      readonly unknown_host: {
        readonly text: Text;
        readonly way: Text;
      };
      readonly unreachable: {
        readonly text: Text;
        readonly way: Text;
      };
      readonly too_slow: {
        readonly text: Text;
        readonly way: Text;
      };
      readonly too_large: {
        readonly text: Text;
        readonly way: Text;
      };
      readonly too_many_redirects: {
        readonly text: Text;
        readonly way: Text;
      };
      readonly refused: {
        readonly text: Text;
        readonly way: Text;
      };
      readonly bad_answer: {
        readonly text: Text;
        readonly way: Text;
      };
      readonly not_a_feed: {
        readonly text: Text;
        readonly way: Text;
      };
      readonly no_articles: {
        readonly text: Text;
        readonly way: Text;
      };
      readonly gone: {
        readonly text: Text;
        readonly way: Text;
      };
    };
    readonly address: {
      readonly title: Text;
      readonly label: Text;
      readonly hint: Text;
      readonly button: Text;
      readonly looking: Text;
      readonly slow: Text;
      readonly failed: Text;
      readonly again: Text;
      readonly found: Text;
      readonly candidates: Text;
      readonly noItems: Text;
      readonly items_one: Text;
      readonly items_other: Text<'n'>;
      readonly dateDoubt: {
        readonly unknown: Text;
        readonly future: Text;
        readonly old: Text;
      };
      readonly picture: Text;
    };
    readonly form: {
      readonly name: Text;
      readonly nameHint: Text;
      readonly url: Text;
      readonly siteUrl: Text;
      readonly category: Text;
      readonly rules: Text;
      readonly rulesHint: Text;
      readonly rule: Text<'n'>;
      readonly words: Text;
      readonly wordsHint: Text;
      readonly addRule: Text;
      readonly removeRule: Text<'n'>;
      readonly enabled: Text;
      readonly enabledHint: Text;
      readonly save: Text;
      readonly saving: Text;
      readonly added: Text<'name'>;
      readonly saved: Text<'name'>;
      readonly editTitle: Text<'name'>;
      readonly known: Text;
      readonly wordsMissing: Text;
      readonly tooMany: Text;
      readonly webAddress: Text;
      readonly unsure: Text;
    };
    readonly opml: {
      readonly title: Text;
      readonly text: Text;
      readonly file: Text;
      readonly paste: Text;
      readonly language: Text;
      readonly button: Text;
      readonly importing: Text;
      readonly missing: Text;
      readonly tooLarge: Text;
      readonly notOpml: Text;
      readonly done: Text;
      readonly added_one: Text<'n'>;
      readonly added_other: Text<'n'>;
      readonly known_one: Text<'n'>;
      readonly known_other: Text<'n'>;
      readonly refused: Text;
      readonly another: Text;
      readonly showOff: Text;
    };
  };
  readonly news: {
    readonly title: Text;
    readonly description: Text;
    readonly lead: Text;
    readonly search: Text;
    readonly placeholder: Text;
    readonly find: Text;
    readonly categories: Text;
    readonly all: Text;
    readonly list: Text;
    readonly shown_one: Text<'current' | 'n'>;
    readonly shown_other: Text<'current' | 'n'>;
    readonly shownAtLeast: Text<'current' | 'total'>;
    readonly remaining: Text<'n'>;
    readonly remainingAtLeast: Text<'n'>;
    readonly loading: Text;
    readonly empty: {
      readonly title: Text;
      readonly text: Text;
      readonly none: Text;
      readonly clear: Text;
    };
    readonly feeds: {
      readonly label: Text;
      readonly atom: Text;
      readonly json: Text;
    };
    readonly article: {
      readonly back: Text;
      readonly updated: Text<'day'>;
      readonly by: Text<'author'>;
      readonly readFull: Text;
      readonly continueAt: Text<'source'>;
      readonly excerpt: Text<'source'>;
      readonly alsoAt: Text;
      readonly related: Text;
      readonly translations: Text;
      readonly source: Text<'url'>;
      readonly failed: Text;
      readonly share: Text;
    };
    readonly publishedBy: Text<'source'>;
  };
  readonly latestNews: {
    readonly title: Text;
    readonly all: Text;
    readonly empty: Text;
    readonly emptyHint: Text;
    readonly failed: Text;
    readonly more: Text;
    readonly dateDoubt: {
      readonly unknown: Text;
      readonly future: Text;
      readonly old: Text;
    };
  };
  readonly petitions: {
    readonly title: Text;
    readonly description: Text;
    readonly lead: Text;
    readonly search: Text;
    readonly placeholder: Text;
    readonly loading: Text;
    readonly failed: Text;
    readonly shown_one: Text<'current' | 'n'>;
    readonly shown_other: Text<'current' | 'n'>;
    readonly count_one: Text<'n'>;
    readonly count_other: Text<'n'>;
    readonly countAtLeast_one: Text<'n'>;
    readonly countAtLeast_other: Text<'n'>;
    readonly noFigure: Text;
    readonly target: Text<'goal'>;
    readonly source: Text;
    readonly demonstration: Text;
    readonly kind: {
      readonly official: Text;
      readonly own: Text;
    };
    readonly status: {
      readonly collecting: Text;
      readonly closed: Text;
      readonly submitted: Text;
      readonly answered: Text;
    };
    readonly filter: {
      readonly all: Text;
      readonly region: Text;
      readonly status: Text;
    };
    readonly empty: {
      readonly title: Text;
      readonly text: Text;
      readonly none: Text;
      readonly clear: Text;
    };
    readonly which: {
      readonly title: Text;
      readonly text: Text;
      readonly citizenship: Text;
      readonly residence: Text;
      readonly age: Text;
      readonly choose: Text;
      readonly other: Text;
      readonly ages: {
        readonly under16: Text;
        readonly from16: Text;
        readonly from18: Text;
      };
      readonly yes: Text;
      readonly perhaps: {
        readonly age: Text<'age'>;
        readonly country: Text;
        readonly unknown: Text;
      };
      readonly none: Text;
    };
    readonly detail: {
      readonly all: Text;
      readonly failed: Text;
      readonly to: Text;
      readonly originally: Text;
    };
    readonly who: {
      readonly any: {
        readonly anyone: Text;
        readonly citizens: Text;
        readonly residents: Text;
        readonly citizens_or_residents: Text;
      };
      readonly title: Text;
      readonly anyone: Text<'age'>;
      readonly citizens: Text<'age'>;
      readonly residents: Text<'age'>;
      readonly citizens_or_residents: Text<'age'>;
      readonly varies: Text;
    };
    readonly actions: {
      readonly sign: Text;
      readonly checkReceipt: Text;
      readonly asked: Text;
    };
    readonly milestones: {
      readonly title: Text;
      readonly reached: Text;
    };
    readonly answer: Text;
    readonly updates: Text;
    readonly corrected: Text<'day'>;
    readonly figures: Text;
    readonly sources: Text;
    readonly reasons: {
      readonly title: Text;
      readonly all: Text;
      readonly back: Text;
      readonly loading: Text;
      readonly failed: Text;
      readonly none: Text;
      readonly empty: Text;
      readonly someone: Text;
      readonly someoneFrom: Text<'country'>;
      readonly description: Text<'title'>;
    };
    readonly signers: {
      readonly title: Text;
      readonly intro: Text;
      readonly report: Text;
      readonly which: Text;
      readonly choose: Text;
      readonly missing: Text;
      readonly reportText: Text;
    };
    readonly subscribe: {
      readonly title: Text;
      readonly lead: Text;
      readonly email: Text;
      readonly submit: Text;
      readonly sending: Text;
      readonly sent: Text;
      readonly sentText: Text;
      readonly invalid: Text;
      readonly leaveEmpty: Text;
      readonly confirmLead: Text;
      readonly confirm: Text;
      readonly confirmed: Text;
      readonly noToken: Text;
    };
    readonly reviews: {
      readonly title: Text;
      readonly intro: Text;
      readonly accepted_one: Text<'n'>;
      readonly accepted_other: Text<'n'>;
      readonly rejected_one: Text<'n'>;
      readonly rejected_other: Text<'n'>;
      readonly held_one: Text<'n'>;
      readonly held_other: Text<'n'>;
    };
  };
  readonly adminPetitions: {
    readonly title: Text;
    readonly description: Text;
    readonly intro: Text;
    readonly searchHint: Text;
    readonly create: Text;
    readonly edit: Text;
    readonly draft: Text;
    readonly page: Text;
    readonly save: Text;
    readonly saving: Text;
    readonly saved: Text;
    readonly taken: Text;
    readonly fields: {
      readonly id: Text;
      readonly idHint: Text;
      readonly region: Text;
      readonly kind: Text;
      readonly language: Text;
      readonly title: Text;
      readonly addressee: Text;
      readonly text: Text;
      readonly answer: Text;
      readonly target: Text;
      readonly closes: Text;
      readonly reference: Text;
      readonly officialUrl: Text;
      readonly who: Text;
      readonly fromAge: Text;
      readonly sureFromAge: Text;
      readonly milestones: Text;
      readonly milestone: Text<'n'>;
      readonly milestonesHint: Text;
      readonly areas: Text;
      readonly areasHint: Text;
      readonly areasNeeded: Text;
      readonly signUrl: Text;
      readonly sources: Text;
      readonly sourcesHint: Text;
    };
    readonly fixed: {
      readonly title: Text;
      readonly text: Text;
    };
    readonly translations: Text;
    readonly translationsHint: Text;
    readonly steps: {
      readonly title: Text;
      readonly open: Text;
      readonly close: Text;
      readonly submit: Text;
      readonly answer: Text;
      readonly question: Text<'step' | 'title'>;
      readonly text: Text;
      readonly busy: Text;
      readonly done: Text;
      readonly date: Text;
      readonly source: Text;
      readonly officialText: Text;
      readonly needsExport: Text;
      readonly beforeOpening: Text;
      readonly beforeClosing: Text;
    };
    readonly conflict: {
      readonly title: Text;
      readonly text: Text;
      readonly look: Text;
      readonly overwrite: Text;
    };
    readonly event: {
      readonly intro: Text;
      readonly kind: Text;
      readonly add: Text;
      readonly adding: Text;
      readonly done: Text;
      readonly remove: Text;
      readonly removeOf: Text<'day' | 'event'>;
      readonly removeTitle: Text<'event'>;
      readonly removeText: Text;
      readonly removed: Text;
      readonly duplicate: Text;
    };
    readonly update: {
      readonly heading: Text;
      readonly content: Text;
      readonly publish: Text;
      readonly publishing: Text;
      readonly done: Text;
      readonly mailed: Text;
      readonly correct: Text;
      readonly delete: Text;
      readonly correctTitle: Text;
      readonly correctText: Text;
      readonly deleteTitle: Text<'title'>;
      readonly deleteText: Text;
      readonly deleted: Text;
    };
    readonly figure: {
      readonly heading: Text;
      readonly count: Text;
      readonly atLeast: Text;
      readonly date: Text;
      readonly dateHint: Text;
      readonly source: Text;
      readonly add: Text;
      readonly adding: Text;
      readonly done: Text;
    };
    readonly whoUnknown: Text;
    readonly sources: {
      readonly title: Text;
      readonly intro: Text<'least'>;
      readonly days: Text;
      readonly ofDays_one: Text<'n'>;
      readonly ofDays_other: Text<'n'>;
      readonly loading: Text;
      readonly failed: Text;
      readonly empty: Text;
      readonly otherDays: Text<'least'>;
      readonly count_one: Text<'n'>;
      readonly count_other: Text<'n'>;
      readonly names: {
        readonly share: Text;
        readonly signed: Text;
        readonly mail: Text;
        readonly widget: Text;
        readonly other: Text;
      };
    };
  };
  readonly deliveryPetitions: {
    readonly title: Text;
    readonly intro: Text<'days'>;
    readonly files: Text;
    readonly loading: Text;
    readonly failed: Text;
    readonly none: Text;
    readonly file: Text;
    readonly paper: Text;
    readonly delimiter: Text;
    readonly kinds: {
      readonly csv: Text;
      readonly pdf: Text;
    };
    readonly papers: {
      readonly A4: Text;
      readonly LETTER: Text;
    };
    readonly delimiters: {
      readonly comma: Text;
      readonly semicolon: Text;
    };
    readonly language: Text;
    readonly columns: Text;
    readonly column: {
      readonly firstName: Text;
      readonly lastName: Text;
      readonly city: Text;
      readonly country: Text;
      readonly day: Text;
    };
    readonly columnMissing: Text;
    readonly key: Text;
    readonly keyHint: Text;
    readonly keyWrong: Text;
    readonly purpose: Text;
    readonly purposeHint: Text;
    readonly submit: Text;
    readonly sending: Text;
    readonly requested: Text;
    readonly count_one: Text<'n'>;
    readonly count_other: Text<'n'>;
    readonly encrypted: Text;
    readonly download: Text;
    readonly states: {
      readonly preparing: Text;
      readonly ready: Text;
      readonly failed: Text;
      readonly expired: Text;
    };
  };
  readonly readingsPetitions: {
    readonly title: Text;
    readonly description: Text;
    readonly intro: Text<'n'>;
    readonly loading: Text;
    readonly failed: Text;
    readonly empty: Text;
    readonly emptyText: Text;
    readonly change: Text<'last' | 'total'>;
    readonly states: {
      readonly waiting: Text;
      readonly rejected: Text;
      readonly accepted: Text;
      readonly confirmed: Text;
      readonly superseded: Text;
    };
    readonly reasons: {
      readonly total_rose: Text;
      readonly total_fell: Text;
      readonly states_rose: Text;
      readonly states_fell: Text;
      readonly states_differ: Text;
    };
    readonly sum: Text;
    readonly pace: Text;
    readonly perDay: Text<'n'>;
    readonly polls: Text;
    readonly pollsOf: Text<'n' | 'needed'>;
    readonly firstReceived: Text;
    readonly lastReceived: Text;
    readonly actionOn: Text<'action' | 'total'>;
    readonly decisions: {
      readonly accept: {
        readonly action: Text;
        readonly question: Text<'total'>;
        readonly text: Text;
        readonly button: Text;
        readonly busy: Text;
        readonly done: Text<'total'>;
      };
      readonly reject: {
        readonly action: Text;
        readonly question: Text<'total'>;
        readonly text: Text;
        readonly button: Text;
        readonly busy: Text;
        readonly done: Text<'total'>;
      };
    };
    readonly outdated: Text;
  };
  readonly petition: {
    readonly counter: {
      readonly label: Text;
      readonly asOf: Text<'time'>;
      readonly asOfDay: Text<'day'>;
      readonly progress: Text<'percent'>;
      readonly announce_one: Text<'n'>;
      readonly announce_other: Text<'n'>;
      readonly announceAtLeast: Text<'n'>;
      readonly none: Text;
    };
    readonly source: {
      readonly own: Text;
      readonly official: Text<'site'>;
      readonly external: Text;
      readonly mock: Text;
      readonly mockBoth: Text;
    };
    readonly demonstration: Text<'year'>;
    readonly madeUp: Text;
    readonly signOfficial: Text;
    readonly opensOfficial: Text;
    readonly tiles: {
      readonly complete: {
        readonly countries: Text;
        readonly areas: Text;
      };
      readonly all: {
        readonly countries: Text;
        readonly areas: Text;
      };
      readonly countriesDone: Text<'percent'>;
      readonly states: Text;
      readonly needed: Text<'n'>;
      readonly notYet: Text<'names'>;
      readonly next: Text<'country' | 'percent'>;
      readonly fastest: Text<'country' | 'day' | 'percent'>;
    };
    readonly map: {
      readonly title: {
        readonly countries: Text<'n'>;
        readonly areas: Text<'n'>;
      };
      readonly hint: {
        readonly countries: Text;
        readonly areas: Text;
      };
      readonly count: Text<'n'>;
      readonly tile: Text<'country' | 'percent'>;
      readonly noFigure: Text<'country'>;
      readonly legend: Text;
      readonly step400: Text;
      readonly step200: Text;
      readonly step100: Text;
      readonly step75: Text;
      readonly step50: Text;
      readonly step25: Text;
      readonly step0: Text;
      readonly ownChosen: Text;
      readonly ownGuessed: Text;
      readonly ownCount: Text<'n' | 'needed' | 'percent'>;
    };
    readonly days: {
      readonly play: Text;
      readonly resume: Text;
      readonly pause: Text;
      readonly slider: Text;
      readonly value: {
        readonly countries: Text<'day' | 'done' | 'n' | 'states'>;
        readonly areas: Text<'day' | 'done' | 'n' | 'states'>;
      };
      readonly latest: Text;
      readonly loading: Text;
      readonly none: Text;
    };
    readonly page: {
      readonly others: Text;
      readonly embed: Text;
      readonly share: Text;
      readonly title: Text;
      readonly needs: {
        readonly countries: Text<'minimum' | 'states'>;
        readonly areas: Text<'minimum' | 'states'>;
      };
    };
    readonly notReached: Text;
    readonly timeline: {
      readonly title: Text;
      readonly unknown: Text;
      readonly registered: Text;
      readonly opened: Text;
      readonly milestone: Text;
      readonly responded: Text;
      readonly closed: Text;
      readonly submitted: Text;
      readonly hearing: Text;
      readonly debated: Text;
      readonly answered: Text;
      readonly firstReached: Text;
      readonly closes: Text;
      readonly verified: Text<'n'>;
      readonly reference: Text<'reference'>;
      readonly toCome: Text<'stages'>;
      readonly now: Text<'status'>;
      readonly stands: Text<'day' | 'stage'>;
    };
    readonly counts: {
      readonly countries: Text;
      readonly withSignatures: Text;
      readonly most: Text<'country' | 'percent'>;
      readonly days: Text;
      readonly since: Text<'day'>;
      readonly range: Text<'from' | 'to'>;
    };
    readonly delivered_one: Text<'day' | 'n'>;
    readonly delivered_other: Text<'day' | 'n'>;
    readonly closesOn: Text<'day'>;
    readonly live: Text;
    readonly finalResult: Text;
    readonly sample: Text;
    readonly stillNeed_one: Text<'n'>;
    readonly stillNeed_other: Text<'n'>;
    readonly achieved: Text;
    readonly target: Text<'goal'>;
    readonly sign: Text;
    readonly outcome: Text;
    readonly viewProgress: Text;
    readonly status: {
      readonly collecting: Text;
      readonly closed: Text;
      readonly submitted: Text;
      readonly answered: Text;
    };
  };
  readonly regions: {
    readonly title: Text<'region'>;
    readonly description: {
      readonly none: Text<'region'>;
      readonly over: Text<'region'>;
      readonly open: Text<'region'>;
    };
    readonly lead: {
      readonly none: Text;
      readonly over: Text;
      readonly open: Text;
    };
    readonly subscribe: {
      readonly title: Text;
      readonly lead: Text<'region'>;
      readonly submit: Text;
      readonly confirmLead: Text<'region'>;
      readonly confirmed: Text;
    };
    readonly more: Text;
    readonly legal: Text;
    readonly widget: Text;
    readonly sign: Text;
    readonly international: Text;
    readonly everyone: Text;
    readonly share: {
      readonly title: Text;
      readonly text: Text<'n' | 'needed' | 'region'>;
      readonly link: Text<'region'>;
    };
    readonly counts: Text<'n' | 'regions'>;
    readonly own: {
      readonly label: Text;
      readonly none: Text;
      readonly hint: Text;
      readonly guessed: Text;
      readonly forget: Text;
      readonly noPetition: Text;
      readonly page: Text;
    };
    readonly sections: {
      readonly open: Text;
      readonly over: Text;
      readonly none: Text;
    };
    readonly noneHint: Text;
    readonly groups: {
      readonly world: Text;
      readonly union: Text;
      readonly europe: Text;
      readonly africa: Text;
      readonly america: Text;
      readonly asia: Text;
      readonly oceania: Text;
    };
    readonly empty: {
      readonly title: Text<'region'>;
      readonly text: Text;
      readonly page: Text<'region'>;
    };
    readonly widgets: {
      readonly none: Text<'region'>;
      readonly page: Text<'region'>;
    };
  };
  readonly signatures: {
    readonly title: Text;
    readonly description: Text;
    readonly loading: Text;
    readonly failed: Text;
    readonly back: Text;
    readonly sign: {
      readonly title: Text;
      readonly closed: Text;
      readonly closedText: Text;
      readonly official: Text;
      readonly officialSite: Text;
      readonly name: Text;
      readonly email: Text;
      readonly emailHint: Text;
      readonly verifiedHint: Text;
      readonly logIn: Text;
      readonly country: Text;
      readonly choose: Text;
      readonly countryMissing: Text;
      readonly city: Text;
      readonly reason: Text;
      readonly reasonHint: Text;
      readonly more: Text;
      readonly whoLabel: Text;
      readonly eligible: {
        readonly anyone: Text<'age'>;
        readonly citizens: Text<'age' | 'region'>;
        readonly residents: Text<'age' | 'region'>;
        readonly citizens_or_residents: Text<'age' | 'region'>;
      };
      readonly eligibleAtAnyAge: {
        readonly citizens: Text<'region'>;
        readonly residents: Text<'region'>;
        readonly citizens_or_residents: Text<'region'>;
      };
      readonly eligibleMissing: Text;
      readonly showName: Text;
      readonly showNameHint: Text;
      readonly nameRefused: Text<'choice'>;
      readonly updates: Text;
      readonly disposable: Text;
      readonly misspelt: Text;
      readonly trap: Text;
      readonly privacy: Text;
      readonly submit: Text;
      readonly sending: Text;
      readonly solving: Text;
      readonly before: Text;
      readonly beforeText: Text;
    };
    readonly suggest: {
      readonly ask: Text<'address'>;
      readonly take: Text;
    };
    readonly sent: {
      readonly title: Text;
      readonly text: Text<'days' | 'email'>;
      readonly code: Text;
      readonly change: Text;
    };
    readonly resend: {
      readonly title: Text;
      readonly text: Text<'n'>;
      readonly wait: Text<'n'>;
      readonly again: Text;
      readonly other: Text;
    };
    readonly confirm: {
      readonly over: Text;
      readonly overText: Text;
      readonly title: Text;
      readonly lead: Text;
      readonly leadLink: Text;
      readonly byCode: Text;
      readonly code: Text;
      readonly codeHint: Text;
      readonly continue: Text;
      readonly checking: Text;
      readonly edit: Text;
      readonly submit: Text;
      readonly sending: Text;
    };
    readonly signed: {
      readonly thanks: Text;
      readonly number: Text<'n'>;
      readonly numberLead: Text;
      readonly country_one: Text<'country' | 'n'>;
      readonly country_other: Text<'country' | 'n'>;
      readonly other: Text;
    };
    readonly share: {
      readonly title: Text;
      readonly why: Text;
      readonly text: Text<'title'>;
      readonly card: Text<'title'>;
      readonly cardNumber: Text;
      readonly cardSigned: Text;
      readonly share: Text;
      readonly copy: Text;
      readonly download: Text;
      readonly friends: Text;
      readonly friendsText: Text;
      readonly sms: Text;
      readonly email: Text;
    };
    readonly next: {
      readonly title: Text;
      readonly petition: Text;
      readonly sign: Text;
      readonly game: Text<'game'>;
      readonly thread: Text;
      readonly account: Text;
      readonly register: Text;
    };
    readonly news: {
      readonly text: Text;
      readonly ask: Text;
      readonly asking: Text;
      readonly done: Text;
    };
    readonly withdraw: {
      readonly title: Text;
      readonly lead: {
        readonly collecting: Text;
        readonly closed: Text;
        readonly delivered: Text<'day'>;
      };
      readonly noToken: Text;
      readonly submit: Text;
      readonly sending: Text;
      readonly done: Text;
      readonly doneText: {
        readonly collecting: Text;
        readonly closed: Text;
        readonly delivered: Text<'day'>;
      };
    };
    readonly receipt: {
      readonly counted: Text;
      readonly held: Text;
      readonly heldText: Text;
      readonly title: Text;
      readonly pending: Text<'minutes'>;
      readonly keep: Text;
      readonly download: Text;
      readonly check: Text;
    };
    readonly check: {
      readonly title: Text;
      readonly explain: Text<'minutes'>;
      readonly receipt: Text;
      readonly hint: Text;
      readonly invalid: Text;
      readonly submit: Text;
      readonly checking: Text;
      readonly included: Text;
      readonly includedText: Text;
      readonly withdrawn: Text;
      readonly withdrawnText: Text;
      readonly leaving: Text;
      readonly leavingText: Text<'minutes'>;
      readonly pending: Text;
      readonly pendingText: Text<'minutes'>;
      readonly overdue: Text;
      readonly overdueText: Text<'minutes'>;
      readonly contact: Text;
      readonly missing: Text;
      readonly missingText: Text;
      readonly waiting: Text;
      readonly waitingText: Text<'minutes'>;
      readonly forged: Text;
      readonly forgedText: Text;
      readonly rewritten: Text;
      readonly rewrittenText: Text;
      readonly rekeyed: Text;
      readonly rekeyedText: Text;
      readonly before: Text;
      readonly after: Text;
      readonly compared: Text;
      readonly grown: Text;
      readonly first: Text;
      readonly remembers: Text;
      readonly forget: Text;
      readonly forgotten: Text;
      readonly forgottenText: Text;
      readonly position: Text;
      readonly positionOf: Text<'position' | 'size'>;
      readonly head: Text;
      readonly signed: Text;
      readonly notChecked: Text;
      readonly timeNotSigned: Text;
      readonly root: Text;
    };
    readonly review: {
      readonly title: Text;
      readonly description: Text;
      readonly intro: Text;
      readonly loading: Text;
      readonly failed: Text;
      readonly empty: Text;
      readonly emptyText: Text;
      readonly alarm: Text<'title'>;
      readonly alarmText: Text<'n' | 'time'>;
      readonly held: Text<'n'>;
      readonly show: Text;
      readonly hide: Text;
      readonly all: Text;
      readonly signer: Text;
      readonly place: Text;
      readonly note: Text;
      readonly noteHint: Text;
      readonly noteMissing: Text;
      readonly deciding: Text;
      readonly done: Text<'n'>;
      readonly holdTitle: Text;
      readonly holdText: Text;
      readonly petition: Text;
      readonly choose: Text;
      readonly petitionMissing: Text;
      readonly since: Text;
      readonly until: Text;
      readonly timeWrong: Text;
      readonly country: Text;
      readonly countryHint: Text;
      readonly countryWrong: Text;
      readonly hold: Text;
      readonly holding: Text;
      readonly heldDone: Text<'n'>;
      readonly nameTitle: Text;
      readonly nameText: Text;
      readonly name: Text;
      readonly nameMissing: Text;
      readonly hideName: Text;
      readonly hiding: Text;
      readonly hiddenDone: Text<'n'>;
      readonly more: Text<'n' | 'total'>;
      readonly selectLimit: Text<'n'>;
      readonly remaining: Text<'n'>;
      readonly partText: Text<'n'>;
      readonly heldMore: Text<'n'>;
      readonly reported: {
        readonly title: Text;
        readonly description: Text;
        readonly intro: Text;
        readonly loading: Text;
        readonly failed: Text;
        readonly empty: Text;
        readonly emptyText: Text;
        readonly reports: Text;
        readonly hide: Text;
        readonly approve: Text;
        readonly more: Text<'n' | 'total'>;
        readonly hideDone: Text;
        readonly approveDone: Text;
        readonly gone: Text;
      };
      readonly causes: {
        readonly network: Text;
        readonly domain: Text;
        readonly too_quick: Text;
        readonly no_traces: Text;
        readonly no_work: Text;
        readonly by_hand: Text;
      };
      readonly decisions: {
        readonly accept: Text<'n'>;
        readonly reject: Text<'n'>;
        readonly acceptText: Text;
        readonly rejectText: Text;
      };
    };
  };
  readonly widgets: {
    readonly title: Text;
    readonly description: Text;
    readonly lead: Text;
    readonly form: Text;
    readonly subject: Text;
    readonly share: Text<'country'>;
    readonly view: {
      readonly label: Text;
      readonly counter: Text;
      readonly bar: Text;
      readonly row: Text;
      readonly map: Text;
      readonly overlay: Text;
    };
    readonly theme: {
      readonly label: Text;
      readonly auto: Text;
      readonly light: Text;
      readonly dark: Text;
      readonly transparent: Text;
      readonly 'transparent-dark': Text;
    };
    readonly language: Text;
    readonly size: Text;
    readonly preview: Text;
    readonly use: Text;
    readonly source: {
      readonly label: Text;
      readonly optional: Text;
      readonly hint: Text;
    };
    readonly copy: Text;
    readonly copyOf: Text<'what'>;
    readonly copied: Text;
    readonly copyFailed: Text;
    readonly copyFailedHint: Text;
    readonly codes: {
      readonly frame: {
        readonly title: Text;
        readonly hint: Text;
      };
      readonly script: {
        readonly title: Text;
        readonly hint: Text;
      };
      readonly image: {
        readonly title: Text;
        readonly hint: Text;
      };
      readonly shareImage: {
        readonly title: Text;
        readonly hint: Text;
      };
      readonly overlay: {
        readonly title: Text;
        readonly hint: Text;
      };
      readonly link: {
        readonly title: Text;
        readonly hint: Text;
      };
    };
    readonly privacy: Text;
    readonly openData: Text;
  };
  readonly imageWidgets: {
    readonly alt: Text<'title'>;
  };
  readonly contact: {
    readonly title: Text;
    readonly topic: Text;
    readonly choose: Text;
    readonly topicMissing: Text;
    readonly topics: {
      readonly error: Text;
      readonly account: Text;
      readonly content: Text;
      readonly privacy: Text;
      readonly press: Text;
      readonly other: Text;
    };
    readonly text: Text;
    readonly textHint: Text;
    readonly email: Text;
    readonly emailHint: Text;
    readonly trap: Text;
    readonly send: Text;
    readonly sending: Text;
    readonly done: Text;
    readonly doneWithAddress: Text<'email'>;
    readonly doneWithout: Text;
    readonly again: Text;
  };
  readonly information: {
    readonly faq: {
      readonly title: Text;
      readonly description: Text;
      readonly lead: Text<'title'>;
      readonly sections: {
        readonly initiative: {
          readonly heading: Text;
          readonly text: Text<'registration' | 'title'>;
        };
        readonly servers: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly who: {
          readonly heading: Text;
          readonly text: Text<'areas' | 'closed' | 'closes' | 'registration'>;
        };
        readonly thresholds: {
          readonly heading: Text;
          readonly text: Text<'minimum' | 'states'>;
        };
        readonly history: {
          readonly heading: Text;
          readonly text: Text<'answerReference' | 'answered' | 'closed' | 'collected' | 'debated' | 'hearing' | 'minimum' | 'opened' | 'passed' | 'reached' | 'register' | 'submitted' | 'verified'>;
        };
        readonly answer: {
          readonly heading: Text;
          readonly text: Text<'answerReference' | 'answered' | 'register'>;
        };
        readonly elsewhere: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly verified: {
          readonly heading: Text;
          readonly text: Text<'collected' | 'verified'>;
        };
        readonly source: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly replay: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly percent: {
          readonly heading: Text;
          readonly text: Text<'leader' | 'leaderCollected' | 'leaderNeeded' | 'leaderShare'>;
        };
        readonly account: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly guest: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly deletion: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly mail: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly help: {
          readonly heading: Text;
          readonly text: Text<'source'>;
        };
      };
    };
    readonly about: {
      readonly title: Text;
      readonly description: Text;
      readonly lead: Text<'brand'>;
      readonly sections: {
        readonly purpose: {
          readonly heading: Text;
          readonly text: Text<'registration' | 'title'>;
        };
        readonly today: {
          readonly heading: Text;
          readonly text: Text<'areas'>;
        };
        readonly independence: {
          readonly heading: Text;
          readonly text: Text<'register'>;
        };
        readonly open: {
          readonly heading: Text;
          readonly text: Text<'source'>;
        };
        readonly imprint: {
          readonly heading: Text;
          readonly text: Text;
        };
      };
    };
    readonly contact: {
      readonly title: Text;
      readonly description: Text;
      readonly lead: Text;
      readonly sections: {
        readonly errors: {
          readonly heading: Text;
          readonly text: Text<'source'>;
        };
        readonly care: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly signature: {
          readonly heading: Text;
          readonly text: Text<'register'>;
        };
        readonly operator: {
          readonly heading: Text;
          readonly text: Text;
        };
      };
    };
    readonly volunteer: {
      readonly title: Text;
      readonly description: Text;
      readonly lead: Text;
      readonly sections: {
        readonly share: {
          readonly heading: Text;
          readonly text: Text<'areas'>;
        };
        readonly translate: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly code: {
          readonly heading: Text;
          readonly text: Text<'source'>;
        };
        readonly test: {
          readonly heading: Text;
          readonly text: Text;
        };
      };
    };
    readonly media: {
      readonly title: Text;
      readonly description: Text;
      readonly lead: Text;
      readonly sections: {
        readonly figures: {
          readonly heading: Text;
          readonly text: Text<'answerReference' | 'answered' | 'closed' | 'collected' | 'collectingSince' | 'debated' | 'hearing' | 'minimum' | 'opened' | 'passed' | 'reached' | 'registration' | 'submitted' | 'title' | 'verified'>;
        };
        readonly answer: {
          readonly heading: Text;
          readonly text: Text<'answerReference' | 'answered'>;
        };
        readonly care: {
          readonly heading: Text;
          readonly text: Text<'minimum' | 'states'>;
        };
        readonly data: {
          readonly heading: Text;
          readonly text: Text<'register' | 'slug'>;
        };
        readonly contact: {
          readonly heading: Text;
          readonly text: Text<'source'>;
        };
      };
    };
    readonly partners: {
      readonly title: Text;
      readonly description: Text;
      readonly lead: Text;
      readonly sections: {
        readonly data: {
          readonly heading: Text;
          readonly text: Text<'slug'>;
        };
        readonly link: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly run: {
          readonly heading: Text;
          readonly text: Text<'source'>;
        };
        readonly independence: {
          readonly heading: Text;
          readonly text: Text;
        };
      };
    };
    readonly support: {
      readonly title: Text;
      readonly description: Text;
      readonly lead: Text;
      readonly sections: {
        readonly money: {
          readonly heading: Text;
          readonly text: Text<'source'>;
        };
        readonly share: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly work: {
          readonly heading: Text;
          readonly text: Text;
        };
      };
    };
    readonly endOfLife: {
      readonly title: Text;
      readonly description: Text;
      readonly lead: Text;
      readonly copy: Text;
      readonly sections: {
        readonly readable: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly copied: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly data: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly personal: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly software: {
          readonly heading: Text;
          readonly text: Text<'source'>;
        };
      };
    };
  };
  readonly legalInformation: {
    readonly privacy: {
      readonly title: Text;
      readonly description: Text;
      readonly lead: Text;
      readonly sections: {
        readonly responsible: {
          readonly heading: Text;
          readonly text: Text<'brand'>;
        };
        readonly visits: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly browser: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly guests: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly account: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly writing: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly sessions: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly mails: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly visible: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly audit: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly signatures: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly legalRequests: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly others: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly basis: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly rights: {
          readonly heading: Text;
          readonly text: Text;
        };
      };
    };
    readonly terms: {
      readonly title: Text;
      readonly description: Text;
      readonly lead: Text;
      readonly sections: {
        readonly use: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly accounts: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly conduct: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly suspension: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly deletion: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly figures: {
          readonly heading: Text;
          readonly text: Text<'register'>;
        };
        readonly licence: {
          readonly heading: Text;
          readonly text: Text<'source'>;
        };
        readonly liability: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly operator: {
          readonly heading: Text;
          readonly text: Text;
        };
      };
    };
    readonly cookies: {
      readonly title: Text;
      readonly description: Text;
      readonly lead: Text;
      readonly sections: {
        readonly cookie: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly storage: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly none: {
          readonly heading: Text;
          readonly text: Text;
        };
        readonly remove: {
          readonly heading: Text;
          readonly text: Text;
        };
      };
    };
  };
  readonly nextInformation: {
    readonly title: Text;
    readonly petition: Text;
    readonly petitions: Text;
    readonly widgets: Text;
    readonly openData: Text;
    readonly api: Text;
    readonly press: Text;
    readonly privacy: Text;
    readonly error: Text;
    readonly contact: Text;
    readonly source: Text;
    readonly volunteer: Text;
    readonly faq: Text;
    readonly about: Text;
    readonly pictures: Text;
    readonly sizes: {
      readonly wide: Text;
      readonly square: Text;
      readonly tall: Text;
    };
  };
  readonly offline: {
    readonly title: Text;
    readonly description: Text;
    readonly lead: Text;
    readonly retry: Text;
    readonly stored: Text;
    readonly since: Text<'date'>;
    readonly none: Text;
  };
  readonly openData: {
    readonly title: Text;
    readonly description: Text;
    readonly lead: Text;
    readonly license: Text;
    readonly dataSets: Text;
    readonly schema: Text;
    readonly download: Text<'format' | 'what'>;
    readonly sets: {
      readonly petitions: {
        readonly title: Text;
        readonly text: Text;
      };
      readonly countries: {
        readonly title: Text;
        readonly text: Text;
      };
      readonly history: {
        readonly title: Text;
        readonly text: Text;
      };
      readonly moderation: {
        readonly title: Text;
        readonly text: Text;
      };
      readonly 'tree-heads': {
        readonly title: Text;
        readonly text: Text;
      };
      readonly games: {
        readonly title: Text;
        readonly text: Text;
      };
      readonly commitments: {
        readonly title: Text;
        readonly text: Text;
      };
    };
    readonly examples: {
      readonly title: Text;
      readonly latest: Text;
      readonly table: Text;
      readonly unchanged: Text;
      readonly stream: Text;
      readonly index: Text;
    };
    readonly rules: {
      readonly title: Text;
      readonly open: Text;
      readonly etag: Text;
      readonly limits: Text;
      readonly sources: Text;
    };
    readonly documentation: Text;
    readonly widgets: Text;
  };
  readonly search: {
    readonly title: Text;
    readonly description: Text;
    readonly label: Text;
    readonly hint: Text;
    readonly key: {
      readonly label: Text;
      readonly hint: Text;
    };
    readonly tooShort: Text;
    readonly results: Text;
    readonly kindsLabel: Text;
    readonly all: Text;
    readonly kinds: {
      readonly page: Text;
      readonly news: Text;
      readonly story: Text;
      readonly forum_post: Text;
      readonly forum_reply: Text;
      readonly memory: Text;
      readonly game: Text;
    };
    readonly found_one: Text<'n'>;
    readonly found_other: Text<'n'>;
    readonly foundAtLeast: Text<'n'>;
    readonly moreThan: Text<'n'>;
    readonly someWords: Text;
    readonly alsoSome: Text;
    readonly shown_one: Text<'current' | 'n'>;
    readonly shown_other: Text<'current' | 'n'>;
    readonly shownAtLeast: Text<'current' | 'total'>;
    readonly more: Text<'kind'>;
    readonly reply: Text;
    readonly deleted: Text;
    readonly empty: {
      readonly title: Text<'q'>;
      readonly text: Text;
    };
    readonly loading: Text;
    readonly failed: Text;
  };
  readonly toolsSearch: {
    readonly title: Text;
    readonly often: Text;
    readonly list: Text;
    readonly count_one: Text<'n'>;
    readonly count_other: Text<'n'>;
    readonly threshold: Text<'percent'>;
    readonly labels: {
      readonly law: Text;
      readonly lawOf: Text<'country'>;
      readonly submit: Text;
      readonly widgets: Text;
      readonly promises: Text;
      readonly documents: Text;
    };
    readonly words: {
      readonly refund: Text;
      readonly write: Text;
      readonly represent: Text;
      readonly evidence: Text;
      readonly ask: Text;
      readonly law: Text;
      readonly sign: Text;
      readonly tell: Text;
      readonly submit: Text;
      readonly widgets: Text;
      readonly promises: Text;
      readonly documents: Text;
    };
  };
  readonly stories: {
    readonly title: Text;
    readonly description: Text;
    readonly lead: Text;
    readonly totals: {
      readonly lost: Text;
      readonly rates: Text;
      readonly stories: Text;
      readonly games: Text;
    };
    readonly search: Text;
    readonly placeholder: Text;
    readonly find: Text;
    readonly list: Text;
    readonly shown_one: Text<'current' | 'n'>;
    readonly shown_other: Text<'current' | 'n'>;
    readonly shownAtLeast: Text<'current' | 'total'>;
    readonly loading: Text;
    readonly read: Text;
    readonly readOf: Text<'title'>;
    readonly empty: {
      readonly title: Text;
      readonly text: Text;
      readonly none: Text;
      readonly clear: Text;
    };
    readonly story: {
      readonly back: Text;
      readonly next: Text;
      readonly reply: Text;
      readonly edited: Text<'day'>;
      readonly given: Text<'amount' | 'day'>;
      readonly more: Text;
      readonly share: Text;
      readonly failed: Text;
    };
    readonly own: {
      readonly title: Text;
      readonly description: Text;
      readonly lead: Text;
      readonly review: Text;
      readonly asGuest: Text<'id'>;
      readonly asMember: Text<'id'>;
      readonly asNamed: Text<'id' | 'name'>;
      readonly form: {
        readonly game: Text;
        readonly gameHint: Text;
        readonly title: Text;
        readonly content: Text;
        readonly contentHint: Text<'least' | 'most'>;
        readonly amount: Text;
        readonly amountHint: Text;
        readonly amountWrong: Text<'most'>;
        readonly currency: Text;
        readonly language: Text;
        readonly optional: Text;
        readonly trap: Text;
        readonly send: Text;
        readonly sending: Text;
        readonly save: Text;
        readonly saving: Text;
        readonly back: Text;
      };
      readonly suspended: {
        readonly title: Text;
        readonly text: Text;
      };
      readonly done: {
        readonly published: Text;
        readonly pending: Text;
        readonly pendingText: Text;
        readonly saved: Text;
      };
      readonly standing: {
        readonly published: Text;
        readonly pending: Text;
        readonly pendingText: Text;
        readonly held: Text;
        readonly hidden: Text;
        readonly hiddenText: Text;
        readonly reported: Text;
        readonly reportedText: Text;
        readonly rejected: Text;
        readonly rejectedText: Text;
        readonly reason: Text<'reason'>;
        readonly note: Text<'note'>;
        readonly keep: Text;
      };
      readonly edit: {
        readonly button: Text;
        readonly title: Text;
        readonly review: Text;
        readonly failed: Text;
        readonly loading: Text;
      };
      readonly withdraw: {
        readonly button: Text;
        readonly title: Text;
        readonly text: Text;
        readonly confirm: Text;
        readonly busy: Text;
        readonly done: Text;
      };
    };
  };
  readonly latestStories: {
    readonly title: Text;
    readonly all: Text;
    readonly empty: Text;
    readonly emptyHint: Text;
    readonly failed: Text;
    readonly amountLost: Text;
    readonly share: Text;
  };
  readonly landing: {
    readonly title: Text;
    readonly lead: {
      readonly sold: Text;
      readonly stops: Text;
      readonly law: Text;
    };
    readonly learnMore: Text;
    readonly why: {
      readonly title: Text;
      readonly sold: {
        readonly title: Text;
        readonly text: Text;
      };
      readonly ask: {
        readonly title: Text;
        readonly text: Text;
      };
      readonly matter: {
        readonly title: Text;
        readonly text: Text;
      };
    };
    readonly legal: {
      readonly title: Text;
      readonly question: Text;
      readonly figures: Text<'answered' | 'received'>;
      readonly median: Text<'days'>;
      readonly medianUnderADay: Text;
      readonly consultation: {
        readonly title: Text;
        readonly text: Text;
        readonly action: Text;
      };
      readonly documents: {
        readonly title: Text;
        readonly text: Text;
        readonly action: Text;
      };
      readonly aid: {
        readonly title: Text;
        readonly text: Text;
        readonly action: Text;
      };
    };
    readonly closing: {
      readonly title: Text;
      readonly text: Text;
    };
    readonly description: Text;
    readonly home: {
      readonly title: Text;
      readonly welcome: Text<'name'>;
      readonly welcomeUnnamed: Text;
      readonly lead: Text;
      readonly petitionAll: Text;
    };
  };
};
