import { useThemeTexts } from '../appearance/useThemeTexts';

/** System name, version, and if configured the owner's registration number and copyright line (spec §1). */
export function Footer() {
  const { footer } = useThemeTexts();
  return <footer className="shell-footer">{footer.join('  ·  ')}</footer>;
}
