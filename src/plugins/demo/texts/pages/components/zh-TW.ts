export const components = {
  components: {
    lead: '頁面容器、圖示、編輯器、圖表和版面等可以直接使用的元件。',
  },
  container: {
    body: '內容',
    header: '頁首，捲動時不動',
    footer: '頁尾，捲動時不動',
    long: '長內容',
    paragraph: '第 %{number} 段：上門服務前請核對長者姓名、住址和服務項目，服務結束後請長者或家屬確認。',
  },
  containerFull: {
    lead: '填滿寬度的面板，只有內容捲動。',
  },
  containerFullSlot: {
    lead: '填滿寬度的面板，頁首和頁尾始終可見。',
  },
  containerGhost: {
    lead: '沒有背景和邊框的容器。',
  },
  containerGhostSlot: {
    lead: '沒有背景的容器，頁首和頁尾始終可見。',
  },
  containerCard: {
    lead: '圓角卡片容器，只有內容捲動。',
  },
  containerCardSlot: {
    lead: '圓角卡片容器，頁首和頁尾始終可見。',
  },
  containerApi: {
    lead: '讀取捲動位置，並用程式捲動。',
    by: '向下 100 像素',
    toTop: '回到頂端',
    offset: '已捲動 %{pixels} 像素',
  },
  countup: {
    lead: '數字跑到目標值；系統設定為減少動畫時直接顯示。',
    again: '換一個數',
  },
  richText: {
    lead: '視覺化編輯，顯示時過濾掉可能有害的內容。',
    label: '內容',
    heading: '防跌倒提醒',
    text: '請保持走道<b>明亮</b>、地面乾燥。',
    result: '顯示效果',
  },
  highlight: {
    lead: '給程式碼上色的元件，支援常見語言，不認識的語言按原樣顯示。',
    label: '%{language} 程式碼',
  },
  iconIcon: {
    lead: '同一個圖示的不同大小和顏色，以及給螢幕閱讀器的名稱。',
    elder: '長者',
  },
  iconList: {
    lead: '按主題挑選的一組圖示，點擊複製引入語句。',
    people: '人員',
    health: '健康',
    service: '服務',
    device: '裝置',
    copied: '引入語句已複製',
    refused: '瀏覽器不允許複製',
  },
  iconSelect: {
    lead: '可搜尋、可用鍵盤操作的圖示選擇框。',
    label: '圖示',
  },
  jsonTree: {
    lead: '可以逐層展開的 JSON，支援鍵盤。',
    label: '回傳結果',
    expand: '展開',
    collapse: '收起',
  },
  chart: {
    lead: '用 recharts 畫的長條圖，顏色取自目前主題。',
    title: '一週上門次數',
    visits: '上門次數',
    day0: '週一',
    day1: '週二',
    day2: '週三',
    day3: '週四',
    day4: '週五',
    day5: '週六',
    day6: '週日',
  },
  layoutGrid: {
    lead: '可以拖曳和縮放的卡片，也能用鍵盤操作。',
    hint: '選取卡片後：方向鍵移動，Shift + 方向鍵縮放。',
    visits: '上門',
    risks: '異常',
    devices: '裝置',
  },
  layoutSplitpane: {
    lead: '可以拖曳分隔條的窗格，鍵盤方向鍵也能移動。',
    left: '左',
    top: '上',
    bottom: '下',
    sides: '左右分隔條',
    floors: '上下分隔條',
  },
  markdownSource: {
    lead: '隨外掛打包的 Markdown 檔案，呈現前先過濾。',
  },
  markdownUrl: {
    lead: '按網址讀取 Markdown，失敗時可以重試。',
  },
};
