import type { SameKeys } from '../../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  lead: '主控台由外掛組成。可以只為自己停用外掛；有權限的管理員可以對所有人停用、排序和設定。',
  changed: '變更在重新載入頁面後生效。',
  reload: '重新載入',
  forMe: '對我啟用',
  forAll: '對所有人設定',
  decideTitle: '對所有人設定：%{name}',
  enabledForAll: '對所有人啟用',
  place: '在主選單中的位置',
  placeHelp: '數字越小越靠前；留空則使用外掛自帶的位置。',
  placeFault: '請輸入 0 到 9999 之間的整數，或留空',
  owner: '負責方：%{name}',
  docs: '說明文件',
  states: {
    active: '執行中',
    disabled: '已停用',
    failed: '有故障',
    offForAll: '已對所有人停用',
  },
  origins: {
    builtin: '來源：內建',
    remote: '來源：%{url}',
    server: '來源：僅有伺服器端',
  },
  kinds: {
    resources: '%{count} 類記錄：%{names}',
    routes: '%{count} 個頁面：%{names}',
    links: '%{count} 個選單連結：%{names}',
    actions: '%{count} 個操作：%{names}',
    widgets: '%{count} 個元件：%{names}',
    entities: '伺服器端提供 %{count} 類記錄：%{names}',
  },
  faults: {
    type: '請輸入數字',
    option: '請選擇清單中的一項',
    range: '請輸入 %{min} 到 %{max} 之間的數字',
  },
  problems: {
    INVALID_PLUGIN: {
      what: '外掛的定義有誤，未載入。',
      cure: '請把下面的資訊交給外掛的提供方修正。',
    },
    ENGINE_MISMATCH: {
      what: '外掛是為其他版本的主控台撰寫的，未載入。',
      cure: '請向提供方索取適用於本版本的外掛。',
    },
    DUPLICATE_PLUGIN: {
      what: '已有同名外掛，後一個未載入。',
      cure: '請在 console.config.json 中去掉其中一個，或請提供方更換編號。',
    },
    MISSING_PLUGIN: {
      what: '它所需要的另一個外掛沒有執行。',
      cure: '請先啟用或安裝所需的外掛。',
    },
    DEPENDENCY_CYCLE: {
      what: '幾個外掛互相依賴，均未載入。',
      cure: '請提供方消除循環依賴。',
    },
    DUPLICATE_CONTRIBUTION: {
      what: '外掛重複宣告了同一內容，只保留第一個。',
      cure: '請提供方去掉重複的宣告。',
    },
    UNKNOWN_TARGET: {
      what: '外掛的一部分指向不存在的欄目、記錄或權限，已略去。',
      cure: '請安裝相應的外掛，或請提供方修正。',
    },
    INVALID_SETTING: {
      what: '有一項設定的值不正確，使用預設值。',
      cure: '請在「對所有人設定」或 console.config.json 中更正。',
    },
    ORIGIN_NOT_ALLOWED: {
      what: '外掛來自未獲允許的網址，未載入。',
      cure: '如果信任該來源，請把它寫入 console.config.json 的 allowedOrigins。',
    },
    CHECKSUM_MISSING: {
      what: '沒有登記外掛的校驗值，未載入。',
      cure: '核對檔案無誤後，請把校驗值寫入 console.config.json 的 integrity。',
    },
    CHECKSUM_MISMATCH: {
      what: '外掛檔案與登記的校驗值不符，未載入。',
      cure: '檔案可能被改動或已升級：請核實來源，再更新 console.config.json 的 integrity。',
    },
    NO_SHARED_MODULES: {
      what: '目前的主控台沒有為外部外掛提供共用模組。',
      cure: '請執行 npm run build -- --plugins，或用 npm start 重新啟動伺服器。',
    },
    OWN_COPY: {
      what: '外掛檔案中自帶了應由主控台提供的模組（如 React）。兩份模組無法一起運作，因此未載入。',
      cure: '請聯絡提供者，建置時不要打包共用模組（參照新建外掛中的 vite.config.ts）。',
    },
    LOAD_FAILED: {
      what: '外掛或其中一部分無法載入。',
      cure: '請檢查網路與檔案；如果問題依舊，請把下面的資訊交給提供方。',
    },
    SERVER_HALF_REFUSED: {
      what: '它的伺服器部分未執行，因此頁面也不載入。',
      cure: '請依下面的資訊解決伺服器部分的問題，然後重新啟動伺服器。',
    },
    RENDER_FAILED: {
      what: '外掛的一部分在顯示時出錯。',
      cure: '其他部分不受影響；請把下面的資訊交給提供方，必要時停用外掛。',
    },
    SERVER_HALF_MISSING: {
      what: '外掛的伺服器端檔案不在。',
      cure: '請把檔案放入資料目錄的 plugins 資料夾後重新啟動伺服器。',
    },
    SERVER_HALF_CHECKSUM: {
      what: '外掛的伺服器端檔案與登記的校驗值不符，未執行。',
      cure: '請核實來源，更新 console.config.json 的 server 後重新啟動伺服器。',
    },
    SERVER_HALF_FAILED: {
      what: '外掛的伺服器端無法執行。',
      cure: '請把下面的資訊交給提供方；更換檔案後重新啟動伺服器。',
    },
    SERVER_HALF_INVALID: {
      what: '外掛的伺服器端定義有誤，未執行。',
      cure: '請把下面的資訊交給提供方修正，然後重新啟動伺服器。',
    },
    CONSOLE_HALF_REFUSED: {
      what: '它的頁面部分被拒絕，因此伺服器部分也不執行。',
      cure: '請依下面的資訊解決問題，然後重新啟動伺服器。',
    },
  },
};

export default texts;
