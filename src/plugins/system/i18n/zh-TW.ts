const messages = {
  section: '系統',
  pages: {
    index: '系統首頁',
    admin: '管理員',
    dataSystem: '資料大屏',
    systemVersion: '系統版本',
    functionDescription: '功能說明',
    permission: '權限',
    permissionTemplate: '權限範本',
    log: '日誌',
    logType: '日誌類型',
  },
};

export default messages;
