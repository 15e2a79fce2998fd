export const playground = {
  playground: {
    lead: 'シェルがプラグインに提供する機能です。各ページはそのまま写せる小さな例になっています。',
  },
  storeSize: {
    lead: '全コンポーネントのサイズを読み書きします。すぐに反映され、入力中の内容は失われません。',
    label: 'コンポーネントのサイズ',
    sample: '何か入力してからサイズを変えてください',
    button: 'ボタン',
  },
  storePage: {
    lead: 'タブを開く・更新する・閉じる操作です。未保存の入力があれば先に確認します。',
    text: '未保存の入力',
    hint: '何か入力するとタブに印が付きます。タブを切り替えても失われません',
    open: '別のタブを開く',
    refresh: 'このページを更新',
    close: 'このページを閉じる',
    closeLeft: '左側を閉じる',
    closeRight: '右側を閉じる',
    closeOthers: 'その他を閉じる',
    closeAll: 'すべて閉じる',
    unknown: '無効な操作',
  },
  storeMenu: {
    lead: '表示中だけ独自のメニューに替え、離れると自動で元に戻します。',
    label: 'メニュー',
    none: '変更しない',
    aside: 'サイドバーを替える',
    asideEmpty: 'サイドバーを空にする',
    top: '上部メニューを替える',
    web: '外部サイト',
    placeholder: '仮のメニュー',
    home: 'ホーム',
  },
  storeGray: {
    lead: '画面全体を無彩色にします。ダイアログと通知の色は残ります。',
    on: '無彩色にする',
    off: '色を戻す',
    warn: '無彩色にして警告',
    title: 'ご注意',
    text: '後ろの画面は無彩色です。閉じると元に戻ります。',
    close: '閉じる',
  },
  storeTransition: {
    lead: 'ページ切り替えとサイドバーの動きを切り替えます（ユーザーごとに保存）。動きを減らす設定では常に動きません。',
    page: 'ページ切り替えの動き',
    aside: 'サイドバーの動き',
  },
  pageCache: {
    text: '何か入力し、別のタブに切り替えてから戻ってください',
  },
  pageCacheOn: {
    lead: 'タブが開いている間ページは生き続け、入力内容も残ります。',
  },
  pageCacheOff: {
    lead: 'タブに戻るたびに初めからになります。',
  },
  pageCacheParams: {
    lead: '番号ごとにタブがあり、それぞれ入力内容を保ちます。',
    id: '番号 %{id}',
    other: '別の番号を開く',
  },
  storeUa: {
    lead: 'ブラウザーが名乗る情報と、そこから読み取ったブラウザー・エンジン・OS・端末です。',
    parsed: '解析結果',
  },
  storeFullscreen: {
    lead: '全画面の切り替えです。F11 や Esc による変更にも追従します。',
    enter: '全画面にする',
    leave: '全画面を終了',
    refused: 'ブラウザーが全画面を許可していません',
  },
  storeTheme: {
    lead: 'テーマと色を一覧・変更します。存在しない名前は先頭のテーマになります。',
    name: '名前',
    version: 'バージョン',
    unknown: '存在しないテーマを使う',
  },
  pageArguSend: {
    lead: '一方の値をパスに、もう一方をクエリに入れて受信ページを開きます。',
    username: 'ユーザー名',
    userid: 'ユーザー番号',
    send: '送信',
    wrong: '50 文字以内で入力してください',
  },
  pageArguGet: {
    lead: 'パスとクエリから値を読み取ります。再読み込みしても残ります。',
    none: '受け取っていません',
    back: '送信ページへ戻る',
  },
  db: {
    label: '保存された値',
    key: 'キー',
    value: '値',
    add: '追加',
    addRandom: 'ランダムな値を追加',
    clear: 'すべて削除',
    empty: 'まだ何もありません',
    remove: '%{name} を削除',
  },
  dbAll: {
    lead: 'このプラグインが保存したすべての値を範囲別に表示します。',
    label: 'すべての保存データ',
  },
  dbPublic: {
    lead: 'このブラウザーを使う全員が共有する値です。個人情報は入れないでください。',
  },
  dbUser: {
    lead: 'ログイン中の本人だけの値です。別の人がログインしても見えません。',
  },
  dbPagePublic: {
    lead: 'このページのアドレスだけの、全員共有の値です。',
  },
  dbPageUser: {
    lead: 'このページのアドレスと本人だけの値です。',
  },
  snapshot: {
    topic: '訪問のテーマ',
    urgent: '至急',
    importance: '重要度',
    forget: 'スナップショットを削除',
  },
  dbPageSnapshotPublic: {
    lead: '入力しながら保存し、後で復元します。全員が同じ内容を見ます。',
  },
  dbPageSnapshotUser: {
    lead: '入力しながら保存し、後で復元します。内容は人ごとに別です。',
  },
  logAjax: {
    lead: '存在しない API を呼び出します。エラー表示とログ記録はシェルが行います。',
    call: '呼び出す',
  },
  logConsole: {
    lead: 'ブラウザーのコンソールに色付きで出力します。',
    hint: 'F12 でコンソールを開いてからボタンを押してください。',
  },
  logError: {
    lead: '処理されないエラーや reject された Promise は自動でログに残ります。',
    throw: 'エラーを投げる',
    reject: 'Promise を reject する',
  },
  logLog: {
    lead: 'プラグインからログに記録します。秘密情報や個人情報は自動的に除かれます。',
    text: '内容',
    hint: '携帯電話番号を書くとログに何が残るか試してください',
    push: 'ログに記録',
    open: 'ログを開く',
  },
  addRoutesRoutes: {
    lead: '実行中にページと上部メニューを追加します。再読み込みで消え、開いているページはそのままです。',
    add: '%{count} ページを追加',
    open: '最初のページを開く',
    section: '追加分',
    page: '新しいページ',
  },
  env: {
    lead: 'ビルド時に埋め込まれた環境です。誰でも見られるので秘密は入れないでください。',
    label: 'ビルド環境',
  },
  locales: {
    lead: '言語を切り替えると、文章・日付・金額も変わります。',
    label: '言語',
    text: '今日は%{day}、合計は %{number} です。',
  },
  frameHtml: {
    lead: '静的ページを権限のないフレームに表示します。',
    frame: '回転する立方体',
  },
  mock: {
    lead: 'サーバー不要のログイン API です。すべてメモリー上にあり、本物のログインとは無関係です。',
    note: '応答の形を示すだけで、あなたのログイン状態には影響しません。',
    quick: 'ユーザーの簡易選択',
    username: 'ユーザー名',
    password: 'パスワード',
    send: 'POST /login を送信',
    answer: '応答',
  },
};
