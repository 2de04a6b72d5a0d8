/** The pages on which law looks; they say the same as `docs/privacy.md`, for readers. */
export const legal = {
  privacy: {
    title: 'Privacy policy',
    description:
      'What this site knows about visitors, guests and account holders, how long it keeps that, and how to delete it. No analytics, no advertising.',
    lead: 'You can read this whole site without an account and without giving a name. This page says what its software does with data, and when it forgets them.',
    sections: {
      responsible: {
        heading: 'Who is responsible',
        text: '{{brand}} is free software that anyone may run. Whoever runs this installation is the controller of its data, and must add a name, an address and a way to be reached here. If you read no name here, that has not been done yet.\n\nThe same goes for the services that the operator uses, such as a hosting company, a proxy or a mail server, for what they keep, and for how long backups are kept.',
      },
      visits: {
        heading: 'When you visit',
        text: 'Your browser sends its network address with every request, because no answer could reach it otherwise. The software writes no network addresses, names, email addresses or browser details to its logs. To fend off floods of requests, it counts requests for each network address; such a counter is held in memory for minutes at most.\n\nAttempts to sign in, to register, to have a mail sent and to publish or report something are counted too, so that nobody can try out passwords or flood a mailbox or this site. For that, the network address and the email address are kept only as hashes made with a secret key, from which they cannot be read, and for a day at most. A hash of the two together is kept for 30 days after each login with a password, so that strangers who guess cannot keep you out.',
      },
      browser: {
        heading: 'What your browser keeps',
        text: 'Your choice of language, your choice of a light or dark appearance, the petition figures that were loaded last, your guest id, and whether you are signed in; for up to 30 days, also drafts of texts that you have not sent yet; as long as a tab is open, also how far you had scrolled, and what you typed into other forms. When you sign in, a cookie for the session is added. The cookie policy names each of them.',
      },
      guests: {
        heading: 'When you are a guest',
        text: 'Anyone who is not signed in gets a guest id. Your browser makes it on your first visit, from the time and from a hash of some of its properties: what it calls itself, its language and system, the screen, the time zone, and how it draws graphics. It serves to keep together what you do as a guest, and to move it to your account if you make one.\n\nYour browser sends the id and these properties to our server. The server keeps the id, when you first came and when you were last seen, and a hash of the properties made with a secret key. It does not keep the properties, and they cannot be read from the hash.\n\nA guest without contributions is removed 30 days after last being seen. If you sign in, the server notes which account took over the guest’s contributions.',
      },
      account: {
        heading: 'When you have an account',
        text: 'The account holds your email address and whether it is confirmed, your first and last name, the language of your mails, your role, when the account was made, and when you last signed in. If it is suspended, it also holds when and why. Your password is kept only as an argon2id hash; nobody can read it, and neither can we.\n\nIf you give the address of a picture, or the company with which you sign in gives one, our server fetches the picture once. It keeps that address and a small copy, which is shown from our own site. Whoever knows the address of the copy can open it.\n\nIf you link Google, GitHub or Replit, we keep your id there, your address or name there, and since when. We cannot reach into your account there.\n\nSo that a form sent twice does not make two accounts, a hash of what was sent is kept for 24 hours.',
      },
      writing: {
        heading: 'When you write or report',
        text: 'Of a story, a post or a reply we keep what you wrote, in which language and when; of a loss, the amount as you gave it and what it was worth in yen. If you change it, moderators can still read what it said before. What guests write, and what members write first, appears once a moderator has read it. Other texts wait, too, where they look like spam.\n\nSo that the same text sent again and again is noticed, hashes of its parts are kept for 24 hours. The form also tells how long it was open, and whether a field that people do not see was filled in. Of that, we keep only why a text was held back.\n\nIf you report something, we keep the reason, your words and what a moderator found. Whoever wrote the text does not learn who reported it. So that many reports from one network cannot hide a text by themselves, we keep a hash of your network made with a secret key, a different one for each text, until the report has been decided and for 30 days at most. The report is deleted after a year, unless the text is still waiting for a moderator then. If you follow a post, that is noted until you stop.\n\nWhat you withdraw is erased, along with what it said before. Where others have replied, an empty place remains.',
      },
      sessions: {
        heading: 'Sessions and sign-ins',
        text: 'For each session we keep how and when you signed in, when you were last active, and your browser and system in words, such as “Firefox on Windows”. We keep no network address. A session ends when you sign out or end it in your profile, and at the latest 30 days after you were last active.\n\nOf each sign-in, the way, the time, the browser and the system are kept for 180 days. That is how a mail can tell you when someone signs in in a way or from a browser that is new to your account.',
      },
      mails: {
        heading: 'Mails',
        text: 'Mails are sent only about your account and what you write: to confirm an address, to set a new password, to tell you of changes and new sign-ins, of what a moderator decided about a text of yours, and of replies to posts that you follow. Moderators are also told once a day what waits for them. There is no newsletter.\n\nThe content of a mail, its recipient included, is erased from our database once the mail has been handed to the mail server or has failed for good; while the operator has not set up a mail server, it waits there for one. For 30 days after that, only a record remains that a mail was sent or failed.\n\nThe link and the code in a mail are kept only as hashes, together with the address that they went to. They hold for three days to confirm an address and for one hour to set a password, and only once.',
      },
      visible: {
        heading: 'Who sees what',
        text: 'Everyone sees the stories, posts and replies that you publish and, with them, the first eight characters of your id and, of a moderator or an admin, that they are one. Your name and your email address are not shown there.\n\nModerators see what waits for them or was reported, what it said before, who wrote it, with name and id, and how many of that person’s texts were published, hidden or rejected. They see what reports say, but not who made them.\n\nAdmins see your email address and whether it is confirmed, your names and your role, when the account was made and last used, and a suspension with its reason. They see neither your password nor your sessions nor your sign-ins.\n\nWhoever runs this installation has access to the database. Nothing is sold, and nothing is passed on for advertising.',
      },
      audit: {
        heading: 'Record of roles and suspensions',
        text: 'When someone is given a role, or an account is suspended or restored, this is recorded: when, by whom, for which account id, what, and the reason. The same goes for what admins do with articles and sources of news, and for what moderators decide about texts. Nobody can change these entries, so that such power can be checked. That is why they also outlast the account.',
      },
      signatures: {
        heading: 'Signatures',
        text: 'Nobody signs on this site. Signing happens on the European Commission’s site, under the Commission’s own privacy rules. This site never sees a signature or who gave it. It only receives the totals, for all of Europe and for each state.',
      },
      others: {
        heading: 'Other companies',
        text: 'There is no analytics, no advertising and no tracker of another company. Fonts, pictures and scripts come from this site itself.\n\nThis installation may offer sign-in with Google, GitHub or Replit. Those buttons come from us, too. Only when you press one do you go to that company’s site. It then learns that you want to sign in here, and its own privacy rules apply. From it we receive your id there, your email address and whether it is confirmed, your name, and the address of your picture.\n\nThere is one exception, which whoever runs this installation can turn on: an outside tracker of the petition. Only if our own server fails to answer does your browser then ask that tracker for the figures, and the tracker sees your network address, as any site that you visit does.',
      },
      basis: {
        heading: 'Why this is allowed',
        text: 'Where the General Data Protection Regulation (GDPR) of the European Union applies, account, sessions and mails rest on its Article 6(1)(b): without these data there can be no account. What you publish stands on the same ground: it is shown because you want it to be. Guests, moderation and reports, the limits against abuse, the history of sign-ins and the record of roles rest on Article 6(1)(f): the interest in keeping together what guests do, in a safe site, and in power that can be checked.\n\nNobody has to make an account. To make one, an email address and a first name are needed; the rest is up to you.',
      },
      rights: {
        heading: 'Your rights',
        text: 'In your profile you can yourself see what is kept about you, download all of it as a file, correct it, and delete your account. Reading, downloading and deleting also work while an account is suspended.\n\nBefore you delete, you choose what happens to your contributions: they stay, as those of a “deleted user”, or they are removed as well. The account and everything that belongs to it are erased at once, and nobody can bring them back. What remains are the entries about roles and suspensions and, for up to 30 days, the record of deliveries.\n\nYou can also ask whoever runs this installation for access, correction, erasure, restriction or a copy of your data. Where Article 6(1)(f) is the basis, you can object, for reasons that arise from your situation.\n\nYou can complain to a data protection authority, above all where you live, where you work, or where you think that the law was broken.',
      },
    },
  },
  terms: {
    title: 'Terms of service',
    description:
      'Short and fair: what you may do here, what holds for accounts, what the figures are worth, and under which licence the program stands.',
    lead: 'A few rules, in plain words.',
    sections: {
      use: {
        heading: 'Using the site',
        text: 'The site is free of charge and open to everyone. Reading needs no account. Please do not try to break it or to flood it with requests. Whoever asks too often is made to wait.',
      },
      accounts: {
        heading: 'Your account',
        text: 'An account is free, too. Please use an email address of your own and keep your password to yourself. If someone else got in, set a new password in your profile; that ends all other sessions.\n\nNobody has a right to a certain role. Roles can be given and taken away.',
      },
      conduct: {
        heading: 'How to treat each other',
        text: 'Please stay fair. Do not insult or threaten anyone, do not incite hatred, do not advertise, do not pass yourself off as someone else, and publish neither the private data of others nor anything unlawful.\n\nWhat you publish remains yours. This site may show it for as long as you leave it here.',
      },
      suspension: {
        heading: 'Suspension',
        text: 'Admins can suspend an account that breaks these rules. A person decides that, not a machine, and has to give a reason, which is shown to you. Your sessions then end. You can still sign in to read, download and delete your own data, but no more than that.\n\nA suspension can be lifted. If you think that yours is wrong, write to whoever runs this installation. The way to the courts stays open.',
      },
      deletion: {
        heading: 'Leaving',
        text: 'You can delete your account in your profile at any time, without giving a reason. You choose whether your contributions stay, as those of a “deleted user”, or are removed as well. This cannot be undone.',
      },
      figures: {
        heading: 'What the figures are worth',
        text: 'The figures are collected and checked with care, but they can be late or wrong. Only what the European Commission publishes is official: {{register}}\n\nNothing on this site is legal advice.',
      },
      licence: {
        heading: 'Program and data',
        text: 'The program is free software under the AGPL, version 3 or later. You may use, study, change and share it; if you run a changed version for others, you have to offer them its source. The source of this one: {{source}}\n\nYou are welcome to reuse the petition figures. Please name the European Commission as their source, and give the time of the figure.',
      },
      liability: {
        heading: 'No guarantee',
        text: 'The site is offered as it is. It may change, be interrupted or end. Rights that the law gives you, and that no terms can take away, remain yours.',
      },
      operator: {
        heading: 'Who offers this site',
        text: 'Whoever runs this installation is the one who offers it to you, and must add a name, an address and whatever else the law of the place asks for. These terms do not replace that.',
      },
    },
  },
  cookies: {
    title: 'Cookie policy',
    description:
      'Which cookies this site sets and when, what else your browser keeps for it and for how long, and how to delete all of it.',
    lead: 'This site sets only cookies of its own: for your language, for guests and for signing in. None serves advertising, and none follows you to other sites.',
    sections: {
      cookie: {
        heading: 'The cookies',
        text: '“preferred-language” holds the language that you chose, such as “en”, or the one in which a link brought you here, if you had chosen none. It lets the server send the next page in that language. Your browser keeps it for a year after your last choice. Until there is something to remember, it is not set.\n\n“kga_guest” binds your guest id to this browser, so that nobody who guesses the id can act in your place. It is set once your browser has become a guest, and lasts a year, or until an account has taken the guest over.\n\n“kga_session” tells the server which session is yours. It is set when you sign in, goes when you sign out, and lasts 30 days after you were last active. It is strictly necessary: without it, nobody could stay signed in.\n\nWhile you sign in with Google, GitHub or Replit, short-lived cookies, whose names contain “kga_social_”, keep what belongs to that sign-in, so that nobody can slip you a forged answer. They last 10 minutes at most.',
      },
      storage: {
        heading: 'Other things that your browser keeps',
        text: 'Entries in the browser’s local storage:\n\n“preferred-language”: the language that you chose.\n\n“theme”: whether you chose the light or the dark appearance.\n\n“language-offered”: that another language was offered to you once.\n\n“petition-cache”: the petition figures that were loaded last, so that a page can show something at once. They count as fresh for five minutes.\n\n“guestId”: your guest id. Of these entries, it alone is sent to our server.\n\n“signed-in”: that someone is signed in in this browser, so that a page knows whether to ask our server.\n\n“draft:…”: what you typed into a story, a post, a reply or an article and have not sent yet, and in which posts you replied as a guest. It is deleted once it is sent, when you sign out, or after 30 days.\n\nAnd entries in the session storage, which goes with its tab:\n\n“scroll-positions”: how far you had scrolled on each page and how much of its list was loaded, so that going back leads to the same place.\n\n“draft:…”: what you typed into another form that you have not sent yet, passwords aside.',
      },
      none: {
        heading: 'What there is not',
        text: 'No cookies for analytics or advertising, and none of other companies. Google, GitHub and Replit can set theirs only on their own sites, once you have gone there.',
      },
      remove: {
        heading: 'How to delete it',
        text: 'Signing out empties both storages and removes the cookie of the session.\n\nFor everything else, delete the data of this site in your browser’s settings. The site works without them. You are then signed out, your language and appearance are forgotten, and you count as a new guest: what you did as a guest before can no longer be moved to an account.',
      },
    },
  },
} as const;
