// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: {
      named: '{{seller}}',
      unnamed: 'Serviciul clienți',
    },
    authority: {
      named: '{{authority}}',
      unnamed: 'Autoritatea competentă pentru protecția consumatorilor',
    },
    representative: {
      named: '{{representative}}',
      unnamed: 'Membru al Parlamentului',
    },
  },
  subject: {
    seller: 'Jocul „{{game}}”: reclamație și solicitare',
    reminder: {
      dated: 'Revenire: scrisoarea mea din {{firstLetterDate}} privind jocul „{{game}}”',
      undated: 'Revenire: scrisoarea mea privind jocul „{{game}}”',
    },
    authority: {
      named: 'Reclamație privind {{seller}}: jocul „{{game}}”',
      unnamed: 'Reclamația unui consumator: jocul „{{game}}”',
    },
    representative: 'Protecția celor care cumpără jocuri video: cazul „{{game}}”',
  },
  salutation: {
    seller: 'Stimată doamnă, stimate domnule,',
    reminder: 'Stimată doamnă, stimate domnule,',
    authority: 'Stimată doamnă, stimate domnule,',
    representative: 'Stimată doamnă deputat, stimate domnule deputat,',
  },
  opening: {
    seller: 'Vă scriu în legătură cu jocul „{{game}}”.',
    reminder: {
      dated:
        'La data de {{firstLetterDate}} v-am scris în legătură cu jocul „{{game}}” și v-am acordat un termen, care între timp a expirat.',
      undated:
        'V-am scris deja în legătură cu jocul „{{game}}” și v-am acordat un termen, care între timp a expirat.',
    },
    authority: {
      named: 'Doresc să depun o reclamație privind {{seller}}, în legătură cu jocul „{{game}}”.',
      unnamed: 'Doresc să depun o reclamație în legătură cu jocul „{{game}}”.',
    },
    representative:
      'Vă scriu în legătură cu protecția celor care cumpără jocuri video. În cazul meu este vorba despre jocul „{{game}}”.',
  },
  earlier: {
    first: {
      dated: 'La data de {{firstLetterDate}} i-am scris vânzătorului.',
      undated: 'I-am scris vânzătorului.',
    },
    both: {
      dated:
        'La data de {{firstLetterDate}} i-am scris vânzătorului, iar la data de {{reminderDate}} i-am trimis o revenire.',
      undated: 'I-am scris vânzătorului și i-am trimis o revenire.',
    },
    deadlinePassed: 'Termenul pe care l-am stabilit a expirat.',
  },
  reply: {
    none: 'Nu am primit niciun răspuns.',
    refused: 'Solicitarea mea a fost respinsă.',
    unsolved: 'Răspunsul pe care l-am primit nu rezolvă problema.',
  },
  recap: 'Pentru claritate, reiau mai jos situația de fapt.',
  purchase: {
    fromYou: {
      full: 'Am cumpărat jocul de la dumneavoastră la data de {{purchaseDate}}, la prețul de {{price}}.',
      withoutDate: 'Am cumpărat jocul de la dumneavoastră la prețul de {{price}}.',
      withoutPrice: 'Am cumpărat jocul de la dumneavoastră la data de {{purchaseDate}}.',
      minimal: 'Am cumpărat jocul de la dumneavoastră.',
    },
    fromSeller: {
      full: 'Am cumpărat jocul de la {{seller}} la data de {{purchaseDate}}, la prețul de {{price}}.',
      withoutDate: 'Am cumpărat jocul de la {{seller}} la prețul de {{price}}.',
      withoutPrice: 'Am cumpărat jocul de la {{seller}} la data de {{purchaseDate}}.',
      minimal: 'Am cumpărat jocul de la {{seller}}.',
    },
    withoutSeller: {
      full: 'Am cumpărat jocul la data de {{purchaseDate}}, la prețul de {{price}}.',
      withoutDate: 'Am cumpărat jocul la prețul de {{price}}.',
      withoutPrice: 'Am cumpărat jocul la data de {{purchaseDate}}.',
      minimal: 'Am cumpărat jocul.',
    },
  },
  situation: {
    announced: {
      dated:
        'S-a anunțat că jocul va fi scos din funcțiune la data de {{eventDate}}. Așa cum stau lucrurile, după aceea nu îl voi mai putea juca.',
      undated:
        'S-a anunțat că jocul va fi scos din funcțiune. Așa cum stau lucrurile, după aceea nu îl voi mai putea juca.',
    },
    shut_down: {
      dated:
        'Jocul a fost scos din funcțiune la data de {{eventDate}}. De atunci nu îl mai pot juca.',
      undated: 'Jocul a fost scos din funcțiune. Nu îl mai pot juca.',
    },
    features_removed: {
      dated:
        'La data de {{eventDate}} au fost eliminate funcții care făceau parte din joc când l-am cumpărat. Nu îl mai pot folosi așa cum a fost vândut.',
      undated:
        'Au fost eliminate funcții care făceau parte din joc când l-am cumpărat. Nu îl mai pot folosi așa cum a fost vândut.',
    },
    refund_refused: {
      dated:
        'La data de {{eventDate}} cererea mea de rambursare a fost respinsă. Nu accept acest refuz.',
      undated: 'Cererea mea de rambursare a fost respinsă. Nu accept acest refuz.',
    },
    offline_missing: {
      dated:
        'Cel târziu începând cu data de {{eventDate}}, jocul necesită o conexiune la serverele editorului. Nu are un mod offline, astfel încât posibilitatea de a juca depinde în întregime de aceste servere.',
      undated:
        'Jocul necesită o conexiune la serverele editorului. Nu are un mod offline, astfel încât posibilitatea de a juca depinde în întregime de aceste servere.',
    },
  },
  law: {
    directives: {
      '2019/770': 'Directiva (UE) 2019/770 privind conținutul digital și serviciile digitale',
      '2011/83': 'Directiva 2011/83/UE privind drepturile consumatorilor',
      '93/13': 'Directiva 93/13/CEE privind clauzele abuzive',
      '2005/29': 'Directiva 2005/29/CE privind practicile comerciale neloiale',
    },
    directiveArticle: {
      whole: 'articolul {{article}}',
      paragraph: 'articolul {{article}} alineatul ({{paragraph}})',
      inserted: 'articolul {{article}}a',
    },
    intro: {
      seller:
        'Solicitarea mea are următorul temei juridic, în fiecare caz în condițiile prevăzute acolo:',
      authority:
        'Pentru aprecierea juridică fac trimitere la următoarele, în fiecare caz în condițiile prevăzute acolo:',
      representative:
        'Din câte cunosc, legislația în vigoare prevede următoarele, în fiecare caz în condițiile prevăzute acolo:',
    },
    withoutArticles: 'Fac trimitere la următorul act normativ: {{law}}.',
    implements: 'Aceste dispoziții transpun următorul act al Uniunii Europene: {{law}}.',
    none: {
      seller:
        'Îmi rezerv toate drepturile pe care mi le conferă legislația aplicabilă privind protecția consumatorilor.',
      authority:
        'Vă rog să analizați cazul potrivit legislației aplicabile privind protecția consumatorilor.',
      representative:
        'Aș dori să știu ce drepturi ale consumatorilor se aplică într-un astfel de caz.',
    },
    reservation: 'Îmi rezerv toate celelalte drepturi.',
  },
  rights: {
    conformity:
      'Ceea ce un comerciant furnizează unui consumator trebuie să fie conform cu contractul ({{articles}}).',
    updates:
      'Comerciantul trebuie să se asigure că consumatorul primește actualizările necesare pentru menținerea conformității ({{articles}}).',
    repair: 'Consumatorul poate cere remedierea neconformității ({{articles}}).',
    price_reduction: 'Consumatorul poate cere reducerea prețului ({{articles}}).',
    termination: 'Consumatorul are dreptul la încetarea contractului ({{articles}}).',
    refund: 'Consumatorul poate cere rambursarea sumei plătite ({{articles}}).',
    change_notice:
      'Conținutul digital poate fi modificat numai pentru un motiv întemeiat și cu informarea prealabilă a consumatorului, care poate avea dreptul la încetarea contractului ({{articles}}).',
    unfair_terms:
      'O clauză contractuală abuzivă nu creează obligații pentru consumator ({{articles}}).',
    information:
      'Înainte de încheierea contractului, comerciantul trebuie să informeze consumatorul cu privire la ceea ce vinde ({{articles}}).',
    withdrawal: 'Consumatorul se poate retrage din contract în termenul prevăzut ({{articles}}).',
    misleading:
      'Acțiunile sau omisiunile care induc în eroare consumatorii sunt interzise ({{articles}}).',
    no_waiver:
      'Clauzele contractuale nu pot lipsi consumatorul de drepturile pe care i le conferă legea ({{articles}}).',
    burden_of_proof:
      'În cazurile prevăzute acolo, sarcina probei revine comerciantului ({{articles}}).',
    data_retrieval:
      'Consumatorul își poate recupera propriile date sau propriul conținut ({{articles}}).',
    guarantee: 'Consumatorul este protejat de garanțiile prevăzute de lege ({{articles}}).',
    compensation: 'Consumatorul poate cere despăgubiri pentru prejudiciul suferit ({{articles}}).',
  },
  demands: {
    intro: {
      seller: 'Prin urmare, vă solicit următoarele:',
      reminder: 'Prin urmare, vă solicit din nou următoarele:',
      reported: 'Vânzătorului i-am solicitat următoarele:',
    },
    items: {
      refund: {
        withPrice: 'rambursarea prețului pe care l-am plătit ({{price}})',
        withoutPrice: 'rambursarea prețului pe care l-am plătit',
      },
      repair: 'readucerea sau menținerea jocului în starea în care a fost vândut',
      offline_patch:
        'o actualizare sau un alt mijloc tehnic prin care jocul să poată fi jucat fără serverele editorului',
      information:
        'o explicație scrisă a motivelor și a ceea ce este planificat pentru ca jocul să poată fi jucat de cei care l-au cumpărat',
    },
    complaint: {
      request:
        'Vă rog să examinați această reclamație, să luați măsurile care vă stau la dispoziție și să îmi comunicați rezultatul.',
      confirm:
        'Vă rog să confirmați primirea acestei scrisori și să îmi comunicați numărul de înregistrare.',
      forward:
        'Dacă sesizarea este de competența altei instituții, vă rog să îmi indicați care este aceasta sau să îi transmiteți reclamația mea.',
    },
    ask_representative: {
      request:
        'Vă rog să vă ocupați de acest subiect și să susțineți reguli care să mențină jocurile funcționale după ce editorul încetează să le mai ofere suport.',
      aim: 'Nu cer servere care să funcționeze pentru totdeauna, ci doar ca jocurile să fie lăsate într-o stare în care pot fi jucate atunci când suportul încetează.',
      answer: 'Vă rog să îmi comunicați punctul dumneavoastră de vedere și ce puteți face.',
    },
  },
  deadline: {
    first:
      'Aștept răspunsul dumneavoastră scris, precum și soluționarea solicitării mele, cel târziu la data de {{deadline}}.',
    final: 'În acest scop vă acord un ultim termen, până la data de {{deadline}}.',
  },
  next: {
    first: {
      named:
        'Dacă acest termen expiră fără o soluție, voi depune o reclamație la autoritatea pentru protecția consumatorilor ({{authority}}).',
      unnamed:
        'Dacă acest termen expiră fără o soluție, voi depune o reclamație la autoritatea competentă pentru protecția consumatorilor.',
    },
    final: {
      named:
        'Dacă și acest termen expiră fără o soluție, voi depune, fără altă înștiințare, o reclamație la autoritatea pentru protecția consumatorilor ({{authority}}).',
      unnamed:
        'Dacă și acest termen expiră fără o soluție, voi depune, fără altă înștiințare, o reclamație la autoritatea competentă pentru protecția consumatorilor.',
    },
  },
  details: {
    heading: 'Datele cazului',
    game: 'Joc: {{game}}',
    seller: 'Vânzător: {{seller}}',
    purchaseDate: 'Data cumpărării: {{purchaseDate}}',
    price: 'Preț plătit: {{price}}',
    country: 'Țara: {{country}}',
    reference: 'Referință: {{reference}}',
  },
  enclosures: {
    mention: 'Anexez copii ale documentelor enumerate mai jos.',
    heading: 'Anexe',
    proofs: {
      receipt: 'Bon sau factură',
      order_confirmation: 'Confirmarea comenzii',
      bank_statement: 'Extras de cont',
      account_history: 'Captură de ecran a contului meu',
      store_page: 'Pagina magazinului de la acea vreme',
      packaging: 'Ambalaj',
      advertising: 'Trailer sau reclamă',
      terms: 'Condiții de licență',
      announcement: 'Copie a anunțului',
      screenshot: 'Captură de ecran a problemei',
      video: 'Înregistrare video a problemei',
      correspondence: 'Mesaje și răspunsuri anterioare',
      other: 'Alte documente',
      earlier_letters: 'Scrisori anterioare',
    },
  },
  closing: {
    seller: {
      thanks: 'Aștept răspunsul dumneavoastră scris.',
      formula: 'Cu stimă,',
    },
    reminder: {
      thanks: 'Aștept răspunsul dumneavoastră scris.',
      formula: 'Cu stimă,',
    },
    authority: {
      thanks: 'Vă mulțumesc anticipat pentru atenția acordată.',
      formula: 'Cu stimă,',
    },
    representative: {
      thanks: 'Vă mulțumesc pentru timpul și atenția acordate.',
      formula: 'Cu stimă,',
    },
  },
};
