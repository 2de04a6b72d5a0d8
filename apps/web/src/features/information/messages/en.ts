import { legal } from './legal/en.ts';

/**
 * `{{…}}` stands for what `information-page.tsx` knows of the campaign; titles and descriptions hold none,
 * because they go into the page's head as they are. An empty line parts two paragraphs.
 */
export const information = {
  faq: {
    title: 'Frequently asked questions',
    description:
      'What the initiative asks for, where the figures on this site come from, and how accounts, guests, mails and the deletion of data work.',
    lead: 'Short answers about the initiative “{{title}}”, about the figures on this site, and about accounts.',
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
        text: 'An installation that is not connected to a real source plays back the figures of 2025 in fast motion, so that one can see how a petition moves. The page then says so plainly. Those figures are not live, and what they show happened in 2025.',
      },
      percent: {
        heading: 'Why do some percentages exceed 100?',
        text: 'A state’s percentage compares its signatures with its own threshold, and people can go on signing after the threshold is reached. Finland needed 9,870 signatures and collected 59,368, which is 601.5%.',
      },
      account: {
        heading: 'How do I make an account?',
        text: 'Choose “Register” and enter an email address, a password of at least 10 characters and a first name. You are then logged in. A mail asks you to confirm the address, so that a mail surely reaches you should you forget the password. Where Google, GitHub or Replit are offered, you can use one of them instead.\n\nAn account is free, and reading needs none.',
      },
      guest: {
        heading: 'What is a guest?',
        text: 'Anyone who is not logged in. Your browser makes an id for you, without a name or an address, so that what you do as a guest stays together. If you log in or register in the same browser, it moves to your account.\n\nIf you delete the data of this site in your browser, you are a new guest. The privacy policy says what the server keeps of guests.',
      },
      deletion: {
        heading: 'How do I delete my data?',
        text: 'With an account: in your profile you can download everything that is kept about you and delete the account. You choose whether your contributions stay, as those of a “deleted user”, or are removed as well. Deletion takes effect at once and cannot be undone.\n\nWithout an account: delete the data of this site in your browser. What the server keeps of a guest without contributions goes 30 days after the last visit.',
      },
      mail: {
        heading: 'I got no mail. What can I do?',
        text: 'Wait a few minutes, look in the spam folder, and check the address for slips. Then have the mail sent again; only the newest one counts. Its link and its six-digit code hold for three days to confirm an address, and for one hour to set a new password.\n\nWhen you ask for a new password, the answer is the same whether or not the address has an account. If nothing comes, you may have registered with another address. If that does not help, ask whoever runs this installation.',
      },
      help: {
        heading: 'How can I help?',
        text: 'Tell people who play about it, and share the petition page. You can also check a translation, report an error or improve the program: {{source}}\n\nNo donations are taken here.',
      },
    },
  },
  ...legal,
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
        text: 'It shows the figures of the petition as they change: the total, its history, and how far each of the 27 states has come, in English, Chinese, French, German, Japanese and Korean. Those who like can make an account and look after their own data in it.\n\nNews about the campaign and the industry, our own and from outside sources, can be searched and read here, and followed by feed. Players tell what they lost, as members or guests, and talk in a forum; moderators look after both. Legal help and an archive of games that were shut down are in the making. Their pages say so.',
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
