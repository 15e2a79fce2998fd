import type { Draw } from './draw';

/** A place in the fictitious city, with its names, codes and coordinates. */
export interface Place {
  /** Position in {@link DISTRICTS}. */
  districtIndex: number;
  /** Six digits; the city's prefix belongs to no county of GB/T 2260. */
  regionCode: string;
  /** Twelve digits: district, street, community. */
  communityCode: string;
  district: string;
  street: string;
  community: string;
  /** City to community, the beginning of every address there. */
  text: string;
  /** House and flat within the community. */
  house: string;
  /** Degrees, GCJ-02. */
  lng: number;
  lat: number;
}

/** The fictitious city of the demo data. */
export const CITY = '示范市';
/** The four districts of the city. */
export const DISTRICTS = ['春和区', '夏荷区', '秋实区', '冬青区'] as const;

/** Returns the code of the district at a position of {@link DISTRICTS}. */
export const districtCode = (district: number) => `1199${String(district + 1).padStart(2, '0')}`;

/** Returns the names of a district's streets. */
export const streetsOf = (district: number): readonly string[] => STREETS[district] ?? [];

/** Returns a random place in the given district, or anywhere in the city. */
export function placeOf(draw: Draw, field: string, district = draw.integer(field, 0, 3, 0)): Place {
  const street = draw.integer(field, 0, STREETS_EACH - 1, 1);
  const community = draw.integer(field, 0, COMMUNITIES.length - 1, 2);
  const names = { district: DISTRICTS[district] ?? '', street: streetsOf(district)[street] ?? '' };
  const regionCode = districtCode(district);
  return {
    districtIndex: district,
    ...names,
    regionCode,
    communityCode: `${regionCode}${String(street + 1).padStart(3, '0')}${String(community + 1).padStart(3, '0')}`,
    community: COMMUNITIES[community] ?? '',
    text: `${CITY}${names.district}${names.street}${COMMUNITIES[community]}`,
    house: `${draw.integer(field, 1, 60, 3)}号${draw.integer(field, 1, 6, 4)}单元${draw.integer(field, 1, 18, 5)}0${draw.integer(field, 1, 4, 6)}室`,
    lng: coordinateIn({
      origin: WEST,
      width: WIDTH_DEGREES,
      cell: (district % 2) * 3 + (street % 3),
      cells: 6,
      at: draw.unit(field, 7),
    }),
    lat: coordinateIn({
      origin: SOUTH,
      width: HEIGHT_DEGREES,
      cell: Math.floor(district / 2) * 2 + Math.floor(street / 3),
      cells: 4,
      at: draw.unit(field, 8),
    }),
  };
}

// A box of 16 × 16 km in the dry bed of Lop Nur, where nobody lives.
const WEST = 90.3;
const SOUTH = 40.2;
const WIDTH_DEGREES = 0.188;
const HEIGHT_DEGREES = 0.144;
const STREETS_EACH = 6;

const STREETS = [
  ['迎春街道', '桃李街道', '柳岸街道', '晨曦街道', '百花街道', '燕归街道'],
  ['荷塘街道', '蝉鸣街道', '碧波街道', '榴花街道', '清风街道', '望月街道'],
  ['金桂街道', '丹枫街道', '稻香街道', '雁栖街道', '菊园街道', '丰收街道'],
  ['梅岭街道', '松涛街道', '竹溪街道', '瑞雪街道', '暖阳街道', '长青街道'],
] as const;
const COMMUNITIES = ['康宁社区', '福寿社区', '和睦社区', '安乐社区', '敬老社区'] as const;

/** Returns a coordinate within one of several equal cells, rounded to six digits. */
function coordinateIn({
  origin,
  width,
  cell,
  cells,
  at: share,
}: {
  origin: number;
  width: number;
  cell: number;
  cells: number;
  at: number;
}) {
  return Math.round((origin + (width * (cell + share)) / cells) * 1e6) / 1e6;
}
