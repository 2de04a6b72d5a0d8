import type { Words } from '../../../lib/words.ts';
import type { information as english } from './en.ts';

export const information: Words<typeof english> = {
  faq: {
    title: 'Questions fréquentes',
    description:
      'Ce que demande l’initiative, ce que signifient ses seuils, ce qui s’est passé jusqu’ici et d’où viennent les chiffres de ce site.',
    lead: 'Des réponses courtes sur l’initiative « {{title}} » et sur les chiffres de ce site.',
    sections: {
      initiative: {
        heading: 'Quelle est cette initiative ?',
        text: '« {{title}} » est une initiative citoyenne européenne, enregistrée par la Commission européenne sous le numéro {{registration}}. Elle demande une règle pour l’Union européenne : les jeux vendus doivent rester jouables lorsque leur éditeur cesse de les maintenir.\n\nUne initiative citoyenne européenne permet aux citoyens d’inviter la Commission à proposer une loi. Si elle réunit assez de soutiens dans assez d’États, la Commission doit répondre. Elle n’est pas tenue de proposer une loi.',
      },
      servers: {
        heading: 'Demande-t-elle de maintenir les serveurs pour toujours ?',
        text: 'Non. Un éditeur peut cesser la maintenance et éteindre ses serveurs. Ce qui est demandé, c’est qu’à ce moment-là le jeu soit laissé dans un état jouable, par exemple grâce à une dernière mise à jour ou en permettant aux joueurs de le faire fonctionner eux-mêmes.',
      },
      who: {
        heading: 'Qui pouvait signer ?',
        text: 'Les citoyens des 27 États de l’Union européenne en âge de voter aux élections européennes, ou dès 16 ans là où leur État le permet. C’est la nationalité qui compte, non le lieu de résidence.\n\nLa collecte pour {{registration}} s’est terminée le 31 juillet 2025 : il n’est plus possible de signer.',
      },
      thresholds: {
        heading: 'Que signifient les seuils ?',
        text: 'Une initiative doit réunir au moins {{minimum}} signatures valables au total. En outre, au moins {{states}} États doivent atteindre chacun leur propre seuil.\n\nLe seuil d’un État est le nombre de ses députés au Parlement européen, multiplié par 705, tel qu’il était à l’enregistrement de l’initiative. La France a 79 députés : 79 × 705 = 55 695.',
      },
      history: {
        heading: 'Que s’est-il passé jusqu’ici ?',
        text: 'La collecte s’est ouverte le 31 juillet 2024. Le total a dépassé le million le 3 juillet 2025. À la clôture, le 31 juillet 2025, 1 448 270 signatures avaient été recueillies.\n\nL’initiative a été présentée à la Commission le 26 janvier 2026, avec 1 294 188 signatures vérifiées et 24 États au-dessus de leur seuil. La Commission a répondu le 16 juin 2026, dans le document C(2026)4110. Le mieux est de lire sa réponse dans le texte : {{register}}',
      },
      verified: {
        heading: 'Pourquoi y a-t-il moins de signatures vérifiées que recueillies ?',
        text: 'Après la collecte, les autorités de chaque État contrôlent les signatures de leurs ressortissants, et seules les signatures valables comptent devant la loi. 1 448 270 ont été recueillies et 1 294 188 ont été vérifiées. Le compteur, le graphique et le tableau de ce site montrent les signatures recueillies ; la chronologie indique le nombre de signatures vérifiées.',
      },
      source: {
        heading: 'D’où viennent les chiffres, et sont-ils à jour ?',
        text: 'Ils viennent de la Commission européenne : de son registre et de son système public de collecte. Tant qu’une initiative collecte, notre serveur l’interroge toutes les 30 secondes, puis une fois par heure. Une réponse qui ne peut pas être juste est mise de côté, et le dernier bon chiffre reste affiché. Chaque chiffre est accompagné de sa date ou de son heure.\n\nSi notre serveur ne répond pas, la page se tourne vers un compteur externe, s’il en a été prévu un, et enfin vers des chiffres d’exemple intégrés. La page dit toujours lesquels elle montre.',
      },
      replay: {
        heading: 'Qu’est-ce qu’une démonstration ?',
        text: 'Une installation qui n’est reliée à aucune source réelle fait défiler les chiffres de 2025 en accéléré, une heure par seconde, pour montrer comment une pétition évolue. La page le dit alors clairement. Ces chiffres ne sont pas en direct, et ce qu’ils montrent s’est passé en 2025.',
      },
      percent: {
        heading: 'Pourquoi certains pourcentages dépassent-ils 100 ?',
        text: 'Le pourcentage d’un État compare ses signatures à son propre seuil, et l’on peut continuer à signer une fois ce seuil atteint. La Finlande avait besoin de 9 870 signatures et en a recueilli 59 368, soit 601,5 %.',
      },
      help: {
        heading: 'Comment puis-je aider ?',
        text: 'Parlez-en autour de vous à des gens qui jouent, et partagez la page de la pétition. Vous pouvez aussi relire une traduction, signaler une erreur ou améliorer le programme : {{source}}\n\nAucun don n’est accepté ici.',
      },
    },
  },
  privacy: {
    title: 'Politique de confidentialité',
    description:
      'Pas de compte, pas de mesure d’audience, pas de publicité : ce qu’il advient des données lors d’une visite, en mots simples.',
    lead: 'Vous pouvez utiliser tout ce site sans dire qui vous êtes. Cette page décrit ce que son logiciel fait aujourd’hui des données.',
    sections: {
      responsible: {
        heading: 'Qui est responsable',
        text: '{{brand}} est un logiciel libre que chacun peut faire fonctionner. Quiconque exploite cette installation est responsable du traitement de ses données et doit ajouter ici un nom, une adresse et un moyen de contact. Si vous ne lisez aucun nom ici, cela n’a pas encore été fait.\n\nLe logiciel ne conserve rien à votre nom ; en règle générale, il n’y a donc rien à communiquer, à rectifier ni à effacer. Vous pouvez tout de même en faire la demande à l’exploitant de cette installation, et adresser une réclamation à l’autorité de protection des données de votre lieu de résidence.',
      },
      visits: {
        heading: 'Lors de votre visite',
        text: 'Votre navigateur envoie son adresse réseau à chaque requête, car aucune réponse ne pourrait l’atteindre autrement. Le logiciel n’inscrit pas les adresses dans ses journaux. Pour parer aux afflux de requêtes, il compte les requêtes de chaque adresse ; un tel compteur reste en mémoire vive quelques minutes au plus.\n\nQuiconque exploite cette installation a pu placer d’autres services devant elle, comme un hébergeur ou un serveur mandataire, et doit indiquer ici ce qu’ils conservent.',
      },
      browser: {
        heading: 'Ce que conserve votre navigateur',
        text: 'La langue que vous avez choisie, l’apparence claire ou sombre que vous avez choisie, et les derniers chiffres chargés de la pétition ; tant qu’un onglet est ouvert, également jusqu’où vous aviez fait défiler les pages. Rien de cela ne permet de vous identifier. La politique relative aux cookies en donne le détail.',
      },
      signatures: {
        heading: 'Les signatures',
        text: 'Personne ne signe sur ce site. On signe sur le site de la Commission européenne, selon les règles de confidentialité de celle-ci. Ce site ne voit jamais une signature ni qui l’a donnée. Il reçoit seulement les totaux, pour toute l’Europe et pour chaque État.',
      },
      others: {
        heading: 'Les autres entreprises',
        text: 'Il n’y a ni mesure d’audience, ni publicité, ni bouton de réseau social. Les polices, les images et les scripts viennent de ce site même.\n\nIl existe une exception, que l’exploitant de cette installation peut activer : un compteur externe de la pétition. Si notre propre serveur ne répond pas, et alors seulement, votre navigateur demande les chiffres à ce compteur, qui voit votre adresse, comme tout site que vous visitez.',
      },
    },
  },
  terms: {
    title: 'Conditions d’utilisation',
    description:
      'Courtes et équitables : ce que vous pouvez faire ici, ce que valent les chiffres et sous quelle licence est le programme.',
    lead: 'Quelques règles, en mots simples.',
    sections: {
      use: {
        heading: 'Utiliser le site',
        text: 'Le site est gratuit et ouvert à tous, sans compte. Merci de ne pas chercher à le mettre en panne ni à le submerger de requêtes. Qui en envoie trop doit attendre.',
      },
      figures: {
        heading: 'Ce que valent les chiffres',
        text: 'Les chiffres sont recueillis et contrôlés avec soin, mais ils peuvent être en retard ou faux. Seul ce que publie la Commission européenne est officiel : {{register}}\n\nRien sur ce site ne constitue un conseil juridique.',
      },
      licence: {
        heading: 'Le programme et les données',
        text: 'Le programme est un logiciel libre sous licence AGPL, version 3 ou ultérieure. Vous pouvez l’utiliser, l’étudier, le modifier et le partager ; si vous exploitez une version modifiée pour d’autres, vous devez leur en proposer le code source. Celui de ce site : {{source}}\n\nVous pouvez volontiers réutiliser les chiffres de la pétition. Merci d’indiquer la Commission européenne comme source, ainsi que la date et l’heure du chiffre.',
      },
      liability: {
        heading: 'Sans garantie',
        text: 'Le site est proposé tel quel. Il peut changer, s’interrompre ou cesser. Les droits que vous donne la loi, et qu’aucune condition ne peut vous retirer, restent les vôtres.',
      },
      operator: {
        heading: 'Qui propose ce site',
        text: 'Quiconque exploite cette installation est celui qui vous la propose, et doit ajouter un nom, une adresse et tout ce qu’exige par ailleurs le droit local. Les présentes conditions n’en dispensent pas.',
      },
    },
  },
  cookies: {
    title: 'Politique relative aux cookies',
    description:
      'Un seul cookie, pour votre langue : ce qu’il contient, ce que votre navigateur conserve d’autre et comment l’effacer.',
    lead: 'Ce site utilise un seul cookie, qui contient la langue que vous avez choisie. Il ne suit personne ; il n’y a donc pas de bandeau.',
    sections: {
      cookie: {
        heading: 'Le cookie',
        text: '« preferred-language » contient la langue que vous avez choisie, par exemple « fr ». Si vous n’en aviez choisi aucune, il contient celle dans laquelle un lien vous a amené ici. Il permet au serveur d’envoyer la page suivante dans cette langue, et il est le même pour tous ceux qui lisent dans cette langue.\n\nVotre navigateur le garde un an après votre dernier choix. Tant qu’il n’y a rien à retenir, il n’est pas déposé.',
      },
      storage: {
        heading: 'Ce que votre navigateur conserve d’autre',
        text: 'Quatre entrées dans le stockage local du navigateur, qui ne sont pas envoyées avec les requêtes :\n\n« preferred-language » : la langue que vous avez choisie.\n\n« theme » : votre choix de l’apparence claire ou sombre.\n\n« language-offered » : le fait qu’une autre langue vous a été proposée une fois.\n\n« petition-cache » : les derniers chiffres chargés de la pétition, pour qu’une page puisse tout de suite montrer quelque chose. Ils sont tenus pour récents pendant cinq minutes.\n\nTant qu’un onglet est ouvert, son stockage de session retient aussi jusqu’où vous aviez fait défiler chaque page, pour qu’un retour en arrière mène au même endroit.',
      },
      none: {
        heading: 'Ce qu’il n’y a pas',
        text: 'Pas de cookie de mesure d’audience ou de publicité, pas de cookie d’autres entreprises, et pas de cookie de connexion, puisqu’il n’y a pas encore de comptes.',
      },
      remove: {
        heading: 'Comment tout effacer',
        text: 'Effacez les données de ce site dans les réglages de votre navigateur. Le site fonctionne sans elles ; il oublie seulement votre langue et votre apparence.',
      },
    },
  },
  about: {
    title: 'À propos',
    description:
      'Ce qu’est ce site, ce qu’il fait aujourd’hui, ce qui est en préparation et qui parle au nom de l’initiative.',
    lead: '{{brand}} est un site pour celles et ceux qui veulent que les jeux achetés restent jouables.',
    sections: {
      purpose: {
        heading: 'De quoi il s’agit',
        text: 'Beaucoup de jeux ont besoin d’un serveur de l’éditeur, même pour jouer seul. Quand on l’éteint, ce qui a été payé ne fonctionne plus. L’initiative citoyenne européenne « {{title}} » ({{registration}}) demande une règle contre cela. Ce site rend son parcours visible, État par État.',
      },
      today: {
        heading: 'Ce que le site fait aujourd’hui',
        text: 'Il montre les chiffres de la pétition à mesure qu’ils changent : le total, son histoire et le point où en est chacun des 27 États, en anglais, chinois, français, allemand, japonais et coréen.\n\nLes actualités, les récits de joueurs, un forum, une aide juridique et une archive des jeux fermés sont en préparation. Leurs pages le disent.',
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
        text: 'Quiconque exploite cette installation doit ajouter ici un nom et une adresse là où la loi l’exige.',
      },
    },
  },
  contact: {
    title: 'Contact',
    description:
      'Comment signaler une erreur ou proposer une amélioration, et à qui s’adresser pour une signature ou pour cette installation.',
    lead: 'Il n’y a pas encore de boîte aux lettres ni de formulaire. Les erreurs et les propositions vont là où le programme est développé.',
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
        text: 'Ce site ne reçoit aucune signature ; il ne peut ni en rechercher une ni la retirer. La page de l’initiative, à la Commission européenne, vous orientera : {{register}}',
      },
      operator: {
        heading: 'Qui exploite cette installation',
        text: 'Quiconque exploite cette installation doit ajouter ici comment le joindre, avec une adresse postale là où la loi l’exige.',
      },
    },
  },
  volunteer: {
    title: 'Devenir bénévole',
    description:
      'Ce que vous pouvez faire aujourd’hui sans compte : en parler, relire une traduction, essayer le site, améliorer le programme.',
    lead: 'Il ne faut ni compte ni adhésion. Voici ce qui aide aujourd’hui.',
    sections: {
      share: {
        heading: 'En parler',
        text: 'Montrez la page de la pétition à des gens qui jouent, et à d’autres qui n’ont jamais entendu dire que l’on éteint des jeux. Un lien avec un chiffre en dit plus qu’un slogan : chacun des 27 États a le sien.',
      },
      translate: {
        heading: 'Relire une traduction',
        text: 'Chaque texte existe en six langues. Si une phrase sonne faux dans la vôtre, proposez-en une meilleure. Les mots de chaque langue sont dans des fichiers à part, et il n’est pas nécessaire de savoir programmer pour les modifier.',
      },
      code: {
        heading: 'Améliorer le programme',
        text: 'Le code source est ouvert, se lance en une seule commande et contient ses propres tests : {{source}}',
      },
      test: {
        heading: 'L’essayer',
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
        text: 'Initiative : « {{title}} », {{registration}}.\n\nCollecte : du 31 juillet 2024 au 31 juillet 2025. Le million dépassé le 3 juillet 2025. Signatures recueillies : 1 448 270.\n\nPrésentée le 26 janvier 2026, avec 1 294 188 signatures vérifiées et 24 États au-dessus de leur seuil.\n\nRéponse de la Commission européenne le 16 juin 2026 : C(2026)4110.',
      },
      care: {
        heading: 'Lorsque vous citez',
        text: 'Merci de distinguer les signatures recueillies des signatures vérifiées. La loi demande {{minimum}} signatures valables et {{states}} États au-dessus de leur seuil ; un objectif plus élevé, affiché ici ou là, n’est pas une exigence légale.\n\nSi une page dit qu’elle montre une démonstration ou des chiffres d’exemple, ne citez pas ces chiffres comme actuels.',
      },
      data: {
        heading: 'Des données pour vos graphiques',
        text: 'Les chiffres actuels sont à l’adresse /api/{{slug}}/latest et leur évolution à l’adresse /api/{{slug}}/history, en JSON, sans inscription et aussi pour les scripts d’autres sites. La description se trouve à l’adresse /api/docs.\n\nMerci d’indiquer la Commission européenne comme source. Sa page de l’initiative : {{register}}',
      },
      contact: {
        heading: 'Questions',
        text: 'Il n’y a pas de service de presse, et ce site ne parle pas au nom des organisateurs de l’initiative. Vous pouvez signaler une erreur dans nos chiffres dans le dépôt du code source : {{source}}',
      },
    },
  },
  partners: {
    title: 'Partenaires',
    description:
      'Pour les organisations et les autres sites : montrer les chiffres ouverts, renvoyer à la pétition ou exploiter le logiciel.',
    lead: 'Il n’y a pas de contrats de partenariat, et il n’en faut pas. Tout ici est ouvert aux organisations et aux autres sites.',
    sections: {
      data: {
        heading: 'Montrer les chiffres sur votre site',
        text: '/api/{{slug}}/latest donne le total et les chiffres de chaque État, /api/{{slug}}/history l’évolution dans le temps. Les deux acceptent les requêtes de scripts d’autres sites (CORS), sans clé. Notez que le champ du seuil s’écrit « treshold ». Tout le reste se trouve à l’adresse /api/docs.\n\nMerci de garder une réponse aussi longtemps que ses en-têtes le permettent, au lieu de la redemander à chaque visite.',
      },
      link: {
        heading: 'Renvoyer à la pétition',
        text: 'La page de la pétition se lit sans scripts et en six langues ; « ?lang=fr » à la fin de son adresse, par exemple, l’ouvre en français. Des widgets à intégrer sont en préparation.',
      },
      run: {
        heading: 'L’exploiter vous-même',
        text: 'Le logiciel est sous licence AGPL, version 3 ou ultérieure. Le nom et la pétition sont des réglages ; une autre campagne peut donc aussi l’exploiter : {{source}}',
      },
      independence: {
        heading: 'Indépendance',
        text: 'Aucune organisation ni entreprise ne paie pour figurer ici. Il n’y a pas de liste de partenaires aujourd’hui.',
      },
    },
  },
  support: {
    title: 'Nous soutenir',
    description:
      'Aucun don n’est accepté ici. Comment vous pouvez soutenir la campagne aujourd’hui, sans argent.',
    lead: 'Ce site ne prend pas d’argent. Il a besoin d’attention et d’un peu de travail.',
    sections: {
      money: {
        heading: 'Pas de dons',
        text: 'Il n’y a ni compte pour les dons, ni abonnement, ni boutique. Si quelqu’un vous demande de l’argent au nom de ce site, cela ne vient pas de ce site. Vous pouvez le signaler dans le dépôt du code source : {{source}}',
      },
      share: {
        heading: 'Partager',
        text: 'Ce qui vaut le plus, c’est un lien vers la page de la pétition, envoyé à quelqu’un qui joue. Parlez-lui d’un de vos jeux qui ne démarre plus.',
      },
      work: {
        heading: 'Donner un coup de main',
        text: 'Relisez une traduction, signalez une erreur, améliorez le programme. La page « Devenir bénévole » explique comment commencer.',
      },
    },
  },
};
