import { useTranslate } from 'react-admin';
import { useSections } from '../../core/plugin-api';
import { SectionCard } from './SectionCard';

/** Links to the sections. */
export default function Shortcuts() {
  const translate = useTranslate();
  const sections = useSections().filter(({ plugin }) => plugin !== 'home');
  return (
    <>
      <h2 className="home-title">{translate('home.shortcuts')}</h2>
      <div className="kit-cards">
        {sections.map((section) => (
          <SectionCard key={section.plugin} section={section} />
        ))}
      </div>
    </>
  );
}
