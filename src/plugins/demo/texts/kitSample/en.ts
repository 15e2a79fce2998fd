import type { SectionTexts } from '../../../../../contract/texts/entityTexts';

/** Names of the sample entity of the kit page; only that page needs them. */
const texts = {
  kitSample: {
    name: 'Sample',
    fields: {
      name: 'Name',
      phone: 'Mobile',
      status: 'State',
      days: 'Days',
      portions: 'Portions',
      temperature: 'Temperature (℃)',
      price: 'Price (CNY)',
      urgent: 'Urgent',
      birthDate: 'Date of birth',
      startTime: 'Begins',
      tagColor: 'Colour',
      words: 'Words',
      size: 'Size',
      size_height: 'Height (cm)',
      size_weight: 'Weight (kg)',
      contacts: 'Contacts',
      contacts_name: 'Name',
      contacts_phone: 'Mobile',
      pictures: 'Pictures',
      remark: 'Remarks',
    },
    choices: {
      status: { running: 'Running', waiting: 'Waiting', late: 'Late', done: 'Done', closed: 'Closed' },
      days: { monday: 'Monday', wednesday: 'Wednesday', friday: 'Friday' },
    },
  },
} satisfies SectionTexts;

export default texts;
