import { useTranslate } from 'react-admin';
import { CodeBlock } from '../../../../../core/kit';
import { useStorage } from '../../../../../core/plugin-api';

export default function DbAll() {
  const translate = useTranslate();
  const all = {
    public: useStorage('public').values,
    user: useStorage('user').values,
    'page-public': useStorage('page-public').values,
    'page-user': useStorage('page-user').values,
  };
  return <CodeBlock label={translate('demo.dbAll.label')} language="json" code={JSON.stringify(all, null, 2)} />;
}
