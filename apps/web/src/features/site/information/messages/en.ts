// SPDX-License-Identifier: AGPL-3.0-or-later
import { legal } from './legal/en.ts';

/**
 * `{{…}}` stands for what `petition-facts.ts` knows of the campaign; titles and descriptions hold none,
 * because they go into the page's head as they are. An empty line parts two paragraphs. A line that names a
 * stage of the petition is left out where its record does not have it.
 */
export const information = {
  faq: {
    title: 'Frequently asked questions',
    description:
      'What the initiative asks for, where the figures on this site come from, and how accounts, guests, emails and deleting your data work.',
    lead: 'Short answers about the initiative “{{title}}”, the figures on this site, and accounts.',
    sections: {
      initiative: {
        heading: 'What is this initiative?',
        text: '“{{title}}” is a European citizens’ initiative, registered by the European Commission as {{registration}}. It asks for a law in the European Union: games you buy should stay playable after their publisher ends support.\n\nA European citizens’ initiative lets citizens ask the Commission to propose a law. If enough people in enough countries support it, the Commission has to respond. It doesn’t have to propose a law.',
      },
      servers: {
        heading: 'Does it ask publishers to run servers forever?',
        text: 'No. Publishers may end support and switch off their servers. The initiative only asks them to leave the game playable when that happens, for example with a last patch or by letting players host their own servers.',
      },
      who: {
        heading: 'Who can sign?',
        text: 'Citizens of the {{areas}} countries of the European Union who are old enough to vote in European elections, or from 16 where their country allows it. What counts is nationality, not where you live.\n\nCollection for {{registration}} closed on {{closed}}, so you can no longer sign it.\nCollection for {{registration}} runs until {{closes}}.',
      },
      thresholds: {
        heading: 'What do the thresholds mean?',
        text: 'An initiative needs at least {{minimum}} valid signatures in all. It also has to pass the national threshold in at least {{states}} countries.\n\nA country’s threshold is the number of its members of the European Parliament, multiplied by 705, as it was when the initiative was registered. Germany has 96 members: 96 × 705 = 67,680.',
      },
      history: {
        heading: 'What has happened so far?',
        text: 'Collection opened on {{opened}}.\nThe total passed {{minimum}} on {{reached}}.\nWhen collection closed on {{closed}}, {{collected}} signatures had been collected.\nCountries over their threshold by then: {{passed}}.\n\nThe organisers submitted the initiative to the Commission on {{submitted}}, with {{verified}} verified signatures.\nThe European Parliament held a public hearing on {{hearing}}.\nThe Parliament debated the initiative on {{debated}}.\nThe Commission responded on {{answered}}, in document {{answerReference}}. Its response is best read in its own words: {{register}}',
      },
      verified: {
        heading: 'Why are there fewer verified signatures than collected ones?',
        text: 'After collection, the authorities of each country check their citizens’ signatures, and only valid ones count for the law.\n{{collected}} were collected and {{verified}} were verified.\nThe count, the chart and the table on this site show collected signatures; the timeline gives the verified number.',
      },
      source: {
        heading: 'Where do the figures come from, and how fresh are they?',
        text: 'They come from the European Commission: its register and its public collection system. While an initiative is collecting, our server asks every 30 seconds; afterwards, once an hour. If a response can’t be right, we set it aside and keep the last good figure. We show every figure with its time.\n\nIf our server doesn’t respond, the page turns to an outside tracker, if one has been set up, and finally to built-in sample figures. The page always says which of these it shows.',
      },
      replay: {
        heading: 'What is the demo?',
        text: 'An installation that isn’t connected to a real source replays figures of an earlier year, faster than they came in, so that you can see how a petition moves. “Replay of” and the year then stand beside every figure. Those figures aren’t live; what they show happened in that year.',
      },
      percent: {
        heading: 'Why do some percentages exceed 100?',
        text: 'A country’s percentage compares its signatures with its own threshold, and people can go on signing once the threshold is reached.\nFurthest ahead: {{leader}}, with {{leaderCollected}} signatures of the {{leaderNeeded}} it needs. That’s {{leaderShare}}.',
      },
      account: {
        heading: 'How do I create an account?',
        text: 'Choose “Register” and enter an email address, a password of at least 10 characters and a first name. You’re then logged in. We’ll email you to confirm the address, so that we can help if you forget your password. Where Google, GitHub or Replit are offered, you can use one of them instead.\n\nAn account is free, and you don’t need one to read.',
      },
      guest: {
        heading: 'What is a guest?',
        text: 'Anyone who isn’t logged in. Your browser makes an ID for you, without a name or an address, so that what you do as a guest stays together. If you log in or register in the same browser, it moves to your account.\n\nIf you delete this site’s data in your browser, you’re a new guest. The privacy policy says what the server keeps about guests.',
      },
      deletion: {
        heading: 'How do I delete my data?',
        text: 'With an account: in your profile you can download everything we hold about you and delete the account. You choose whether your contributions stay, as those of a “deleted user”, or are removed too. This takes effect at once and can’t be undone.\n\nWithout an account: delete this site’s data in your browser. If you haven’t posted anything, the server deletes what it holds about you as a guest 30 days after your last visit.',
      },
      mail: {
        heading: 'I didn’t get an email. What can I do?',
        text: 'Wait a few minutes, check your spam folder, and check the address for typos. Then have the email sent again; only the latest one counts. Its link and its six-digit code work for three days to confirm an address, and for one hour to set a new password.\n\nWhen you ask for a new password, you see the same message whether or not the address has an account. If nothing arrives, you may have registered with another address. If that doesn’t help, ask whoever runs this installation.',
      },
      help: {
        heading: 'How can I help?',
        text: 'Tell people who play about it, and share the petition page. You can also check a translation, report an error or improve the software: {{source}}\n\nWe don’t take donations.',
      },
    },
  },
  ...legal,
  about: {
    title: 'About',
    description:
      'What this site is, what it can do today, what’s coming, and who speaks for the initiative.',
    lead: '{{brand}} is a site for people who want the games they buy to stay playable.',
    sections: {
      purpose: {
        heading: 'What’s this about?',
        text: 'Many games need the publisher’s server, even to play alone. When it’s switched off, what you paid for stops working. The European citizens’ initiative “{{title}}” ({{registration}}) asks for a law against that. This site shows its progress, country by country.',
      },
      today: {
        heading: 'What the site does today',
        text: 'It shows the petition’s figures as they change: the total, its history, and how far each of the {{areas}} countries has come, in English, Chinese, French, German, Japanese and Korean. If you like, you can create an account and look after your own data in it.\n\nYou can search and read news about the campaign and the industry, our own and from other sources, and follow it by feed. Players tell what they lost, as members or guests, and talk in a forum; moderators look after both. An archive keeps the memory of games that were shut down, with sources. Legal help names the laws that apply in your country, writes letters with you, and takes requests for advice.',
      },
      independence: {
        heading: 'Who speaks for the initiative',
        text: 'The European Commission’s register names the initiative’s organisers: {{register}}\n\nThis site doesn’t speak for them, for the Commission or for any publisher.',
      },
      open: {
        heading: 'Open to everyone',
        text: 'The software is free under the AGPL, version 3 or later, and anyone can read, improve or run it: {{source}}\n\nThe figures are open data. You’ll find how to fetch them at /api/docs.',
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
      'How to report an error or suggest an improvement, and who to ask about signatures or this installation.',
    lead: 'Write to us with the form. Please report errors on the site here, too, or in the source repository.',
    sections: {
      errors: {
        heading: 'Report an error',
        text: 'A wrong figure, a clumsy translation, something that doesn’t work: please report it in the source repository, {{source}}\n\nIt helps to name the page, the language, the time, what you saw and what you expected.',
      },
      care: {
        heading: 'Reports are public',
        text: 'Anyone can read what you write there. Please leave out anything that shouldn’t be public, above all personal data, your own or other people’s.',
      },
      signature: {
        heading: 'Questions about a signature',
        text: 'If you signed one of our own petitions on this site, you can withdraw your signature with the link in our emails. If you have an account with the same confirmed address, you can also do it in your profile.\n\nWe never receive signatures of the European initiative, so we can’t look one up or remove it. The European Commission’s page of the initiative can help you further: {{register}}',
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
      'What you can do today without an account: spread the word, check translations, test the site and improve the software.',
    lead: 'You don’t need an account or a membership. This is what helps today.',
    sections: {
      share: {
        heading: 'Spread the word',
        text: 'Show the petition page to people who play, and to people who have never heard of games being switched off. A link with a number says more than a slogan: each of the {{areas}} countries has its own.',
      },
      translate: {
        heading: 'Check a translation',
        text: 'Every text exists in six languages. If a sentence in yours sounds wrong, suggest a better one. Each language has its own files, and you don’t need to program to change them.',
      },
      code: {
        heading: 'Improve the software',
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
      'Key dates and figures of the initiative to quote, with their sources, and open data for your own charts.',
    lead: 'Figures and dates you can quote, and where to check them.',
    sections: {
      figures: {
        heading: 'Key figures',
        text: 'Initiative: “{{title}}”, {{registration}}.\n\nCollection: {{opened}} to {{closed}}.\nCollection began on {{collectingSince}}.\n{{minimum}} passed on {{reached}}.\nCollected: {{collected}}.\nCountries over their threshold: {{passed}}.\n\nSubmitted on {{submitted}}, with {{verified}} verified signatures.\n\nPublic hearing in the European Parliament on {{hearing}}.\nDebate in the Parliament on {{debated}}.\n\nResponse of the European Commission on {{answered}}: {{answerReference}}.',
      },
      care: {
        heading: 'When you quote',
        text: 'Please keep collected and verified signatures apart. The law asks for {{minimum}} valid signatures and for {{states}} countries over their threshold; a higher goal you may see somewhere isn’t a legal requirement.\n\nIf a page says it’s a demo or shows sample figures, please don’t quote its figures as current.',
      },
      data: {
        heading: 'Data for your own charts',
        text: 'The current figures are at /api/{{slug}}/latest and their course at /api/{{slug}}/history, as JSON, without registration and also from scripts on other sites. The description is at /api/docs.\n\nPlease name the European Commission as the source. Its page of the initiative: {{register}}',
      },
      contact: {
        heading: 'Questions',
        text: 'We don’t have a press office, and this site doesn’t speak for the initiative’s organisers. You can report an error in our figures in the source repository: {{source}}',
      },
    },
  },
  partners: {
    title: 'Partners',
    description:
      'For organisations and other sites: use the open figures, link to the petition, or run the software for a campaign of your own.',
    lead: 'We have no partner contracts, and you don’t need one. Everything here is open to organisations and other sites.',
    sections: {
      data: {
        heading: 'Show the figures on your site',
        text: '/api/{{slug}}/latest gives the total and the figures for each country, /api/{{slug}}/history how they changed over time. Both allow requests from scripts on other sites (CORS), without a key. Note that the threshold field is spelt “treshold”. You’ll find everything else at /api/docs.\n\nPlease keep a response for as long as its headers allow, instead of requesting it with every visit.',
      },
      link: {
        heading: 'Link to the petition',
        text: 'You can read the petition page without scripts and in six languages; “?lang=de” at the end of its address, for example, opens it in German. You’ll find widgets to embed at /widgets, and everything to download at /open-data.',
      },
      run: {
        heading: 'Run it yourself',
        text: 'The software is under the AGPL, version 3 or later. Name and petition are settings, so another campaign can run it too: {{source}}',
      },
      independence: {
        heading: 'Independence',
        text: 'No organisation or company pays to be shown here. We have no list of partners today.',
      },
    },
  },
  support: {
    title: 'Support us',
    description:
      'We don’t take donations. How you can support the campaign today without any money.',
    lead: 'We don’t take money. What we need is attention and a little work.',
    sections: {
      money: {
        heading: 'No donations',
        text: 'We have no donation account, no subscription and no shop. If someone asks you for money in the name of this site, it isn’t us. You can report it in the source repository: {{source}}',
      },
      share: {
        heading: 'Share it',
        text: 'The best thing you can do is send a link to the petition page to someone who plays. Tell them about a game of yours that no longer starts.',
      },
      work: {
        heading: 'Lend a hand',
        text: 'Check a translation, report an error, improve the software. The “Volunteer” page shows how to start.',
      },
    },
  },
  endOfLife: {
    title: 'Our own end of life',
    description: 'What happens to this site, its data and your contributions when it ends one day.',
    lead: 'We ask publishers what becomes of a game once they stop. Here’s our own answer to that question.',
    copy: 'The newest copy of this site as plain files:',
    sections: {
      readable: {
        heading: 'It stays readable',
        text: 'One day no one may be left to look after this site. Then it turns into a museum: every page that was public stays at its address, in all languages, with its search. Logging in, signing and writing end, and each page says so at the top.',
      },
      copied: {
        heading: 'If you’re reading a copy',
        text: 'The site can also live on as a copy in plain files. If a link in such a copy brought you here, the campaign has ended, and what you were looking for needed a server: logging in, signing, writing, searching, sorting lists, writing letters, checking a receipt. Every public page and all open data are part of the copy.',
      },
      data: {
        heading: 'The figures and the archive stay open',
        text: 'The archive of games, the petitions with their history and the log that proves each count can be downloaded at /open-data, today and until the last day. You don’t have to ask us: we gave up all rights in these data.',
      },
      personal: {
        heading: 'Personal data go',
        text: 'What we promised in the privacy policy runs on: names and addresses of people who signed, requests for legal help and old records are erased when their time is up, even if no one works here any more. If you’d like your contributions gone before that, delete them in your profile while you can still log in.',
      },
      software: {
        heading: 'The software stays free',
        text: 'Anyone may run it, read it and change it, under the AGPL, version 3 or later: {{source}}',
      },
    },
  },
} as const;
