import './leader.css';

/** The leader of a reel: what the screen shows before there is something to see. */
export const Leader = () => (
  <svg className="leader" viewBox="0 0 480 360" aria-hidden="true">
    <path className="leader-screen" d="M0 0h480v360H0Z" />
    <path className="leader-sweep" d="M240 180V-90h400v420Z" />
    <path className="leader-line" d="M240 0v360M0 180h480" />
    <circle className="leader-ring" cx="240" cy="180" r="150" />
    <circle className="leader-ring" cx="240" cy="180" r="130" />
    <text className="leader-number" x="240" y="256">
      3
    </text>
    <path className="leader-scratch" d="M84 0v360M396 0v210M62 40v60" />
  </svg>
);
