import { useTranslate } from 'react-admin';
import { CodeBlock } from '../../../../core/kit';
import { PLUGIN_API_VERSION } from '../../../../core/plugin-api';

export default function Env() {
  const translate = useTranslate();
  // Vite writes these in when the console is built; anything that begins with VITE_ is seen by everyone, so no secrets.
  const environment = { ...import.meta.env, pluginApi: PLUGIN_API_VERSION };
  return <CodeBlock label={translate('demo.env.label')} language="json" code={JSON.stringify(environment, null, 2)} />;
}
