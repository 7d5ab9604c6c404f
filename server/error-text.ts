/** What a person reads about an expected failure, and how it goes out. */
export type ErrorText = {
  /** Of HTTP. */
  status: number;
  title: string;
  message: string;
  /** The field of a form that it is about. */
  field?: string;
};
