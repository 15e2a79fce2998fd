import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  documentPair: 'Give both the type and the number of the document',
  defaultVipKept: 'Level 0 is the default level; it keeps its level and cannot be disabled or deleted',
  defaultVipFree: 'The default level is free',
  defaultVipLasts: 'The default level does not end; enter 0',
  originalPriceLower: 'The original price cannot be below the price',
  vipPriceTooLow: 'Must be above the %{yuan} yuan of “%{name}”',
  vipPriceTooHigh: 'Must be below the %{yuan} yuan of “%{name}”',
  noMembership: 'This user has no membership to end',
  identityIncomplete: 'An identity check needs the real name, the ID type and the ID number',
  alreadyLinked: 'This elder is already linked to the user',
  notLinked: 'This elder is not linked to the user',
  licenceImageMissing: 'A picture of the licence is missing',
  licenceExpired: 'The licence has expired',
};

export default texts;
