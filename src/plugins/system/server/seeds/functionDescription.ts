import type { Locale } from '../../../../../contract/constants';
import type { Seed } from '../../../../../contract/seed';
import type { functionDescription } from '../../entities/functionDescription';

type Text = readonly [title: string, summary: string, content: string];

const BASE = '/jishan-smart/system-manage';

/** Help for the pages on which mistakes have the widest consequences. */
const texts: Readonly<Record<string, Readonly<Record<Locale, Text>>>> = {
  [`${BASE}/admin-manage`]: {
    'zh-CN': [
      '管理员',
      '管理员账号的登录、权限与数据范围',
      '- **权限模板**决定能做什么；额外允许与额外禁止只对这一个账号有效。**禁止优先于允许**。\n- **数据范围**决定能看到哪些记录：全部、所辖地区，或本人负责。\n- **强制下线**立即结束全部登录；**锁定**在一段时间内不能登录。\n- 打开一个账号的页面，可在“权限诊断”中查询它能否执行某项操作及其原因。',
    ],
    'zh-TW': [
      '管理者',
      '管理員帳號的登入、權限與資料範圍',
      '- **權限範本**決定能做什麼；額外允許與額外禁止只對這一個帳號有效。**禁止優先於允許**。\n- **資料範圍**決定能看到哪些記錄：全部、所轄地區，或本人負責。\n- **強制登出**立即結束全部登入；**鎖定**在一段時間內無法登入。\n- 開啟一個帳號的頁面，可在「權限診斷」中查詢它能否執行某項操作及其原因。',
    ],
    en: [
      'Administrators',
      'Who may sign in, what they may do, and what they see',
      '- **Templates** say what somebody may do; extra grants and denies are for this account alone. **A deny wins over every grant.**\n- The **data scope** says which records they see: all, those of regions, or their own.\n- **Sign out everywhere** ends all sessions at once; a **lock** keeps somebody out for a while.\n- The page of an account tells why it may or may not make a call.',
    ],
    ja: [
      '管理者',
      '誰がログインでき、何ができ、何を見られるか',
      '- **権限テンプレート**で操作を決めます。個別の許可と禁止はこのアカウントだけに効きます。**禁止は許可より優先**です。\n- **データ範囲**で見える記録を決めます：すべて、担当地域、本人担当。\n- **強制ログアウト**は全ログインを直ちに終了し、**ロック**は一定時間ログインを止めます。\n- アカウントのページで、操作できる・できない理由を確認できます。',
    ],
  },
  [`${BASE}/permission-template-manage`]: {
    'zh-CN': [
      '权限模板',
      '按岗位设置的权限集合',
      '1. 在矩阵中点击单元格，依次为允许、禁止、不设置。\n2. 保存前查看“保存后的变化”：哪些操作开放或收回，影响哪些管理员。\n3. 保存后，持有者的下一次操作即按新规则判断。',
    ],
    'zh-TW': [
      '權限範本',
      '依職位設定的權限集合',
      '1. 在矩陣中點擊儲存格，依序為允許、禁止、不設定。\n2. 儲存前檢視「儲存後的變化」：哪些操作開放或收回，影響哪些管理者。\n3. 儲存後，持有者的下一次操作即按新規則判斷。',
    ],
    en: [
      'Permission templates',
      'Sets of permissions for posts',
      '1. Click a cell of the matrix: granted, denied, unset.\n2. Before saving, read what saving changes: which calls open or close, and for whom.\n3. Once saved, the next call of every holder is judged by the new patterns.',
    ],
    ja: [
      '権限テンプレート',
      '職務ごとの権限セット',
      '1. マトリクスのセルをクリックして、許可・禁止・未設定を切り替えます。\n2. 保存前に「保存による変更」で、開放・取消される操作と対象者を確認します。\n3. 保存後、次の操作から新しいルールで判定されます。',
    ],
  },
};

export const functionDescriptionSeeds: Seed<typeof functionDescription>[] = Object.entries(texts).flatMap(
  ([routePath, languages], at) =>
    Object.entries(languages).map(([lang, [title, summary, content]]) => ({
      routePath,
      lang: lang as Locale,
      title,
      summary,
      content,
      module: 'system',
      sort: (at + 1) * 10,
      status: 'published' as const,
    })),
);
