const messages = {
  section: 'システム',
  pages: {
    index: 'システムトップ',
    admin: '管理者',
    dataSystem: 'データダッシュボード',
    systemVersion: 'システムバージョン',
    functionDescription: '機能説明',
    permission: '権限',
    permissionTemplate: '権限テンプレート',
    log: 'ログ',
    logType: 'ログ種別',
  },
};

export default messages;
