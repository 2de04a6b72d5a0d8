import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'accounts'> = {
  tabs: 'Se connecter ou s’inscrire',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  firstName: 'Prénom',
  lastName: 'Nom',
  optional: 'facultatif',
  showPassword: 'Afficher le mot de passe',
  capsLock: 'Le verrouillage des majuscules est activé.',
  passwordRules:
    'De 10 à 128 caractères. Une phrase se retient bien ; les mots de passe courants sont refusés.',
  code: 'Code',
  codeHint: 'Les six chiffres reçus par e-mail.',
  working: 'Veuillez patienter',
  backToLogin: 'Retour à la connexion',
  withoutAccount: 'Partager votre témoignage sans compte',
  login: {
    lead: 'Heureux de vous revoir. Tout ce qui est public reste accessible sans compte.',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    failed: 'Échec de la connexion',
  },
  register: {
    lead: 'Un compte réunit vos témoignages et vos contributions, et peut être supprimé à tout moment.',
    submit: 'Créer le compte',
    emailHint: 'Pour la connexion et les messages relatifs au compte. Jamais montrée aux autres.',
    privacy: 'Ce qui est conservé, pourquoi et combien de temps :',
    done: 'Inscription réussie',
    welcome: 'Le compte est créé, bienvenue !',
    failed: 'Échec de l’inscription',
  },
  social: {
    title: 'Ou continuer avec',
    with: 'Continuer avec {{provider}}',
    demonstration:
      'Démonstration : ces boutons mènent à des services fictifs sur cet ordinateur, où vous pouvez vous connecter sous n’importe quelle identité. Google, GitHub et Replit n’interviennent pas.',
    failed: 'Cette connexion n’a pas abouti',
    failures: {
      refused:
        'La connexion a été annulée chez le fournisseur. Réessayez, ou connectez-vous avec e-mail et mot de passe.',
      expired:
        'L’opération a pris trop de temps ou a été ouverte dans une autre fenêtre. Veuillez recommencer.',
      failed:
        'La réponse du fournisseur est inutilisable. Réessayez, ou connectez-vous avec e-mail et mot de passe.',
      unverified:
        'Le fournisseur n’a pas vérifié votre adresse e-mail. Vérifiez-la chez lui, ou inscrivez-vous ici avec e-mail et mot de passe. Pour l’ajouter à un compte ici, vérifiez d’abord l’adresse de ce compte.',
      address_taken:
        'Un compte existe déjà ici avec cette adresse, qui n’est pas encore vérifiée. Connectez-vous avec son mot de passe ; d’autres moyens de connexion pourront ensuite être ajoutés dans le profil.',
      linked_elsewhere:
        'Ce moyen de connexion appartient à un autre compte. Connectez-vous avec lui, ou retirez-le d’abord de ce compte.',
      sign_in_again: 'Par sécurité, reconnectez-vous d’abord, puis ajoutez ce moyen de connexion.',
      unavailable:
        'Ce fournisseur est injoignable pour le moment. Réessayez plus tard, ou connectez-vous avec e-mail et mot de passe.',
    },
  },
  verify: {
    title: 'Confirmer l’adresse e-mail',
    lead: 'Saisissez l’adresse et le code reçu par e-mail.',
    leadLink: 'Un clic confirme que cette adresse est bien la vôtre.',
    submit: 'Confirmer l’adresse',
    byHand: 'Saisir le code',
    byHandTitle: 'Saisir plutôt le code',
    done: 'Adresse confirmée',
    doneText: '{{email}} est confirmée.',
    noticeTitle: 'Veuillez confirmer votre adresse e-mail',
    notice:
      'Un message avec un lien et un code a été envoyé à {{email}}. Tant qu’elle n’est pas confirmée, rien ne garantit que nos messages vous parviennent.',
  },
  resend: {
    title: 'Pas de message, ou le lien ne fonctionne plus ?',
    submit: 'Envoyer un nouveau message',
    sent: 'Un nouveau message est en route vers {{email}}. Les liens précédents ne sont plus valables.',
    sentMaybe:
      'Si {{email}} est en attente de confirmation, un nouveau message est en route. Les liens précédents ne sont plus valables.',
  },
  forgot: {
    title: 'Mot de passe oublié',
    lead: 'Un e-mail contiendra un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le message',
    sent: 'Le message est en route',
    sentText:
      'Si un compte correspond à {{email}}, un lien et un code arriveront d’ici quelques minutes. Ils sont valables une heure. Pensez à regarder dans les indésirables.',
    byHand: 'Saisir le code',
    again: 'Autre adresse',
  },
  reset: {
    title: 'Choisir un nouveau mot de passe',
    lead: 'Saisissez l’adresse, le code reçu par e-mail et le nouveau mot de passe.',
    leadLink: 'Choisissez un nouveau mot de passe. Tous les appareils seront ensuite déconnectés.',
    submit: 'Enregistrer le mot de passe',
    another: 'Demander un nouveau message',
    done: 'Le nouveau mot de passe est enregistré',
    doneText: 'Tous les appareils sont déconnectés. Connectez-vous avec le nouveau mot de passe.',
  },
  suspended: {
    title: 'Ce compte est suspendu',
    text: 'Vous pouvez consulter, exporter et supprimer vos données. Motif indiqué :',
  },
};
