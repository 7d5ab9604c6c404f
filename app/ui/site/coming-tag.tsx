import './coming-tag.css';

/** On something that is told of and cannot be used yet. */
export const ComingTag = () => <span className="coming-tag">En camino</span>;
