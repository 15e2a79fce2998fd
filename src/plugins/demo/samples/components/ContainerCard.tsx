import { useTranslate } from 'react-admin';
import { PageContainer } from '../../../../core/kit';
import { SwitchableText } from '../parts/SwitchableText';

export default function ContainerCard() {
  const translate = useTranslate();
  return (
    <PageContainer variant="card" height={360} label={translate('demo.container.body')}>
      <SwitchableText />
    </PageContainer>
  );
}
