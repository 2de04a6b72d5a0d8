/**
 * `{{…}}` stands for what `fill-in.ts` knows of the campaign; titles and descriptions hold none,
 * because they go into the page's head as they are. An empty line parts two paragraphs.
 */
export const information = {
  faq: {
    title: 'Frequently asked questions',
    description:
      'What the initiative asks for, what its thresholds mean, what has happened so far, and where the figures on this site come from.',
    lead: 'Short answers about the initiative “{{title}}” and about the figures on this site.',
    sections: {
      initiative: {
        heading: 'What is this initiative?',
        text: '“{{title}}” is a European citizens’ initiative, registered by the European Commission as {{registration}}. It asks for a rule in the European Union: games that were sold should stay playable after their publisher ends support.\n\nA European citizens’ initiative is the way for citizens to ask the Commission to propose a law. If enough people in enough states support it, the Commission has to answer. It does not have to propose a law.',
      },
      servers: {
        heading: 'Does it ask publishers to run servers for ever?',
        text: 'No. A publisher may end support and switch off its servers. What is asked is that the game is left in a playable state when that happens, for example by a last patch or by letting players run it themselves.',
      },
      who: {
        heading: 'Who could sign?',
        text: 'Citizens of the 27 states of the European Union who are old enough to vote in European elections, or from 16 where their state allows it. What counts is nationality, not where someone lives.\n\nCollection for {{registration}} closed on 31 July 2025, so it can no longer be signed.',
      },
      thresholds: {
        heading: 'What do the thresholds mean?',
        text: 'An initiative needs at least {{minimum}} valid signatures in all. In addition, at least {{states}} states have to reach a threshold of their own.\n\nThe threshold of a state is the number of its members of the European Parliament, multiplied by 705, as it stood when the initiative was registered. Germany has 96 members: 96 × 705 = 67,680.',
      },
      history: {
        heading: 'What has happened so far?',
        text: 'Collection opened on 31 July 2024. The total passed one million on 3 July 2025. When collection closed on 31 July 2025, 1,448,270 signatures had been collected.\n\nThe initiative was submitted to the Commission on 26 January 2026, with 1,294,188 verified signatures and 24 states over their threshold. The Commission answered on 16 June 2026, in document C(2026)4110. Its answer is best read in its own words: {{register}}',
      },
      verified: {
        heading: 'Why are there fewer verified signatures than collected ones?',
        text: 'After collection, the authorities of each state check the signatures of their citizens, and only valid ones count for the law. 1,448,270 were collected and 1,294,188 were verified. The count, the chart and the table on this site show collected signatures; the timeline names the verified number.',
      },
      source: {
        heading: 'Where do the figures come from, and how fresh are they?',
        text: 'They come from the European Commission: its register and its public collection system. While an initiative collects, our server asks every 30 seconds; afterwards it asks once an hour. An answer that cannot be true is set aside, and the last good figure stays. Every figure is shown with its time.\n\nIf our server does not answer, the page turns to an outside tracker where one has been set up, and at last to built-in sample figures. The page always says which of these it shows.',
      },
      replay: {
        heading: 'What is a demonstration replay?',
        text: 'An installation that is not connected to a real source plays back the figures of 2025, one hour of them each second, so that one can see how a petition moves. The page then says so plainly. Those figures are not live, and what they show happened in 2025.',
      },
      percent: {
        heading: 'Why do some percentages exceed 100?',
        text: 'A state’s percentage compares its signatures with its own threshold, and people can go on signing after the threshold is reached. Finland needed 9,870 signatures and collected 59,368, which is 601.5%.',
      },
      help: {
        heading: 'How can I help?',
        text: 'Tell people who play about it, and share the petition page. You can also check a translation, report an error or improve the program: {{source}}\n\nNo donations are taken here.',
      },
    },
  },
  privacy: {
    title: 'Privacy policy',
    description:
      'This site has no accounts, no analytics and no advertising. What happens to data when you visit, in plain words.',
    lead: 'You can use this whole site without saying who you are. This page describes what its software does with data today.',
    sections: {
      responsible: {
        heading: 'Who is responsible',
        text: '{{brand}} is free software that anyone may run. Whoever runs this installation is the controller of its data, and must add a name, an address and a way to be reached here. If you read no name here, that has not been done yet.\n\nThe software keeps nothing that belongs to you by name, so as a rule there is nothing to hand out, correct or erase. You can still put these questions to whoever runs this installation, and complain to the data protection authority where you live.',
      },
      visits: {
        heading: 'When you visit',
        text: 'Your browser sends its network address with every request, because no answer could reach it otherwise. The software does not write addresses to its logs. To fend off floods of requests, it counts requests for each address; such a counter is held in memory for minutes at most.\n\nWhoever runs this installation may have put other services in front of it, such as a hosting company or a proxy, and must say here what those keep.',
      },
      browser: {
        heading: 'What your browser keeps',
        text: 'Your choice of language, your choice of a light or dark appearance, and the petition figures that were loaded last; as long as a tab is open, also how far you had scrolled. None of these identifies you. The cookie policy names each of them.',
      },
      signatures: {
        heading: 'Signatures',
        text: 'Nobody signs on this site. Signing happens on the European Commission’s site, under the Commission’s own privacy rules. This site never sees a signature or who gave it. It only receives the totals, for all of Europe and for each state.',
      },
      others: {
        heading: 'Other companies',
        text: 'There is no analytics, no advertising and no button of a social network. Fonts, pictures and scripts come from this site itself.\n\nThere is one exception, which whoever runs this installation can turn on: an outside tracker of the petition. Only if our own server fails to answer does your browser then ask that tracker for the figures, and the tracker sees your address, as any site that you visit does.',
      },
    },
  },
  terms: {
    title: 'Terms of service',
    description:
      'Short and fair: what you may do here, what the figures are worth, and under which licence the program stands.',
    lead: 'A few rules, in plain words.',
    sections: {
      use: {
        heading: 'Using the site',
        text: 'The site is free of charge and open to everyone, without an account. Please do not try to break it or to flood it with requests. Whoever asks too often is made to wait.',
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
      'One cookie, for your choice of language. What it holds, what else your browser keeps for this site, and how to delete it.',
    lead: 'This site uses one cookie, and it holds your choice of language. It follows no one, so there is no banner.',
    sections: {
      cookie: {
        heading: 'The cookie',
        text: '“preferred-language” holds the language that you chose, such as “en”, or the one in which a link brought you here, if you had chosen none. It lets the server send the next page in that language, and it is the same for everyone who reads in that language.\n\nYour browser keeps it for a year after your last choice. Until there is something to remember, it is not set.',
      },
      storage: {
        heading: 'Other things that your browser keeps',
        text: 'Four entries in the browser’s local storage, which are not sent along with requests:\n\n“preferred-language”: the language that you chose.\n\n“theme”: whether you chose the light or the dark appearance.\n\n“language-offered”: that another language was offered to you once.\n\n“petition-cache”: the petition figures that were loaded last, so that a page can show something at once. They count as fresh for five minutes.\n\nAs long as a tab is open, its session storage also keeps how far you had scrolled on each page, so that going back leads to the same place.',
      },
      none: {
        heading: 'What there is not',
        text: 'No cookies for analytics or advertising, no cookies of other companies, and no cookie for signing in, because there are no accounts yet.',
      },
      remove: {
        heading: 'How to delete it',
        text: 'Delete the data of this site in your browser’s settings. The site works without it; it only forgets your language and appearance.',
      },
    },
  },
  about: {
    title: 'About',
    description:
      'What this site is, what it can do today, what is still in the making, and who speaks for the initiative.',
    lead: '{{brand}} is a site for people who want the games that they bought to stay playable.',
    sections: {
      purpose: {
        heading: 'What this is about',
        text: 'Many games need a publisher’s server, even to play alone. When it is switched off, what was paid for stops working. The European citizens’ initiative “{{title}}” ({{registration}}) asks for a rule against that. This site makes its course visible, state by state.',
      },
      today: {
        heading: 'What the site does today',
        text: 'It shows the figures of the petition as they change: the total, its history, and how far each of the 27 states has come, in English, Chinese, French, German, Japanese and Korean.\n\nNews, players’ stories, a forum, legal help and an archive of games that were shut down are in the making. Their pages say so.',
      },
      independence: {
        heading: 'Who speaks for the initiative',
        text: 'The organisers of the initiative are named in the European Commission’s register: {{register}}\n\nThis site does not speak for them, for the Commission or for any publisher.',
      },
      open: {
        heading: 'Open to everyone',
        text: 'The program is free software under the AGPL, version 3 or later, and anyone can read, improve or run it: {{source}}\n\nThe figures are open data. How to fetch them is described at /api/docs.',
      },
      imprint: {
        heading: 'Legal notice',
        text: 'Whoever runs this installation must add a name and an address here where the law asks for it.',
      },
    },
  },
  contact: {
    title: 'Contact',
    description:
      'How to report an error or suggest an improvement, and whom to ask about signatures or about this installation.',
    lead: 'There is no mailbox and no form yet. Errors and suggestions go to the place where the program is developed.',
    sections: {
      errors: {
        heading: 'Report an error',
        text: 'A wrong figure, a clumsy translation, something that does not work: please report it in the source repository, {{source}}\n\nIt helps to name the page, the language, the time, what you saw and what you expected.',
      },
      care: {
        heading: 'Reports are public',
        text: 'Anyone can read what is written there. Please leave out anything that should not be public, above all personal data, your own or that of others.',
      },
      signature: {
        heading: 'Questions about a signature',
        text: 'This site never receives signatures and can neither look one up nor remove it. The European Commission’s page of the initiative leads further: {{register}}',
      },
      operator: {
        heading: 'Who runs this installation',
        text: 'Whoever runs this installation must add here how to be reached, with a postal address where the law asks for it.',
      },
    },
  },
  volunteer: {
    title: 'Volunteer',
    description:
      'What you can do today without an account: spread the word, check translations, test the site and improve its program.',
    lead: 'You need no account and no membership. This is what helps today.',
    sections: {
      share: {
        heading: 'Spread the word',
        text: 'Show the petition page to people who play, and to people who have never heard of games being switched off. A link with a number says more than a slogan: each of the 27 states has a figure of its own.',
      },
      translate: {
        heading: 'Check a translation',
        text: 'Every text exists in six languages. If a sentence in yours sounds wrong, suggest a better one. The words of each language are in files of their own, and changing them takes no programming.',
      },
      code: {
        heading: 'Improve the program',
        text: 'The source is open, starts with a single command and brings its own tests: {{source}}',
      },
      test: {
        heading: 'Try it out',
        text: 'Use the site with the keyboard alone, with a screen reader, on an old phone or over a slow connection, and report what gets in the way.',
      },
    },
  },
  media: {
    title: 'Media',
    description:
      'Key dates and figures of the initiative to quote, with their sources, and open data for charts of your own.',
    lead: 'Figures and dates that you can quote, and where to check them.',
    sections: {
      figures: {
        heading: 'Key figures',
        text: 'Initiative: “{{title}}”, {{registration}}.\n\nCollection: 31 July 2024 to 31 July 2025. One million passed on 3 July 2025. Collected: 1,448,270.\n\nSubmitted on 26 January 2026, with 1,294,188 verified signatures and 24 states over their threshold.\n\nAnswered by the European Commission on 16 June 2026: C(2026)4110.',
      },
      care: {
        heading: 'When you quote',
        text: 'Please keep collected and verified signatures apart. The law asks for {{minimum}} valid signatures and for {{states}} states over their threshold; a higher goal that is shown somewhere is not a legal requirement.\n\nIf a page says that it is a demonstration replay or that it shows sample figures, do not quote its figures as current.',
      },
      data: {
        heading: 'Data for your own charts',
        text: 'The current figures are at /api/{{slug}}/latest and their course at /api/{{slug}}/history, as JSON, without registration and also from scripts on other sites. The description is at /api/docs.\n\nPlease name the European Commission as the source. Its page of the initiative: {{register}}',
      },
      contact: {
        heading: 'Questions',
        text: 'There is no press office, and this site does not speak for the initiative’s organisers. You can report an error in our figures in the source repository: {{source}}',
      },
    },
  },
  partners: {
    title: 'Partners',
    description:
      'For organisations and other sites: use the open figures, link to the petition, or run the software for a campaign of your own.',
    lead: 'There are no partner contracts, and none are needed. Everything here is open to organisations and other sites.',
    sections: {
      data: {
        heading: 'Show the figures on your site',
        text: '/api/{{slug}}/latest gives the total and the figures of each state, /api/{{slug}}/history the course over time. Both allow requests from scripts on other sites (CORS), without a key. Note that the field with the threshold is spelt “treshold”. Everything else is at /api/docs.\n\nPlease keep an answer for as long as its headers allow, instead of asking for it with every visit.',
      },
      link: {
        heading: 'Link to the petition',
        text: 'The petition page can be read without scripts and in six languages; “?lang=de” at the end of its address, for example, opens it in German. Widgets to embed are in the making.',
      },
      run: {
        heading: 'Run it yourself',
        text: 'The software is under the AGPL, version 3 or later. Name and petition are settings, so another campaign can run it too: {{source}}',
      },
      independence: {
        heading: 'Independence',
        text: 'No organisation or company pays to be shown here. There is no list of partners today.',
      },
    },
  },
  support: {
    title: 'Support us',
    description:
      'No donations are taken here. How you can support the campaign today without any money.',
    lead: 'This site takes no money. What it needs is attention and a little work.',
    sections: {
      money: {
        heading: 'No donations',
        text: 'There is no donation account, no subscription and no shop. If someone asks you for money in the name of this site, that did not come from this site. You can report it in the source repository: {{source}}',
      },
      share: {
        heading: 'Share it',
        text: 'A link to the petition page, sent to someone who plays, is worth the most. Tell them about a game of yours that no longer starts.',
      },
      work: {
        heading: 'Lend a hand',
        text: 'Check a translation, report an error, improve the program. How to begin is on the “Volunteer” page.',
      },
    },
  },
} as const;
