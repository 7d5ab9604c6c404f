import { mailStyle } from './mail-style.ts';

/** The hills east of Bogotá as bar heights in pixels; the first part has been played. */
const heights = [
  6, 10, 8, 14, 20, 16, 24, 30, 22, 34, 28, 18, 24, 12, 18, 26, 32, 26, 20, 14, 20, 12, 8, 12, 6,
];
const playedBars = 11;

/** A waveform made of table cells: mail programs load no pictures until they are asked to. */
export function MailWave() {
  return (
    <table aria-hidden="true" cellPadding={0} cellSpacing={0} role="presentation">
      <tbody>
        <tr>
          {heights.map((height, index) => {
            const isPlayed = index < playedBars;
            return (
              // The room below it, whatever follows: mail programs keep that of cells alone.
              <td
                key={index}
                height={40}
                style={{ padding: '0 4px 24px 0', verticalAlign: 'middle' }}
              >
                <div
                  className={isPlayed ? undefined : 'rest-bar'}
                  style={{ ...(isPlayed ? mailStyle.playedBar : mailStyle.restBar), height }}
                />
              </td>
            );
          })}
        </tr>
      </tbody>
    </table>
  );
}
