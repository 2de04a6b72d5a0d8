import type { Messages } from '../../../lib/messages.ts';
import type { stories as english } from './en.ts';

export const stories: Messages<typeof english> = {
  title: '体験談',
  description:
    '購入したゲームが止められたとき、プレイヤーは何を失ったのか。本人の言葉による体験談を、ゲーム名で検索できます。',
  lead: '購入したゲームが止められたとき、何が失われたのか。プレイヤー自身の言葉で伝えます。',
  totals: {
    lost: '失われた金額の合計',
    rates: '投稿当時の参考為替レートで円に換算',
    stories: '体験談',
    games: 'ゲーム',
  },
  search: 'ゲーム名で検索',
  placeholder: 'ゲームの名前',
  find: '検索',
  list: '公開中の体験談',
  shown_one: '{{n}}件中{{current}}件を表示',
  shown_other: '{{n}}件中{{current}}件を表示',
  more: 'さらに読み込む',
  loading: '体験談を読み込んでいます',
  loadingMore: '続きを読み込んでいます',
  moreFailed: '続きの体験談を読み込めませんでした',
  retry: '再試行',
  read: '体験談を読む',
  readOf: '体験談を読む：{{title}}',
  empty: {
    title: 'このゲームの体験談はありません',
    text: 'まだ投稿されていません。名前の一部で検索すると見つかるかもしれません。',
    none: '購入したゲームが止められたことはありませんか。最初の体験談をお待ちしています。',
    clear: 'すべての体験談を表示',
  },
  story: {
    back: '体験談一覧',
    edited: '{{day}}に編集',
    given: '{{amount}}（{{day}}の参考為替レートで換算）',
    more: 'このゲームの体験談',
    share: 'この体験談を共有',
    failed: '体験談を読み込めませんでした',
  },
};
