export const frame = {
  frame: {
    example: '可執行的範例',
    source: '原始碼',
    failed: '沒有取得檔案，請檢查網路後重試。',
    retry: '重試',
  },
  topics: {
    store: '外殼狀態',
    'page-cache': '頁面快取',
    'page-argu': '參數傳遞',
    db: '瀏覽器儲存',
    log: '日誌',
    'add-routes': '新增頁面',
    frame: '內嵌頁面',
    export: '匯出',
    import: '匯入',
    container: '頁面容器',
    icon: '圖示',
    layout: '版面',
    markdown: 'Markdown',
  },
};
