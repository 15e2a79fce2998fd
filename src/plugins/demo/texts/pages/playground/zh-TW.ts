export const playground = {
  playground: {
    lead: '外殼提供給外掛的功能，每頁都是一個可以照抄的小範例。',
  },
  storeSize: {
    lead: '讀取和變更全域元件尺寸，變更後立即生效，已填寫的內容不會遺失。',
    label: '元件尺寸',
    sample: '隨便寫點什麼，再換一個尺寸',
    button: '按鈕',
  },
  storePage: {
    lead: '開啟、重新整理和關閉分頁；沒有儲存的內容會先詢問。',
    text: '沒有儲存的內容',
    hint: '寫點什麼，分頁上會出現標記，切換分頁不會遺失',
    open: '開啟另一個分頁',
    refresh: '重新整理本頁',
    close: '關閉本頁',
    closeLeft: '關閉左側',
    closeRight: '關閉右側',
    closeOthers: '關閉其他',
    closeAll: '全部關閉',
    unknown: '無效的操作',
  },
  storeMenu: {
    lead: '頁面顯示期間換上自己的選單，離開後自動恢復。',
    label: '選單',
    none: '不更換',
    aside: '更換側欄選單',
    asideEmpty: '清空側欄選單',
    top: '更換頂部選單',
    web: '外部網站',
    placeholder: '臨時選單',
    home: '首頁',
  },
  storeGray: {
    lead: '整個介面變成灰色，對話方塊和通知仍有顏色。',
    on: '變灰',
    off: '恢復顏色',
    warn: '變灰並警告',
    title: '請注意',
    text: '後面的頁面已變灰，關閉後恢復。',
    close: '關閉',
  },
  storeTransition: {
    lead: '頁面切換和側欄的動畫開關，按使用者保存；系統設定為減少動畫時始終沒有。',
    page: '頁面切換動畫',
    aside: '側欄收起動畫',
  },
  pageCache: {
    text: '寫點什麼，切換到別的分頁再回來',
  },
  pageCacheOn: {
    lead: '分頁開著，頁面就一直活著，寫下的內容仍在。',
  },
  pageCacheOff: {
    lead: '每次回到這個分頁，內容都重新開始。',
  },
  pageCacheParams: {
    lead: '每個編號各有自己的分頁，各自保留寫下的內容。',
    id: '編號 %{id}',
    other: '開啟另一個編號',
  },
  storeUa: {
    lead: '瀏覽器自報的資訊，以及從中解析出的瀏覽器、引擎、系統和裝置。',
    parsed: '解析結果',
  },
  storeFullscreen: {
    lead: '進入和退出全螢幕；按 F11 或 Esc 改變的狀態也會同步。',
    enter: '進入全螢幕',
    leave: '退出全螢幕',
    refused: '瀏覽器不允許全螢幕',
  },
  storeTheme: {
    lead: '列出並切換主題和主色；不存在的主題名稱會回到第一個主題。',
    name: '名稱',
    version: '版本',
    unknown: '啟用一個不存在的主題',
  },
  pageArguSend: {
    lead: '把一個值放進路徑，另一個放進查詢參數，然後開啟接收頁。',
    username: '使用者名稱',
    userid: '使用者編號',
    send: '傳送',
    wrong: '請填寫，最多 50 個字',
  },
  pageArguGet: {
    lead: '從路徑和查詢參數中讀取值；重新整理後仍在。',
    none: '沒有收到',
    back: '返回傳送頁',
  },
  db: {
    label: '已儲存的值',
    key: '鍵',
    value: '值',
    add: '新增',
    addRandom: '新增隨機值',
    clear: '清空',
    empty: '還沒有值',
    remove: '刪除 %{name}',
  },
  dbAll: {
    lead: '本外掛在四種範圍內儲存的全部值。',
    label: '全部儲存',
  },
  dbPublic: {
    lead: '使用此瀏覽器的所有人共用的值，不要放個人資訊。',
  },
  dbUser: {
    lead: '只屬於目前登入者的值，其他人登入後看不到。',
  },
  dbPagePublic: {
    lead: '只屬於目前頁面位址、所有人共用的值。',
  },
  dbPageUser: {
    lead: '只屬於目前頁面位址和目前登入者的值。',
  },
  snapshot: {
    topic: '回訪主題',
    urgent: '加急',
    importance: '重要程度',
    forget: '刪除快照',
  },
  dbPageSnapshotPublic: {
    lead: '表單邊填邊存，離開或重新整理後再來仍在；所有人看到同一份。',
  },
  dbPageSnapshotUser: {
    lead: '表單邊填邊存，離開或重新整理後再來仍在；每人一份。',
  },
  logAjax: {
    lead: '請求一個不存在的介面：錯誤提示和日誌由外殼負責，外掛不用自己寫。',
    call: '發出請求',
  },
  logConsole: {
    lead: '在瀏覽器主控台印出帶顏色的訊息。',
    hint: '先按 F12 開啟主控台，再點按鈕。',
  },
  logError: {
    lead: '沒有處理的錯誤和被拒絕的 Promise 會自動寫入日誌。',
    throw: '拋出錯誤',
    reject: '拒絕一個 Promise',
  },
  logLog: {
    lead: '由外掛寫入一條日誌；密碼、權杖和個人資訊會自動去除。',
    text: '內容',
    hint: '試試寫一個手機號碼，看看日誌裡留下了什麼',
    push: '寫入日誌',
    open: '開啟日誌頁',
  },
  addRoutesRoutes: {
    lead: '執行時新增頁面和頂部選單；重新整理後消失，已開啟的頁面不受影響。',
    add: '新增 %{count} 個頁面',
    open: '開啟第一個',
    section: '剛新增',
    page: '新頁面',
  },
  env: {
    lead: '建置時寫入的環境；所有人都看得到，不要放金鑰。',
    label: '建置環境',
  },
  locales: {
    lead: '切換語言，文字、日期和金額隨之改變。',
    label: '語言',
    text: '今天是%{day}，合計 %{number}。',
  },
  frameHtml: {
    lead: '把一個靜態頁面放進沒有任何權限的內嵌框架。',
    frame: '轉動的立方體',
  },
  mock: {
    lead: '不需要伺服器的登入介面，全部在記憶體中，與真實登入無關。',
    note: '這裡只示範回傳格式，不會影響你的登入狀態。',
    quick: '快速選擇使用者',
    username: '使用者名稱',
    password: '密碼',
    send: '傳送 POST /login',
    answer: '回傳結果',
  },
};
