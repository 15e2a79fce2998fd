import { serviceApplication } from '../../../../../contract/service/serviceApplication';
import { FieldInput, type FormSection } from '../../../../core/kit';
import { AddressInput } from './AddressInput';
import { ElderInput } from './ElderInput';
import { ItemCodesInput } from './ItemCodesInput';
import { PlanEndInput } from './PlanEndInput';
import { PlanWarnings } from './PlanWarnings';
import { PricePanel } from './PricePanel';
import { ServiceTypeInput } from './ServiceTypeInput';
import { SourceInput } from './SourceInput';

const label = (name: string) => `service-manage.application.form.${name}`;

/** The parts of an application's form; what follows from a choice stands right below it. */
export const applicationSections: readonly FormSection[] = [
  {
    label: label('who'),
    fields: ['elderlyId', 'serviceTypeId', 'itemCodes'],
    inputs: { elderlyId: <ElderInput />, serviceTypeId: <ServiceTypeInput />, itemCodes: <ItemCodesInput /> },
  },
  {
    label: label('when'),
    fields: ['planStart', 'planEnd', 'userAddressId'],
    inputs: {
      planEnd: <PlanEndInput />,
      userAddressId: (
        <>
          <AddressInput />
          <PlanWarnings />
        </>
      ),
    },
  },
  {
    label: label('money'),
    fields: ['payerType'],
    inputs: {
      payerType: (
        <>
          <FieldInput entity={serviceApplication} source="payerType" help={label('payerHelp')} />
          <PricePanel />
        </>
      ),
    },
  },
  {
    label: label('more'),
    fields: ['source', 'externalNo', 'userId', 'applyReason', 'specialNeeds', 'remark'],
    inputs: { source: <SourceInput /> },
  },
];

/** What may still be changed once somebody has been assigned. */
export const lateSections: readonly FormSection[] = [
  { label: label('notes'), description: label('frozen'), fields: ['specialNeeds', 'remark'] },
];
