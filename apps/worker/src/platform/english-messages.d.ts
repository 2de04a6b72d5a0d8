// SPDX-License-Identifier: AGPL-3.0-or-later
// Written by `npm run i18n -- types` from the English messages.
import type { Text } from '@kga/contracts/core';

export type EnglishMessages = {
  readonly mail: {
    readonly greeting: Text<'name'>;
    readonly greetingAlone: Text;
    readonly linkHint: Text;
    readonly code: Text;
    readonly expires: Text<'time'>;
    readonly preheader: Text<'code' | 'time'>;
    readonly method: Text<'method'>;
    readonly password: Text;
    readonly device: Text<'device'>;
    readonly unknownDevice: Text;
    readonly time: Text<'time'>;
    readonly reason: Text<'brand' | 'to'>;
    readonly contact: Text;
    readonly privacy: Text;
    readonly linkCode: Text<'code' | 'time'>;
    readonly choose: Text;
    readonly stop: Text;
    readonly verify_email: {
      readonly subject: Text;
      readonly why: Text<'brand'>;
      readonly action: Text;
      readonly notYou: Text;
    };
    readonly change_email: {
      readonly subject: Text;
      readonly why: Text<'brand'>;
      readonly action: Text;
      readonly notYou: Text;
    };
    readonly email_changed: {
      readonly subject: Text;
      readonly why: Text<'brand'>;
      readonly action: Text;
      readonly notYou: Text;
    };
    readonly reset_password: {
      readonly subject: Text;
      readonly why: Text<'brand'>;
      readonly action: Text;
      readonly notYou: Text;
    };
    readonly password_changed: {
      readonly subject: Text;
      readonly why: Text<'brand'>;
      readonly action: Text;
      readonly notYou: Text;
    };
    readonly signed_in: {
      readonly subject: Text;
      readonly why: Text<'brand'>;
      readonly action: Text;
      readonly notYou: Text;
    };
    readonly identity_linked: {
      readonly subject: Text;
      readonly why: Text<'brand' | 'method'>;
      readonly action: Text;
      readonly notYou: Text;
    };
    readonly identity_unlinked: {
      readonly subject: Text;
      readonly why: Text<'brand' | 'method'>;
      readonly action: Text;
      readonly notYou: Text;
    };
    readonly export_ready: {
      readonly subject: Text;
      readonly why: Text<'brand'>;
      readonly action: Text;
      readonly notYou: Text;
      readonly until: Text<'time'>;
    };
    readonly content_decided: {
      readonly kinds: {
        readonly story: Text<'title'>;
        readonly forum_post: Text<'title'>;
        readonly forum_reply: Text<'title'>;
        readonly memory: Text<'title'>;
        readonly reason: Text<'title'>;
        readonly letter_answer: Text<'title'>;
        readonly correction: Text<'title'>;
        readonly game: Text<'title'>;
      };
      readonly reply: Text;
      readonly excerpt: Text<'excerpt'>;
      readonly several: {
        readonly subject: Text<'count'>;
        readonly why: Text<'brand'>;
        readonly notYou: Text;
        readonly editable: Text;
      };
      readonly reason: Text<'reason'>;
      readonly reasons: {
        readonly spam: Text;
        readonly abuse: Text;
        readonly illegal: Text;
        readonly off_topic: Text;
        readonly personal_data: Text;
        readonly duplicate: Text;
        readonly other: Text;
      };
      readonly note: Text<'note'>;
      readonly approve: {
        readonly subject: {
          readonly story: Text<'title'>;
          readonly forum_post: Text<'title'>;
          readonly forum_reply: Text<'title'>;
          readonly memory: Text<'title'>;
          readonly reason: Text<'title'>;
          readonly letter_answer: Text<'title'>;
          readonly correction: Text<'title'>;
          readonly game: Text<'title'>;
        };
        readonly reply: Text;
        readonly why: Text<'brand'>;
      };
      readonly reject: {
        readonly subject: {
          readonly story: Text<'title'>;
          readonly forum_post: Text<'title'>;
          readonly forum_reply: Text<'title'>;
          readonly memory: Text<'title'>;
          readonly reason: Text<'title'>;
          readonly letter_answer: Text<'title'>;
          readonly correction: Text<'title'>;
          readonly game: Text<'title'>;
        };
        readonly reply: Text;
        readonly why: Text<'brand'>;
      };
      readonly hide: {
        readonly subject: {
          readonly story: Text<'title'>;
          readonly forum_post: Text<'title'>;
          readonly forum_reply: Text<'title'>;
          readonly memory: Text<'title'>;
          readonly reason: Text<'title'>;
          readonly letter_answer: Text<'title'>;
          readonly correction: Text<'title'>;
          readonly game: Text<'title'>;
        };
        readonly reply: Text;
        readonly why: Text<'brand'>;
      };
      readonly restore: {
        readonly subject: {
          readonly story: Text<'title'>;
          readonly forum_post: Text<'title'>;
          readonly forum_reply: Text<'title'>;
          readonly memory: Text<'title'>;
          readonly reason: Text<'title'>;
          readonly letter_answer: Text<'title'>;
          readonly correction: Text<'title'>;
          readonly game: Text<'title'>;
        };
        readonly reply: Text;
        readonly why: Text<'brand'>;
      };
      readonly undo: {
        readonly subject: {
          readonly story: Text<'title'>;
          readonly forum_post: Text<'title'>;
          readonly forum_reply: Text<'title'>;
          readonly memory: Text<'title'>;
          readonly reason: Text<'title'>;
          readonly letter_answer: Text<'title'>;
          readonly correction: Text<'title'>;
          readonly game: Text<'title'>;
        };
        readonly reply: Text;
        readonly why: Text<'brand'>;
      };
      readonly status: Text<'status'>;
      readonly statuses: {
        readonly pending: Text;
        readonly published: Text;
        readonly hidden: Text;
        readonly rejected: Text;
      };
      readonly read: Text;
      readonly own: Text;
      readonly notYou: Text;
      readonly editable: Text;
      readonly redact: {
        readonly subject: {
          readonly story: Text<'title'>;
          readonly forum_post: Text<'title'>;
          readonly forum_reply: Text<'title'>;
          readonly memory: Text<'title'>;
          readonly reason: Text<'title'>;
          readonly letter_answer: Text<'title'>;
          readonly correction: Text<'title'>;
          readonly game: Text<'title'>;
        };
        readonly reply: Text;
        readonly why: Text<'brand'>;
      };
    };
    readonly game_changed: {
      readonly subject: Text<'title'>;
      readonly why: Text<'brand' | 'title'>;
      readonly unknown: Text;
      readonly statuses: {
        readonly announced: Text;
        readonly shut_down: Text;
        readonly playable_again: Text;
        readonly unknown: Text;
      };
      readonly facts: {
        readonly status: Text<'after' | 'before'>;
        readonly releaseDate: Text<'after' | 'before'>;
        readonly shutdownDate: Text<'after' | 'before'>;
      };
      readonly action: Text;
      readonly notYou: Text;
      readonly stop: Text;
    };
    readonly moderation_digest: {
      readonly subject_one: Text<'waiting'>;
      readonly subject_other: Text<'waiting'>;
      readonly why: Text<'brand' | 'day'>;
      readonly waiting: Text<'waiting'>;
      readonly reported: Text<'reported'>;
      readonly oldest: Text<'wait'>;
      readonly kinds: {
        readonly story: Text<'count'>;
        readonly forum_post: Text<'count'>;
        readonly forum_reply: Text<'count'>;
        readonly memory: Text<'count'>;
        readonly reason: Text<'count'>;
        readonly letter_answer: Text<'count'>;
        readonly correction: Text<'count'>;
        readonly game: Text<'count'>;
      };
      readonly bursts: {
        readonly game_like: Text<'count'>;
        readonly helpful: Text<'count'>;
        readonly letter_written: Text<'count'>;
      };
      readonly action: Text;
      readonly notYou: Text;
    };
    readonly signature: {
      readonly reason: Text<'brand' | 'to'>;
      readonly petition: Text<'title'>;
      readonly withdraw: Text;
      readonly remove: Text;
      readonly share: Text;
      readonly signature_confirm: {
        readonly subject: Text<'title'>;
        readonly heading: Text;
        readonly why: Text;
        readonly action: Text;
        readonly notYou: Text;
      };
      readonly signature_reminder: {
        readonly subject: Text<'title'>;
        readonly heading: Text;
        readonly why: Text<'brand'>;
        readonly action: Text;
        readonly notYou: Text;
      };
      readonly signature_counts: {
        readonly subject: Text<'title'>;
        readonly heading: Text;
        readonly why: Text;
        readonly action: Text;
        readonly notYou: Text;
      };
      readonly signature_held: {
        readonly subject: Text<'title'>;
        readonly heading: Text;
        readonly why: Text;
        readonly action: Text;
        readonly notYou: Text;
      };
      readonly signature_again: {
        readonly subject: Text<'title'>;
        readonly heading: Text;
        readonly why: Text;
        readonly action: Text;
        readonly notYou: Text;
      };
      readonly signature_update: {
        readonly why: Text<'brand'>;
        readonly action: Text;
        readonly notYou: Text;
        readonly unsubscribe: Text;
      };
    };
    readonly subscription: {
      readonly reason: Text<'brand' | 'to'>;
      readonly confirm: {
        readonly subject: Text<'title'>;
        readonly heading: Text;
        readonly why: Text<'brand'>;
        readonly action: Text;
        readonly notYou: Text;
      };
      readonly updateWhy: Text<'brand'>;
      readonly opening: {
        readonly region: Text<'region'>;
        readonly reason: Text<'brand' | 'to'>;
        readonly stop: Text;
        readonly confirm: {
          readonly subject: Text<'region'>;
          readonly why: Text<'brand'>;
        };
        readonly open: {
          readonly subject: Text<'region'>;
          readonly why: Text<'brand'>;
          readonly action: Text;
          readonly notYou: Text;
        };
      };
    };
    readonly legal_request: {
      readonly reference: Text<'reference'>;
      readonly action: Text;
      readonly calendar: Text;
      readonly notYou: Text;
      readonly reason: Text<'brand' | 'to'>;
      readonly legal_received: {
        readonly subject: Text;
        readonly why: Text<'brand'>;
      };
      readonly legal_reply: {
        readonly subject: Text<'reference'>;
        readonly why: Text<'brand'>;
      };
      readonly legal_proposed: {
        readonly subject: Text;
        readonly why: Text<'brand'>;
      };
      readonly legal_confirmed: {
        readonly subject: Text;
        readonly why: Text<'brand'>;
      };
      readonly legal_closed: {
        readonly subject: Text<'reference'>;
        readonly why: Text<'brand'>;
      };
      readonly legal_reopened: {
        readonly subject: Text<'reference'>;
        readonly why: Text<'brand'>;
      };
    };
    readonly legal_counsel: {
      readonly accepted: {
        readonly subject: Text<'reference'>;
        readonly why: Text;
      };
      readonly declined: {
        readonly subject: Text<'reference'>;
        readonly why: Text;
      };
      readonly handed_over: {
        readonly subject: Text<'reference'>;
        readonly why: Text;
      };
      readonly action: Text;
      readonly notYou: Text;
    };
    readonly legal_digest: {
      readonly subject_one: Text<'n'>;
      readonly subject_other: Text<'n'>;
      readonly text: Text<'age'>;
      readonly action: Text;
      readonly notYou: Text;
    };
    readonly forum_reply: {
      readonly subjects: {
        readonly mention: Text<'title'>;
        readonly quote: Text<'title'>;
        readonly reply: Text<'title'>;
        readonly follow: Text<'title'>;
      };
      readonly why: {
        readonly mention: Text<'brand'>;
        readonly quote: Text<'brand'>;
        readonly reply: Text<'brand'>;
        readonly follow: Text<'brand'>;
      };
      readonly post: Text<'title'>;
      readonly reply: Text<'excerpt'>;
      readonly action: Text;
      readonly notYou: Text;
      readonly stop: Text;
    };
  };
  readonly export: {
    readonly addressee: Text;
    readonly signatures: Text;
    readonly closed: Text;
    readonly made: Text;
    readonly contact: Text;
    readonly checked: Text;
    readonly checkedText: Text;
    readonly log: Text;
    readonly logText: Text<'day' | 'root' | 'size' | 'url'>;
    readonly originalText: Text<'language'>;
    readonly translation: Text<'language'>;
    readonly columns: {
      readonly firstName: Text;
      readonly lastName: Text;
      readonly city: Text;
      readonly country: Text;
      readonly day: Text;
    };
  };
  readonly shareImages: {
    readonly signatures_one: Text<'n'>;
    readonly signatures_other: Text<'n'>;
    readonly mainSignatures_one: Text<'n'>;
    readonly mainSignatures_other: Text<'n'>;
    readonly demonstration: Text;
    readonly replay: Text<'year'>;
    readonly ofThreshold: Text;
    readonly ends: Text<'date'>;
    readonly playable: Text;
    readonly lost: Text;
    readonly forum: Text;
    readonly pages: {
      readonly archive: {
        readonly title: Text;
        readonly unit_one: Text<'n'>;
        readonly unit_other: Text<'n'>;
        readonly second: Text<'n'>;
      };
      readonly stories: {
        readonly title: Text;
        readonly unit_one: Text<'n'>;
        readonly unit_other: Text<'n'>;
        readonly second: Text<'n'>;
      };
      readonly news: {
        readonly title: Text;
        readonly unit_one: Text<'n'>;
        readonly unit_other: Text<'n'>;
      };
      readonly forum: {
        readonly title: Text;
        readonly unit_one: Text<'n'>;
        readonly unit_other: Text<'n'>;
        readonly second: Text<'n'>;
      };
      readonly legal: {
        readonly title: Text;
        readonly unit_one: Text<'n'>;
        readonly unit_other: Text<'n'>;
      };
      readonly commitments: {
        readonly title: Text;
        readonly unit_one: Text<'n'>;
        readonly unit_other: Text<'n'>;
        readonly second: Text<'n'>;
      };
    };
    readonly law: {
      readonly title: Text<'country'>;
      readonly liability: Text;
      readonly limitation: Text;
      readonly laws_one: Text<'n'>;
      readonly laws_other: Text<'n'>;
    };
  };
};
