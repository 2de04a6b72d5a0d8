import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'signatures'> = {
  title: 'Signer une pétition',
  description: 'Signez cette pétition et vérifiez que votre signature est comptée.',
  loading: 'Chargement de la pétition',
  retry: 'Réessayer',
  failed: 'Impossible de charger la pétition',
  back: 'Retour à la pétition',
  sign: {
    title: 'Signer cette pétition',
    closed: 'Vous ne pouvez pas signer cette pétition',
    closedText: 'Elle ne recueille plus de signatures, ou se signe sur un site officiel.',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'E-mail',
    emailHint:
      'Nous vous enverrons un lien pour confirmer votre signature. Nous ne montrons pas votre adresse aux autres visiteurs.',
    verifiedHint: 'Vous utilisez l’adresse de votre compte : votre signature compte tout de suite.',
    logIn: 'Connectez-vous d’abord pour ne pas avoir à confirmer par e-mail',
    country: 'Pays de résidence',
    choose: 'Choisissez un pays',
    countryMissing: 'Choisissez le pays où vous habitez.',
    city: 'Ville',
    showName: 'Afficher mon nom',
    showNameHint:
      'Les visiteurs de ce site pourront voir que vous avez signé. Sinon, ils ne le verront pas.',
    updates: 'M’envoyer des nouvelles de cette pétition',
    disposable:
      'C’est une adresse jetable. Utilisez une adresse que vous gardez, pour pouvoir confirmer et retirer votre signature.',
    trap: 'Laissez ce champ vide',
    privacy:
      'Nous chiffrons votre nom, votre adresse e-mail et votre ville. Seul le nombre de signatures par pays et par jour est public, et votre nom uniquement si vous l’acceptez ci-dessus. Quand nous remettrons la pétition, son destinataire recevra les noms de tous les signataires, avec leur ville et leur pays. Vous pouvez retirer votre signature à tout moment.',
    submit: 'Signer',
    sending: 'Signature en cours',
    sent: 'Consultez vos e-mails',
    sentText:
      'Nous avons envoyé un e-mail à {{email}}. Votre signature comptera dès que vous aurez utilisé son lien ou son code, dans les {{days}} jours.',
    before: 'Vous avez déjà signé',
    beforeText: 'Votre signature compte : vous n’avez plus rien à faire. Merci !',
  },
  confirm: {
    title: 'Confirmer votre signature',
    lead: 'Saisissez le code reçu par e-mail.',
    leadLink: 'Confirmez que vous voulez signer. Votre signature comptera dès lors.',
    byCode: 'Utiliser plutôt le code',
    code: 'Code',
    codeHint: 'Le code à six chiffres de l’e-mail',
    submit: 'Confirmer ma signature',
    sending: 'Confirmation en cours',
  },
  withdraw: {
    title: 'Retirer votre signature',
    lead: 'Votre signature ne comptera plus, et nous supprimerons votre nom et votre adresse.',
    noToken: 'Ouvrez cette page avec le lien de l’un de nos e-mails sur la pétition.',
    submit: 'Retirer ma signature',
    sending: 'Retrait en cours',
    done: 'Vous avez retiré votre signature',
    doneText:
      'Elle ne compte plus, et votre nom et votre adresse sont supprimés. Si vous changez d’avis, vous pouvez signer à nouveau.',
  },
  receipt: {
    counted: 'Votre signature compte. Merci !',
    keep: 'Voici votre reçu. Personne d’autre ne l’a, et nous ne pourrons plus l’afficher. Gardez-le si vous voulez vérifier plus tard que votre signature est toujours comptée.',
    download: 'Télécharger le reçu',
    check: 'Vérifier un reçu',
  },
  check: {
    title: 'Vérifier un reçu',
    explain:
      'Chaque signature confirmée ajoute une ligne à une liste publique qui ne peut que s’allonger. Cette ligne est une empreinte du reçu et ne dit pas qui a signé. Toutes les dix minutes, nous signons la longueur et l’empreinte de toute la liste. Votre navigateur s’en sert pour prouver que votre signature y figure, et chacun peut recompter les lignes.',
    receipt: 'Votre reçu',
    hint: 'C’est votre navigateur qui vérifie. Le reçu ne nous est pas envoyé, seulement son empreinte, sans votre session.',
    invalid: 'Saisissez le reçu exactement comme vous l’avez obtenu.',
    submit: 'Vérifier',
    checking: 'Vérification en cours',
    included: 'Votre signature est comptée',
    includedText: 'Votre navigateur a vérifié la preuve : la liste contient votre signature.',
    withdrawn: 'Cette signature a été retirée',
    withdrawnText: 'Elle a été comptée. Une ligne plus récente de la liste l’annule.',
    missing: 'La liste ne contient pas ce reçu',
    missingText:
      'Si vous venez de signer, réessayez dans dix minutes. Sinon, vérifiez que le reçu est complet.',
    waiting: 'La liste est encore vide',
    waitingText:
      'Nous la publions dans les dix minutes qui suivent la première signature. Réessayez à ce moment-là.',
    forged: 'La preuve est fausse',
    forgedText:
      'La liste ne correspond pas à sa propre empreinte. Prévenez-nous, et prévenez les autres : cela ne doit pas arriver.',
    position: 'Ligne',
    positionOf: '{{position}} sur {{size}}',
    head: 'État de la liste',
    signed: 'signature conforme à la clé qu’indique ce site',
    notChecked: 'ce navigateur ne sait pas vérifier la signature du site',
    root: 'Empreinte',
  },
};
