import './example-mark.css';

/** Says of something that it is fictional. */
export const ExampleMark = () => <span className="example-mark">Ejemplo</span>;
