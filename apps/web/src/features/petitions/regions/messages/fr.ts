// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'regions'> = {
  title: 'Pétition : {{region}}',
  description: {
    none: '{{region}} : aucune pétition n’est encore ouverte. Signez dès aujourd’hui la pétition internationale, et demandez un e-mail à l’ouverture de la vôtre.',
    over: '{{region}} : les pétitions pour que les jeux restent jouables, et ce que vous pouvez signer aujourd’hui.',
    open: '{{region}} : les pétitions que vous pouvez signer aujourd’hui pour que les jeux restent jouables.',
  },
  lead: {
    none: 'Aucune pétition n’est encore ouverte ici.',
    over: 'Aucune pétition ne recueille de signatures ici en ce moment.',
    open: 'Voici ce que vous pouvez signer aujourd’hui :',
  },
  subscribe: {
    title: 'Me prévenir à l’ouverture d’une pétition',
    lead: 'Nous vous écrirons une seule fois, quand vous pourrez signer une pétition ici ({{region}}). Nous effacerons ensuite votre adresse, au plus tard après deux ans.',
    submit: 'Me prévenir',
    confirmLead:
      'Confirmez que vous voulez recevoir un e-mail à l’ouverture d’une pétition : {{region}}.',
    confirmed: 'C’est fait. Nous vous écrirons quand vous pourrez signer.',
  },
  more: 'Ce que vous pouvez faire d’autre',
  legal: 'Connaître vos droits et écrire une lettre',
  widget: 'Afficher la pétition internationale sur votre site',
  sign: 'Ce que vous pouvez signer aujourd’hui',
  international: 'La pétition internationale',
  everyone: 'On peut la signer depuis n’importe quel pays.',
  share: {
    title: 'L’initiative européenne',
    text: '{{region}} : {{n}} signatures. Son seuil est de {{needed}}.',
    link: 'Chiffres et progression : {{region}}',
  },
  counts: '{{regions}} pays et régions, pétitions à signer aujourd’hui : {{n}}',
  own: {
    label: 'Votre pays',
    none: 'Aucun pays',
    hint: 'Votre choix reste dans ce navigateur. Rien n’est envoyé.',
    guessed: 'Nous le déduisons du fuseau horaire de votre appareil. Rien n’est envoyé.',
    forget: 'Effacer mon choix',
    noPetition: 'Aucune pétition n’est encore ouverte ici.',
    page: 'Voir la page',
  },
  sections: {
    open: 'À signer aujourd’hui',
    over: 'Autres pétitions',
    none: 'Pas encore de pétition',
  },
  noneHint:
    'Chaque pays et chaque région a sa page : vous pouvez y signer la pétition internationale et demander un e-mail à l’ouverture d’une pétition.',
  groups: {
    world: 'Monde entier',
    union: 'Union européenne',
    europe: 'Europe hors de l’Union européenne',
    africa: 'Afrique',
    america: 'Amériques',
    asia: 'Asie',
    oceania: 'Océanie',
  },
  empty: {
    title: '{{region}} : aucun résultat',
    text: 'Sa page montre ce que vous pouvez signer aujourd’hui.',
    page: 'Voir la page : {{region}}',
  },
  widgets: {
    none: '{{region}} : aucune pétition n’est encore ouverte. Ce widget affiche la pétition internationale.',
    page: 'Ce que vous pouvez y faire : {{region}}',
  },
};
