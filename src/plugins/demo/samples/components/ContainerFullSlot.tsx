import { useTranslate } from 'react-admin';
import { PageContainer } from '../../../../core/kit';
import { SwitchableText } from '../parts/SwitchableText';

export default function ContainerFullSlot() {
  const translate = useTranslate();
  return (
    <PageContainer
      variant="full"
      height={360}
      label={translate('demo.container.body')}
      header={translate('demo.container.header')}
      footer={translate('demo.container.footer')}
    >
      <SwitchableText />
    </PageContainer>
  );
}
