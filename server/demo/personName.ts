import type { Draw } from './draw';

/** A fictitious name. */
export interface PersonName {
  surname: string;
  name: string;
}

/**
 * Returns a random combination of 100 surnames and 300 given-name characters, so that it represents no real person.
 * `surname` is set for relatives of one family; `gender` is a code of GB/T 2261.1.
 */
export function personName(draw: Draw, gender: string, surname = draw.pick('name.surname', surnames)): PersonName {
  const genderedCharacters = gender === '1' ? masculine : feminine;
  const parts = [
    surname,
    draw.pick('name.first', draw.chance('name.neutralFirst', 0.4) ? neutral : genderedCharacters),
  ];
  if (!draw.chance('name.short', 0.12)) {
    parts.push(draw.pick('name.second', draw.chance('name.neutralSecond', 0.35) ? neutral : genderedCharacters));
  }
  return { surname, name: parts.join('') };
}

/** The most frequent surnames. */
const surnames = [
  ...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许邓韩冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢',
  ...'姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常',
];

/** Given-name characters used mostly for men. */
const masculine = [
  ...'国建军强伟刚勇志德福贵祥富财宝山林海江河峰岭岩石松柏根树栋梁忠孝义信礼智勤俭诚厚文武斌彬学才书章翰博',
  ...'龙虎彪豹鹏鸿飞翔腾骏光辉耀明亮炳焕灿旭阳东南西北中华夏汉唐民安康宁泰和平顺达通运长寿年岁春永恒久远宏',
];

/** Given-name characters used mostly for women. */
const feminine = [
  ...'秀英兰芳桂淑珍玉凤梅琴素云莲荣霞红艳丽娟敏静慧娜萍菊香翠巧月娥娣妹姣婉婷媛娴嫦妍花蕊荷菱萱蓉芬芝芸茹',
  ...'雪冰霜露雨霏虹晴晓晨珠琼瑶琳璐瑛珊玲碧翡爱惠贤贞洁纯柔美善怡燕莺雁鹃鸾蝶蓓蕾苗叶金银彩锦绣绢纹仙喜欢',
];

/** Given-name characters used for both. */
const neutral = [
  ...'生元新立成庆良友世家传继承思念清正廷仁毅希望嘉佳瑞祺禄淳健益子少伯仲叔季孟昭宪庭万千百双满全足丰盛茂',
  ...'水木土火田谷禾稻麦粟波涛润泽沛浩洋湘淮洪朝夕早晚启旦曦昌晖景心意情恩感悦乐笑歌韵凯胜捷冠奇卓越超群俊',
];
