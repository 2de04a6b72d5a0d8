// SPDX-License-Identifier: AGPL-3.0-or-later
import type { LetterTexts } from './en.ts';

export const letterTexts: LetterTexts = {
  recipient: {
    seller: {
      named: '{{seller}}',
      unnamed: 'Servizio clienti',
    },
    authority: {
      named: '{{authority}}',
      unnamed: 'Autorità competente per la tutela dei consumatori',
    },
    representative: {
      named: '{{representative}}',
      unnamed: 'Membro del Parlamento',
    },
  },
  subject: {
    seller: 'Gioco «{{game}}»: reclamo e richiesta',
    reminder: {
      dated: 'Sollecito: mia lettera datata {{firstLetterDate}} relativa al gioco «{{game}}»',
      undated: 'Sollecito: mia lettera relativa al gioco «{{game}}»',
    },
    authority: {
      named: 'Reclamo nei confronti di {{seller}}: gioco «{{game}}»',
      unnamed: 'Reclamo del consumatore: gioco «{{game}}»',
    },
    representative: 'Tutela di chi acquista videogiochi: il caso «{{game}}»',
  },
  salutation: {
    seller: 'Gentili Signore, gentili Signori,',
    reminder: 'Gentili Signore, gentili Signori,',
    authority: 'Gentili Signore, gentili Signori,',
    representative: 'Gentile Onorevole,',
  },
  opening: {
    seller: 'mi rivolgo a Voi in merito al gioco «{{game}}».',
    reminder: {
      dated:
        'in data {{firstLetterDate}} Vi ho scritto in merito al gioco «{{game}}» fissando un termine, che è ormai scaduto.',
      undated:
        'Vi ho già scritto in merito al gioco «{{game}}» fissando un termine, che è ormai scaduto.',
    },
    authority: {
      named:
        'intendo presentare un reclamo nei confronti di {{seller}} in merito al gioco «{{game}}».',
      unnamed: 'intendo presentare un reclamo in merito al gioco «{{game}}».',
    },
    representative:
      'Le scrivo a proposito della tutela di chi acquista videogiochi. Il mio caso riguarda il gioco «{{game}}».',
  },
  earlier: {
    first: {
      dated: 'In data {{firstLetterDate}} ho scritto al venditore.',
      undated: 'Ho scritto al venditore.',
    },
    both: {
      dated:
        'In data {{firstLetterDate}} ho scritto al venditore e in data {{reminderDate}} gli ho inviato un sollecito.',
      undated: 'Ho scritto al venditore e gli ho inviato un sollecito.',
    },
    deadlinePassed: 'Il termine da me fissato è scaduto.',
  },
  reply: {
    none: 'Non ho ricevuto alcuna risposta.',
    refused: 'La mia richiesta è stata respinta.',
    unsolved: 'La risposta ricevuta non risolve il problema.',
  },
  recap: 'Per chiarezza, riepilogo nuovamente di seguito i fatti.',
  purchase: {
    fromYou: {
      full: 'Ho acquistato il gioco presso di Voi in data {{purchaseDate}} al prezzo di {{price}}.',
      withoutDate: 'Ho acquistato il gioco presso di Voi al prezzo di {{price}}.',
      withoutPrice: 'Ho acquistato il gioco presso di Voi in data {{purchaseDate}}.',
      minimal: 'Ho acquistato il gioco presso di Voi.',
    },
    fromSeller: {
      full: 'Ho acquistato il gioco presso {{seller}} in data {{purchaseDate}} al prezzo di {{price}}.',
      withoutDate: 'Ho acquistato il gioco presso {{seller}} al prezzo di {{price}}.',
      withoutPrice: 'Ho acquistato il gioco presso {{seller}} in data {{purchaseDate}}.',
      minimal: 'Ho acquistato il gioco presso {{seller}}.',
    },
    withoutSeller: {
      full: 'Ho acquistato il gioco in data {{purchaseDate}} al prezzo di {{price}}.',
      withoutDate: 'Ho acquistato il gioco al prezzo di {{price}}.',
      withoutPrice: 'Ho acquistato il gioco in data {{purchaseDate}}.',
      minimal: 'Ho acquistato il gioco.',
    },
  },
  situation: {
    announced: {
      dated:
        'È stato annunciato che il gioco sarà disattivato in data {{eventDate}}. Allo stato attuale, in seguito non potrò più giocarci.',
      undated:
        'È stato annunciato che il gioco sarà disattivato. Allo stato attuale, in seguito non potrò più giocarci.',
    },
    shut_down: {
      dated:
        'Il gioco è stato disattivato in data {{eventDate}}. Da allora non posso più giocarci.',
      undated: 'Il gioco è stato disattivato. Non posso più giocarci.',
    },
    features_removed: {
      dated:
        'In data {{eventDate}} sono state rimosse funzioni che al momento dell’acquisto facevano parte del gioco. Non posso più utilizzarlo così come è stato venduto.',
      undated:
        'Sono state rimosse funzioni che al momento dell’acquisto facevano parte del gioco. Non posso più utilizzarlo così come è stato venduto.',
    },
    refund_refused: {
      dated:
        'In data {{eventDate}} la mia richiesta di rimborso è stata respinta. Non accetto questo rifiuto.',
      undated: 'La mia richiesta di rimborso è stata respinta. Non accetto questo rifiuto.',
    },
    offline_missing: {
      dated:
        'Quantomeno a decorrere dal giorno {{eventDate}} il gioco richiede una connessione ai server dell’editore. Non esiste una modalità offline: la possibilità di giocare dipende interamente da tali server.',
      undated:
        'Il gioco richiede una connessione ai server dell’editore. Non esiste una modalità offline: la possibilità di giocare dipende interamente da tali server.',
    },
  },
  law: {
    directives: {
      '2019/770': 'direttiva (UE) 2019/770 sui contenuti digitali e sui servizi digitali',
      '2011/83': 'direttiva 2011/83/UE sui diritti dei consumatori',
      '93/13': 'direttiva 93/13/CEE sulle clausole abusive',
      '2005/29': 'direttiva 2005/29/CE sulle pratiche commerciali sleali',
    },
    directiveArticle: {
      whole: 'articolo {{article}}',
      paragraph: 'articolo {{article}}, paragrafo {{paragraph}}',
      inserted: 'articolo {{article}} bis',
    },
    intro: {
      seller:
        'La mia richiesta si fonda sulle seguenti basi giuridiche, in ciascun caso alle condizioni ivi previste:',
      authority:
        'Per la valutazione giuridica rinvio a quanto segue, in ciascun caso alle condizioni ivi previste:',
      representative:
        'Per quanto a mia conoscenza, il diritto vigente prevede quanto segue, in ciascun caso alle condizioni ivi previste:',
    },
    withoutArticles: 'Rinvio alla seguente normativa: {{law}}.',
    implements: 'Tali disposizioni attuano il seguente atto dell’Unione europea: {{law}}.',
    none: {
      seller: 'Mi riservo tutti i diritti che il diritto dei consumatori applicabile mi riconosce.',
      authority: 'Vi chiedo di valutare il caso secondo il diritto dei consumatori applicabile.',
      representative:
        'Vorrei sapere quali diritti dei consumatori si applicano in un caso come questo.',
    },
    reservation: 'Mi riservo ogni altro diritto.',
  },
  rights: {
    conformity:
      'Quanto un professionista fornisce a un consumatore deve essere conforme al contratto ({{articles}}).',
    updates:
      'Il professionista deve garantire che il consumatore riceva gli aggiornamenti necessari per mantenere la conformità ({{articles}}).',
    repair: 'Il consumatore può esigere che il difetto di conformità sia eliminato ({{articles}}).',
    price_reduction: 'Il consumatore può chiedere una riduzione del prezzo ({{articles}}).',
    termination: 'Il consumatore può risolvere il contratto ({{articles}}).',
    refund: 'Il consumatore può chiedere il rimborso di quanto pagato ({{articles}}).',
    change_notice:
      'Il contenuto digitale può essere modificato solo per un motivo valido e con preavviso, e il consumatore può avere il diritto di recedere dal contratto ({{articles}}).',
    unfair_terms: 'Una clausola vessatoria non vincola il consumatore ({{articles}}).',
    information:
      'Prima della conclusione del contratto il professionista deve informare il consumatore su ciò che viene venduto ({{articles}}).',
    withdrawal:
      'Il consumatore può recedere dal contratto entro il termine previsto ({{articles}}).',
    misleading: 'Sono vietate le azioni od omissioni che ingannano i consumatori ({{articles}}).',
    no_waiver:
      'Le clausole contrattuali non possono privare il consumatore dei diritti che la legge gli riconosce ({{articles}}).',
    burden_of_proof:
      'Nei casi ivi previsti l’onere della prova incombe al professionista ({{articles}}).',
    data_retrieval: 'Il consumatore può recuperare i propri dati o contenuti ({{articles}}).',
    guarantee: 'Il consumatore è tutelato da garanzie previste dalla legge ({{articles}}).',
    compensation: 'Il consumatore può chiedere il risarcimento del danno ({{articles}}).',
  },
  demands: {
    intro: {
      seller: 'Vi chiedo pertanto quanto segue:',
      reminder: 'Vi chiedo pertanto nuovamente quanto segue:',
      reported: 'Al venditore ho chiesto quanto segue:',
    },
    items: {
      refund: {
        withPrice: 'il rimborso del prezzo che ho pagato ({{price}})',
        withoutPrice: 'il rimborso del prezzo che ho pagato',
      },
      repair: 'il ripristino o il mantenimento del gioco nello stato in cui è stato venduto',
      offline_patch:
        'una patch o un altro mezzo tecnico che consenta di giocare senza i server dell’editore',
      information:
        'una spiegazione scritta dei motivi e di quanto è previsto affinché chi ha acquistato il gioco possa giocarci',
    },
    complaint: {
      request:
        'Vi chiedo di esaminare il presente reclamo, di adottare le misure di Vostra competenza e di comunicarmene l’esito.',
      confirm:
        'Vi prego di confermare il ricevimento della presente e di indicarmi il numero di pratica.',
      forward:
        'Qualora la competenza spetti a un altro organismo, Vi prego di indicarmelo o di trasmettergli il mio reclamo.',
    },
    ask_representative: {
      request:
        'Le chiedo di occuparsi di questo tema e di sostenere regole grazie alle quali i giochi restino giocabili quando l’editore ne cessa il supporto.',
      aim: 'Non chiedo server attivi per sempre, ma soltanto che, al termine del supporto, i giochi siano lasciati in condizioni di poter essere giocati.',
      answer: 'La prego di farmi conoscere la Sua opinione e ciò che può fare.',
    },
  },
  deadline: {
    first:
      'Attendo la Vostra risposta scritta e l’adempimento di quanto richiesto entro il giorno {{deadline}}.',
    final: 'A tal fine Vi fisso un ultimo termine, che scade in data {{deadline}}.',
  },
  next: {
    first: {
      named:
        'Se tale termine scadrà senza una soluzione, presenterò un reclamo all’autorità per la tutela dei consumatori ({{authority}}).',
      unnamed:
        'Se tale termine scadrà senza una soluzione, presenterò un reclamo all’autorità competente per la tutela dei consumatori.',
    },
    final: {
      named:
        'Se anche questo termine scadrà senza una soluzione, presenterò senza ulteriore avviso un reclamo all’autorità per la tutela dei consumatori ({{authority}}).',
      unnamed:
        'Se anche questo termine scadrà senza una soluzione, presenterò senza ulteriore avviso un reclamo all’autorità competente per la tutela dei consumatori.',
    },
  },
  details: {
    heading: 'Dati del caso',
    game: 'Gioco: {{game}}',
    seller: 'Venditore: {{seller}}',
    purchaseDate: 'Data di acquisto: {{purchaseDate}}',
    price: 'Prezzo pagato: {{price}}',
    country: 'Paese: {{country}}',
    reference: 'Riferimento: {{reference}}',
  },
  enclosures: {
    mention: 'Allego copia dei documenti elencati di seguito.',
    heading: 'Allegati',
    proofs: {
      receipt: 'Ricevuta',
      order_confirmation: 'Conferma d’ordine',
      bank_statement: 'Estratto conto',
      account_history: 'Schermata del mio account',
      store_page: 'Pagina del negozio all’epoca',
      packaging: 'Confezione',
      advertising: 'Trailer o pubblicità',
      terms: 'Condizioni di licenza',
      announcement: 'Copia dell’annuncio',
      screenshot: 'Schermata del problema',
      video: 'Video del problema',
      correspondence: 'Messaggi e risposte precedenti',
      other: 'Altri documenti',
      earlier_letters: 'Lettere precedenti',
    },
  },
  closing: {
    seller: {
      thanks: 'Resto in attesa di una Vostra risposta scritta.',
      formula: 'Distinti saluti',
    },
    reminder: {
      thanks: 'Resto in attesa di una Vostra risposta scritta.',
      formula: 'Distinti saluti',
    },
    authority: {
      thanks: 'Vi ringrazio anticipatamente per l’attenzione.',
      formula: 'Distinti saluti',
    },
    representative: {
      thanks: 'La ringrazio per il tempo e l’attenzione.',
      formula: 'Distinti saluti',
    },
  },
};
