import './coming-tag.css';

/** On something that is announced and cannot be used yet. */
export const ComingTag = () => <span className="coming-tag">En camino</span>;
