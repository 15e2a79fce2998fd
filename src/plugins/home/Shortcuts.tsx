import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useSections } from '../../core/plugin-api';
import { SectionCard } from './SectionCard';

/** The ways into the sections. */
export default function Shortcuts() {
  const translate = useTranslate();
  const sections = useSections().filter(({ plugin }) => plugin !== 'home');
  return (
    <>
      <Typography variant="h2" sx={{ mt: 3, mb: 1.5 }}>
        {translate('home.shortcuts')}
      </Typography>
      <div className="kit-cards">
        {sections.map((section) => (
          <SectionCard key={section.plugin} section={section} />
        ))}
      </div>
    </>
  );
}
