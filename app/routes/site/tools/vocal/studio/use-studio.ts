import { useEffect, useMemo, useState } from 'react';
import { createStudioMachine, type StudioState } from './studio-machine.ts';

/** Where the tool is, and what can be done there; whoever leaves the page closes the microphone. */
export function useStudio() {
  const [state, show] = useState<StudioState>({ phase: { at: 'choosing' }, problem: null });
  const machine = useMemo(() => createStudioMachine(show), []);
  useEffect(() => machine.reset, [machine]);
  return { ...state, ...machine };
}

export type Studio = ReturnType<typeof useStudio>;
