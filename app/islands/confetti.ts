/** Milliseconds until the last piece has gone. */
const life = 2600;
const pieces = 140;
/** Windows for a second, in a second. */
const gravity = 1.5;

type Piece = {
  x: number;
  y: number;
  speedX: number;
  speedY: number;
  spin: number;
  width: number;
  height: number;
  colour: string;
};

/**
 * Throws confetti from both lower corners over the page, once: pieces of a waveform in the colours of the house. Nothing under
 * it is covered for the pointer or for who does not see it, and nothing of it stays.
 */
export function throwConfetti(random: () => number = Math.random): void {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return;
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, {
    ...{ position: 'fixed', inset: '0', width: '100%', height: '100%' },
    ...{ pointerEvents: 'none', zIndex: '50' },
  });
  const scale = Math.min(devicePixelRatio, 2);
  canvas.width = innerWidth * scale;
  canvas.height = innerHeight * scale;
  document.body.append(canvas);

  const style = getComputedStyle(document.documentElement);
  const colours = ['--amber', '--amber2', '--brick-f', '--green', '--edge'].map((name) =>
    style.getPropertyValue(name),
  );
  const thrown = Array.from({ length: pieces }, (_, at) => newPiece(at % 2 === 0, colours, random));
  const start = performance.now();
  const draw = (now: number) => {
    const age = now - start;
    if (age >= life) return canvas.remove();
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.globalAlpha = Math.min(1, (life - age) / 600);
    for (const piece of thrown) drawPiece(context, piece, { seconds: age / 1000, scale });
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}

/** Where it begins, in parts of the window, and how fast it goes, in windows for a second. */
function newPiece(isLeft: boolean, colours: readonly string[], random: () => number): Piece {
  const direction = isLeft ? 1 : -1;
  return {
    x: isLeft ? 0 : 1,
    y: 1,
    speedX: direction * (0.1 + 0.55 * random()),
    speedY: -(0.9 + 0.9 * random()),
    spin: (random() - 0.5) * 16,
    width: 4 + 3 * random(),
    height: 10 + 16 * random(),
    colour: colours[Math.floor(random() * colours.length)] ?? '',
  };
}

function drawPiece(
  context: CanvasRenderingContext2D,
  piece: Piece,
  { seconds, scale }: { seconds: number; scale: number },
): void {
  const { width, height } = context.canvas;
  const x = piece.x + piece.speedX * seconds;
  const y = piece.y + piece.speedY * seconds + (gravity * seconds ** 2) / 2;
  context.save();
  context.translate(x * width, y * height);
  context.rotate(piece.spin * seconds);
  // It turns over as it falls.
  context.scale(scale, scale * Math.cos(piece.spin * seconds * 1.3));
  context.fillStyle = piece.colour;
  context.fillRect(-piece.width / 2, -piece.height / 2, piece.width, piece.height);
  context.restore();
}
