import captureUrl from './capture-worklet.ts?worker&url';

/** An open microphone. */
export type Microphone = {
  rate: number;
  /** Its samples from now on: what was heard before is gone. */
  listen: () => MessagePort;
  close: () => void;
};

/** A voice as it is: what makes calls clear would bend it. */
const plainVoice = {
  ...{ echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  channelCount: 1,
} as const satisfies MediaTrackConstraints;

/** Milliseconds that a sound system has to begin: one without any device to play on may wait for ever. */
const longestStart = 5000;

function begun(context: AudioContext): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no sound here')), longestStart);
  return Promise.race([context.resume(), promise]).finally(() => clearTimeout(timer));
}

/**
 * Asks for the microphone and listens to it. Rejects as `getUserMedia` does. `onInterruption` is called once at most: the device went
 * away, or the system took it.
 */
export async function openMicrophone(
  onInterruption: (why: 'unplugged' | 'silenced') => void,
): Promise<Microphone> {
  // A page that was not loaded safely has none.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw new DOMException('no microphone here', 'NotFoundError');
  const stream = await devices.getUserMedia({ audio: plainVoice });
  let context: AudioContext | null = null;
  let isOpen = true;
  const close = () => {
    isOpen = false;
    for (const track of stream.getTracks()) track.stop();
    context?.close().catch(() => {});
    context = null;
  };
  const interrupt = (why: 'unplugged' | 'silenced') => {
    if (!isOpen) return;
    isOpen = false;
    onInterruption(why);
  };
  try {
    const heard = new AudioContext({ latencyHint: 'interactive' });
    context = heard;
    await heard.audioWorklet.addModule(captureUrl);
    await begun(heard);
    const capture = new AudioWorkletNode(heard, 'capture', {
      ...{ numberOfInputs: 1, numberOfOutputs: 0 },
      ...{ channelCount: 1, channelCountMode: 'explicit' },
    });
    heard.createMediaStreamSource(stream).connect(capture);
    const [track] = stream.getAudioTracks();
    track?.addEventListener('ended', () => interrupt('unplugged'));
    track?.addEventListener('mute', () => interrupt('silenced'));
    heard.addEventListener('statechange', () => {
      if (heard.state !== 'running') interrupt('silenced');
    });
    const listen = () => {
      const { port1, port2 } = new MessageChannel();
      capture.port.postMessage(port1, [port1]);
      return port2;
    };
    return { rate: heard.sampleRate, listen, close };
  } catch (error) {
    close();
    throw error;
  }
}
