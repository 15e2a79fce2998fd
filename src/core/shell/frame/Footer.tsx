import { useThemeTexts } from '../appearance/useThemeTexts';

/** System name, version label, and the owner's registration number and copyright line where configured (spec §1). */
export function Footer() {
  const { footer } = useThemeTexts();
  return <footer className="shell-footer">{footer.join('  ·  ')}</footer>;
}
