// SPDX-License-Identifier: AGPL-3.0-or-later
/** The pages on which law looks; they say the same as `docs/privacy.md`, for readers. */
export const legal = {
  privacy: {
    title: 'Privacy policy',
    description:
      'What this site knows about visitors, guests and account holders, how long it keeps it, and how to delete it. No analytics, no advertising.',
    lead: 'You can read the whole site without an account and without giving a name. This page says what the software does with data, and when it deletes it.',
    sections: {
      responsible: {
        heading: 'Who is responsible',
        text: '{{brand}} is free software that anyone may run. Whoever runs this installation is the controller of its data, and must add a name, an address and a way to be reached here. If you don’t see a name here, that hasn’t been done yet.\n\nThe same goes for the services that the operator uses, such as a hosting company, a proxy or a mail server, for what they store, and for how long they keep backups.',
      },
      visits: {
        heading: 'When you visit',
        text: 'Your browser sends its network address with every request; without it, no response could reach you. The software writes no network addresses, names, email addresses or browser details to its logs. To fend off floods of requests, it counts the requests from each network address, and holds that count in memory for a few minutes at most.\n\nWe also count attempts to log in, to register, to request an email and to publish or report something, so that no one can try out passwords or flood an inbox or this site. For that, we keep the network address and the email address only as hashes made with a secret key, which can’t be turned back, and for a day at most. We keep a hash of the two together for 30 days after each login with a password, so that strangers guessing passwords can’t lock you out.',
      },
      browser: {
        heading: 'What your browser keeps',
        text: 'Your choice of language, your choice of a light or dark appearance, the petition figures it loaded last, your guest ID, and whether you’re logged in. For up to 30 days, it also keeps drafts of texts you haven’t sent yet, and for up to a year a letter you’re writing. As long as a tab is open, it keeps how far you’ve scrolled and what you typed into other forms. When you log in, a session cookie is added. The cookie policy lists each of them.',
      },
      guests: {
        heading: 'When you are a guest',
        text: 'Anyone who isn’t logged in gets a guest ID. Your browser makes it on your first visit, from the time and from a hash of some of its properties: what it calls itself, its language and system, the screen, the time zone, and how it draws graphics. It keeps together what you do as a guest, and lets us move it to your account if you create one.\n\nYour browser sends the ID and these properties to our server. The server keeps the ID, when you first came and when you were last active, and a hash of the properties made with a secret key. It doesn’t keep the properties themselves, and no one can read them from the hash.\n\nWe delete guests who haven’t posted anything 30 days after their last visit. If you log in, the server notes which account took over the guest’s contributions.',
      },
      account: {
        heading: 'When you have an account',
        text: 'Your account holds your email address and whether it’s confirmed, your first and last name, your public name if you’ve chosen one, your email language, your role, when you created the account and when you last logged in. If it’s suspended, it also holds when and why. We keep your password only as an argon2id hash; no one can read it, not even us.\n\nIf you give us a link to a picture, or the company you log in with does, our server fetches the picture once. It keeps the link and a small copy, which we show from our own site. Anyone who knows the copy’s address can open it.\n\nIf you link Google, GitHub or Replit, we keep your ID there, your email address or name there, and since when. We can’t access your account there.\n\nSo that a form sent twice doesn’t create two accounts, we keep a hash of what was sent for 24 hours.',
      },
      writing: {
        heading: 'When you write or report',
        text: 'For a story, a memory, a post or a reply we keep what you wrote, in which language and when; for a loss, the amount you gave and what it was worth in yen; for a memory, the years you played. For a game or a correction that you send to the archive, we keep what you stated, your note, your sources and when you sent it. We store a cover that you upload for a day at most, and only a copy without its metadata after that; if you give an address instead, our server fetches the picture once and keeps the address. If you change a text, moderators can still read earlier versions. What guests write, and what members write first, appears once a moderator has checked it. Games and corrections always wait for a moderator. Other texts wait too if they look like spam.\n\nTo notice when the same text is sent again and again, we keep hashes of its parts for 24 hours. The form also tells us how long it was open, and whether a field that people can’t see was filled in. Of that, we keep only why a text was held for review.\n\nIf you report something, we keep the reason, your words and what a moderator decided. We never tell the author who reported it. So that many reports from one network can’t hide a text by themselves, we keep a hash of your network made with a secret key, a different one for each text, until the report has been decided and for 30 days at most. We delete the report after a year, unless the text is still waiting for a moderator. If you follow a post or a game, we note that until you stop. We keep your notifications for 90 days, at most the latest 500, and for 30 days when you last read a post, so that we can mark what’s new. If you find something helpful or like a game, we note that until you take it back; others see only the number. The same goes if you say that you wrote to a representative. If you share what they answered, we keep who answered, on which day and the quotation, and a moderator always checks it first.\n\nWe erase what you withdraw, along with all earlier versions. If others have replied, a note stays in its place. Games and corrections that are already part of the archive stay, without your name.',
      },
      sessions: {
        heading: 'Sessions and logins',
        text: 'For each session we keep how and when you logged in, when you were last active, and your browser and system in words, such as “Firefox on Windows”. We keep no network address. A session ends when you log out or end it in your profile, and at the latest 30 days after you were last active.\n\nWe keep the method, time, browser and system of each login for 180 days. That’s how we can email you when someone logs in to your account in a new way or from a new browser.',
      },
      mails: {
        heading: 'Emails',
        text: 'We email you only about your account and what you write: to confirm an address, to set a new password, about changes and new logins, about what a moderator decided on one of your texts, games or corrections, about replies, quotes and mentions, and about new dates or a new status of the games you follow. You choose which of these you get. Moderators also hear once a day what’s waiting for them. There’s no newsletter.\n\nWe erase the content of an email, including its recipient, from our database once we’ve handed it to the mail server or given up on it. If the operator hasn’t set up a mail server, it waits there for one. For 30 days after that, we only keep a record that an email was sent or failed.\n\nWe keep the link and the code in an email only as hashes, together with the address they went to. They work for three days to confirm an address and for one hour to set a password, and only once.',
      },
      visible: {
        heading: 'Who sees what',
        text: 'Everyone sees the stories, memories, posts and replies you publish, together with your public name if you’ve chosen one, your picture, your ID and, if you’re a moderator or an admin, that you are one. Your public page lists them with the day you joined; search engines are asked not to index it. A public name that moderators remove stays in their log. Corrections that became part of the archive stand in the game’s history with the same details; a game that you submitted doesn’t show who sent it. We don’t show your first and last name or your email address there.\n\nModerators see what’s waiting for them or was reported, earlier versions, who wrote it, with name and ID, and how many of that person’s texts were published, hidden or rejected. They see what reports say, but not who made them.\n\nAdmins see your email address and whether it’s confirmed, your names and your role, when you created the account and last used it, and a suspension with its reason. They don’t see your password, your sessions or your logins.\n\nWhoever runs this installation has access to the database. We sell nothing, and pass nothing on for advertising.',
      },
      audit: {
        heading: 'Record of roles and suspensions',
        text: 'When someone is given a role, or an account is suspended or restored, we record when, by whom, for which account ID, what, and the reason. The same goes for what admins do with articles and news sources, and for what moderators decide about texts. No one can change these entries, so that such power can be checked. That’s also why they outlast the account.',
      },
      signatures: {
        heading: 'Signatures',
        text: 'You sign official petitions, such as the European one, on an official site, under its own privacy rules. This site never sees those signatures or who gave them. It only receives the totals.\n\nIf you sign one of our own petitions, we keep your first and last name, your email address and, if you give it, your town, all encrypted with a key that isn’t in the database; the country where you live, your language, your choices, and when you signed and confirmed. So that each mailbox counts once, we also keep a hash of your address made with a secret key of that petition. We show how many signed, in total, by country and by day. We only show your name, with your country and when you signed, if you allow it. If someone reports a name, we keep the reason, their words in encrypted form and a hash of who reported it until we no longer show the name, and for a year at most. If you say why you sign, we encrypt that too until your signature counts. A moderator then reads it and, if it’s approved, we publish it with your country, and with your name if you allow that. Signatures that look suspicious wait before they count: admins then see your name, town, country and part of your email address. When we deliver the petition, its addressee gets the names of everyone who signed, with town, country and the day they signed.\n\nWe delete a signature that isn’t confirmed within 7 days. If you withdraw yours, with the link in our emails or, with an account whose confirmed address you signed with, in your profile, we delete your name, address, town and reason at once. Six months after a petition is answered, we delete the name, address and town of everyone who signed. What stays is the country, the month and the hash of your receipt, and apart from them, without name, country or day, a reason we’ve published. The public list of those hashes can’t be changed without that being noticed. Only you have the receipt, so no one else can tell which hash is yours.\n\nIf you ask for news about a petition by email without signing it, we keep your address, encrypted, with a hash of the same kind, your language, and when you asked and confirmed. We delete that if you don’t confirm within 7 days, as soon as you unsubscribe with the link in our emails, and six months after the petition is answered.\n\nIf you ask for an email when a petition opens in your country or region, we keep the same, with that country or region. We delete it if you don’t confirm within 7 days, as soon as you unsubscribe with the link in our emails, 7 days after we’ve told you, and after two years at the latest.\n\nThe basis is your consent, Article 6(1)(a) and Article 9(2)(a) of the GDPR, which you can withdraw at any time.',
      },
      legalRequests: {
        heading: 'Requests for legal help',
        text: 'When you ask for a consultation or legal aid, we keep what you enter, your files, our replies and counsel’s notes, all encrypted with a key that isn’t in the database. So that counsel can find requests, we keep in the clear what kind of request it is, how far it has got, the country of your phone number, your language and the times; and your account, if you were logged in. We remove hidden details from pictures, such as the place where they were taken. Only counsel reads your request, and we record each time someone opens it. Admins only see that it exists, with the details in the clear.\n\nWe erase everything at once when you withdraw your request, with the link in our emails, or delete the account you sent it with, and otherwise 12 months after we’ve closed it. If no one closes it, it goes 24 months after its last message. What stays is the month, the kind of request and how many days our answer took. Files you’ve added to a form that you don’t send go after an hour.\n\nThe basis is your consent, Article 6(1)(a) and, as far as your request needs it, Article 9(2)(a) of the GDPR, which you can withdraw at any time.',
      },
      others: {
        heading: 'Other companies',
        text: 'We use no analytics, no advertising and no other company’s trackers. Fonts, pictures and scripts come from this site itself.\n\nThis installation may offer login with Google, GitHub or Replit. Those buttons come from us too. Only when you press one do you go to that company’s site. It then learns that you want to log in here, and its own privacy rules apply. From it we receive your ID there, your email address and whether it’s confirmed, your name, and the link to your picture.\n\nThere is one exception, which whoever runs this installation can turn on: an outside tracker of the petition. Only if our own server doesn’t respond does your browser ask that tracker for the figures, and the tracker then sees your network address, as any site you visit does.',
      },
      basis: {
        heading: 'Why this is allowed',
        text: 'Where the General Data Protection Regulation (GDPR) of the European Union applies, accounts, sessions and emails rest on its Article 6(1)(b): without these data there can be no account. What you publish rests on the same ground: we show it because you want us to. Guests, moderation and reports, the limits against abuse, the login history and the record of roles rest on Article 6(1)(f): the interest in keeping together what guests do, in a safe site, and in power that can be checked.\n\nYou don’t have to create an account. To create one, you need an email address and a first name; the rest is up to you.',
      },
      rights: {
        heading: 'Your rights',
        text: 'In your profile you can see what we hold about you, download all of it as a file, correct it, and delete your account. You can view, download and delete even while your account is suspended.\n\nBefore you delete, you choose what happens to your contributions: they stay, as those of a “deleted user”, or we remove them too. Games and corrections that are already part of the archive stay either way, without your name. We erase the account and everything that belongs to it at once, and no one can bring them back. Signatures aren’t linked to your account: you withdraw them, with their reasons, with the link in our emails, or in your profile before you delete the account. What remains are the entries about roles and suspensions and, for up to 30 days, the record of deliveries.\n\nYou can also ask whoever runs this installation for access, correction, erasure, restriction or a copy of your data. Where Article 6(1)(f) is the basis, you can object, for reasons that arise from your situation.\n\nYou can complain to a data protection authority, above all where you live, where you work, or where you think the law was broken.',
      },
    },
  },
  terms: {
    title: 'Terms of service',
    description:
      'Short and fair: what you may do here, what goes for accounts, what the figures are worth, and which licence the software has.',
    lead: 'A few rules, in plain words.',
    sections: {
      use: {
        heading: 'Using the site',
        text: 'The site is free of charge and open to everyone. You don’t need an account to read. Please don’t try to break it or flood it with requests. If you send too many, you’ll have to wait.',
      },
      accounts: {
        heading: 'Your account',
        text: 'An account is free too. Please use your own email address and keep your password to yourself. If someone else got in, change your password in your profile; that logs them out everywhere.\n\nNo one has a right to a certain role. Admins can give roles and take them away.',
      },
      conduct: {
        heading: 'How to treat each other',
        text: 'Please be fair. Don’t insult or threaten anyone, don’t incite hatred, don’t advertise, don’t pose as someone else, and don’t publish other people’s private data or anything unlawful.\n\nWhat you publish remains yours. This site may show it for as long as you leave it here.',
      },
      suspension: {
        heading: 'Suspension',
        text: 'Admins can suspend an account that breaks these rules. A person decides that, not a machine, and has to give a reason, which we show you. Your sessions then end. You can still log in to view, download and delete your own data, but no more than that.\n\nAn admin can lift a suspension. If you think yours is wrong, write to whoever runs this installation. You can still go to court.',
      },
      deletion: {
        heading: 'Leaving',
        text: 'You can delete your account in your profile at any time, without giving a reason. You choose whether your contributions stay, as those of a “deleted user”, or are removed too. Games and corrections that are already part of the archive stay either way, without your name. This can’t be undone.',
      },
      figures: {
        heading: 'What the figures are worth',
        text: 'We collect and check the figures with care, but they can be late or wrong. Only what the European Commission publishes is official: {{register}}\n\nNothing on this site is legal advice.',
      },
      licence: {
        heading: 'Software and data',
        text: 'The software is free under the AGPL, version 3 or later. You may use, study, change and share it; if you run a changed version for others, you have to offer them its source. The source of this one: {{source}}\n\nYou’re welcome to reuse the petition figures. Please name the European Commission as their source, and give the time of the figure.',
      },
      liability: {
        heading: 'No guarantee',
        text: 'We offer the site without any guarantee. It may change, be interrupted or end. Rights that the law gives you, and that no terms can take away, remain yours.',
      },
      operator: {
        heading: 'Who offers this site',
        text: 'Whoever runs this installation offers it to you, and must add a name, an address and whatever else the local law asks for. These terms don’t replace that.',
      },
    },
  },
  cookies: {
    title: 'Cookie policy',
    description:
      'Which cookies this site sets and when, what else your browser keeps for it and for how long, and how to delete all of it.',
    lead: 'This site sets only its own cookies: for your language, for guests and for logging in. None is used for advertising, and none follows you to other sites.',
    sections: {
      cookie: {
        heading: 'The cookies',
        text: '“preferred-language” holds the language you chose, such as “en”, or, if you hadn’t chosen one, the language of the link that brought you here. It lets the server send the next page in that language. Your browser keeps it for a year after your last choice. Until there’s something to remember, we don’t set it.\n\n“kga_guest” ties your guest ID to this browser, so that no one who guesses the ID can act in your place. We set it once your browser has become a guest. It lasts a year, or until an account takes over the guest’s contributions.\n\n“kga_session” tells the server which session is yours. We set it when you log in and remove it when you log out; otherwise it lasts 30 days after you were last active. It’s strictly necessary: without it, you couldn’t stay logged in.\n\nWhile you log in with Google, GitHub or Replit, short-lived cookies with names containing “kga_social_” hold what belongs to that login, so that no one can slip you a forged response. They last 10 minutes at most.',
      },
      storage: {
        heading: 'What else your browser keeps',
        text: 'Entries in the browser’s local storage:\n\n“preferred-language”: the language you chose.\n\n“theme”: whether you chose the light or the dark appearance.\n\n“search-key” and “queue-keys”: that you’ve turned off the / key for search, or the keys for moderating.\n\n“language-offered”: that we’ve offered you another language once.\n\n“petition-cache”: the petition figures it loaded last, so that a page can show something at once. They count as fresh for five minutes.\n\n“guestId”: your guest ID. Of these entries, only it and the length of a list (under “signature-logs”) are sent to our server.\n\n“signed-in”: that someone is logged in in this browser, so that a page knows whether to ask our server.\n\n“registered-from”: the page from which you registered, so that confirming your email address leads back to it. We delete it once you’ve confirmed, or when you log out.\n\n“region”: the country you chose as yours, so that its petition comes first.\n\n“mastodon-server”: the Mastodon server you’ve entered for sharing, so that we don’t ask again.\n\n“signature-logs”: for each petition whose receipt you’ve checked, the key and the last state of its list, so that you notice if either is changed. We delete it when you log out or have it forgotten on that page.\n\n“draft:…”: what you’ve typed into a story, a memory, a post, a reply or an article and haven’t sent yet, and in which posts you replied as a guest. We delete it once you’ve sent it, when you log out, or after 30 days.\n\n“draft:legal-consultation” and “draft:legal-aid”: what you’ve typed into a request for legal help, if you asked us to keep a draft, without attachments. We delete it once you’ve sent it, when you turn the draft off, when you log out, or after 30 days.\n\n“draft:letter”: your answers and the texts of a letter you’re writing. We never receive them. They’re deleted when you choose “Forget everything”, or a year after your last change, and stay when you log out.\n\n“evidence-locker”, in the browser’s database (IndexedDB): the files and notes in your evidence locker, encrypted. We never receive them. They stay until you remove them or empty the locker.\n\nAnd entries in the session storage, which disappears with its tab:\n\n“scroll-positions”: how far you’d scrolled on each page and how much of its list was loaded, so that going back leads to the same place.\n\n“draft:…”: what you’ve typed into another form and haven’t sent yet, except passwords.',
      },
      none: {
        heading: 'Cookies we don’t use',
        text: 'No cookies for analytics or advertising, and none from other companies. Google, GitHub and Replit can set theirs only on their own sites, once you’ve gone there.',
      },
      remove: {
        heading: 'How to delete all of it',
        text: 'Logging out empties both storages and removes the session cookie.\n\nFor everything else, delete this site’s data in your browser’s settings. The site works without it. You’re then logged out, your language and appearance are forgotten, and you count as a new guest: what you did as a guest before can no longer move to an account.',
      },
    },
  },
} as const;
