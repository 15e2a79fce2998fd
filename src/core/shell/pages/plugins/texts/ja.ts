import type { SameKeys } from '../../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  lead: 'コンソールはプラグインで構成されています。自分だけ無効にすることも、権限のある管理者が全員に対して無効化、並べ替え、設定することもできます。',
  changed: '変更はページの再読み込み後に反映されます。',
  reload: '再読み込み',
  forMe: '自分に有効',
  forAll: '全員に設定',
  decideTitle: '全員に設定：%{name}',
  enabledForAll: '全員に有効',
  place: 'メインメニューでの位置',
  placeHelp: '数字が小さいほど前に表示されます。空欄ならプラグイン自身の位置になります。',
  placeFault: '0から9999までの整数を入力するか、空欄にしてください',
  owner: '担当：%{name}',
  docs: 'ドキュメント',
  states: {
    active: '動作中',
    disabled: '無効',
    failed: '障害あり',
    offForAll: '全員に無効',
  },
  origins: {
    builtin: '提供元：内蔵',
    remote: '提供元：%{url}',
    server: '提供元：サーバー側のみ',
  },
  kinds: {
    resources: 'レコードの種類（%{count}）：%{names}',
    routes: 'ページ（%{count}）：%{names}',
    links: 'メニューリンク（%{count}）：%{names}',
    actions: '操作（%{count}）：%{names}',
    widgets: 'ウィジェット（%{count}）：%{names}',
    entities: 'サーバー側のレコードの種類（%{count}）：%{names}',
  },
  faults: {
    type: '数値を入力してください',
    option: '一覧から選択してください',
    range: '%{min}から%{max}までの数値を入力してください',
  },
  problems: {
    INVALID_PLUGIN: {
      what: 'プラグインの定義に誤りがあるため、読み込みませんでした。',
      cure: '下の内容を提供元に伝えてください。',
    },
    ENGINE_MISMATCH: {
      what: '別のバージョンのコンソール用のプラグインのため、読み込みませんでした。',
      cure: 'このバージョンに合うものを提供元に依頼してください。',
    },
    DUPLICATE_PLUGIN: {
      what: '同じIDのプラグインがすでにあるため、後のものは読み込みませんでした。',
      cure: 'console.config.jsonからどちらかを外すか、提供元にIDの変更を依頼してください。',
    },
    MISSING_PLUGIN: {
      what: '必要な別のプラグインが動作していません。',
      cure: '先にそのプラグインを有効にするか、インストールしてください。',
    },
    DEPENDENCY_CYCLE: {
      what: '複数のプラグインが互いに依存しているため、どれも読み込みませんでした。',
      cure: '提供元に循環の解消を依頼してください。',
    },
    DUPLICATE_CONTRIBUTION: {
      what: '同じ内容が二重に宣言されているため、最初のものだけを使います。',
      cure: '提供元に重複の削除を依頼してください。',
    },
    UNKNOWN_TARGET: {
      what: '存在しないセクション、レコード、権限を指す部分を省きました。',
      cure: '該当するプラグインをインストールするか、提供元に修正を依頼してください。',
    },
    INVALID_SETTING: {
      what: '設定の値に誤りがあるため、既定値を使います。',
      cure: '「全員に設定」またはconsole.config.jsonで修正してください。',
    },
    ORIGIN_NOT_ALLOWED: {
      what: '許可されていない場所のプラグインのため、読み込みませんでした。',
      cure: '信頼できる場合は、console.config.jsonのallowedOriginsに追加してください。',
    },
    CHECKSUM_MISSING: {
      what: 'プラグインのチェックサムが指定されていないため、読み込みませんでした。',
      cure: 'ファイルを確認したうえで、チェックサムをconsole.config.jsonのintegrityに記入してください。',
    },
    CHECKSUM_MISMATCH: {
      what: 'ファイルが指定のチェックサムと一致しないため、読み込みませんでした。',
      cure: '改ざんまたは更新の可能性があります。提供元を確認し、console.config.jsonのintegrityを更新してください。',
    },
    NO_SHARED_MODULES: {
      what: 'このコンソールは、外部プラグイン用の共有モジュールを提供していません。',
      cure: 'npm run build -- --pluginsを実行するか、npm startでサーバーを再起動してください。',
    },
    OWN_COPY: {
      what: 'Reactなど、コンソールが提供するモジュールがプラグインのファイルに組み込まれています。二重のモジュールは一緒に動作しないため、読み込みませんでした。',
      cure: '共有モジュールをファイルに含めないよう、提供元に依頼してください（新しいプラグインのvite.config.tsを参照）。',
    },
    LOAD_FAILED: {
      what: 'プラグインまたはその一部を読み込めませんでした。',
      cure: 'ネットワークとファイルを確認し、解決しない場合は下の内容を提供元に伝えてください。',
    },
    SERVER_HALF_REFUSED: {
      what: 'サーバー側の部分が動作していないため、画面も読み込みません。',
      cure: '下の内容に従ってサーバー側の問題を解決し、サーバーを再起動してください。',
    },
    RENDER_FAILED: {
      what: 'プラグインの一部が表示中にエラーになりました。',
      cure: 'ほかの部分には影響しません。下の内容を提供元に伝え、必要なら無効にしてください。',
    },
    SERVER_HALF_MISSING: {
      what: 'サーバー側のファイルがありません。',
      cure: 'データフォルダーのpluginsフォルダーに置いて、サーバーを再起動してください。',
    },
    SERVER_HALF_CHECKSUM: {
      what: 'サーバー側のファイルが指定のチェックサムと一致しないため、動作していません。',
      cure: '提供元を確認し、console.config.jsonのserverを更新してサーバーを再起動してください。',
    },
    SERVER_HALF_FAILED: {
      what: 'サーバー側が動作できません。',
      cure: '下の内容を提供元に伝え、ファイルの差し替え後にサーバーを再起動してください。',
    },
    SERVER_HALF_INVALID: {
      what: 'サーバー側の定義に誤りがあるため、動作していません。',
      cure: '下の内容を提供元に伝えて修正し、サーバーを再起動してください。',
    },
    CONSOLE_HALF_REFUSED: {
      what: '画面側の部分が拒否されたため、サーバー側の部分も動作しません。',
      cure: '下の内容に従って問題を解決し、サーバーを再起動してください。',
    },
  },
};

export default texts;
