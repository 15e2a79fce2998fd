import type { Draw } from './draw';

/** A made-up name and its pinyin, in full and as initials. */
export interface PersonName {
  surname: Syllable;
  name: string;
  pinyin: string;
}

/** One character and how it is read. */
export type Syllable = readonly [character: string, pinyin: string];

/**
 * A name out of 100 surnames and 300 given-name characters put together by chance, so that it stands for nobody.
 * `surname` is given for relatives of one family, `gender` is a code of GB/T 2261.1.
 */
export function personName(draw: Draw, gender: string, surname = draw.pick('name.surname', surnames)): PersonName {
  const fitting = gender === '1' ? masculine : feminine;
  const parts = [surname, draw.pick('name.first', draw.chance('name.neutralFirst', 0.4) ? neutral : fitting)];
  if (!draw.chance('name.short', 0.12)) {
    parts.push(draw.pick('name.second', draw.chance('name.neutralSecond', 0.35) ? neutral : fitting));
  }
  return {
    surname,
    name: parts.map(([character]) => character).join(''),
    pinyin: `${parts.map(([, pinyin]) => pinyin).join('')} ${parts.map(([, pinyin]) => pinyin.charAt(0)).join('')}`,
  };
}

function parse(text: string): readonly Syllable[] {
  return text
    .trim()
    .split(/\s+/)
    .map((entry): Syllable => [entry.charAt(0), entry.slice(1)]);
}

/** The most frequent surnames, with their readings. */
const surnames = parse(`
  王wang 李li 张zhang 刘liu 陈chen 杨yang 黄huang 赵zhao 吴wu 周zhou
  徐xu 孙sun 马ma 朱zhu 胡hu 郭guo 何he 林lin 高gao 罗luo
  郑zheng 梁liang 谢xie 宋song 唐tang 许xu 邓deng 韩han 冯feng 曹cao
  彭peng 曾zeng 肖xiao 田tian 董dong 潘pan 袁yuan 蔡cai 蒋jiang 余yu
  于yu 杜du 叶ye 程cheng 魏wei 苏su 吕lv 丁ding 任ren 卢lu
  姚yao 沈shen 钟zhong 姜jiang 崔cui 谭tan 陆lu 范fan 汪wang 廖liao
  石shi 金jin 韦wei 贾jia 夏xia 付fu 方fang 邹zou 熊xiong 白bai
  孟meng 秦qin 邱qiu 侯hou 江jiang 尹yin 薛xue 闫yan 段duan 雷lei
  龙long 黎li 史shi 陶tao 贺he 毛mao 郝hao 顾gu 龚gong 邵shao
  万wan 覃qin 武wu 钱qian 戴dai 严yan 莫mo 孔kong 向xiang 常chang
`);

/** Given-name characters mostly of men. */
const masculine = parse(`
  国guo 建jian 军jun 强qiang 伟wei 刚gang 勇yong 志zhi 德de 福fu
  贵gui 祥xiang 富fu 财cai 宝bao 山shan 林lin 海hai 江jiang 河he
  峰feng 岭ling 岩yan 石shi 松song 柏bai 根gen 树shu 栋dong 梁liang
  忠zhong 孝xiao 义yi 信xin 礼li 智zhi 勤qin 俭jian 诚cheng 厚hou
  文wen 武wu 斌bin 彬bin 学xue 才cai 书shu 章zhang 翰han 博bo
  龙long 虎hu 彪biao 豹bao 鹏peng 鸿hong 飞fei 翔xiang 腾teng 骏jun
  光guang 辉hui 耀yao 明ming 亮liang 炳bing 焕huan 灿can 旭xu 阳yang
  东dong 南nan 西xi 北bei 中zhong 华hua 夏xia 汉han 唐tang 民min
  安an 康kang 宁ning 泰tai 和he 平ping 顺shun 达da 通tong 运yun
  长chang 寿shou 年nian 岁sui 春chun 永yong 恒heng 久jiu 远yuan 宏hong
`);

/** Given-name characters mostly of women. */
const feminine = parse(`
  秀xiu 英ying 兰lan 芳fang 桂gui 淑shu 珍zhen 玉yu 凤feng 梅mei
  琴qin 素su 云yun 莲lian 荣rong 霞xia 红hong 艳yan 丽li 娟juan
  敏min 静jing 慧hui 娜na 萍ping 菊ju 香xiang 翠cui 巧qiao 月yue
  娥e 娣di 妹mei 姣jiao 婉wan 婷ting 媛yuan 娴xian 嫦chang 妍yan
  花hua 蕊rui 荷he 菱ling 萱xuan 蓉rong 芬fen 芝zhi 芸yun 茹ru
  雪xue 冰bing 霜shuang 露lu 雨yu 霏fei 虹hong 晴qing 晓xiao 晨chen
  珠zhu 琼qiong 瑶yao 琳lin 璐lu 瑛ying 珊shan 玲ling 碧bi 翡fei
  爱ai 惠hui 贤xian 贞zhen 洁jie 纯chun 柔rou 美mei 善shan 怡yi
  燕yan 莺ying 雁yan 鹃juan 鸾luan 蝶die 蓓bei 蕾lei 苗miao 叶ye
  金jin 银yin 彩cai 锦jin 绣xiu 绢juan 纹wen 仙xian 喜xi 欢huan
`);

/** Given-name characters of both. */
const neutral = parse(`
  生sheng 元yuan 新xin 立li 成cheng 庆qing 良liang 友you 世shi 家jia
  传chuan 继ji 承cheng 思si 念nian 清qing 正zheng 廷ting 仁ren 毅yi
  希xi 望wang 嘉jia 佳jia 瑞rui 祺qi 禄lu 淳chun 健jian 益yi
  子zi 少shao 伯bo 仲zhong 叔shu 季ji 孟meng 昭zhao 宪xian 庭ting
  万wan 千qian 百bai 双shuang 满man 全quan 足zu 丰feng 盛sheng 茂mao
  水shui 木mu 土tu 火huo 田tian 谷gu 禾he 稻dao 麦mai 粟su
  波bo 涛tao 润run 泽ze 沛pei 浩hao 洋yang 湘xiang 淮huai 洪hong
  朝chao 夕xi 早zao 晚wan 启qi 旦dan 曦xi 昌chang 晖hui 景jing
  心xin 意yi 情qing 恩en 感gan 悦yue 乐le 笑xiao 歌ge 韵yun
  凯kai 胜sheng 捷jie 冠guan 奇qi 卓zhuo 越yue 超chao 群qun 俊jun
`);
