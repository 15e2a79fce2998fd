import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  section: 'Home',
  title: 'System home',
  dataDashboard: 'Smart data dashboard',
  recent: 'Recently visited',
  shortcuts: 'Go to',
  greeting: {
    night: 'Working late, %{name}?',
    morning: 'Good morning, %{name}',
    noon: 'Good day, %{name}',
    afternoon: 'Good afternoon, %{name}',
    evening: 'Good evening, %{name}',
  },
};

export default texts;
