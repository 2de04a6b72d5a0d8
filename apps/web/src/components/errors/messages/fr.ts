// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'errors'> = {
  codes: {
    validation_failed: 'Vérifiez ces champs',
    proof_invalid: 'Ce lien ou ce code est erroné, expiré ou déjà utilisé. Demandez-en un nouveau.',
    not_signed_in: 'Veuillez d’abord vous connecter.',
    wrong_credentials: 'Adresse e-mail ou mot de passe incorrect.',
    not_allowed: 'Vous n’avez pas l’autorisation de faire cela.',
    cross_site:
      'Votre navigateur n’a pas indiqué que ce formulaire vient de notre page, nous ne l’avons donc pas envoyé. Actualisez la page, remplissez le formulaire et renvoyez-le. Si cela ne suffit pas, désactivez les extensions qui masquent la page d’où vous venez, ou utilisez un autre navigateur.',
    account_suspended:
      'Ce compte est suspendu. Vous pouvez seulement consulter, exporter et supprimer vos données.',
    sign_in_again: 'Par sécurité, veuillez vous reconnecter.',
    not_found: 'Cet élément n’existe plus.',
    conflict:
      'Le contenu a été modifié entre-temps. Actualisez la page pour voir la dernière version.',
    read_only: 'Ce site ne peut plus qu’être lu. Plus rien ne peut être ajouté ni modifié.',
    petition_closed: 'Cette pétition ne recueille plus de signatures.',
    petition_opened:
      'Des personnes ont peut-être déjà signé cette pétition : ses textes et les conditions pour signer ne changent plus, et l’objectif ne peut qu’augmenter. Clôturez-la et ouvrez-en une autre, ou publiez une actualité.',
    signature_anonymised:
      'Votre nom et votre adresse e-mail sont déjà supprimés. La signature reste comptée, sans plus rien qui mène à vous.',
    email_taken:
      'Un compte existe déjà avec cette adresse e-mail. Connectez-vous ou réinitialisez votre mot de passe.',
    last_sign_in_method: 'Vous devez garder au moins un moyen de connexion.',
    own_account: 'Vous ne pouvez pas le faire sur votre propre compte.',
    too_large: 'C’est trop long.',
    rate_limited: 'Trop de tentatives. Veuillez réessayer plus tard.',
    too_many_guests:
      'Beaucoup de visiteurs viennent de participer depuis votre réseau. Connectez-vous pour continuer, ou réessayez dans quelques minutes.',
    overloaded: 'Il y a beaucoup de monde en ce moment. Réessayez dans un instant.',
    unavailable: 'Cette action est impossible pour le moment. Réessayez dans un instant.',
    internal: 'Une erreur s’est produite de notre côté. Veuillez réessayer.',
    offline: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  },
  failed: 'Échec de l’envoi',
  withDraft: '{{cause}} Votre brouillon est conservé.',
  rateLimitedFor: 'Trop de tentatives. Veuillez réessayer dans {{wait}}.',
  fields: {
    nameTaken: 'Quelqu’un porte déjà ce nom ou un nom qui lui ressemble.',
    fromSettings: 'Les réglages de cette installation en décident.',
    past: 'Choisissez une date à venir.',
    future: 'Choisissez une date passée.',
    nameReserved: 'Ce nom n’est pas disponible. Choisissez-en un autre.',
    nameCharacters:
      'Utilisez des lettres et des chiffres, séparés au besoin par une espace, un point, un trait d’union ou un tiret bas.',
    hidden_character:
      'Ce champ contient des caractères invisibles. Videz-le, puis saisissez le texte à nouveau.',
    line_break: 'Écrivez sur une seule ligne, sans retour à la ligne ni tabulation.',
    invisible: 'Ce champ ne contient aucun caractère visible. Écrivez quelque chose.',
    common: 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.',
    taken: 'Un compte existe déjà avec cette adresse e-mail.',
    wrong: 'Mot de passe incorrect.',
    passwordShort: 'Saisissez au moins {{least}} caractères.',
    passwordLong: 'Saisissez au plus {{most}} caractères.',
    short: 'C’est trop court.',
    long: 'C’est trop long.',
    email: 'Saisissez une adresse e-mail comme nom@example.org.',
    code: 'Saisissez le code à six chiffres.',
    httpsUrl: 'Saisissez une adresse web qui commence par https://',
    other: 'Cette valeur n’est pas valable.',
  },
  empty: {
    firstName: 'Saisissez votre prénom.',
    lastName: 'Saisissez votre nom.',
    email: 'Saisissez votre adresse e-mail.',
    password: 'Saisissez votre mot de passe.',
    code: 'Saisissez le code à six chiffres.',
    gameName: 'Saisissez le nom du jeu.',
    title: 'Saisissez un titre.',
    content: 'Écrivez d’abord quelque chose.',
    category: 'Choisissez une catégorie.',
    other: 'Remplissez ce champ.',
  },
  mailCode: {
    email: 'Adresse à laquelle l’e-mail est arrivé',
    code: 'Code de l’e-mail',
    hint: 'Le code se trouve dans l’e-mail. Il est valable {{days}} jours.',
  },
  noscript: 'Ce formulaire a besoin de JavaScript. Activez-le, puis actualisez la page.',
  inField: '{{field}} : {{text}}',
};
