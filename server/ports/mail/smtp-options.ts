/** How the mail server of SMTP_URL is spoken to, by whoever sends and by whoever only tries. */
export const smtpOptions = (url: string) => ({
  url,
  // On the way to another machine nobody may read along; loopback has no certificate.
  requireTLS: !isLoopback(new URL(url).hostname),
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  disableFileAccess: true,
  disableUrlAccess: true,
});

const isLoopback = (host: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(host);
