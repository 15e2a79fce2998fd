/**
 * Measures the queries of the header's search while a user types, on 200,000 elders (SQLite). It requests the first five
 * records of each kind by a keyword, all kinds at once. Keywords are names, pinyin, numbers and names without matches, each
 * new to the server.
 */
import { startProduct } from '../harness/startProduct';
import { percentile, report } from './report';
import { largeSqliteFolder } from './support/largeDatabase';
import { signIn } from './support/session';

const ADMIN_PASSWORD = 'only for this bench';
const QUIET = { DEMO_DATA: 'none', JOBS: 'off', READ_RATE: '1000000' };
/** The kinds that plugins offer to the search, with the fields it shows. */
const LISTS: Readonly<Record<string, string>> = {
  'elderly.open': 'name,elderlyNo,street,community,phone',
  'attendant.open': 'name,attendantNo,phone',
  'serviceApplication.open': 'applicationNo,elderlyName,planStart',
  'device.open': 'sn,name',
  'deviceUser.open': 'name,phone',
  'doctor.open': 'name,hospital',
  'user.open': 'nickname,realName,phone',
  'ecg.open': 'reportNo,elderlyName',
  'sleep.open': 'reportNo,elderlyName',
  'returnVisit.admin': 'visitNo,elderlyName',
  'news.open': 'title',
  'notice.open': 'title',
};
const KEYWORDS = [
  ...['王丽', '张敏', '欧阳', '李建国', '陈秀英', '刘洋', '赵', '周桂兰', '孙志强', '吴玉兰', '郑', '冯淑珍'],
  ...['wangli', 'zhangmin', 'wl', 'zgl', 'lijianguo', 'ouyang', 'cxy', 'liuy'],
  ...['E1199010000', '0000123', '1234', 'SA2026', 'nobody at all', '没有这个人'],
];

const { folder, remove } = await largeSqliteFolder(ADMIN_PASSWORD);
const product = await startProduct({ environment: { ...QUIET, DATA_DIR: folder, DATABASE_URL: undefined } });
try {
  const token = await signIn(`${product.url}/api/`, ADMIN_PASSWORD);
  const ask = async (keyword: string): Promise<number> => {
    const start = performance.now();
    await Promise.all(
      Object.entries(LISTS).map(async ([list, fields]) => {
        const parameters = new URLSearchParams({ keyword, pageNum: '1', pageSize: '5', fields });
        const response = await fetch(`${product.url}/api/selectBySelectivePagination.${list}?${parameters}`, {
          headers: { authorization: token },
        });
        const { status } = (await response.json()) as { status: number };
        if (status !== 8000) throw new Error(`${list} ${keyword}: ${status}`);
      }),
    );
    return performance.now() - start;
  };
  await ask('warm');
  const times: number[] = [];
  for (const keyword of KEYWORDS) times.push(await ask(keyword));
  report({
    name: 'search.p95',
    value: percentile(times, 0.95),
    unit: 'ms',
    atMost: 100,
    detail: { kinds: Object.keys(LISTS).length, keywords: KEYWORDS.length, p50: Math.round(percentile(times, 0.5)) },
  });
} finally {
  await product.stop();
  remove();
}
