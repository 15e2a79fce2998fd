import type { SameKeys } from '../../../../../contract/texts/textShape';
import { noServicedTexts } from '../noServiced/en';
import anchors from './anchors/en';
import panel from './panel/en';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  columns: { place: 'Street / community' },
  place: {
    neighbours: '%{count} other elders of the district, to about a kilometre',
    noStart: 'The map appears once there is a region or a pasted position',
  },
  capacity: {
    items: 'Assessment of 26 items',
    total: 'Total',
    missing: '%{count} items still without a score',
    raisedBy: 'Because of: %{reasons}',
    byScore: 'By score alone: %{grade}',
    keys: 'Digit keys score and move on',
    nextDateHelp: '12 months after the assessment unless changed',
    gradeHelp: 'Follows from the total once all 26 items have a score',
    hidden: 'The scores are hidden; show the record in full to see them',
    groups: {
      selfCare: 'Self-care',
      mobility: 'Basic mobility',
      mental: 'Mental state',
      social: 'Perception and social participation',
    },
    grades: {
      g0: 'Intact',
      g1: 'Mildly impaired',
      g2: 'Moderately impaired',
      g3: 'Severely impaired',
      g4: 'Completely lost',
    },
  },
  anchors,
  show: {
    draft: 'This record is incomplete; once it is checked, it can be moved into service.',
    suspended: 'Service is suspended until %{until}.',
    deceased: 'This person died on %{date}.',
    assessmentDue: 'The ability assessment was due on %{date}; please arrange a new one.',
    contractEnded: 'The service contract ended on %{date}.',
  },
  noServiced: {
    ...noServicedTexts,
    description: 'Elders under contract without service in the chosen period, longest waiting first.',
    days7: '7 days or more',
    days15: '15 days or more',
    days30: '30 days or more',
    days60: '60 days or more',
  },
  index: {
    title: 'Elders',
    description: 'Each figure leads to the elders it counts.',
    todo: 'To do',
    contractEnded: 'Contract ended',
    byStatus: 'By status',
    byGrade: 'Ability grades of elders in service',
    byAge: 'Age of elders in service',
  },
  ageBands: { '60-69': '60–69', '70-79': '70–79', '80-89': '80–89', '90-99': '90–99', '100+': '100 and over' },
  panel,
  queue: { assessment: 'Assessments due', contract: 'Contracts ended' },
  charts: {
    newElders: 'New files day by day',
    byVisitLevel: 'Follow-up levels of those served',
  },
};

export default texts;
