export const components = {
  components: {
    lead: 'ページコンテナー・アイコン・エディター・グラフ・レイアウトなど、すぐ使える部品です。',
  },
  container: {
    body: '本文',
    header: 'ヘッダー（スクロールしても固定）',
    footer: 'フッター（スクロールしても固定）',
    long: '長い文章',
    paragraph:
      '第 %{number} 段落：訪問前に氏名・住所・サービス内容を確認し、終了後は本人または家族に確認してもらいます。',
  },
  containerFull: {
    lead: '全幅のパネルで、本文だけがスクロールします。',
  },
  containerFullSlot: {
    lead: '全幅のパネルで、ヘッダーとフッターが常に見えます。',
  },
  containerGhost: {
    lead: '背景も枠線もないコンテナーです。',
  },
  containerGhostSlot: {
    lead: '背景のないコンテナーで、ヘッダーとフッターが常に見えます。',
  },
  containerCard: {
    lead: '角丸のカードで、本文だけがスクロールします。',
  },
  containerCardSlot: {
    lead: '角丸のカードで、ヘッダーとフッターが常に見えます。',
  },
  containerApi: {
    lead: 'スクロール位置を読み取り、プログラムから動かします。',
    by: '100 ピクセル下へ',
    toTop: '先頭へ',
    offset: '%{pixels} ピクセル移動',
  },
  countup: {
    lead: '数値が目標まで増減します。動きを減らす設定ではそのまま表示します。',
    again: '別の数値',
  },
  richText: {
    lead: '書式付き文章を編集し、表示時に有害な内容を取り除きます。',
    label: '内容',
    heading: '転倒予防のお知らせ',
    text: '廊下を<b>明るく</b>、床は乾いた状態に保ちましょう。',
    result: '表示結果',
  },
  highlight: {
    lead: '主な言語のコードを色付けします。知らない言語はそのまま表示します。',
    label: '%{language} のコード',
  },
  iconIcon: {
    lead: '同じアイコンの大きさ・色違いと、読み上げ用の名前です。',
    elder: '高齢者',
  },
  iconList: {
    lead: '分野別に選んだアイコンです。クリックすると import 文をコピーします。',
    people: '人',
    health: '健康',
    service: 'サービス',
    device: '機器',
    copied: 'import 文をコピーしました',
    refused: 'ブラウザーがコピーを許可していません',
  },
  iconSelect: {
    lead: '検索とキーボードで選べるアイコン選択欄です。',
    label: 'アイコン',
  },
  jsonTree: {
    lead: '階層ごとに開ける JSON です。キーボードでも操作できます。',
    label: '応答',
    expand: '開く',
    collapse: '閉じる',
  },
  chart: {
    lead: 'recharts で描いた棒グラフです。色はテーマに合わせます。',
    title: '1 週間の訪問回数',
    visits: '訪問回数',
    day0: '月',
    day1: '火',
    day2: '水',
    day3: '木',
    day4: '金',
    day5: '土',
    day6: '日',
  },
  layoutGrid: {
    lead: 'ドラッグで移動・サイズ変更できるカードです。キーボードでも操作できます。',
    hint: 'カードにフォーカスして矢印キーで移動、Shift + 矢印キーでサイズ変更します。',
    visits: '訪問',
    risks: '異常',
    devices: '機器',
  },
  layoutSplitpane: {
    lead: '境界をマウスや矢印キーで動かせる分割ペインです。',
    left: '左',
    top: '上',
    bottom: '下',
    sides: '左右の境界',
    floors: '上下の境界',
  },
  markdownSource: {
    lead: 'プラグインに同梱した Markdown を、表示前に無害化します。',
  },
  markdownUrl: {
    lead: 'URL から Markdown を取得します。失敗時は再試行できます。',
  },
};
