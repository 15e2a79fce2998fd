import { FieldInput, formOptions } from '../../../../core/kit';
import { serviceApplication } from '../../entities/applications/serviceApplication';
import { AddressInput } from './AddressInput';
import { ElderInput } from './ElderInput';
import { ItemCodesInput } from './ItemCodesInput';
import { PlanEndInput } from './PlanEndInput';
import { PlanWarnings } from './PlanWarnings';
import { PricePanel } from './PricePanel';
import { ServiceTypeInput } from './ServiceTypeInput';
import { SourceInput } from './SourceInput';

/** The form of an application. Values that follow from a choice are right below it. */
export default formOptions(serviceApplication, {
  groups: ['who', 'when', 'payer', 'more'],
  inputs: {
    elderlyId: <ElderInput />,
    serviceTypeId: <ServiceTypeInput />,
    itemCodes: <ItemCodesInput />,
    planEnd: <PlanEndInput />,
    userAddressId: (
      <>
        <AddressInput />
        <PlanWarnings />
      </>
    ),
    payerType: (
      <>
        <FieldInput entity={serviceApplication} source="payerType" />
        <PricePanel />
      </>
    ),
    source: <SourceInput />,
  },
});
