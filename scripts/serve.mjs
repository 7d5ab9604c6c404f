// Runs the built server until it gets a signal to stop. What went wrong is printed in its own words.
process.env.NODE_ENV ??= 'production';
const { main, wordsOf } = await import('../build/server/index.js');

try {
  await main();
  process.exit(0);
} catch (error) {
  console.error(wordsOf(error));
  process.exit(1);
}
