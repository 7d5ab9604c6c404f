import { heightAt } from '#packages/ridge/src/index.ts';

/** The stretch of the hills on the covers of the guides: both summits. */
const [from, to, pitch] = [850, 1550, 16];

/** The hills at the foot of a cover, lit as far as the guide takes the song. */
export function CoverHills(props: { width: number; axis: number; progress: number }) {
  const scale = props.width / (to - from);
  const place = (x: number) => ((x - from) * scale).toFixed(1);
  const top = (x: number, share = 1) => (props.axis - heightAt(x) * scale * share).toFixed(1);
  let [lit, ahead] = ['', ''];
  for (let x = from + pitch / 2, bar = 0; x < to; x += pitch, bar += 1) {
    const share = bar % 6 === 3 ? 1 : 0.5 + 0.46 * ((bar * 0.618034) % 1);
    const stroke = `M${place(x)} ${props.axis.toFixed(1)}V${top(x, share)}`;
    if ((x - from) / (to - from) < props.progress) lit += stroke;
    else ahead += stroke;
  }
  const outline = Array.from({ length: 36 }, (_, index) => from + index * 20);
  return (
    <g className="contact-hills">
      <path d={ahead} />
      <path className="contact-lit" d={lit} />
      <path
        className="contact-line"
        d={`M${outline.map((x) => `${place(x)} ${top(x)}`).join('L')}M0 ${props.axis.toFixed(1)}H${props.width}`}
      />
    </g>
  );
}
