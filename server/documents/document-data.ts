import type { GuideData } from './guide-data.ts';
import type { LyricsData } from './lyrics-data.ts';
import type { QuoteData } from './quote-data.ts';
import type { ReceiptData } from './receipt-data.ts';
import type { VoiceData } from './voice-data.ts';

/** What a reader of PDF shows about any document, and files it under. */
export type DocumentHead = {
  title: string;
  /** Empty where the document does not name them. */
  author: string;
  description: string;
  keywords: readonly string[];
  /** `2026-11-21`: the day it speaks of, not the day on which it was made. The same data is the same file. */
  date: string;
};

/** The data of each template in `templates/`. */
export type DocumentData = {
  guide: GuideData;
  lyrics: LyricsData;
  quote: QuoteData;
  receipt: ReceiptData;
  voice: VoiceData;
};

export type Template = keyof DocumentData;
