// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, campaign, pathTo } from '@kga/contracts/core';

import { browserLine } from '../../browsers/line.ts';
import { localizedUrl, signOutFormPath } from '../../src/lib/page-urls.ts';
import { shellMessages } from './shell-messages.ts';

type Texts = {
  readonly title: string;
  readonly update: string;
  /** For visitors with a session, whose pages the server does not render. */
  readonly signedIn: string;
  readonly guest: string;
  readonly signOut: string;
};

const { safari, chrome, firefox } = browserLine;

/** They stand here and not with the messages of the app, which has loaded where it could show them. */
const texts: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'This page needs JavaScript',
    update: `It works in Safari ${safari}, Chrome ${chrome}, Firefox ${firefox} or newer. Turn JavaScript on or update your browser, then reload the page.`,
    signedIn:
      'While you’re logged in, your browser builds the pages. Once you’ve logged out, you can read the site, sign petitions and confirm signatures without JavaScript.',
    guest:
      'Without JavaScript you can read the site, sign petitions and confirm signatures on these pages:',
    signOut: 'Log out and go to the home page',
  },
  'zh-CN': {
    title: '此页面需要 JavaScript',
    update: `本页面支持 Safari ${safari}、Chrome ${chrome}、Firefox ${firefox} 及更新版本。请启用 JavaScript 或更新浏览器，然后重新加载页面。`,
    signedIn:
      '登录期间，页面由浏览器生成。退出登录后，即使没有 JavaScript，您也可以阅读本站、签署请愿并确认签名。',
    guest: '没有 JavaScript，您也可以在以下页面阅读本站、签署请愿并确认签名：',
    signOut: '退出登录并前往首页',
  },
  fr: {
    title: 'Cette page a besoin de JavaScript',
    update: `Elle fonctionne avec Safari ${safari}, Chrome ${chrome}, Firefox ${firefox} et les versions plus récentes. Activez JavaScript ou mettez votre navigateur à jour, puis actualisez la page.`,
    signedIn:
      'Tant que vous êtes en ligne avec votre compte, c’est votre navigateur qui affiche les pages. Après déconnexion, vous pourrez lire le site, signer des pétitions et confirmer des signatures sans JavaScript.',
    guest:
      'Sans JavaScript, vous pouvez lire le site, signer des pétitions et confirmer des signatures sur ces pages\u202F:',
    signOut: 'Se déconnecter et aller à l’accueil',
  },
  de: {
    title: 'Diese Seite braucht JavaScript',
    update: `Sie funktioniert mit Safari ${safari}, Chrome ${chrome}, Firefox ${firefox} oder neuer. Schalte JavaScript ein oder aktualisiere deinen Browser und lade die Seite dann neu.`,
    signedIn:
      'Solange du angemeldet bist, erstellt dein Browser die Seiten. Wenn du dich abmeldest, kannst du auch ohne JavaScript die Website lesen, Petitionen unterschreiben und Unterschriften bestätigen.',
    guest:
      'Auch ohne JavaScript kannst du die Website lesen, Petitionen unterschreiben und Unterschriften bestätigen, und zwar hier:',
    signOut: 'Abmelden und zur Startseite',
  },
  ja: {
    title: 'このページにはJavaScriptが必要です',
    update: `Safari ${safari}、Chrome ${chrome}、Firefox ${firefox}以降でご利用いただけます。JavaScriptを有効にするか、ブラウザーを更新してから、ページを再読み込みしてください。`,
    signedIn:
      'ログイン中は、ページをブラウザー側で表示しています。ログアウトすると、JavaScriptがなくても、サイトの閲覧や、請願への署名とその確認ができます。',
    guest: 'JavaScriptがなくても、次のページからサイトの閲覧や、請願への署名とその確認ができます。',
    signOut: 'ログアウトしてホームへ',
  },
  ko: {
    title: '이 페이지에는 JavaScript가 필요합니다',
    update: `Safari ${safari}, Chrome ${chrome}, Firefox ${firefox} 이상에서 이용할 수 있습니다. JavaScript를 켜거나 브라우저를 업데이트한 뒤 페이지를 새로고침해 주세요.`,
    signedIn:
      '로그인한 동안에는 페이지가 브라우저에서 만들어집니다. 로그아웃하면 JavaScript 없이도 사이트의 글을 읽고, 청원에 서명하고, 서명을 확인할 수 있습니다.',
    guest:
      'JavaScript 없이도 다음 페이지에서 사이트의 글을 읽고, 청원에 서명하고, 서명을 확인할 수 있습니다.',
    signOut: '로그아웃하고 홈으로 이동',
  },
};

const style =
  '<style>.kga-wait{display:none}.kga-plain{max-width:38rem;margin:0 auto;padding:3rem 1.25rem;font-size:1.125rem;line-height:1.6}' +
  '.kga-plain p,.kga-plain ul,.kga-plain form{margin:1rem 0}.kga-plain a{display:inline-block;padding:.625rem 0;color:inherit;text-decoration:underline}' +
  '.kga-plain button{min-height:3rem;padding:.625rem 1.25rem;border:1px solid;border-radius:.25rem;font:inherit;font-weight:600;color:inherit;background:none;cursor:pointer}</style>';

/**
 * What a page without content shows where the app does not run: why, and the way out. It stands in `noscript`,
 * whose content the script of the head shows in browsers that are too old, but not where a file failed to load.
 */
export function withoutApp(language: Language, session: boolean): string {
  const { title, update, signedIn, guest, signOut } = texts[language];
  const { broken, footer, nav } = shellMessages[language];
  const links = [
    [pathTo('home'), campaign.brand],
    [pathTo('petition'), nav.petition],
    [pathTo('news'), nav.news],
    [pathTo('faq'), footer.faq],
  ] as const;
  // The texts have no markup. An empty address is the page's own.
  const items = links.map(
    ([path, text]) => `<li><a href="${localizedUrl(path, language)}">${text}</a></li>`,
  );
  const wayOut = session
    ? `<p>${signedIn}</p><form method="post" action="${signOutFormPath}"><input type="hidden" name="language" value="${language}"><button>${signOut}</button></form>`
    : `<p>${guest}</p><ul>${items.join('')}</ul>`;
  return `<noscript data-unsupported>${style}<main class="kga-plain"><h1>${title}</h1><p>${update}</p><p><a href="">${broken.reload}</a></p>${wayOut}</main></noscript>`;
}
