// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Translated } from '@kga/contracts/core';

import type { information as english } from './en.ts';
import { legal } from './legal/fr.ts';

export const information: Translated<typeof english> = {
  faq: {
    title: 'Questions fréquentes',
    description:
      'Ce que demande l’initiative, d’où viennent les chiffres, et comment fonctionnent les comptes, les invités, les e-mails et la suppression des données.',
    lead: 'Des réponses courtes sur l’initiative « {{title}} », sur les chiffres de ce site et sur les comptes.',
    sections: {
      initiative: {
        heading: 'Qu’est-ce que cette initiative ?',
        text: '« {{title}} » est une initiative citoyenne européenne, enregistrée par la Commission européenne sous le numéro {{registration}}. Elle demande une loi dans l’Union européenne : les jeux que vous achetez doivent rester jouables quand leur éditeur cesse de les maintenir.\n\nUne initiative citoyenne européenne permet aux citoyens d’inviter la Commission à proposer une loi. Si elle réunit assez de soutiens dans assez de pays, la Commission doit répondre. Elle n’est pas tenue de proposer une loi.',
      },
      servers: {
        heading: 'Demande-t-elle de maintenir les serveurs pour toujours ?',
        text: 'Non. Un éditeur peut cesser la maintenance et éteindre ses serveurs. L’initiative demande seulement qu’à ce moment-là il laisse le jeu jouable, par exemple grâce à un dernier correctif ou en permettant aux joueurs d’héberger leurs propres serveurs.',
      },
      who: {
        heading: 'Qui peut signer ?',
        text: 'Les citoyens des {{areas}} pays de l’Union européenne en âge de voter aux élections européennes, ou dès 16 ans là où leur pays le permet. C’est la nationalité qui compte, non le lieu de résidence.\n\nLa collecte pour {{registration}} s’est terminée le {{closed}} : il n’est plus possible de signer.\nLa collecte pour {{registration}} dure jusqu’au {{closes}}.',
      },
      thresholds: {
        heading: 'Que signifient les seuils ?',
        text: 'Une initiative doit réunir au moins {{minimum}} signatures valables au total. En outre, au moins {{states}} pays doivent atteindre chacun leur propre seuil.\n\nLe seuil d’un pays est le nombre de ses députés au Parlement européen, multiplié par 705, tel qu’il était à l’enregistrement de l’initiative. La France a 79 députés : 79 × 705 = 55 695.',
      },
      history: {
        heading: 'Que s’est-il passé jusqu’ici ?',
        text: 'La collecte s’est ouverte le {{opened}}.\nLe total a dépassé {{minimum}} le {{reached}}.\nÀ la clôture, le {{closed}}, {{collected}} signatures avaient été recueillies.\nPays qui avaient atteint leur seuil à cette date : {{passed}}.\n\nL’initiative a été présentée à la Commission le {{submitted}}, avec {{verified}} signatures vérifiées.\nLe Parlement européen a tenu une audition publique le {{hearing}}.\nLe Parlement a débattu de l’initiative le {{debated}}.\nLa Commission a répondu le {{answered}}, dans le document {{answerReference}}. Le mieux est de lire sa réponse dans le texte : {{register}}',
      },
      verified: {
        heading: 'Pourquoi y a-t-il moins de signatures vérifiées que recueillies ?',
        text: 'Après la collecte, les autorités de chaque pays contrôlent les signatures de leurs ressortissants, et seules les signatures valables comptent devant la loi.\n{{collected}} signatures ont été recueillies et {{verified}} ont été vérifiées.\nLe compteur, le graphique et le tableau de ce site montrent les signatures recueillies ; la chronologie indique le nombre de signatures vérifiées.',
      },
      source: {
        heading: 'D’où viennent les chiffres, et sont-ils à jour ?',
        text: 'Ils viennent de la Commission européenne : de son registre et de son système public de collecte. Tant qu’une initiative collecte, notre serveur l’interroge toutes les 30 secondes, puis une fois par heure. Si une réponse ne peut pas être juste, nous l’écartons et gardons le dernier bon chiffre. Chaque chiffre est accompagné de sa date ou de son heure.\n\nSi notre serveur ne répond pas, la page se tourne vers un compteur externe, si l’on en a configuré un, et enfin vers des chiffres d’exemple intégrés. La page dit toujours lesquels elle montre.',
      },
      replay: {
        heading: 'Qu’est-ce que la démo ?',
        text: 'Une installation qui n’est reliée à aucune source réelle rejoue les chiffres d’une année passée, plus vite qu’à l’époque, pour montrer comment une pétition évolue. « Rediffusion de » et l’année figurent alors à côté de chaque chiffre. Ces chiffres ne sont pas en direct, et ce qu’ils montrent s’est passé cette année-là.',
      },
      percent: {
        heading: 'Pourquoi certains pourcentages dépassent-ils 100 ?',
        text: 'Le pourcentage d’un pays compare ses signatures à son propre seuil, et l’on peut continuer à signer une fois ce seuil atteint.\nEn tête : {{leader}}, avec {{leaderCollected}} signatures pour un seuil de {{leaderNeeded}}, soit {{leaderShare}}.',
      },
      account: {
        heading: 'Comment créer un compte ?',
        text: 'Choisissez « S’inscrire » et saisissez une adresse e-mail, un mot de passe d’au moins 10 caractères et un prénom. Votre session est alors ouverte. Nous vous envoyons un e-mail pour confirmer l’adresse, afin que nous puissions vous aider si vous oubliez votre mot de passe. Là où Google, GitHub ou Replit sont proposés, vous pouvez aussi passer par l’un d’eux.\n\nLe compte est gratuit, et vous n’en avez pas besoin pour lire.',
      },
      guest: {
        heading: 'Qu’est-ce qu’un invité ?',
        text: 'Toute personne qui n’est pas connectée. Votre navigateur crée pour vous un identifiant, sans nom ni adresse, pour que ce que vous faites comme invité reste ensemble. Si vous vous connectez ou vous inscrivez dans le même navigateur, cela passe à votre compte.\n\nSi vous effacez les données de ce site dans votre navigateur, vous êtes un nouvel invité. La politique de confidentialité dit ce que le serveur conserve des invités.',
      },
      deletion: {
        heading: 'Comment supprimer mes données ?',
        text: 'Avec un compte : dans votre profil, vous pouvez télécharger tout ce que nous conservons sur vous et supprimer le compte. Vous choisissez si vos contributions restent, attribuées à « utilisateur supprimé », ou si elles sont retirées aussi. La suppression prend effet aussitôt et ne peut pas être annulée.\n\nSans compte : effacez les données de ce site dans votre navigateur. Ce que le serveur conserve d’un invité sans contribution disparaît 30 jours après sa dernière visite.',
      },
      mail: {
        heading: 'Je n’ai pas reçu d’e-mail. Que faire ?',
        text: 'Attendez quelques minutes, regardez dans le dossier des indésirables et vérifiez que l’adresse est bien écrite. Demandez ensuite un nouvel envoi ; seul le plus récent compte. Son lien et son code à six chiffres sont valables trois jours pour confirmer une adresse, et une heure pour définir un nouveau mot de passe.\n\nQuand vous demandez un nouveau mot de passe, le message affiché est le même, que l’adresse ait un compte ou non. Si rien n’arrive, vous avez peut-être utilisé une autre adresse pour vous inscrire. Si cela n’aide pas, adressez-vous à l’exploitant de cette installation.',
      },
      help: {
        heading: 'Comment puis-je aider ?',
        text: 'Parlez-en à des gens qui jouent autour de vous, et partagez la page de la pétition. Vous pouvez aussi relire une traduction, signaler une erreur ou améliorer le programme : {{source}}\n\nNous n’acceptons pas de dons.',
      },
    },
  },
  ...legal,
  about: {
    title: 'À propos',
    description:
      'Ce qu’est ce site, ce qu’il fait aujourd’hui, ce qui est en préparation et qui parle au nom de l’initiative.',
    lead: '{{brand}} est un site pour celles et ceux qui veulent que les jeux qu’ils achètent restent jouables.',
    sections: {
      purpose: {
        heading: 'De quoi s’agit-il ?',
        text: 'Beaucoup de jeux ont besoin d’un serveur de l’éditeur, même pour jouer seul. Quand on l’éteint, ce que vous avez payé ne fonctionne plus. L’initiative citoyenne européenne « {{title}} » ({{registration}}) demande une loi contre cela. Ce site montre sa progression, pays par pays.',
      },
      today: {
        heading: 'Ce que le site fait aujourd’hui',
        text: 'Il montre les chiffres de la pétition à mesure qu’ils changent : le total, son évolution et la progression de chacun des {{areas}} pays, en anglais, chinois, français, allemand, japonais et coréen. Si vous le souhaitez, vous pouvez créer un compte et y gérer vos propres données.\n\nL’actualité de la campagne et du secteur, rédigée par nous ou reprise d’autres sources, peut y être recherchée, lue et suivie par flux. Membres et invités y témoignent de ce qu’ils ont perdu et discutent dans un forum ; la modération veille sur les deux. Des archives gardent la mémoire des jeux débranchés, avec leurs sources. L’aide juridique indique les lois qui s’appliquent dans votre pays, rédige des lettres avec vous et reçoit les demandes de conseil.',
      },
      independence: {
        heading: 'Qui parle au nom de l’initiative',
        text: 'Les organisateurs de l’initiative sont nommés dans le registre de la Commission européenne : {{register}}\n\nCe site ne parle ni en leur nom, ni au nom de la Commission, ni au nom d’un éditeur.',
      },
      open: {
        heading: 'Ouvert à tous',
        text: 'Le programme est un logiciel libre sous licence AGPL, version 3 ou ultérieure ; chacun peut le lire, l’améliorer et le faire fonctionner : {{source}}\n\nLes chiffres sont des données ouvertes. La manière de les obtenir est décrite à l’adresse /api/docs.',
      },
      imprint: {
        heading: 'Mentions légales',
        text: 'L’exploitant de cette installation doit ajouter ici un nom et une adresse là où la loi l’exige.',
      },
    },
  },
  contact: {
    title: 'Contact',
    description:
      'Comment signaler une erreur ou proposer une amélioration, et à qui s’adresser pour une signature ou pour cette installation.',
    lead: 'Écrivez-nous avec le formulaire. Vous pouvez aussi y signaler une erreur du site, ou le faire dans le dépôt du code source.',
    sections: {
      errors: {
        heading: 'Signaler une erreur',
        text: 'Un chiffre faux, une traduction maladroite, quelque chose qui ne marche pas : signalez-le dans le dépôt du code source, {{source}}\n\nIl est utile d’indiquer la page, la langue, l’heure, ce que vous avez vu et ce que vous attendiez.',
      },
      care: {
        heading: 'Les signalements sont publics',
        text: 'Tout le monde peut lire ce qui est écrit là. Merci d’omettre ce qui ne doit pas être public, surtout les données personnelles, les vôtres comme celles d’autrui.',
      },
      signature: {
        heading: 'Questions sur une signature',
        text: 'Si vous avez signé l’une de nos propres pétitions sur ce site, vous pouvez retirer votre signature avec le lien de nos e-mails. Avec un compte à la même adresse confirmée, vous pouvez aussi le faire dans votre profil.\n\nNous ne recevons jamais les signatures de l’initiative européenne : nous ne pouvons ni en rechercher une ni la retirer. La page de l’initiative, à la Commission européenne, vous orientera : {{register}}',
      },
      operator: {
        heading: 'Qui exploite cette installation',
        text: 'L’exploitant de cette installation doit indiquer ici comment le joindre, avec une adresse postale là où la loi l’exige.',
      },
    },
  },
  volunteer: {
    title: 'Devenir bénévole',
    description:
      'Ce que vous pouvez faire aujourd’hui sans compte : en parler, relire une traduction, essayer le site, améliorer le programme.',
    lead: 'Vous n’avez besoin ni d’un compte ni d’une adhésion. Voici ce qui aide aujourd’hui.',
    sections: {
      share: {
        heading: 'En parler',
        text: 'Montrez la page de la pétition à des gens qui jouent, et à d’autres qui n’ont jamais entendu dire que l’on débranche des jeux. Un lien avec un chiffre en dit plus qu’un slogan : chacun des {{areas}} pays a le sien.',
      },
      translate: {
        heading: 'Relire une traduction',
        text: 'Chaque texte existe en six langues. Si une phrase sonne faux dans la vôtre, proposez-en une meilleure. Les textes de chaque langue sont dans des fichiers à part, et il n’est pas nécessaire de savoir programmer pour les modifier.',
      },
      code: {
        heading: 'Améliorer le programme',
        text: 'Le code source est ouvert, se lance en une seule commande et contient ses propres tests : {{source}}',
      },
      test: {
        heading: 'Essayer le site',
        text: 'Utilisez le site au clavier seul, avec un lecteur d’écran, sur un vieux téléphone ou avec une connexion lente, et signalez ce qui vous gêne.',
      },
    },
  },
  media: {
    title: 'Médias',
    description:
      'Les dates et les chiffres clés de l’initiative à citer, avec leurs sources, et des données ouvertes pour vos graphiques.',
    lead: 'Des chiffres et des dates que vous pouvez citer, et où les vérifier.',
    sections: {
      figures: {
        heading: 'Chiffres clés',
        text: 'Initiative : « {{title}} », {{registration}}.\n\nCollecte : du {{opened}} au {{closed}}.\nDébut de la collecte : {{collectingSince}}.\nCap des {{minimum}} signatures dépassé le {{reached}}.\nSignatures recueillies : {{collected}}.\nPays qui ont atteint leur seuil : {{passed}}.\n\nPrésentée le {{submitted}}, avec {{verified}} signatures vérifiées.\n\nAudition publique au Parlement européen le {{hearing}}.\nDébat au Parlement le {{debated}}.\n\nRéponse de la Commission européenne le {{answered}} : {{answerReference}}.',
      },
      care: {
        heading: 'Lorsque vous citez',
        text: 'Merci de distinguer les signatures recueillies des signatures vérifiées. La loi demande {{minimum}} signatures valables et {{states}} pays au-dessus de leur seuil ; un objectif plus élevé, affiché ici ou là, n’est pas une exigence légale.\n\nSi une page dit qu’elle montre la démo ou des chiffres d’exemple, ne citez pas ces chiffres comme actuels.',
      },
      data: {
        heading: 'Des données pour vos graphiques',
        text: 'Les chiffres actuels sont à l’adresse /api/{{slug}}/latest et leur évolution à l’adresse /api/{{slug}}/history, en JSON, sans inscription et aussi pour les scripts d’autres sites. La description se trouve à l’adresse /api/docs.\n\nMerci d’indiquer la Commission européenne comme source. Sa page de l’initiative : {{register}}',
      },
      contact: {
        heading: 'Questions',
        text: 'Nous n’avons pas de service de presse, et ce site ne parle pas au nom des organisateurs de l’initiative. Vous pouvez signaler une erreur dans nos chiffres dans le dépôt du code source : {{source}}',
      },
    },
  },
  partners: {
    title: 'Partenaires',
    description:
      'Pour les organisations et les autres sites : montrer les chiffres ouverts, renvoyer à la pétition ou exploiter le logiciel.',
    lead: 'Nous n’avons pas de contrats de partenariat, et vous n’en avez pas besoin. Tout ici est ouvert aux organisations et aux autres sites.',
    sections: {
      data: {
        heading: 'Montrer les chiffres sur votre site',
        text: '/api/{{slug}}/latest donne le total et les chiffres de chaque pays, /api/{{slug}}/history l’évolution dans le temps. Les deux acceptent les requêtes de scripts d’autres sites (CORS), sans clé. Notez que le champ du seuil s’écrit « treshold ». Tout le reste se trouve à l’adresse /api/docs.\n\nMerci de garder une réponse aussi longtemps que ses en-têtes le permettent, au lieu de la redemander à chaque visite.',
      },
      link: {
        heading: 'Renvoyer à la pétition',
        text: 'La page de la pétition se lit sans scripts et en six langues ; « ?lang=fr » à la fin de son adresse, par exemple, l’ouvre en français. Vous trouverez des widgets à intégrer sur /widgets, et tout ce qui se télécharge sur /open-data.',
      },
      run: {
        heading: 'Exploiter le logiciel vous-même',
        text: 'Le logiciel est sous licence AGPL, version 3 ou ultérieure. Le nom et la pétition sont des réglages ; une autre campagne peut donc aussi l’exploiter : {{source}}',
      },
      independence: {
        heading: 'Indépendance',
        text: 'Aucune organisation ni entreprise ne paie pour figurer ici. Nous n’avons pas de liste de partenaires aujourd’hui.',
      },
    },
  },
  support: {
    title: 'Nous soutenir',
    description:
      'Nous n’acceptons pas de dons. Comment vous pouvez soutenir la campagne aujourd’hui, sans argent.',
    lead: 'Nous ne prenons pas d’argent. Nous avons besoin d’attention et d’un peu de travail.',
    sections: {
      money: {
        heading: 'Pas de dons',
        text: 'Nous n’avons ni compte pour les dons, ni abonnement, ni boutique. Si quelqu’un vous demande de l’argent au nom de ce site, ce n’est pas nous. Vous pouvez le signaler dans le dépôt du code source : {{source}}',
      },
      share: {
        heading: 'Partager',
        text: 'Le plus utile, c’est d’envoyer un lien vers la page de la pétition à quelqu’un qui joue. Parlez-lui d’un de vos jeux qui ne démarre plus.',
      },
      work: {
        heading: 'Donner un coup de main',
        text: 'Relisez une traduction, signalez une erreur, améliorez le programme. La page « Devenir bénévole » explique comment commencer.',
      },
    },
  },
  endOfLife: {
    title: 'Notre propre fin de vie',
    description:
      'Ce que deviennent ce site, ses données et vos contributions le jour où il s’arrête.',
    lead: 'Nous demandons aux éditeurs ce que devient un jeu quand ils s’arrêtent. Voici notre propre réponse à cette question.',
    copy: 'La dernière copie de ce site, en simples fichiers :',
    sections: {
      readable: {
        heading: 'Il reste lisible',
        text: 'Un jour, plus personne ne pourra peut-être s’occuper de ce site. Il devient alors un musée : chaque page publique reste à son adresse, dans toutes les langues, avec la recherche. On ne peut plus se connecter, signer ni écrire, et chaque page l’indique en haut.',
      },
      copied: {
        heading: 'Si vous lisez une copie',
        text: 'Le site peut aussi continuer d’exister sous forme d’une copie en simples fichiers. Si vous arrivez ici par un lien d’une telle copie, la campagne est terminée, et ce que vous cherchiez avait besoin d’un serveur : se connecter, signer, écrire, chercher, trier des listes, rédiger un courrier, vérifier un reçu. Chaque page publique et toutes les données ouvertes font partie de la copie.',
      },
      data: {
        heading: 'Les chiffres et les archives restent ouverts',
        text: 'Les archives des jeux, les pétitions avec leur historique et le journal qui prouve chaque décompte se téléchargent sur /open-data, aujourd’hui et jusqu’au dernier jour. Pas besoin de nous demander : nous avons renoncé à tous nos droits sur ces données.',
      },
      personal: {
        heading: 'Les données personnelles disparaissent',
        text: 'Ce que promet la politique de confidentialité continue de s’appliquer : les noms et adresses des signataires, les demandes d’aide juridique et les anciens enregistrements sont effacés au terme prévu, même si plus personne ne travaille ici. Si vous voulez retirer vos contributions avant, supprimez-les dans votre profil tant que vous pouvez encore vous connecter.',
      },
      software: {
        heading: 'Le logiciel reste libre',
        text: 'Chacun peut l’utiliser, le lire et le modifier, sous licence AGPL, version 3 ou ultérieure : {{source}}',
      },
    },
  },
};
