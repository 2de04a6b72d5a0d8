// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'deliveryPetitions'> = {
  title: 'Remise',
  intro:
    'Créez un fichier avec les noms de tous les signataires, au format voulu par le destinataire. Nous le supprimons au bout de {{days}} jours. Chaque fichier et chaque téléchargement est inscrit au journal d’audit.',
  files: 'Fichiers',
  loading: 'Chargement des fichiers',
  failed: 'Impossible de charger les fichiers',
  none: 'Aucun fichier pour le moment.',
  file: 'Fichier',
  paper: 'Papier',
  delimiter: 'Séparateur',
  kinds: { csv: 'CSV', pdf: 'PDF' },
  papers: { A4: 'A4', LETTER: 'Letter' },
  delimiters: { comma: 'Virgule', semicolon: 'Point-virgule' },
  language: 'Langue de la page de garde et des en-têtes',
  columns: 'Colonnes',
  column: {
    firstName: 'Prénom',
    lastName: 'Nom',
    city: 'Ville',
    country: 'Pays',
    day: 'Date de signature',
  },
  columnMissing: 'Choisissez au moins une colonne.',
  key: 'Clé publique du destinataire (age)',
  keyHint:
    'Elle commence par age1. Seul le destinataire pourra alors ouvrir le fichier, avec le logiciel libre age. Sans clé, le fichier n’est pas chiffré.',
  keyWrong: 'Ce n’est pas une clé publique age.',
  purpose: 'Motif',
  purposeHint: 'Qui reçoit le fichier et pourquoi. Cela sera inscrit au journal d’audit.',
  submit: 'Créer le fichier',
  sending: 'Demande en cours',
  requested: 'Le fichier est en préparation',
  count_one: '{{n}} signature',
  count_other: '{{n}} signatures',
  encrypted: 'chiffré',
  download: 'Télécharger',
  states: {
    preparing: 'En préparation',
    ready: 'Prêt',
    failed: 'Échec',
    expired: 'Supprimé',
  },
};
