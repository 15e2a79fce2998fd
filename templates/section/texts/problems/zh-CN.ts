const texts = {
  okFallAlarmsClosed: '已关闭 %{count} 条记录',
};

export default texts;

declare module '@console/contract/problems' {
  interface ProblemTexts extends Texts {}
}
type Texts = typeof texts;
