/** Runs a command of the terminal: what it throws is printed in its own words, and the exit code is 1. */
export async function inWords(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
