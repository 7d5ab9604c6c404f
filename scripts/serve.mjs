// Runs the built server until it is told to stop. What went wrong is told in its own words.
process.env.NODE_ENV ??= 'production';
const { main, wordsOf } = await import('../build/server/index.js');

try {
  await main();
  process.exit(0);
} catch (error) {
  console.error(wordsOf(error));
  process.exit(1);
}
