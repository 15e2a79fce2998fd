import type { SameKeys } from '../../../../../contract/texts/textShape';
import panel from './panel/zh-TW';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  visit: {
    finish: '完成回訪',
    ofElder: '該長者的回訪',
    askAll: '顯示全部項目',
    referralRule: '血壓達到 %{sys}/%{dia} mmHg 時須轉診，並在 %{days} 天內安排第二次聯繫',
    deceased: '本次回訪得知長者已去世，請在長者檔案中登記',
    openElder: '開啟長者檔案',
    view: {
      list: '列表',
      calendar: '日曆',
    },
  },
  plan: {
    button: '依等級安排',
    title: '依回訪等級安排回訪',
    visitorHelp: '不選則由長者的個案管理員回訪',
    due: '%{count} 位長者應回訪且尚未安排',
    tooMany: '%{count} 位長者應回訪，本次安排最緊急的 %{max} 位',
  },
  calendar: {
    previous: '上個月',
    next: '下個月',
    today: '今天',
    ofDay: '%{day} 的回訪',
  },
  transcripts: {
    button: '搜尋逐字稿',
    title: '在逐字稿中搜尋',
    logged: '能查看逐字稿的人才能搜尋；每次搜尋都會記入隱私日誌',
    none: '沒有找到含有這些文字的逐字稿',
    latest: '只顯示最近的 %{count} 通',
  },
  player: {
    play: '播放',
    pause: '暫停',
    speed: '播放速度',
    download: '下載',
    position: '播放位置',
    decoding: '正在繪製波形',
    unknown: '瀏覽器無法播放這種格式，請下載後收聽',
    amr: '瀏覽器無法播放 AMR 錄音，請下載後以本機的播放器收聽',
    notAllowed: '沒有收聽錄音的權限',
    logged: '每次收聽和下載都會記入隱私日誌',
  },
  index: {
    title: '回訪首頁',
    description: '待辦事項與近 30 天的回訪結果',
    todo: '待處理',
    today: '今日待回訪',
    overdue: '逾期未回訪',
    followUp: '待跟進',
    unchecked: '錄音待質檢',
    results: '近 30 天聯繫結果',
    findings: '近 30 天發現',
    referrals: '轉診',
    dissatisfied: '滿意度低於 3 分',
    calls: '通話錄音',
  },
  panel,
};

export default texts;
