/** As many blocks as a row is long; one more would not fit beside the words on a phone. */
const blocks = 12;
const pitch = 16;

/** One channel of the meter: a block for each unit, or all the way to the edge when there is no limit. */
export const ChannelMeter = (props: { units: number | null; lit?: boolean }) => (
  <svg
    className={props.lit ? 'channel-meter channel-lit' : 'channel-meter'}
    viewBox={`0 0 ${blocks * pitch} 14`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {props.units === null ? (
      <rect width={blocks * pitch} height="14" />
    ) : (
      Array.from({ length: props.units }, (_, index) => (
        <rect key={index} x={index * pitch} width={pitch - 3} height="14" />
      ))
    )}
  </svg>
);
