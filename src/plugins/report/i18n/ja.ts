const messages = {
  section: 'レポート',
  pages: {
    index: 'レポートトップ',
    ecg: '心電図レポート',
    lorenz: 'ローレンツプロット',
    lorenzType: 'ローレンツ種別',
    sleep: '睡眠レポート',
  },
};

export default messages;
