import type { Analysis } from '#packages/vocal/src/index.ts';

/** What the page asks of the worker that hears, decodes and measures; nothing of it reaches the network. */
export type Asked =
  /** Looks what a file is. */
  | { kind: 'open'; file: Blob }
  /** Follows what the microphone sends through `port`, and keeps it where `keeps` says so. */
  | { kind: 'record'; rate: number; port: MessagePort; keeps: boolean }
  /** Ends the recording, and asks for what was kept. */
  | { kind: 'stop' }
  /** Reads so many seconds of the opened file, and measures them. */
  | { kind: 'analyse'; from: number; to: number }
  /** The same seconds, decoded by the page where the worker has no decoder. */
  | { kind: 'decoded'; channels: Float32Array[]; rate: number };

/** Why a file cannot be read. */
export type Unreadable = 'unknown' | 'video' | 'soundless' | 'rate' | 'undecodable';

/** A frame of what is being sung, and what an earlier one, `settlingFrames` ago, is taken for by now. `hz` is 0 without a voice. */
export type Heard = { time: number; hz: number; settled: { hz: number } | null };

/** What the worker tells the page. */
export type Told =
  | { kind: 'opened'; seconds: number }
  | { kind: 'unreadable'; why: Unreadable }
  /** `peak` is of the samples since the last one, 0 to 1. */
  | { kind: 'heard'; heard: Heard[]; peak: number; seconds: number }
  | { kind: 'recorded'; file: Blob; seconds: number }
  | { kind: 'undecodable-here' }
  | { kind: 'progress'; share: number }
  /** `isCut` is of a file that broke off: what came before it was measured. */
  | { kind: 'analysed'; analysis: Analysis; isCut: boolean };
