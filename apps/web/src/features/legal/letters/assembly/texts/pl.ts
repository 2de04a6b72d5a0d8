// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: {
      named: '{{seller}}',
      unnamed: 'Biuro obsługi klienta',
    },
    authority: {
      named: '{{authority}}',
      unnamed: 'Właściwy organ ochrony konsumentów',
    },
    representative: {
      named: '{{representative}}',
      unnamed: 'Posłanka lub poseł',
    },
  },
  subject: {
    seller: 'Gra „{{game}}”: reklamacja i żądanie',
    reminder: {
      dated: 'Przypomnienie: moje pismo z dnia {{firstLetterDate}} r. w sprawie gry „{{game}}”',
      undated: 'Przypomnienie: moje pismo w sprawie gry „{{game}}”',
    },
    authority: {
      named: 'Skarga na przedsiębiorcę ({{seller}}): gra „{{game}}”',
      unnamed: 'Skarga konsumencka: gra „{{game}}”',
    },
    representative: 'Ochrona osób kupujących gry wideo: sprawa gry „{{game}}”',
  },
  salutation: {
    seller: 'Szanowni Państwo,',
    reminder: 'Szanowni Państwo,',
    authority: 'Szanowni Państwo,',
    representative: 'Szanowna Pani Poseł, Szanowny Panie Pośle,',
  },
  opening: {
    seller: 'zwracam się do Państwa w sprawie gry „{{game}}”.',
    reminder: {
      dated:
        'w piśmie z dnia {{firstLetterDate}} r. w sprawie gry „{{game}}” został Państwu wyznaczony termin, który już upłynął.',
      undated:
        'w moim poprzednim piśmie w sprawie gry „{{game}}” został Państwu wyznaczony termin, który już upłynął.',
    },
    authority: {
      named: 'składam skargę na przedsiębiorcę ({{seller}}). Sprawa dotyczy gry „{{game}}”.',
      unnamed: 'składam skargę konsumencką. Sprawa dotyczy gry „{{game}}”.',
    },
    representative:
      'piszę w sprawie ochrony osób kupujących gry wideo. W moim przypadku chodzi o grę „{{game}}”.',
  },
  earlier: {
    first: {
      dated: 'Dnia {{firstLetterDate}} r. do sprzedawcy zostało wysłane moje pismo.',
      undated: 'Do sprzedawcy zostało wysłane moje pismo.',
    },
    both: {
      dated:
        'Dnia {{firstLetterDate}} r. do sprzedawcy zostało wysłane moje pismo, a dnia {{reminderDate}} r. przypomnienie.',
      undated: 'Do sprzedawcy zostało wysłane moje pismo, a następnie przypomnienie.',
    },
    deadlinePassed: 'Wyznaczony przeze mnie termin upłynął.',
  },
  reply: {
    none: 'Moje pismo pozostało bez odpowiedzi.',
    refused: 'Moje żądanie zostało odrzucone.',
    unsolved: 'Otrzymana odpowiedź nie rozwiązuje problemu.',
  },
  recap: 'Dla jasności ponownie przedstawiam sprawę poniżej.',
  purchase: {
    fromYou: {
      full: 'Gra została przeze mnie zakupiona u Państwa dnia {{purchaseDate}} r. za kwotę {{price}}.',
      withoutDate: 'Gra została przeze mnie zakupiona u Państwa za kwotę {{price}}.',
      withoutPrice: 'Gra została przeze mnie zakupiona u Państwa dnia {{purchaseDate}} r.',
      minimal: 'Gra została przeze mnie zakupiona u Państwa.',
    },
    fromSeller: {
      full: 'Gra została przeze mnie zakupiona dnia {{purchaseDate}} r. za kwotę {{price}}. Sprzedawca: {{seller}}.',
      withoutDate: 'Gra została przeze mnie zakupiona za kwotę {{price}}. Sprzedawca: {{seller}}.',
      withoutPrice:
        'Gra została przeze mnie zakupiona dnia {{purchaseDate}} r. Sprzedawca: {{seller}}.',
      minimal: 'Gra została przeze mnie zakupiona. Sprzedawca: {{seller}}.',
    },
    withoutSeller: {
      full: 'Gra została przeze mnie zakupiona dnia {{purchaseDate}} r. za kwotę {{price}}.',
      withoutDate: 'Gra została przeze mnie zakupiona za kwotę {{price}}.',
      withoutPrice: 'Gra została przeze mnie zakupiona dnia {{purchaseDate}} r.',
      minimal: 'Gra została przeze mnie zakupiona.',
    },
  },
  situation: {
    announced: {
      dated:
        'Zapowiedziano, że dnia {{eventDate}} r. gra zostanie wyłączona. W obecnej sytuacji nie będę już wtedy mieć możliwości grania w nią.',
      undated:
        'Zapowiedziano, że gra zostanie wyłączona. W obecnej sytuacji nie będę już wtedy mieć możliwości grania w nią.',
    },
    shut_down: {
      dated: 'Dnia {{eventDate}} r. gra została wyłączona. Od tego czasu nie mogę w nią grać.',
      undated: 'Gra została wyłączona. Nie mogę już w nią grać.',
    },
    features_removed: {
      dated:
        'Dnia {{eventDate}} r. usunięto funkcje, które w chwili zakupu były częścią gry. Nie mogę już z niej korzystać w takiej postaci, w jakiej została sprzedana.',
      undated:
        'Usunięto funkcje, które w chwili zakupu były częścią gry. Nie mogę już z niej korzystać w takiej postaci, w jakiej została sprzedana.',
    },
    refund_refused: {
      dated:
        'Dnia {{eventDate}} r. odmówiono mi zwrotu zapłaconej ceny. Nie zgadzam się z tą odmową.',
      undated: 'Odmówiono mi zwrotu zapłaconej ceny. Nie zgadzam się z tą odmową.',
    },
    offline_missing: {
      dated:
        'Najpóźniej od dnia {{eventDate}} r. gra wymaga połączenia z serwerami wydawcy. Nie ma trybu offline, dlatego możliwość grania zależy wyłącznie od tych serwerów.',
      undated:
        'Gra wymaga połączenia z serwerami wydawcy. Nie ma trybu offline, dlatego możliwość grania zależy wyłącznie od tych serwerów.',
    },
  },
  law: {
    directives: {
      '2019/770': 'dyrektywa (UE) 2019/770 w sprawie treści cyfrowych i usług cyfrowych',
      '2011/83': 'dyrektywa 2011/83/UE w sprawie praw konsumentów',
      '93/13': 'dyrektywa 93/13/EWG w sprawie nieuczciwych warunków w umowach konsumenckich',
      '2005/29': 'dyrektywa 2005/29/WE dotycząca nieuczciwych praktyk handlowych',
    },
    directiveArticle: {
      whole: 'art. {{article}}',
      paragraph: 'art. {{article}} ust. {{paragraph}}',
      inserted: 'art. {{article}}a',
    },
    intro: {
      seller:
        'Moje żądanie opieram na następującej podstawie prawnej, w każdym przypadku na warunkach tam określonych:',
      authority:
        'Na potrzeby oceny prawnej powołuję się na następujące przepisy, w każdym przypadku na warunkach tam określonych:',
      representative:
        'Według mojej wiedzy obowiązujące prawo stanowi, co następuje, w każdym przypadku na warunkach tam określonych:',
    },
    withoutArticles: 'Powołuję się na następujący akt prawny: {{law}}.',
    implements: 'Przepisy te wdrażają następujący akt Unii Europejskiej: {{law}}.',
    none: {
      seller:
        'Zastrzegam sobie wszelkie prawa przysługujące mi na podstawie właściwych przepisów o ochronie konsumentów.',
      authority: 'Proszę o ocenę sprawy na podstawie właściwych przepisów o ochronie konsumentów.',
      representative: 'Proszę o informację, jakie prawa konsumenta obowiązują w takim przypadku.',
    },
    reservation: 'Zastrzegam sobie wszelkie dalsze prawa.',
  },
  rights: {
    conformity:
      'To, co przedsiębiorca dostarcza konsumentowi, musi być zgodne z umową ({{articles}}).',
    updates:
      'Przedsiębiorca musi zapewnić konsumentowi aktualizacje niezbędne do zachowania zgodności z umową ({{articles}}).',
    repair: 'Konsument może żądać usunięcia niezgodności z umową ({{articles}}).',
    price_reduction: 'Konsument może żądać obniżenia ceny ({{articles}}).',
    termination: 'Konsument może odstąpić od umowy lub ją wypowiedzieć ({{articles}}).',
    refund: 'Konsument może żądać zwrotu zapłaconej kwoty ({{articles}}).',
    change_notice:
      'Treść cyfrową można zmienić tylko z uzasadnionej przyczyny i po poinformowaniu konsumenta, któremu może przysługiwać prawo wypowiedzenia umowy ({{articles}}).',
    unfair_terms: 'Niedozwolone postanowienie umowne nie wiąże konsumenta ({{articles}}).',
    information:
      'Przed zawarciem umowy przedsiębiorca musi poinformować konsumenta o tym, co sprzedaje ({{articles}}).',
    withdrawal: 'Konsument może odstąpić od umowy w przewidzianym terminie ({{articles}}).',
    misleading:
      'Działania lub zaniechania wprowadzające konsumentów w błąd są zakazane ({{articles}}).',
    no_waiver:
      'Postanowienia umowy nie mogą pozbawiać konsumenta praw przyznanych mu ustawą ({{articles}}).',
    burden_of_proof:
      'W przypadkach tam określonych ciężar dowodu spoczywa na przedsiębiorcy ({{articles}}).',
    data_retrieval: 'Konsument może odzyskać własne dane lub treści ({{articles}}).',
    guarantee: 'Konsumenta chronią gwarancje przewidziane w ustawie ({{articles}}).',
    compensation: 'Konsument może żądać naprawienia szkody ({{articles}}).',
  },
  demands: {
    intro: {
      seller: 'W związku z tym żądam:',
      reminder: 'W związku z tym ponownie żądam:',
      reported: 'Moje żądanie wobec sprzedawcy dotyczyło:',
    },
    items: {
      refund: {
        withPrice: 'zwrotu zapłaconej ceny ({{price}})',
        withoutPrice: 'zwrotu zapłaconej ceny',
      },
      repair:
        'przywrócenia gry do stanu, w jakim została sprzedana, lub zachowania jej w tym stanie',
      offline_patch:
        'udostępnienia aktualizacji lub innego rozwiązania technicznego, które pozwoli grać bez serwerów wydawcy',
      information:
        'pisemnego wyjaśnienia przyczyn oraz tego, co jest planowane, aby kupujący mogli grać w tę grę',
    },
    complaint: {
      request:
        'Proszę o rozpatrzenie mojej skargi, podjęcie działań leżących w Państwa kompetencji i poinformowanie mnie o wyniku.',
      confirm: 'Proszę o potwierdzenie otrzymania tego pisma i podanie numeru sprawy.',
      forward:
        'Jeżeli sprawa należy do właściwości innego organu, proszę o wskazanie go lub przekazanie mu mojej skargi.',
    },
    ask_representative: {
      request:
        'Proszę o zajęcie się tą sprawą i o poparcie przepisów, dzięki którym w gry będzie można grać także po zakończeniu wsparcia przez wydawcę.',
      aim: 'Nie chodzi o to, aby serwery działały wiecznie, lecz o to, aby po zakończeniu wsparcia gry pozostawiano w stanie umożliwiającym granie.',
      answer:
        'Proszę o informację, jakie jest Pani/Pana stanowisko i jakie działania może Pani/Pan podjąć.',
    },
  },
  deadline: {
    first: 'Oczekuję pisemnej odpowiedzi oraz spełnienia mojego żądania do dnia {{deadline}} r.',
    final: 'Wyznaczam w tym celu ostateczny termin do dnia {{deadline}} r.',
  },
  next: {
    first: {
      named:
        'Jeżeli termin ten upłynie bez rozwiązania sprawy, złożę skargę do organu ochrony konsumentów ({{authority}}).',
      unnamed:
        'Jeżeli termin ten upłynie bez rozwiązania sprawy, złożę skargę do właściwego organu ochrony konsumentów.',
    },
    final: {
      named:
        'Jeżeli również ten termin upłynie bez rozwiązania sprawy, bez dalszego uprzedzenia złożę skargę do organu ochrony konsumentów ({{authority}}).',
      unnamed:
        'Jeżeli również ten termin upłynie bez rozwiązania sprawy, bez dalszego uprzedzenia złożę skargę do właściwego organu ochrony konsumentów.',
    },
  },
  details: {
    heading: 'Dane sprawy',
    game: 'Gra: {{game}}',
    seller: 'Sprzedawca: {{seller}}',
    purchaseDate: 'Data zakupu: {{purchaseDate}}',
    price: 'Zapłacona cena: {{price}}',
    country: 'Kraj: {{country}}',
    reference: 'Numer zamówienia lub sprawy: {{reference}}',
  },
  enclosures: {
    mention: 'Załączam kopie dokumentów wymienionych poniżej.',
    heading: 'Załączniki',
    proofs: {
      receipt: 'Dowód zakupu',
      order_confirmation: 'Potwierdzenie zamówienia',
      bank_statement: 'Wyciąg z rachunku bankowego',
      account_history: 'Zrzut ekranu mojego konta',
      store_page: 'Strona sklepu z czasu zakupu',
      packaging: 'Opakowanie',
      advertising: 'Zwiastun lub reklama',
      terms: 'Warunki licencji',
      announcement: 'Kopia komunikatu',
      screenshot: 'Zrzut ekranu przedstawiający problem',
      video: 'Nagranie wideo przedstawiające problem',
      correspondence: 'Wcześniejsze wiadomości i odpowiedzi',
      other: 'Inne dokumenty',
      earlier_letters: 'Wcześniejsze pisma',
    },
  },
  closing: {
    seller: {
      thanks: 'Oczekuję na pisemną odpowiedź.',
      formula: 'Z poważaniem',
    },
    reminder: {
      thanks: 'Oczekuję na pisemną odpowiedź.',
      formula: 'Z poważaniem',
    },
    authority: {
      thanks: 'Z góry dziękuję za zajęcie się sprawą.',
      formula: 'Z poważaniem',
    },
    representative: {
      thanks: 'Dziękuję za poświęcony czas i uwagę.',
      formula: 'Z poważaniem',
    },
  },
};
