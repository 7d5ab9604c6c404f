import './breadcrumbs.css';

/** The way from the home page to this one. */
export function Breadcrumbs(props: {
  above: readonly { name: string; path: string }[];
  here: string;
}) {
  return (
    <nav className="breadcrumbs" aria-label="Ruta de la página">
      <ol>
        {props.above.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{props.here}</li>
      </ol>
    </nav>
  );
}
