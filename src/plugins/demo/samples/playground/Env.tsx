import { useTranslate } from 'react-admin';
import { CodeBlock } from '../../../../core/kit';
import { PLUGIN_API_VERSION } from '../../../../core/plugin-api';

export default function Env() {
  const translate = useTranslate();
  // Vite inserts these at build time. Everything that begins with VITE_ is public, so it must not contain secrets.
  const environment = { ...import.meta.env, pluginApi: PLUGIN_API_VERSION };
  return <CodeBlock label={translate('demo.env.label')} language="json" code={JSON.stringify(environment, null, 2)} />;
}
