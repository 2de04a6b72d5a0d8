// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, type PetitionRegion, regionName } from '@kga/contracts/core';
import type { PetitionTranslation } from '@kga/contracts/petitions';

type Template = {
  title: (region: string) => string;
  addressee: (region: string) => string;
  /** Where no parliament makes the laws. */
  government: (region: string) => string;
  /** To the governments and parliaments of all countries. */
  everywhere: { title: string; addressee: string };
  text: string;
};

/** One text for all regions. It asks for what the campaign asks for, and names no official. */
const templates: Readonly<Record<Language, Template>> = {
  en: {
    title: (region) => `Keep the games we buy playable: ${region}`,
    addressee: (region) => `Government and parliament (${region})`,
    government: (region) => `Government (${region})`,
    everywhere: {
      title: 'Keep the games we buy playable, everywhere',
      addressee: 'Governments and parliaments of all countries',
    },
    text: `Many video games that people have paid for stop working when their publisher turns a server off. Nobody can repair them, and nobody gets to keep them.

We ask for a law that says: whoever sells a game leaves it in a playable state when support ends, without any connection to the publisher.

We do not ask that publishers run servers for ever, give up their rights or support old games. We ask for a plan for the end.`,
  },
  'zh-CN': {
    title: (region) => `让我们买下的游戏一直能玩：${region}`,
    addressee: (region) => `${region}：政府和议会`,
    government: (region) => `${region}政府`,
    everywhere: { title: '让我们买下的游戏一直能玩：世界各地', addressee: '各国政府和议会' },
    text: `许多人们花钱买下的电子游戏，在发行商关闭服务器后就无法运行。没有人能修复，也没有人能留住。

我们请求立法规定：销售游戏者须在结束支持时使游戏无需连接发行商也能继续游玩。

我们并不要求发行商永远运营服务器、放弃权利或一直维护旧游戏。我们要求的是为结束做好安排。`,
  },
  fr: {
    title: (region) => `Que les jeux achetés restent jouables : ${region}`,
    addressee: (region) => `Gouvernement et parlement (${region})`,
    government: (region) => `Gouvernement (${region})`,
    everywhere: {
      title: 'Que les jeux achetés restent jouables, partout',
      addressee: 'Gouvernements et parlements de tous les pays',
    },
    text: `Beaucoup de jeux vidéo payés par leurs joueurs cessent de fonctionner quand l’éditeur éteint un serveur. Personne ne peut les réparer, personne ne peut les garder.

Nous demandons une loi : qui vend un jeu le laisse jouable à la fin du support, sans connexion à l’éditeur.

Nous ne demandons pas que les éditeurs fassent tourner des serveurs pour toujours, renoncent à leurs droits ou assurent le support de vieux jeux. Nous demandons qu’ils prévoient la fin.`,
  },
  de: {
    title: (region) => `Gekaufte Spiele sollen spielbar bleiben: ${region}`,
    addressee: (region) => `Regierung und Parlament (${region})`,
    government: (region) => `Regierung (${region})`,
    everywhere: {
      title: 'Gekaufte Spiele sollen spielbar bleiben, überall',
      addressee: 'Regierungen und Parlamente aller Länder',
    },
    text: `Viele Videospiele, für die Menschen bezahlt haben, funktionieren nicht mehr, sobald der Publisher einen Server abschaltet. Niemand kann sie reparieren, niemand darf sie behalten.

Wir bitten um ein Gesetz: Wer ein Spiel verkauft, hinterlässt es am Ende des Supports spielbar, ohne Verbindung zum Publisher.

Wir verlangen nicht, dass Publisher ewig Server betreiben, auf ihre Rechte verzichten oder alte Spiele pflegen. Wir verlangen einen Plan für das Ende.`,
  },
  ja: {
    title: (region) => `買ったゲームを遊べるままに：${region}`,
    addressee: (region) => `政府と議会（${region}）`,
    government: (region) => `政府（${region}）`,
    everywhere: {
      title: '買ったゲームを遊べるままに：世界中で',
      addressee: 'すべての国の政府と議会',
    },
    text: `お金を払って買った多くのゲームが、パブリッシャーがサーバーを止めると動かなくなります。直すことも、手元に残すこともできません。

私たちは次のような法律を求めます。ゲームを売る者は、サポートの終了時に、パブリッシャーへの接続なしで遊べる状態で残すこと。

サーバーをいつまでも動かすこと、権利を手放すこと、古いゲームの面倒を見続けることを求めているのではありません。終わりへの備えを求めています。`,
  },
  ko: {
    title: (region) => `우리가 산 게임을 계속 플레이할 수 있게: ${region}`,
    addressee: (region) => `정부와 의회(${region})`,
    government: (region) => `정부(${region})`,
    everywhere: {
      title: '우리가 산 게임을 계속 플레이할 수 있게: 세계 어디서나',
      addressee: '모든 나라의 정부와 의회',
    },
    text: `돈을 내고 산 많은 비디오 게임이 퍼블리셔가 서버를 끄면 작동하지 않습니다. 아무도 고칠 수 없고, 아무도 간직할 수 없습니다.

우리는 다음과 같은 법을 요구합니다. 게임을 파는 사람은 지원이 끝날 때 퍼블리셔에 접속하지 않아도 플레이할 수 있는 상태로 남겨야 합니다.

서버를 영원히 운영하거나 권리를 포기하거나 오래된 게임을 계속 지원하라고 요구하는 것이 아닙니다. 끝을 위한 계획을 요구합니다.`,
  },
};

/** Regions whose laws are made by a body of another name and kind. */
const withoutParliament: ReadonlySet<PetitionRegion> = new Set(['AE', 'CN', 'HK', 'SA']);

function textsOf(region: PetitionRegion, language: Language) {
  const template = templates[language];
  if (!template) throw new Error(`There is no petition in ${language}.`);
  const { title, addressee, government, everywhere, text } = template;
  if (region === 'international') return { ...everywhere, text };
  const name = regionName(region, language);
  const to = withoutParliament.has(region) ? government : addressee;
  return { title: title(name), addressee: to(name), text };
}

/** The texts of our own petition for a region: in English, with translations. */
export function ownPetitionTexts(region: PetitionRegion) {
  const translations: Record<Language, PetitionTranslation> = {};
  for (const language of Object.keys(templates)) {
    if (language !== 'en') translations[language] = textsOf(region, language);
  }
  return { ...textsOf(region, 'en'), language: 'en' as const, translations };
}
