/** Lines of a mail's text as they were written. */
export const Lines = ({ of: lines }: { of: readonly string[] }) =>
  lines.map((line, index) => (
    <span key={index}>
      {index > 0 && <br />}
      {line}
    </span>
  ));
