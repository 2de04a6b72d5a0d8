// SPDX-License-Identifier: AGPL-3.0-or-later
import type { OutletTexts } from './texts.ts';

export const pointDeSauvegarde: OutletTexts = {
  about: 'Les jeux qui restent jouables, et celles et ceux qui y veillent',
  notice: 'Démonstration\u202F: le média, les jeux et tout ce qui est raconté ici sont inventés.',
  articles: [
    [
      'Un café associatif fait tourner un monde en ligne depuis son arrière-salle',
      'Une machine récupérée, deux bénévoles et un manuel de trente pages\u202F: il n’en faut pas plus pour que Harbour Lights reste ouvert.',
      'Chaque jeudi, l’association accueille celles et ceux qui veulent apprendre à en faire autant.',
    ],
    [
      'Copper Atlas prépare sa dernière journée deux ans à l’avance',
      'Le studio publie la liste de ce qui restera\u202F: la campagne hors ligne, un serveur pour la maison et l’éditeur de cartes.',
      'Le document tient sur une page, et l’équipe assure qu’il lui a fait gagner du temps.',
    ],
    [
      'Jeux disparus\u202F: une audition au parlement donne la parole aux joueurs',
      'Pendant une matinée, des députés ont interrogé des archivistes, des studios et des joueurs sur ce que l’on achète vraiment.',
      'Le compte rendu sera publié avec les contributions écrites.',
    ],
    [
      'À la médiathèque, on emprunte un jeu avec son serveur',
      'Le prêt comprend une clé USB et une fiche\u202F: en dix minutes, la salle de lecture devient un petit monde partagé.',
      'Une trentaine d’établissements ont déjà demandé la marche à suivre.',
    ],
    [
      'Une étiquette pour dire combien de temps un jeu fonctionnera',
      'Quatre clients sur cinq la liraient avant d’acheter, selon une enquête menée dans douze magasins.',
      'La plupart acceptent une durée courte, à condition qu’elle soit tenue.',
    ],
    [
      'Onze lignes pour se passer d’un compte en ligne',
      'Les développeurs de The Glass Orchard racontent le correctif qui permet de lancer le jeu sans le service d’origine.',
      'Le plus difficile, disent-ils, fut d’obtenir la signature qui autorisait la mise en ligne.',
    ],
    [
      'Des studios indépendants s’accordent sur une clause commune',
      'Elle prévoit que le jeu revient à celles et ceux qui l’ont fait, ou qui y jouent, quand l’éditeur s’en retire.',
      'Le texte peut être repris librement.',
    ],
    [
      'Un an après, Paper Kingdoms vit toujours grâce à ses joueurs',
      'Quatre royaumes sont ouverts, les dons couvrent les frais et chaque facture est publiée.',
      'Le nombre de joueurs a doublé, car beaucoup sont revenus.',
    ],
    [
      'Combien coûte un jeu qu’on laisse en état de marche\u202F?',
      'Cinq studios ouvrent leurs comptes\u202F: de deux jours de travail à trois pour cent du budget, selon qu’on y a pensé tôt ou tard.',
      'L’un d’eux y a gagné des essais plus rapides.',
    ],
    [
      'Ce que devrait dire une page d’achat',
      'Faut-il un serveur, jusqu’à quand est-il promis, que reste-t-il ensuite\u202F? Une boutique répond à ces trois questions pour chaque jeu.',
      'Ces lignes sont, dit-elle, les plus lues de la page.',
    ],
    [
      'Des étudiants reconstituent un logiciel serveur oublié',
      'À partir d’anciens enregistrements, une promotion a remis en route les premières livraisons d’Orbit Courier.',
      'Leurs notes attendent la promotion suivante.',
    ],
    [
      'La ministre souhaite que l’on se parle avant la fermeture',
      'Elle invite les éditeurs à annoncer leurs intentions un an à l’avance et à recevoir les joueurs tant qu’il est encore temps.',
      'Une première rencontre est prévue au printemps.',
    ],
    [
      'Ces joueurs pressés qui deviennent archivistes',
      'À force de chercher des records, ils ont décrit Moss & Thunder dans ses moindres recoins.',
      'Leur vocabulaire sert désormais aux conservateurs.',
    ],
    [
      'Un remboursement ne remplace pas un jeu\u202F: vos lettres',
      'Quatre cents lettres sont arrivées. Très peu parlent d’argent\u202F; la plupart parlent de gens que l’on retrouvait.',
      'Nous en publions douze, avec l’accord de leurs auteurs.',
    ],
    [
      'Émulation\u202F: une vieille console, fidèle jusque dans sa lenteur',
      'Le projet ne fait rien de plus que la machine d’origine, et c’est tout son intérêt.',
      'Le code source est ouvert, tests compris.',
    ],
  ],
  reports: [
    [
      '{game}\u202F: des bénévoles publient un serveur à installer chez soi',
      'Un double-clic suffit, et le guide existe en six langues.',
    ],
    [
      'Le mode hors ligne de {game} entre dans sa dernière phase d’essai',
      'Tout fonctionne sans connexion, sauf les classements, annonce l’équipe.',
    ],
    [
      'Un dernier tournoi réunit les joueurs de {game}',
      'Soixante-quatre équipes sont inscrites\u202F; la finale se jouera sur un serveur de la communauté.',
    ],
    [
      'Musique et croquis de {game} rejoignent un fonds d’archives',
      'Le studio a remis trois cartons et un disque dur, avec le droit de les montrer.',
    ],
    [
      'Le studio prolonge d’un an le suivi de {game}',
      'Ce délai servira à préparer ce qui restera après les serveurs.',
    ],
    [
      'Qui possède encore la toute première version de {game}\u202F?',
      'On n’en connaît pour l’instant que des images, disent les archivistes.',
    ],
    [
      '{game} traduit en trois langues de plus par ses joueurs',
      'Deux ans de travail, avec l’accord des ayants droit.',
    ],
    [
      'Au lycée, {game} sert à comprendre les réseaux',
      'Les élèves observent les échanges, puis construisent leur propre petit monde.',
    ],
  ],
};
