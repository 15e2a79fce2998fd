import type { RuleContext } from '../../../../contract/defineEntity';
import { daysAgo, workingHoursTime } from '../../../../server/demo/demoMoments';
import {
  adminIdAt,
  DEMO_LABEL,
  type DemoPlan,
  drawOf,
  idByCode,
  withDerivedFields,
} from '../../../../server/demo/demoPlan';
import type { WireRecord } from '../../../../server/plugin-api';
import { news } from '../entities/news';

/** Subjects of articles, each with the code of its type. */
const SUBJECTS = [
  ['policy', '居家养老服务补贴申请说明'],
  ['health', '冬季老人防跌倒小贴士'],
  ['company', '护理员技能比武圆满结束'],
  ['activity', '重阳节社区联欢报名'],
  ['case', '一次及时的探访'],
  ['health', '高血压患者的饮食'],
] as const;

/** Generates an article in any of its states, most of them published. */
export function demoNews(plan: DemoPlan, rules: RuleContext, id: number): WireRecord {
  const draw = drawOf(plan, 'news', id);
  const [code, subject] = SUBJECTS[id % SUBJECTS.length] ?? SUBJECTS[0];
  const status = draw.weighted('status', [
    ['published', 70],
    ['offline', 10],
    ['draft', 12],
    ['pending', 8],
  ]);
  const day = daysAgo(plan.today, draw.integer('ago', 1, 300));
  const time = workingHoursTime({ draw, field: 'publishTime', day });
  const isShown = status === 'published' || status === 'offline';
  const authorId = adminIdAt(plan, id);
  const record: WireRecord = {
    id,
    title: `${subject}（${id}）`,
    newsTypeId: idByCode(rules, 'newsType', code),
    summary: `${DEMO_LABEL}：${subject}`,
    content: `<h2>${subject}</h2><p>${DEMO_LABEL}。</p><ul><li>第一点</li><li>第二点</li></ul><p>如有疑问，请联系社区工作人员。</p>`,
    cover: `/demo-images/visit-${draw.integer('cover', 1, 4)}.svg`,
    author: '编辑部',
    source: '示范市居家养老服务中心',
    tags: ['演示'],
    audience: ['all'],
    top: id === 1,
    sort: 100,
    publishTime: isShown ? time : null,
    viewCount: isShown ? draw.integer('views', 5, 900) : 0,
    likeCount: isShown ? draw.integer('likes', 0, 60) : 0,
    status,
    submitterId: status === 'draft' ? null : authorId,
    approverId: isShown ? adminIdAt(plan, id + 1) : null,
    remark: DEMO_LABEL,
    createTime: time,
    updateTime: time,
    createBy: `admin:${authorId}`,
    updateBy: `admin:${authorId}`,
    version: 1,
  };
  return withDerivedFields(news, record, rules);
}
