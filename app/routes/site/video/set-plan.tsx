import './set-plan.css';

/** A scene from above; its letters are those of the list beside it. */
export const SetPlan = () => (
  <svg className="set-plan" viewBox="0 0 600 540" aria-hidden="true">
    <pattern id="muro" width="9" height="9" patternUnits="userSpaceOnUse">
      <path className="plan-hatch" d="M0 9 9 0" />
    </pattern>
    <path fill="url(#muro)" d="M0 0h300v96H0ZM424 0h176v132H424Z" />
    <path className="plan-wall" d="M0 96h300V0M424 0v132h176" />
    <path className="plan-door" d="M196 96V48a48 48 0 0 0-48 48" />
    <path className="plan-beam" d="M508 330 330 150l-26 70Z" />
    <path className="plan-view" d="M142 368 262 96M142 368l250-158" />
    <path className="plan-view" d="M214 204a180 180 0 0 1 94 60" />
    <path className="plan-track" d="m30 372 150 88m8-14L38 358" />
    <path className="plan-tie" d="m34 356-8 16m32-2-8 16m32-2-8 16m32-2-8 16m32-2-8 16m32-2-8 16" />
    <g transform="translate(134 376) rotate(-47)">
      <path className="plan-solid" d="M-34-17h52v34h-52ZM18-10l20-6v32l-20-6Z" />
    </g>
    <path className="plan-line" d="M214 290 292 206" />
    <circle className="plan-solid" cx="208" cy="297" r="13" />
    <circle className="plan-lit" cx="296" cy="202" r="8" />
    <g transform="translate(322 184) rotate(28)">
      <path className="plan-figure" d="M-32 0a32 16 0 1 1 64 0a32 16 0 1 1-64 0Z" />
      <circle className="plan-solid" r="12" />
    </g>
    <g transform="translate(512 334) rotate(45)">
      <path className="plan-lit" d="M-22-24h22v48h-22Z" />
      <path className="plan-solid" d="M0-15h20v30H0Z" />
    </g>
    <path className="plan-table" d="M352 386h104v56H352Z" />
    <path className="plan-solid" d="M366 398h30v32h-30ZM412 398h30v32h-30Z" />
    <path className="plan-line" d="M396 414h16" />
    <Tag letter="A" x={64} y={312} />
    <Tag letter="B" x={548} y={284} />
    <Tag letter="C" x={236} y={326} />
    <Tag letter="D" x={472} y={400} />
    <path className="plan-curb" d="M0 476h600" />
    <path className="plan-solid" d="M236 490h30v38h-30Z" />
    <path className="plan-table" d="M270 488h112q14 0 14 14v14q0 14-14 14H270Z" />
    <path className="plan-line" d="M352 488v42" />
    <path className="plan-line" d="M560 206v-40m-10 14 10-16 10 16" />
    <text className="plan-north" x="560" y="226">
      N
    </text>
  </svg>
);

const Tag = ({ letter, x, y }: { letter: string; x: number; y: number }) => (
  <g>
    <path className="plan-tag" d={`M${x} ${y}h30v30h-30Z`} />
    <text className="plan-letter" x={x + 15} y={y + 22}>
      {letter}
    </text>
  </g>
);
