const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Calls `listener` with every signal that asks us to end; answers how to stop listening. */
export function onSignal(listener) {
  for (const signal of signals) process.on(signal, listener);
  return () => signals.forEach((signal) => process.off(signal, listener));
}

/** Ends this process as the signal would have, so that whoever started us sees the true reason. */
export function dieOf(signal) {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
