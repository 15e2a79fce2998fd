/** Messages of calls and forms of this section, in simplified Chinese. */
const texts = {
  snoozeTooLong: '最多可推迟 %{days} 天',
  colleagueMayNot: '对方无权查看该记录',
};

export default texts;

declare module '../../../../../contract/problems' {
  interface ProblemTexts extends Texts {}
}
type Texts = typeof texts;
