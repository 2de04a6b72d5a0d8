import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'errors'> = {
  codes: {
    validation_failed: 'Veuillez vérifier ces champs',
    proof_invalid:
      'Ce lien ou ce code est déjà utilisé, trop ancien ou erroné. Demandez un nouveau message.',
    not_signed_in: 'Veuillez d’abord vous connecter.',
    wrong_credentials: 'L’adresse ou le mot de passe est incorrect.',
    not_allowed: 'Cela n’est pas autorisé.',
    account_suspended:
      'Ce compte est suspendu. Vous pouvez seulement consulter, exporter et supprimer vos données.',
    sign_in_again: 'Par sécurité, veuillez d’abord vous reconnecter.',
    not_found: 'Cet élément n’existe plus.',
    conflict: 'Cela a changé entre-temps. Rechargez la page pour vérifier.',
    email_taken:
      'Cette adresse a déjà un compte. Connectez-vous, ou choisissez un nouveau mot de passe.',
    last_sign_in_method: 'Le dernier moyen de connexion doit rester.',
    own_account: 'Cela est impossible sur votre propre compte.',
    too_large: 'L’envoi est trop volumineux.',
    rate_limited: 'Trop de tentatives. Veuillez réessayer plus tard.',
    overloaded: 'Il y a beaucoup de monde en ce moment. Veuillez réessayer dans un instant.',
    unavailable:
      'Le serveur ne peut pas le faire pour le moment. Veuillez réessayer dans un instant.',
    internal: 'Une erreur s’est produite de notre côté. Veuillez réessayer.',
    offline:
      'Le serveur ne répond pas. Vérifiez la connexion et réessayez ; votre saisie est conservée.',
  },
  rateLimitedFor: 'Trop de tentatives. Veuillez réessayer dans {{wait}}.',
  fields: {
    empty: 'Veuillez remplir ce champ.',
    common: 'Ce mot de passe est parmi les premiers à être devinés. Choisissez-en un autre.',
    taken: 'Cette adresse a déjà un compte.',
    wrong: 'Ce mot de passe est incorrect.',
    passwordShort: 'Au moins {{least}} caractères.',
    passwordLong: 'Au plus {{most}} caractères.',
    short: 'C’est trop court.',
    long: 'C’est trop long.',
    email: 'Une adresse e-mail ressemble à nom@example.org.',
    code: 'Le code compte six chiffres.',
    httpsUrl: 'Il faut une adresse web qui commence par https://.',
    other: 'Cette valeur n’est pas utilisable.',
  },
  inField: '{{field}} : {{text}}',
};
