import { useTranslate } from 'react-admin';
import { PageContainer } from '../../../../core/kit';
import { SwitchableText } from '../parts/SwitchableText';

export default function ContainerCardSlot() {
  const translate = useTranslate();
  return (
    <PageContainer
      variant="card"
      height={360}
      label={translate('demo.container.body')}
      header={translate('demo.container.header')}
      footer={translate('demo.container.footer')}
    >
      <SwitchableText />
    </PageContainer>
  );
}
