import { useNavigation } from 'react-router';
import './loading.css';

/** Says that the next page is on its way; the one that is left stays until then. */
export function Loading() {
  const loading = useNavigation().state === 'loading';
  return (
    <p className="loading" role="status">
      {loading && <span>Cargando...</span>}
    </p>
  );
}
