import type texts from './zh-CN.json';

declare module '../../../../../contract/problems' {
  interface ProblemTexts extends Texts {}
}
type Texts = typeof texts;
