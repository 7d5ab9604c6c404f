// Passes what the microphone hears to the worker, some milliseconds at a time. It runs where sound is made, and may never wait.

/** Samples of a message: five milliseconds. */
const pieceLength = 256;

declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(
  name: string,
  processor: new () => AudioWorkletProcessor & {
    process(inputs: readonly (readonly Float32Array[])[]): boolean;
  },
): void;

registerProcessor(
  'capture',
  class extends AudioWorkletProcessor {
    #to: MessagePort | null = null;
    #piece = new Float32Array(pieceLength);
    #filled = 0;

    constructor() {
      super();
      this.port.addEventListener('message', ({ data }: MessageEvent<MessagePort>) => {
        this.#to = data;
      });
      this.port.start();
    }

    process([input]: readonly (readonly Float32Array[])[]): boolean {
      const [samples] = input ?? [];
      if (samples && this.#to)
        for (const value of samples) {
          this.#piece[this.#filled] = value;
          this.#filled += 1;
          if (this.#filled < pieceLength) continue;
          this.#to.postMessage(this.#piece, [this.#piece.buffer]);
          this.#piece = new Float32Array(pieceLength);
          this.#filled = 0;
        }
      return true;
    }
  },
);
