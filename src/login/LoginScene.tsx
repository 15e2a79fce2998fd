/** Decorative picture beside the form in the theme's colors: a home, a resident, a caregiver and a heartbeat. */
export function LoginScene() {
  return (
    <svg className="login-scene" viewBox="0 0 560 440" aria-hidden="true" focusable="false">
      {/* Evening sun, clouds, hills. */}
      <circle cx="404" cy="118" r="58" className="scene-glow" />
      <path
        d="M78 104h74a18 18 0 0 0 0-36 30 30 0 0 0-56-8 24 24 0 0 0-18 44ZM452 66h52a13 13 0 0 0 0-26 22 22 0 0 0-41-4 16 16 0 0 0-11 30Z"
        className="scene-air"
      />
      <path d="M0 352C70 282 140 290 206 330 270 268 372 250 440 312c44-24 84-18 120 8v32Z" className="scene-hill" />
      {/* The house: a wall under a roof, a lit window with a heart, a door. */}
      <path d="M108 246 222 152 336 246V352H108Z" className="scene-wall" />
      <path d="M84 254 222 138 360 254" className="scene-eaves" />
      <rect x="190" y="214" width="64" height="56" rx="10" className="scene-glass" />
      <path d="M222 262c-32-20-25-38-12-38 7 0 12 7 12 7s5-7 12-7c13 0 20 18-12 38Z" className="scene-heart" />
      <path d="M140 352v-62a22 22 0 0 1 44 0v62Z" className="scene-door" />
      <circle cx="175" cy="322" r="3.5" className="scene-wall" />
      {/* A tree. */}
      <path d="M62 352v-58" className="scene-stem" />
      <circle cx="62" cy="268" r="34" className="scene-leaves" />
      {/* An elderly person with a stick, and a caregiver who takes their arm. */}
      <path d="M372 352c-4-34-2-76 24-80 24-2 34 24 34 80Z" className="scene-elder" />
      <circle cx="392" cy="252" r="19" className="scene-skin" />
      <path d="M373 250a19 19 0 0 1 38-3c-12 2-22-2-27-9-2 6-6 10-11 12Z" className="scene-hair" />
      <path d="M392 300 362 316" className="scene-arm-elder" />
      <path d="M358 306v46M358 306q-1-8-9-7" className="scene-stem" />
      <path d="M432 352c-2-54 2-104 34-106 30-2 38 46 36 106Z" className="scene-carer" />
      <circle cx="464" cy="222" r="21" className="scene-skin" />
      <path d="M443 224a21 21 0 0 1 42-4c2 10 1 18-2 24-1-12-6-20-16-24-6 4-16 6-24 4Z" className="scene-dark" />
      <path d="M458 274 420 312" className="scene-arm" />
      <path d="M478 290v20M468 300h20" className="scene-cross" />
      {/* The ground is a heartbeat line. */}
      <path d="M0 352H232l9-12 9 12h12l7 16 13-58 13 66 9-24H560" className="scene-pulse" />
      <path d="M40 384H190M236 384h60M350 384H520M120 410H260M320 410H430" className="scene-air-line" />
    </svg>
  );
}
