declare module 'virtual:site-script' {
  /** Address of the script that every page loads. */
  const url: string;
  export default url;
}
