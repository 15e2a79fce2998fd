import type { RuleContext } from '../../../../contract/defineEntity';
import { DEMO_LABEL, idByCode } from '../../../../server/demo/demoPlan';
import type { Draw } from '../../../../server/demo/draw';
import type { WireRecord } from '../../../../server/plugin-api';
import type { ElderlyProfile } from './elderlyProfile';
import { personOffsets, residentNumber } from './residentNumbers';

/** Generates the identity document of an elder: its kind, and a number that no real person has. */
export function elderlyDocument({ draw, profile, id, rules }: DocumentInput): WireRecord {
  const code = draw.weighted('document', [
    ['01', 98.6],
    ['02', 0.6],
    ['06', 0.3],
    ['07', 0.2],
    ['03', 0.1],
    ['12', 0.1],
    ['99', 0.1],
  ]);
  const isMissing = code === '99';
  return {
    elderlyCodeTypeId: idByCode(rules, 'elderlyCodeType', code),
    idNo: isMissing ? null : documentNumber({ code, id, profile }),
    noDocumentReason: isMissing ? `${DEMO_LABEL}：证件遗失，正在补办` : null,
    idDocExtra: code === '02' ? `DEMO${id}` : null,
  };
}

interface DocumentInput {
  draw: Draw;
  profile: ElderlyProfile;
  id: number;
  rules: RuleContext;
}

function documentNumber({
  code,
  id,
  profile: { birthDate, gender },
}: {
  code: string;
  id: number;
  profile: ElderlyProfile;
}) {
  const serial = String(id).padStart(6, '0');
  switch (code) {
    case '03':
      return `DEMO${serial}`;
    case '06':
      return `H99${serial}`;
    case '07':
      return `99${serial}`;
    case '12':
      return `XXX${serial.padStart(12, '0')}`;
    default:
      return residentNumber({ person: personOffsets.elderly + id - 1, birthDate, gender });
  }
}
