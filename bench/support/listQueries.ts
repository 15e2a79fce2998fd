/**
 * Typical queries for the list of elders: filtered, sorted, counted. `turn` makes each query unique, so that no response or
 * count is cached.
 */
export const listQueries = {
  statusAndAge: (turn) =>
    query({ status: 'active', 'age.from': 60 + turn, gender: '2', sort: 'lastServiceTime', order: 'asc' }),
  severeInStreet: (turn) =>
    query({
      elderlyCapacityTypeId: ['4', '5'],
      street: pick(STREETS, turn),
      'age.to': 100 - turn,
      sort: 'serviceCount30d',
    }),
  bySurname: (turn) => query({ keyword: pick(SURNAMES, turn), status: 'active' }),
  byPinyin: (turn) =>
    query({ keyword: `${pick(SYLLABLES, turn)}${pick(SYLLABLES, turn * 3 + 1)}`, sort: 'createTime' }),
  byNumber: (turn) => query({ keyword: `E119902${String(150_000 + turn * 7).padStart(7, '0')}` }),
  nothingFound: (turn) => query({ keyword: `没有这个人${turn}` }),
  inCommunity: (turn) => query({ keyword: pick(COMMUNITIES, turn), 'age.from': 70 + turn, sort: 'age' }),
  category: (turn) =>
    query({
      elderlyMunicipalTypeIds: String(1 + (turn % 12)),
      elderlyLiveTypeId: String(1 + (turn % 3)),
      sort: 'capacityNextDate',
    }),
  focus: (turn) =>
    query({ focusTags: pick(['alone', 'dementia', 'fallRisk'], turn), 'age.from': 65 + turn, sort: 'age' }),
  reassessmentDue: (turn) =>
    query({
      'capacityNextDate.to': `2026-07-${String(turn + 1).padStart(2, '0')}`,
      status: 'active',
      sort: 'capacityNextDate',
      order: 'asc',
    }),
  caregiver: (turn) => query({ attendantId: String(1 + turn * 11), sort: 'name' }),
  unservedSince: (turn) =>
    query({
      'lastServiceTime.to': `2026-05-${String(turn + 1).padStart(2, '0')}`,
      status: 'active',
      sort: 'lastServiceTime',
      order: 'asc',
    }),
  laterPage: (turn) =>
    query({
      status: 'active',
      'age.from': 60,
      'age.to': 90 + turn,
      sort: 'name',
      order: 'asc',
      pageNum: String(5 + turn),
    }),
} satisfies Record<string, (turn: number) => URLSearchParams>;

const STREETS = ['迎春街道', '碧波街道', '金桂街道', '梅岭街道', '暖阳街道', '清风街道'];
const COMMUNITIES = ['康宁', '福寿', '和睦', '安乐', '敬老'];
const SURNAMES = [...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许'];
const SYLLABLES = ['wang', 'li', 'zhang', 'guo', 'xiu', 'lan', 'de', 'ming', 'fang', 'hua', 'jian'];

const pick = (values: readonly string[], turn: number) => values[turn % values.length] ?? '';

function query(filter: Record<string, string | number | string[]>): URLSearchParams {
  const parameters = new URLSearchParams({ pageNum: '1', pageSize: '25' });
  for (const [name, value] of Object.entries({ order: 'desc', ...filter })) {
    parameters.delete(name);
    for (const one of Array.isArray(value) ? value : [value]) parameters.append(name, String(one));
  }
  if (!parameters.has('sort')) parameters.delete('order');
  return parameters;
}
