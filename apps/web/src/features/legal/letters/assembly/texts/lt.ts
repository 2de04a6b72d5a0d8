// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: {
      named: '{{seller}}',
      unnamed: 'Klientų aptarnavimo skyriui',
    },
    authority: {
      named: '{{authority}}',
      unnamed: 'Kompetentingai vartotojų teisių apsaugos institucijai',
    },
    representative: {
      named: '{{representative}}',
      unnamed: 'Seimo narei arba nariui',
    },
  },
  subject: {
    seller: 'Žaidimas „{{game}}“: pretenzija ir reikalavimas',
    reminder: {
      dated: 'Priminimas: mano {{firstLetterDate}} raštas dėl žaidimo „{{game}}“',
      undated: 'Priminimas: mano raštas dėl žaidimo „{{game}}“',
    },
    authority: {
      named: 'Skundas dėl pardavėjo ({{seller}}): žaidimas „{{game}}“',
      unnamed: 'Vartotojo skundas: žaidimas „{{game}}“',
    },
    representative: 'Vaizdo žaidimų pirkėjų apsauga: žaidimo „{{game}}“ atvejis',
  },
  salutation: {
    seller: 'Gerbiamieji,',
    reminder: 'Gerbiamieji,',
    authority: 'Gerbiamieji,',
    representative: 'Gerbiamoji Seimo nare, gerbiamasis Seimo nary,',
  },
  opening: {
    seller: 'kreipiuosi į Jus dėl žaidimo „{{game}}“.',
    reminder: {
      dated:
        '{{firstLetterDate}} rašiau Jums dėl žaidimo „{{game}}“ ir nustačiau terminą, kuris jau pasibaigė.',
      undated: 'jau rašiau Jums dėl žaidimo „{{game}}“ ir nustačiau terminą, kuris jau pasibaigė.',
    },
    authority: {
      named: 'teikiu skundą dėl pardavėjo ({{seller}}). Skundas susijęs su žaidimu „{{game}}“.',
      unnamed: 'teikiu skundą. Jis susijęs su žaidimu „{{game}}“.',
    },
    representative:
      'rašau Jums dėl žmonių, perkančių vaizdo žaidimus, apsaugos. Mano atvejis susijęs su žaidimu „{{game}}“.',
  },
  earlier: {
    first: {
      dated: '{{firstLetterDate}} rašiau pardavėjui.',
      undated: 'Rašiau pardavėjui.',
    },
    both: {
      dated: '{{firstLetterDate}} rašiau pardavėjui, o {{reminderDate}} išsiunčiau jam priminimą.',
      undated: 'Rašiau pardavėjui ir išsiunčiau jam priminimą.',
    },
    deadlinePassed: 'Mano nustatytas terminas pasibaigė.',
  },
  reply: {
    none: 'Atsakymo negavau.',
    refused: 'Mano reikalavimas buvo atmestas.',
    unsolved: 'Gautas atsakymas problemos neišsprendžia.',
  },
  recap: 'Aiškumo dėlei toliau dar kartą išdėstau aplinkybes.',
  purchase: {
    fromYou: {
      full: '{{purchaseDate}} iš Jūsų įsigijau žaidimą už {{price}}.',
      withoutDate: 'Iš Jūsų įsigijau žaidimą už {{price}}.',
      withoutPrice: '{{purchaseDate}} iš Jūsų įsigijau žaidimą.',
      minimal: 'Iš Jūsų įsigijau žaidimą.',
    },
    fromSeller: {
      full: '{{purchaseDate}} įsigijau žaidimą už {{price}}. Pardavėjas: {{seller}}.',
      withoutDate: 'Įsigijau žaidimą už {{price}}. Pardavėjas: {{seller}}.',
      withoutPrice: '{{purchaseDate}} įsigijau žaidimą. Pardavėjas: {{seller}}.',
      minimal: 'Įsigijau žaidimą. Pardavėjas: {{seller}}.',
    },
    withoutSeller: {
      full: '{{purchaseDate}} įsigijau žaidimą už {{price}}.',
      withoutDate: 'Įsigijau žaidimą už {{price}}.',
      withoutPrice: '{{purchaseDate}} įsigijau žaidimą.',
      minimal: 'Įsigijau žaidimą.',
    },
  },
  situation: {
    announced: {
      dated:
        'Paskelbta, kad {{eventDate}} žaidimas bus išjungtas. Esant dabartinei padėčiai, vėliau nebegalėsiu jo žaisti.',
      undated:
        'Paskelbta, kad žaidimas bus išjungtas. Esant dabartinei padėčiai, vėliau nebegalėsiu jo žaisti.',
    },
    shut_down: {
      dated: '{{eventDate}} žaidimas buvo išjungtas. Nuo tada negaliu jo žaisti.',
      undated: 'Žaidimas buvo išjungtas. Nebegaliu jo žaisti.',
    },
    features_removed: {
      dated:
        '{{eventDate}} buvo pašalintos funkcijos, kurios perkant buvo žaidimo dalis. Nebegaliu naudotis žaidimu taip, kaip jis buvo parduotas.',
      undated:
        'Buvo pašalintos funkcijos, kurios perkant buvo žaidimo dalis. Nebegaliu naudotis žaidimu taip, kaip jis buvo parduotas.',
    },
    refund_refused: {
      dated:
        '{{eventDate}} mano prašymas grąžinti pinigus buvo atmestas. Su šiuo atsisakymu nesutinku.',
      undated: 'Mano prašymas grąžinti pinigus buvo atmestas. Su šiuo atsisakymu nesutinku.',
    },
    offline_missing: {
      dated:
        'Bent nuo {{eventDate}} žaidimui reikia ryšio su leidėjo serveriais. Jis neveikia neprisijungus, todėl galimybė žaisti priklauso vien nuo šių serverių.',
      undated:
        'Žaidimui reikia ryšio su leidėjo serveriais. Jis neveikia neprisijungus, todėl galimybė žaisti priklauso vien nuo šių serverių.',
    },
  },
  law: {
    directives: {
      '2019/770': 'Direktyva (ES) 2019/770 dėl skaitmeninio turinio ir skaitmeninių paslaugų',
      '2011/83': 'Direktyva 2011/83/ES dėl vartotojų teisių',
      '93/13': 'Direktyva 93/13/EEB dėl nesąžiningų sąlygų',
      '2005/29': 'Direktyva 2005/29/EB dėl nesąžiningos komercinės veiklos',
    },
    directiveArticle: {
      whole: '{{article}} straipsnis',
      paragraph: '{{article}} straipsnio {{paragraph}} dalis',
      inserted: '{{article}}a straipsnis',
    },
    intro: {
      seller:
        'Savo reikalavimą grindžiu toliau nurodytu teisiniu pagrindu, kiekvienu atveju ten nustatytomis sąlygomis:',
      authority:
        'Teisiniu požiūriu remiuosi toliau nurodytomis nuostatomis, kiekvienu atveju ten nustatytomis sąlygomis:',
      representative:
        'Kiek man žinoma, galiojanti teisė nustato toliau nurodytas taisykles, kiekvienu atveju ten nustatytomis sąlygomis:',
    },
    withoutArticles: 'Remiuosi šiuo teisės aktu: {{law}}.',
    implements: 'Šiomis nuostatomis įgyvendinamas šis Europos Sąjungos teisės aktas: {{law}}.',
    none: {
      seller:
        'Pasilieku visas teises, kurias man suteikia taikytini vartotojų teisių apsaugos teisės aktai.',
      authority: 'Prašau įvertinti atvejį pagal taikytinus vartotojų teisių apsaugos teisės aktus.',
      representative: 'Norėčiau sužinoti, kokios vartotojų teisės galioja tokiu atveju.',
    },
    reservation: 'Pasilieku visas kitas teises.',
  },
  rights: {
    conformity: 'Tai, ką verslininkas teikia vartotojui, turi atitikti sutartį ({{articles}}).',
    updates:
      'Verslininkas turi užtikrinti, kad vartotojas gautų atnaujinimus, būtinus atitikčiai išlaikyti ({{articles}}).',
    repair: 'Vartotojas gali reikalauti pašalinti trūkumą ({{articles}}).',
    price_reduction: 'Vartotojas gali reikalauti sumažinti kainą ({{articles}}).',
    termination: 'Vartotojas gali nutraukti sutartį ({{articles}}).',
    refund: 'Vartotojas gali reikalauti grąžinti sumokėtą sumą ({{articles}}).',
    change_notice:
      'Skaitmeninį turinį galima keisti tik dėl pagrįstos priežasties ir apie tai pranešus, o vartotojas gali turėti teisę nutraukti sutartį ({{articles}}).',
    unfair_terms: 'Nesąžininga sutarties sąlyga vartotojo neįpareigoja ({{articles}}).',
    information:
      'Prieš sudarant sutartį verslininkas turi informuoti vartotoją apie tai, kas parduodama ({{articles}}).',
    withdrawal: 'Vartotojas gali atsisakyti sutarties per nustatytą terminą ({{articles}}).',
    misleading:
      'Veiksmai ar neveikimas, kuriais klaidinami vartotojai, yra draudžiami ({{articles}}).',
    no_waiver:
      'Sutarties sąlygomis negalima atimti iš vartotojo teisių, kurias jam suteikia įstatymas ({{articles}}).',
    burden_of_proof:
      'Ten nurodytais atvejais įrodinėjimo pareiga tenka verslininkui ({{articles}}).',
    data_retrieval: 'Vartotojas gali susigrąžinti savo duomenis ar turinį ({{articles}}).',
    guarantee: 'Vartotoją saugo įstatyme nustatytos garantijos ({{articles}}).',
    compensation: 'Vartotojas gali reikalauti atlyginti žalą ({{articles}}).',
  },
  demands: {
    intro: {
      seller: 'Todėl reikalauju:',
      reminder: 'Todėl dar kartą reikalauju:',
      reported: 'Iš pardavėjo reikalavau:',
    },
    items: {
      refund: {
        withPrice: 'grąžinti mano sumokėtą kainą ({{price}})',
        withoutPrice: 'grąžinti mano sumokėtą kainą',
      },
      repair: 'atkurti arba išlaikyti žaidimą tokios būklės, kokios jis buvo parduotas',
      offline_patch:
        'pateikti pataisą ar kitą techninį sprendimą, leidžiantį žaisti be leidėjo serverių',
      information:
        'raštu paaiškinti priežastis ir tai, kas numatyta, kad pirkėjai galėtų žaisti žaidimą',
    },
    complaint: {
      request:
        'Prašau išnagrinėti mano skundą, imtis pagal Jūsų kompetenciją galimų veiksmų ir pranešti man apie rezultatą.',
      confirm: 'Prašau patvirtinti, kad gavote šį raštą, ir nurodyti jo registracijos numerį.',
      forward:
        'Jei skundas nepriklauso Jūsų kompetencijai, prašau nurodyti kompetentingą instituciją arba persiųsti jai mano skundą.',
    },
    ask_representative: {
      request:
        'Prašau imtis šio klausimo ir remti taisykles, pagal kurias žaidimus būtų galima žaisti ir leidėjui nutraukus jų palaikymą.',
      aim: 'Prašau ne to, kad serveriai veiktų amžinai, o tik kad, pasibaigus palaikymui, žaidimai liktų tokios būklės, kad juos būtų galima žaisti.',
      answer: 'Prašau pranešti man, kokia Jūsų nuomonė ir ką galite padaryti.',
    },
  },
  deadline: {
    first:
      'Jūsų rašytinio atsakymo ir mano reikalavimo įvykdymo laukiu ne vėliau kaip iki {{deadline}} imtinai.',
    final: 'Tam nustatau paskutinį terminą – iki {{deadline}} imtinai.',
  },
  next: {
    first: {
      named:
        'Jei šis terminas pasibaigs neradus sprendimo, pateiksiu skundą vartotojų teisių apsaugos institucijai ({{authority}}).',
      unnamed:
        'Jei šis terminas pasibaigs neradus sprendimo, pateiksiu skundą kompetentingai vartotojų teisių apsaugos institucijai.',
    },
    final: {
      named:
        'Jei ir šis terminas pasibaigs neradus sprendimo, be papildomo įspėjimo pateiksiu skundą vartotojų teisių apsaugos institucijai ({{authority}}).',
      unnamed:
        'Jei ir šis terminas pasibaigs neradus sprendimo, be papildomo įspėjimo pateiksiu skundą kompetentingai vartotojų teisių apsaugos institucijai.',
    },
  },
  details: {
    heading: 'Duomenys apie atvejį',
    game: 'Žaidimas: {{game}}',
    seller: 'Pardavėjas: {{seller}}',
    purchaseDate: 'Pirkimo data: {{purchaseDate}}',
    price: 'Sumokėta kaina: {{price}}',
    country: 'Šalis: {{country}}',
    reference: 'Užsakymo numeris: {{reference}}',
  },
  enclosures: {
    mention: 'Pridedu toliau išvardytų dokumentų kopijas.',
    heading: 'Priedai',
    proofs: {
      receipt: 'Pirkimo kvitas',
      order_confirmation: 'Užsakymo patvirtinimas',
      bank_statement: 'Banko sąskaitos išrašas',
      account_history: 'Mano paskyros ekrano kopija',
      store_page: 'Tuometinis parduotuvės puslapis',
      packaging: 'Pakuotė',
      advertising: 'Anonsas arba reklama',
      terms: 'Licencijos sąlygos',
      announcement: 'Pranešimo kopija',
      screenshot: 'Problemos ekrano kopija',
      video: 'Problemos vaizdo įrašas',
      correspondence: 'Ankstesni pranešimai ir atsakymai',
      other: 'Kiti dokumentai',
      earlier_letters: 'Ankstesni raštai',
    },
  },
  closing: {
    seller: {
      thanks: 'Laukiu Jūsų rašytinio atsakymo.',
      formula: 'Pagarbiai',
    },
    reminder: {
      thanks: 'Laukiu Jūsų rašytinio atsakymo.',
      formula: 'Pagarbiai',
    },
    authority: {
      thanks: 'Iš anksto dėkoju už pagalbą.',
      formula: 'Pagarbiai',
    },
    representative: {
      thanks: 'Dėkoju už skirtą laiką ir dėmesį.',
      formula: 'Pagarbiai',
    },
  },
};
