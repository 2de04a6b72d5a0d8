// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Translated } from '../../../../../lib/messages.ts';
import type { legal as english } from './en.ts';

export const legal: Translated<typeof english> = {
  privacy: {
    title: 'Politique de confidentialité',
    description:
      'Ce que ce site sait des visiteurs, des invités et des titulaires d’un compte, pour combien de temps, et comment l’effacer.',
    lead: 'Vous pouvez lire tout ce site sans compte et sans donner de nom. Cette page décrit ce que son logiciel fait des données, et quand il les efface.',
    sections: {
      responsible: {
        heading: 'Qui est responsable',
        text: '{{brand}} est un logiciel libre que chacun peut faire fonctionner. L’exploitant de cette installation est responsable du traitement de ses données et doit ajouter ici un nom, une adresse et un moyen de contact. Si vous ne lisez aucun nom ici, cela n’a pas encore été fait.\n\nIl en va de même des services auxquels l’exploitant a recours, comme un hébergeur, un serveur mandataire ou un serveur de courrier, de ce qu’ils conservent et de la durée de conservation des sauvegardes.',
      },
      visits: {
        heading: 'Lors de votre visite',
        text: 'Votre navigateur envoie son adresse réseau à chaque requête, car aucune réponse ne pourrait l’atteindre autrement. Le logiciel n’inscrit dans ses journaux ni adresse réseau, ni nom, ni adresse e-mail, ni détail sur le navigateur. Pour parer aux afflux de requêtes, il compte les requêtes de chaque adresse réseau ; un tel compteur reste en mémoire vive quelques minutes au plus.\n\nLes tentatives de connexion, d’inscription, d’envoi d’un e-mail, de publication et de signalement sont comptées elles aussi, pour que personne ne puisse essayer des mots de passe ni inonder une boîte aux lettres ou ce site. L’adresse réseau et l’adresse e-mail ne sont alors conservées que sous forme d’empreintes calculées avec une clé secrète, qui ne permettent pas de les lire, et pendant un jour au plus. Une empreinte des deux réunies est gardée 30 jours après chaque connexion par mot de passe, pour que des inconnus qui tentent de deviner votre mot de passe ne puissent pas vous bloquer l’accès.',
      },
      browser: {
        heading: 'Ce que conserve votre navigateur',
        text: 'La langue que vous avez choisie, l’apparence claire ou sombre que vous avez choisie, les derniers chiffres chargés de la pétition, votre identifiant d’invité et si une session est ouverte ou non ; pendant 30 jours au plus, également les brouillons des textes que vous n’avez pas encore envoyés et, pendant un an au plus, une lettre que vous écrivez ; tant qu’un onglet est ouvert, également jusqu’où vous aviez fait défiler les pages et ce que vous avez saisi dans d’autres formulaires. À la connexion s’ajoute un cookie de session. La politique relative aux cookies en donne le détail.',
      },
      guests: {
        heading: 'En tant qu’invité',
        text: 'Toute personne qui n’est pas connectée reçoit un identifiant d’invité. Votre navigateur le crée à la première visite, à partir de l’heure et d’une empreinte de quelques-unes de ses caractéristiques : le nom qu’il se donne, sa langue et son système, l’écran, le fuseau horaire et sa manière de dessiner les graphismes. Il sert à garder ensemble ce que vous faites comme invité, et à le transférer vers votre compte si vous en créez un.\n\nVotre navigateur envoie l’identifiant et ces caractéristiques à notre serveur. Le serveur conserve l’identifiant, la date de votre première visite et de votre dernière activité, et une empreinte des caractéristiques calculée avec une clé secrète. Il ne conserve pas les caractéristiques elles-mêmes, et l’empreinte ne permet pas de les lire.\n\nUn invité sans contribution est supprimé 30 jours après sa dernière visite. Si vous vous connectez, le serveur note quel compte a repris les contributions de l’invité.',
      },
      account: {
        heading: 'Si vous avez un compte',
        text: 'Le compte contient votre adresse e-mail et le fait qu’elle est confirmée ou non, vos prénom et nom, votre nom public si vous en avez choisi un, la langue de vos e-mails, votre rôle, la date de création du compte et celle de votre dernière connexion. S’il est suspendu, il contient aussi la date et le motif. Votre mot de passe n’est conservé que sous forme d’empreinte argon2id ; personne ne peut le lire, nous non plus.\n\nSi vous indiquez l’adresse d’une image, ou si l’entreprise avec laquelle vous vous connectez en fournit une, notre serveur va chercher l’image une fois. Il conserve cette adresse et une petite copie, montrée depuis notre propre site. Quiconque connaît l’adresse de la copie peut l’ouvrir.\n\nSi vous associez Google, GitHub ou Replit, nous conservons votre identifiant, votre adresse ou votre nom chez ce fournisseur, et la date de l’association. Nous ne pouvons pas accéder à votre compte chez lui.\n\nPour qu’un formulaire envoyé deux fois ne crée pas deux comptes, une empreinte de l’envoi est conservée 24 heures.',
      },
      writing: {
        heading: 'Quand vous écrivez ou signalez',
        text: 'D’un témoignage, d’un souvenir, d’un sujet ou d’une réponse, nous conservons ce que vous avez écrit, dans quelle langue et quand ; d’une perte, le montant tel que vous l’avez indiqué et sa valeur en yens ; d’un souvenir, vos années de jeu. D’un jeu ou d’une correction que vous envoyez aux archives, nous conservons vos indications, votre note, vos sources et la date. Une couverture que vous envoyez reste chez nous un jour au plus, puis nous n’en gardons qu’une copie sans métadonnées ; si vous donnez plutôt une adresse, notre serveur va y chercher l’image une fois et conserve l’adresse. Si vous modifiez le texte, la modération peut encore lire les versions antérieures. Ce qu’écrivent les invités, et les premiers textes d’un membre, paraît une fois vérifié par la modération. Les jeux et les corrections attendent toujours la modération. D’autres textes attendent aussi s’ils ressemblent à du spam.\n\nPour remarquer un même texte envoyé encore et encore, des empreintes de ses parties sont conservées 24 heures. Le formulaire indique en outre combien de temps il est resté ouvert et si un champ invisible pour les humains a été rempli. Nous n’en gardons que la raison pour laquelle un texte a été retenu.\n\nSi vous signalez quelque chose, nous conservons le motif, vos mots et la décision de la modération. Nous ne disons jamais à l’auteur qui a signalé son texte. Pour que de nombreux signalements venus d’un même réseau ne suffisent pas à masquer un texte, une empreinte de votre réseau, calculée avec une clé secrète et différente pour chaque texte, est conservée jusqu’à ce que le signalement soit tranché, et 30 jours au plus. Le signalement est supprimé au bout d’un an, sauf si le texte est alors encore en attente de vérification. Si vous suivez un sujet ou un jeu, cela reste noté jusqu’à ce que vous cessiez de le suivre. Nous conservons vos notifications pendant 90 jours, au plus les 500 dernières, et pendant 30 jours le moment où vous avez lu un sujet pour la dernière fois, afin de signaler ce qui est nouveau. Si vous trouvez quelque chose utile ou aimez un jeu, cela reste noté jusqu’à ce que vous l’annuliez ; les autres n’en voient que le nombre. Il en va de même si vous signalez avoir écrit à un élu. Si vous partagez sa réponse, nous enregistrons son auteur, sa date et la citation, que la modération vérifie toujours d’abord.\n\nCe que vous retirez est effacé, avec ses versions antérieures. Si d’autres ont répondu, une mention reste à sa place. Les jeux et les corrections qui font déjà partie des archives y restent, sans votre nom.',
      },
      sessions: {
        heading: 'Sessions et connexions',
        text: 'Pour chaque session, nous conservons le moyen et la date de la connexion, votre dernière activité, ainsi que le navigateur et le système en toutes lettres, par exemple « Firefox sur Windows ». Nous ne conservons aucune adresse réseau. Une session prend fin quand vous vous déconnectez ou la fermez dans votre profil, et au plus tard 30 jours après votre dernière activité.\n\nPour chaque connexion, le moyen, l’heure, le navigateur et le système sont conservés 180 jours. C’est ainsi qu’un e-mail peut vous avertir quand quelqu’un se connecte par un moyen ou depuis un navigateur nouveau pour votre compte.',
      },
      mails: {
        heading: 'E-mails',
        text: 'Nous ne vous écrivons qu’au sujet de votre compte et de vos textes : pour confirmer une adresse, pour définir un nouveau mot de passe, pour signaler des changements et de nouvelles connexions, ce que la modération a décidé d’un de vos textes, de vos jeux ou de vos corrections, les réponses, citations et mentions, et les nouvelles dates ou le nouvel état des jeux que vous suivez. Vous choisissez lesquels vous recevez. La modération reçoit en outre une fois par jour la liste de ce qui l’attend. Il n’y a pas de lettre d’information.\n\nLe contenu d’un e-mail, destinataire compris, est effacé de notre base de données dès que l’e-mail a été remis au serveur de courrier ou qu’il a définitivement échoué ; tant qu’aucun serveur de courrier n’est configuré, il y attend. Pendant les 30 jours qui suivent, il ne reste que la mention qu’un e-mail a été envoyé ou a échoué.\n\nLe lien et le code d’un e-mail ne sont conservés que sous forme d’empreintes, avec l’adresse à laquelle ils ont été envoyés. Ils sont valables trois jours pour confirmer une adresse et une heure pour définir un mot de passe, et une seule fois.',
      },
      visible: {
        heading: 'Qui voit quoi',
        text: 'Tout le monde voit les témoignages, les souvenirs, les sujets et les réponses que vous publiez et, avec eux, votre nom public si vous en avez choisi un, votre image, votre identifiant et, le cas échéant, votre rôle dans la modération ou l’administration. Votre page publique les réunit et indique le jour de votre inscription ; nous demandons aux moteurs de recherche de ne pas l’indexer. Un nom public retiré par la modération reste dans son journal. Les corrections reprises dans les archives figurent dans l’historique du jeu avec ces mêmes informations ; un jeu proposé ne montre pas qui l’a envoyé. Vos prénom et nom et votre adresse e-mail n’y figurent pas.\n\nLa modération voit ce qui l’attend ou a été signalé, les versions antérieures, qui a écrit le texte, avec son nom et son identifiant, et combien de textes de cette personne ont été publiés, masqués ou refusés. Elle voit ce que disent les signalements, mais pas qui les a faits.\n\nL’administration voit votre adresse e-mail et si elle est confirmée, vos prénom et nom, votre rôle, la date de création du compte et celle de sa dernière utilisation, ainsi qu’une suspension et son motif. Elle ne voit ni votre mot de passe, ni vos sessions, ni vos connexions passées.\n\nL’exploitant de cette installation a accès à la base de données. Nous ne vendons rien et ne transmettons rien à des fins publicitaires.',
      },
      audit: {
        heading: 'Registre des rôles et des suspensions',
        text: 'Quand un rôle est attribué, ou qu’un compte est suspendu ou rétabli, cela est consigné : quand, par qui, pour quel identifiant de compte, quoi et pour quel motif. Il en va de même de ce que l’administration fait des articles et des sources d’actualités, et de ce que la modération décide au sujet des textes. Personne ne peut modifier ces mentions, afin qu’un tel pouvoir puisse être contrôlé. C’est pourquoi elles subsistent aussi après le compte.',
      },
      signatures: {
        heading: 'Les signatures',
        text: 'Les pétitions officielles, comme l’européenne, se signent sur un site officiel, selon les règles de confidentialité de celui-ci. Ce site ne voit jamais ces signatures ni qui les a données. Il reçoit seulement les totaux.\n\nSi vous signez l’une de nos propres pétitions, nous conservons vos prénom et nom, votre adresse e-mail et, si vous l’indiquez, votre ville, le tout chiffré avec une clé qui n’est pas dans la base de données ; ainsi que votre pays de résidence, votre langue, vos choix et les moments où vous avez signé et confirmé. Pour que chaque boîte aux lettres ne compte qu’une fois, nous conservons aussi une empreinte de votre adresse, calculée avec une clé secrète de cette pétition. Nous montrons combien de personnes ont signé, au total, par pays et par jour. Nous ne montrons votre nom, avec votre pays et le moment de votre signature, que si vous l’acceptez. Si quelqu’un signale un nom, nous conservons le motif, son message chiffré et une empreinte de qui l’a signalé jusqu’à ce que ce nom ne soit plus affiché, et un an au plus. Si vous dites pourquoi vous signez, nous chiffrons aussi ce texte tant que votre signature ne compte pas. Ensuite, la modération le lit et, si elle l’accepte, nous le publions avec votre pays, et avec votre nom si vous y consentez. Les signatures suspectes ne comptent pas tout de suite : l’administration voit alors votre nom, votre ville, votre pays et une partie de votre adresse e-mail. Quand nous remettrons la pétition, son destinataire recevra les noms de tous les signataires, avec leur ville, leur pays et le jour de leur signature.\n\nNous supprimons une signature qui n’est pas confirmée dans les 7 jours. Si vous retirez la vôtre, avec le lien de nos e-mails ou, avec un compte dont l’adresse confirmée a servi à signer, dans votre profil, nous supprimons aussitôt votre nom, votre adresse, votre ville et votre raison. Six mois après la réponse à une pétition, nous supprimons le nom, l’adresse et la ville de tous ceux qui l’ont signée. Il reste le pays, le mois et l’empreinte de votre reçu et, séparément, sans nom, ni pays, ni jour, une raison déjà publiée. La liste publique de ces empreintes ne peut pas être modifiée sans que cela se voie. Vous seul avez le reçu : personne d’autre ne sait quelle empreinte est la vôtre.\n\nSi vous demandez à recevoir par e-mail des nouvelles d’une pétition sans la signer, nous conservons votre adresse, chiffrée, avec une empreinte du même type, votre langue et les moments de votre demande et de votre confirmation. Nous supprimons tout cela si vous ne confirmez pas dans les 7 jours, dès que vous vous désabonnez avec le lien de nos e-mails, et six mois après la réponse à la pétition.\n\nCela repose sur votre consentement, article 6, paragraphe 1, point a), et article 9, paragraphe 2, point a), du RGPD. Vous pouvez le retirer à tout moment.',
      },
      legalRequests: {
        heading: 'Les demandes d’aide juridique',
        text: 'Quand vous demandez une consultation ou une aide juridique, nous gardons ce que vous saisissez, vos fichiers, nos réponses et les notes de l’équipe de conseil, le tout chiffré avec une clé qui ne se trouve pas dans la base de données. Pour que l’équipe retrouve les demandes, nous gardons en clair le type de demande, son état, le pays de votre numéro de téléphone, votre langue et les dates, ainsi que votre compte si la session était ouverte. Nous retirons des images les informations cachées, comme le lieu de la prise de vue. Seule l’équipe de conseil lit votre demande, et chaque ouverture est consignée. Les admins voient seulement qu’elle existe, avec les informations en clair.\n\nNous effaçons tout aussitôt si vous retirez votre demande avec le lien de nos e-mails ou supprimez le compte utilisé, et sinon 12 mois après sa clôture. Si personne ne la clôt, nous l’effaçons 24 mois après le dernier message. Il reste le mois, le type de demande et le nombre de jours qu’a pris notre réponse. Les fichiers d’un formulaire que vous n’envoyez pas sont effacés après un jour.\n\nCela repose sur votre consentement, article 6, paragraphe 1, point a), et, si votre demande l’exige, article 9, paragraphe 2, point a), du RGPD. Vous pouvez le retirer à tout moment.',
      },
      others: {
        heading: 'Les autres entreprises',
        text: 'Nous n’utilisons ni mesure d’audience, ni publicité, ni traceur d’une autre entreprise. Les polices, les images et les scripts viennent de ce site même.\n\nIl se peut que cette installation propose de se connecter avec Google, GitHub ou Replit. Ces boutons viennent de nous, eux aussi. Ce n’est qu’en cliquant sur l’un d’eux que vous allez sur le site de l’entreprise. Elle apprend alors que vous voulez vous connecter ici, et ses propres règles de confidentialité s’appliquent. Nous recevons d’elle votre identifiant chez elle, votre adresse e-mail et si elle est confirmée, votre nom et l’adresse de votre image.\n\nIl existe une exception, que l’exploitant de cette installation peut activer : un compteur externe de la pétition. Si notre propre serveur ne répond pas, et alors seulement, votre navigateur demande les chiffres à ce compteur, qui voit votre adresse réseau, comme tout site que vous visitez.',
      },
      basis: {
        heading: 'Pourquoi cela est permis',
        text: 'Là où s’applique le règlement général sur la protection des données (RGPD) de l’Union européenne, le compte, les sessions et les e-mails reposent sur son article 6, paragraphe 1, point b) : sans ces données, il ne peut pas y avoir de compte. Il en va de même de ce que vous publiez : nous le montrons parce que vous le voulez. Les invités, la modération et les signalements, les limites contre les abus, l’historique des connexions et le registre des rôles reposent sur l’article 6, paragraphe 1, point f) : l’intérêt de garder ensemble ce que font les invités, d’avoir un site sûr et un pouvoir qui puisse être contrôlé.\n\nRien ne vous oblige à créer un compte. Pour en créer un, il faut une adresse e-mail et un prénom ; le reste est facultatif.',
      },
      rights: {
        heading: 'Vos droits',
        text: 'Dans votre profil, vous pouvez voir ce que nous conservons sur vous, tout télécharger dans un fichier, le rectifier et supprimer votre compte. Lire, télécharger et supprimer reste possible pendant une suspension.\n\nAvant la suppression, vous choisissez ce que deviennent vos contributions : elles restent, attribuées à « utilisateur supprimé », ou elles sont retirées aussi. Les jeux et les corrections qui font déjà partie des archives y restent dans tous les cas, sans votre nom. Le compte et tout ce qui s’y rattache sont effacés aussitôt, et personne ne peut les rétablir. Les signatures ne sont pas liées à votre compte : vous les retirez, avec leurs raisons, par le lien de nos e-mails, ou dans votre profil avant de supprimer le compte. Restent les mentions sur les rôles et les suspensions et, pendant 30 jours au plus, celles des envois.\n\nVous pouvez aussi demander à l’exploitant de cette installation l’accès à vos données, leur rectification, leur effacement, la limitation de leur traitement ou leur copie. Là où l’article 6, paragraphe 1, point f), en est la base, vous pouvez vous y opposer pour des raisons tenant à votre situation particulière.\n\nVous pouvez adresser une réclamation à une autorité de protection des données, en particulier là où vous résidez, là où vous travaillez ou là où, selon vous, le droit n’a pas été respecté.',
      },
    },
  },
  terms: {
    title: 'Conditions d’utilisation',
    description:
      'Courtes et équitables : ce que vous pouvez faire ici, ce qui vaut pour les comptes et les chiffres, et la licence du programme.',
    lead: 'Quelques règles, en mots simples.',
    sections: {
      use: {
        heading: 'Utiliser le site',
        text: 'Le site est gratuit et ouvert à tous. Il ne faut pas de compte pour lire. Merci de ne pas chercher à le mettre en panne ni à le submerger de requêtes. Si vous en envoyez trop, vous devrez attendre.',
      },
      accounts: {
        heading: 'Votre compte',
        text: 'Le compte est gratuit, lui aussi. Merci d’indiquer une adresse e-mail qui soit la vôtre et de garder votre mot de passe pour vous. Si quelqu’un d’autre est entré dans votre compte, changez de mot de passe dans votre profil ; cela ferme toutes les autres sessions.\n\nPersonne n’a droit à un rôle particulier. L’administration peut attribuer et retirer des rôles.',
      },
      conduct: {
        heading: 'Règles de conduite',
        text: 'Merci de rester fair-play. N’insultez et ne menacez personne, n’incitez pas à la haine, ne faites pas de publicité, ne vous faites pas passer pour quelqu’un d’autre, et ne publiez ni données privées d’autrui ni contenu illicite.\n\nCe que vous publiez reste à vous. Ce site peut le montrer tant que vous l’y laissez.',
      },
      suspension: {
        heading: 'Suspension',
        text: 'L’administration peut suspendre un compte qui enfreint ces règles. C’est une personne qui en décide, non une machine, et elle doit donner un motif, qui vous est montré. Vos sessions prennent alors fin. Vous pouvez encore vous connecter pour lire, télécharger et supprimer vos propres données, mais rien de plus.\n\nL’administration peut lever une suspension. Si vous jugez la vôtre injustifiée, écrivez à l’exploitant de cette installation. La voie des tribunaux reste ouverte.',
      },
      deletion: {
        heading: 'Quitter le site',
        text: 'Vous pouvez supprimer votre compte dans votre profil à tout moment, sans donner de raison. Vous choisissez si vos contributions restent, attribuées à « utilisateur supprimé », ou si elles sont retirées aussi. Les jeux et les corrections qui font déjà partie des archives y restent dans tous les cas, sans votre nom. C’est irréversible.',
      },
      figures: {
        heading: 'Ce que valent les chiffres',
        text: 'Nous recueillons et contrôlons les chiffres avec soin, mais ils peuvent être en retard ou faux. Seul ce que publie la Commission européenne est officiel : {{register}}\n\nRien sur ce site ne constitue un conseil juridique.',
      },
      licence: {
        heading: 'Le programme et les données',
        text: 'Le programme est un logiciel libre sous licence AGPL, version 3 ou ultérieure. Vous pouvez l’utiliser, l’étudier, le modifier et le partager ; si vous exploitez une version modifiée pour d’autres, vous devez leur en proposer le code source. Celui de ce site : {{source}}\n\nVous pouvez réutiliser librement les chiffres de la pétition. Merci d’indiquer la Commission européenne comme source, ainsi que la date et l’heure du chiffre.',
      },
      liability: {
        heading: 'Sans garantie',
        text: 'Le site est proposé tel quel. Il peut changer, s’interrompre ou cesser. Les droits que vous donne la loi, et qu’aucune condition ne peut vous retirer, restent les vôtres.',
      },
      operator: {
        heading: 'Qui propose ce site',
        text: 'Ce site vous est proposé par l’exploitant de cette installation, qui doit ajouter un nom, une adresse et tout ce qu’exige par ailleurs le droit local. Les présentes conditions n’en dispensent pas.',
      },
    },
  },
  cookies: {
    title: 'Politique relative aux cookies',
    description:
      'Les cookies que ce site dépose et quand, ce que votre navigateur conserve d’autre et pour combien de temps, et comment tout effacer.',
    lead: 'Ce site ne dépose que ses propres cookies : pour la langue, pour les invités et pour la connexion. Aucun ne sert à la publicité, et aucun ne vous suit sur d’autres sites.',
    sections: {
      cookie: {
        heading: 'Les cookies',
        text: '« preferred-language » contient la langue que vous avez choisie, par exemple « fr », ou, si vous n’en aviez choisi aucune, celle dans laquelle un lien vous a amené ici. Il permet au serveur d’envoyer la page suivante dans cette langue. Votre navigateur le garde un an après votre dernier choix. Tant qu’il n’y a rien à retenir, il n’est pas déposé.\n\n« kga_guest » lie votre identifiant d’invité à ce navigateur, pour que personne ne puisse agir à votre place en devinant l’identifiant. Il est déposé dès que votre navigateur est devenu invité, et dure un an, ou jusqu’à ce qu’un compte ait repris l’invité.\n\n« kga_session » indique au serveur quelle session est la vôtre. Il est déposé à la connexion, disparaît à la déconnexion, et dure sinon 30 jours après votre dernière activité. Il est strictement nécessaire : sans lui, personne ne pourrait rester connecté.\n\nPendant une connexion avec Google, GitHub ou Replit, des cookies de courte durée, dont les noms contiennent « kga_social_ », retiennent ce qui appartient à cette connexion, pour que personne ne puisse y glisser une réponse falsifiée. Ils durent 10 minutes au plus.',
      },
      storage: {
        heading: 'Ce que votre navigateur conserve d’autre',
        text: 'Des entrées dans le stockage local du navigateur :\n\n« preferred-language » : la langue que vous avez choisie.\n\n« theme » : votre choix de l’apparence claire ou sombre.\n\n« search-key » et « queue-keys » : le fait que vous avez désactivé la touche / pour la recherche ou les touches de la modération.\n\n« language-offered » : le fait qu’une autre langue vous a été proposée une fois.\n\n« petition-cache » : les derniers chiffres chargés de la pétition, pour qu’une page puisse tout de suite montrer quelque chose. Ils sont considérés comme à jour pendant cinq minutes.\n\n« guestId » : votre identifiant d’invité. De ces entrées, seules celle-ci et la longueur d’une liste (sous « signature-logs ») sont envoyées à notre serveur.\n\n« signed-in » : le fait que quelqu’un est connecté dans ce navigateur, pour qu’une page sache s’il faut interroger notre serveur.\n\n« mastodon-server » : le serveur Mastodon que vous avez saisi pour partager, afin de ne pas vous le redemander.\n\n« signature-logs » : pour chaque pétition dont vous avez vérifié un reçu, la clé et le dernier état de sa liste, afin que vous remarquiez si l’un ou l’autre change. Nous l’effaçons quand vous vous déconnectez ou le demandez sur cette page.\n\n« draft:… » : ce que vous avez saisi pour un témoignage, un sujet, une réponse ou un article pas encore envoyé, et les sujets auxquels vous avez répondu comme invité. Cela est effacé à l’envoi, à la déconnexion ou au bout de 30 jours.\n\n« draft:legal-consultation » et « draft:legal-aid » : ce que vous avez saisi dans une demande d’aide juridique, si vous avez choisi de garder un brouillon, sans les pièces jointes. Cela est effacé à l’envoi, quand vous désactivez le brouillon, à la déconnexion ou au bout de 30 jours.\n\n« draft:letter » : vos réponses et les textes d’une lettre que vous écrivez. Nous ne les recevons jamais. Ils sont supprimés lorsque vous choisissez « Tout oublier » ou un an après votre dernière modification, et restent lorsque vous vous déconnectez.\n\n« evidence-locker », dans la base de données du navigateur (IndexedDB) : les fichiers et les notes de votre coffre à preuves, chiffrés. Nous ne les recevons jamais. Ils restent jusqu’à ce que vous les retiriez ou que vous vidiez le coffre.\n\nEt des entrées dans le stockage de session, qui disparaît avec son onglet :\n\n« scroll-positions » : jusqu’où vous aviez fait défiler chaque page et combien de sa liste était chargé, pour qu’un retour en arrière mène au même endroit.\n\n« draft:… » : ce que vous avez saisi dans un autre formulaire pas encore envoyé, hormis les mots de passe.',
      },
      none: {
        heading: 'Les cookies que nous n’utilisons pas',
        text: 'Pas de cookie de mesure d’audience ou de publicité, et pas de cookie d’autres entreprises. Google, GitHub et Replit ne peuvent déposer les leurs que sur leurs propres sites, quand vous les visitez.',
      },
      remove: {
        heading: 'Comment tout effacer',
        text: 'La déconnexion vide les deux stockages et supprime le cookie de session.\n\nPour tout le reste, effacez les données de ce site dans les réglages de votre navigateur. Le site fonctionne sans elles. Votre session est alors fermée, votre langue et votre apparence sont oubliées, et vous redevenez un nouvel invité : ce que vous aviez fait comme invité ne peut plus être transféré vers un compte.',
      },
    },
  },
};
