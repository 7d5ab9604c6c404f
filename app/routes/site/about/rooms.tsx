/** Microphone, amplifier, a tambora, and wedges on the wall. */
export const Studio = () => (
  <>
    <path strokeWidth="2" d={`M95 342${'l13 9-13 9'.repeat(3)}`} />
    <path d="M196 498V402m-22 96h44M196 406l42-22" />
    <path className="house-solid" d="m232 376 20-11 8 15-20 11Z" />
    <circle cx="272" cy="366" r="11" strokeWidth="2" />
    <path className="house-lit" d="M114 452h46v46h-46Z" />
    <circle className="house-solid" cx="137" cy="478" r="13" />
    <path d="M114 452h46v46h-46Z" />
    <path d="M252 446h62v38h-62Zm8 52 8-14m38 0 8 14" />
    <path strokeWidth="2" d="m252 446 10 38 10-38 10 38 10-38 11 38 11-38" />
  </>
);

/** A camera before a curved backdrop, a light, and a stool for who sings. */
export const Set = () => (
  <>
    <path strokeWidth="2" d="M660 342v126q0 28-28 28H448" />
    <path className="house-solid" d="M462 402h50v32h-50Zm52 10 20-9v30l-20-9Z" />
    <path strokeWidth="2" d="M470 402v-10h26v10" />
    <path d="M488 434v14m0 0-24 50m24-50 24 50m-24-50v50" />
    <path className="house-lit" d="M592 372h38l14 34h-66Z" />
    <path d="M611 406v92m-18 0h36M592 372h38l14 34h-66Z" />
    <path d="M548 462h32m-27 0-5 36m27-36 5 36m-29-16h26" />
  </>
);

/** A table with two chairs, a sheet to sign, a lamp and the calendar of the year. */
export const MeetingRoom = () => (
  <>
    <path strokeWidth="2" d="M206 174v30" />
    <path className="house-lit" d="M184 224l10-20h24l10 20Z" />
    <path d="M184 224l10-20h24l10 20Z" />
    <path d="M148 282h116m-104 0v48m92-48v48" />
    <path d="M122 254v42h22m-22 0v34m22-34v34m146-76v42h-22m22 0v34m-22-34v34" />
    <path className="house-brick" d="m190 280 6-8h28l-5 8Z" />
    <path
      strokeWidth="2"
      d="M108 190h56v44h-56Zm0 12h56m-56 10.500h56m-56 10.500h56M122 202v32m14-32v32m14-32v32"
    />
    <path className="house-brick" d="M137 213h12v9h-12Z" />
  </>
);

/** A desk with a wave on it, shelves of records, and the cable that goes up to the antenna. */
export const TransmissionRoom = () => (
  <>
    <path className="house-cable" d="M525 236V116" />
    <path d="M474 236h78v48h-78Zm39 48v10M462 296h104m-92 0v34m80-34v34" />
    <path
      className="house-wave"
      d="M483 256v8m8-15v22m8-14v6m8-16v26m8-30v34m8-24v14m8-22v30m8-20v10"
    />
    <path d="M596 196h62v134h-62Zm0 44h62m-62 46h62" />
    <path
      strokeWidth="5"
      d="M604 204v34m9-34v34m9-34v34m9-34v34M604 250v34m9-34v34m18-34v34m9-34v34m9-34v34M613 296v32m9-32v32m9-32v32m9-32v32"
    />
    <path strokeWidth="4" d="M525 116V30" />
    <circle className="house-lit" cx="525" cy="26" r="6" />
    {[18, 34, 50].map((radius, index) => (
      <path key={radius} className="house-wave" d={ring(radius)} strokeWidth={4 - index * 0.8} />
    ))}
  </>
);

/** One wave that leaves the antenna to both sides. */
const ring = (radius: number) => {
  const [x, y] = [radius * 0.87, radius * 0.5];
  const side = (sign: number) =>
    `M${(525 + sign * x).toFixed(1)} ${(26 + y).toFixed(1)}A${radius} ${radius} 0 0 ${sign === 1 ? 0 : 1} ${(525 + sign * x).toFixed(1)} ${(26 - y).toFixed(1)}`;
  return side(-1) + side(1);
};
