/** Titles of the calls of this section, in simplified Chinese. */
const texts = {
  selectOwnMarks: '我的待办标记',
  selectColleagues: '可移交的同事',
  snoozeEntry: '推迟待办',
  handOverEntry: '移交待办',
  takeBackMark: '撤回待办标记',
};

export default texts;
