import { TextLink } from '../link.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { countries } from './figures.tsx';

/** Headings and text in several languages. */
export function Typography({ theme }: { readonly theme: string }) {
  return (
    <section className="grid gap-5">
      <p className="text-sm font-semibold text-signal">{theme}</p>
      <p className="tabular font-heading text-display font-extrabold tracking-tight lg:text-[6.5vw]">
        1,448,270
      </p>
      <p className="font-heading text-3xl font-extrabold tracking-tight">
        A game that was sold stays playable
      </p>
      <h2 lang="de">Verbraucherschutzorganisationen fordern Rechtssicherheit</h2>
      <h3 lang="fr">Pour que les jeux achetés restent jouables</h3>
      <p className="max-w-text text-lg">
        A lead paragraph in Inter, with <em>emphasis</em>, <strong>weight</strong> and a{' '}
        <TextLink href="#link">link in the sentence</TextLink>.
      </p>
      <p className="max-w-text">
        Running text keeps to 68 characters a line. <VisuallyHidden>Unseen words.</VisuallyHidden>
        Łódź, Győr, Şanlıurfa and Ħamrun show the letters of the other European languages.
      </p>
      <p lang="zh-CN" className="text-lg">
        停止杀死游戏:<em>买来的游戏</em>应当一直可以玩。
      </p>
      <p lang="ja" className="text-lg">
        購入したゲームは、<em>いつまでも</em>遊べるべきです。
      </p>
      <p lang="ko" className="text-lg">
        구매한 게임은 <em>계속</em> 플레이할 수 있어야 합니다.
      </p>
      <table>
        <caption>Signatures by country</caption>
        <thead>
          <tr>
            <th scope="col">Country</th>
            <th scope="col" className="text-end">
              Signatures
            </th>
            <th scope="col" className="text-end">
              Of threshold
            </th>
          </tr>
        </thead>
        <tbody>
          {countries.map(({ country, percentage }) => (
            <tr key={country}>
              <th scope="row">{country}</th>
              <td className="text-end">{Math.round(percentage * 98.7).toLocaleString('en')}</td>
              <td className="text-end">{percentage.toFixed(2)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
