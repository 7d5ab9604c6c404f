import { setImmediate } from 'node:timers/promises';
import type { ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { demoFields } from '#content/brand.ts';
import { system } from './actor.ts';
import { createApp } from './app.ts';
import { checkAddress } from './check-address.ts';
import { composeServices } from './compose-services.ts';
import { type Config, readConfig } from './config.ts';
import { FailedTry } from './background/job-queue.ts';
import { provideDatabase } from './database/provide-database.ts';
import { findPaymentProblems } from './find-payment-problem.ts';
import { securityHeaders } from './http/security-headers.ts';
import { staticPathsOf } from './http/static-paths.ts';
import { warmSongBank, prepareSongBank } from './services/lyrics/song-bank.ts';
import { loadStaticFiles } from './http/static-files.ts';
import { startWorkers } from './jobs/start-workers.ts';
import { captureOutput } from './library-output.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { deleteLostScratchFolders } from './media/scratch-folder.ts';
import { findSmtpProblem } from './ports/mail/find-smtp-problem.ts';
import { createImagesGenerations } from './ports/image-model/images-generations.ts';
import { createSmtpMailer } from './ports/mail/smtp-mailer.ts';
import { createChatCompletions } from './ports/text-model/chat-completions.ts';
import { createPaymentProviders } from './payment-providers.ts';
import { isRehearsal, keylessWarnings, sandboxWarnings } from './payment-warnings.ts';
import { createOutageReport } from './report-outage.ts';
import { readSecrets } from './secrets.ts';
import type { AppServices } from './services/app-services.ts';
import { readKeylessPayments } from './services/payments/read-keyless-payments.ts';
import { untilToldToStop } from './stop-signal.ts';
import { openTestClock } from './test-clock.ts';
import { openTestMode } from './test-mode.ts';
import { startTestPayments } from './test-payments.ts';
import { createWorkerApp } from './worker-app.ts';

type App = ReturnType<typeof createApp>;

type Development = {
  /** Loads the router's build anew for each request, and serves the client's files itself. */
  loadBuild: () => Promise<ServerBuild>;
  /** Serves the app that `makeApp` makes of `createApp`, and another one whenever its code was saved. */
  listen: (
    makeApp: (create: typeof createApp) => App,
    address: Parameters<typeof listen>[1],
  ) => ReturnType<typeof listen>;
};

/** Config → database → ports → app → listen. Resolves when the server was asked to stop and has. */
export async function main(development?: Development): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const config = readConfig();
  await checkAddress(config);
  const log = createLog(config.logLevel);
  for (const variable of config.misspelt) log.warn(variable, 'nothing reads this variable');
  // In development the tools write for whoever is looking.
  if (!development) opened.use(captureOutput(log));
  await deleteLostScratchFolders();
  const stopSignal = untilToldToStop();
  let isStopping = false;
  const reportOutage = createOutageReport(log);
  const logError = (error: Error) => {
    if (isStopping) return;
    if (!(error instanceof FailedTry)) reportOutage(error);
    else if (error.isLast) log.error({ err: error }, 'job failed');
    else log.warn({ err: error }, 'job will be tried again');
  };

  const clock = await openTestClock(config);
  opened.defer(() => clock?.close());
  const now = clock?.now ?? (() => new Date());
  const secret = config.secret ?? (await readSecrets(config.dataDir)).secret;
  // It starts beside the database.
  const startingPayments =
    config.mode === 'test' ? startTestPayments(config.payments, config) : null;
  opened.defer(async () => (await startingPayments?.catch(() => null))?.stop());
  const database = await provideDatabase({ ...config, secret, onLost: stopSignal.fail });
  opened.defer(() => database.stop());
  // What is still connected then is lost on purpose.
  opened.defer(() => void (isStopping = true));
  for (const table of database.madeAgain) log.warn({ table }, 'missing table made again, empty');
  const testPayments = await startingPayments;
  const services = await composeServices(opened, {
    ...config,
    paymentProviders: createPaymentProviders(testPayments?.config ?? config.payments, {
      now,
      certHosts: testPayments?.certHosts ?? [],
    }),
    isRehearsal: isRehearsal(config),
    textModel: config.textModel && createChatCompletions(config.textModel),
    imageModel: config.imageModel && createImagesGenerations(config.imageModel),
    app: database.app,
    secret,
    now,
    log,
    onError: logError,
  });

  const testMode = clock && (await openTestMode(config.dataDir, clock));
  if (testMode) opened.defer(() => testMode.stop());
  const mailer = createSmtpMailer({
    url: config.smtpUrl ?? testMode?.smtpUrl ?? '',
    from: config.mailFrom ?? testMode?.mailFrom ?? '',
    storage: services.storage,
  });
  opened.defer(() => mailer.close());
  if (config.role !== 'web') await startWorkers({ services, mailer });
  if (config.role === 'worker') {
    const server = await listen(createWorkerApp(services, config), config);
    opened.defer(() => server.close());
  } else {
    const staticPaths = development
      ? { all: [], visitors: new Set<string>() }
      : staticPathsOf(build);
    const makeApp = (create: typeof createApp) =>
      create(services, {
        build: development?.loadBuild ?? build,
        staticPaths,
        staticFiles: development
          ? null
          : loadStaticFiles('build/client', securityHeaders(config.secureCookies)),
        origin: config.origin,
        origins: config.trustedOrigins,
        secure: config.secureCookies,
        trustedProxies: config.trustedProxies,
        metricsToken: config.metricsToken,
        sqlEditorUrl: config.sqlEditorUrl,
        mountSimulators: testMode ? (app) => testMode.mount(app, services) : undefined,
      });
    prepareSongBank();
    const server = await (development
      ? development.listen(makeApp, config)
      : listenAndMakePages(makeApp(createApp), config, staticPaths.all));
    opened.defer(() => server.close());
  }
  await testMode?.seed(services);
  if (config.mode === 'production') warnOperator(config, services);
  // A program that reads the log of the real site finds one kind of line there.
  if (config.mode === 'production' && !process.stdout.isTTY)
    log.info({ origin: config.origin, role: config.role, port: config.port }, 'ready');
  else process.stdout.write(`Listo: ${config.origin}\n${testMode?.greeting ?? ''}`);
  const stopping = new AbortController();
  opened.defer(() => stopping.abort());
  if (config.role !== 'worker') void stepByStep(warmSongBank(), stopping.signal).catch(logError);
  await stopSignal.received;
}

/** Between two steps requests come first. */
async function stepByStep(steps: Iterable<unknown>, signal: AbortSignal): Promise<void> {
  for (const _ of steps) {
    await setImmediate();
    if (signal.aborted) return;
  }
}

/** What is no reason not to serve the real site, and has to be mended all the same. */
function warnOperator({ role, smtpUrl, payments }: Config, services: AppServices): void {
  const { log } = services;
  if (demoFields.length > 0)
    log.warn({ fields: demoFields }, 'content/brand.ts still has fictional values');
  for (const problem of sandboxWarnings(payments)) log.warn({ problem }, 'payments are a trial');
  void findPaymentProblems(payments).then((problems) => {
    for (const { kind, words: problem } of problems)
      log.warn(
        { problem },
        kind === 'refused' ? 'payment keys are refused' : 'payment keys are not known to be good',
      );
  });
  const withKeys = services.payments.providers.map(({ name }) => name);
  void readKeylessPayments(services, system, { withKeys }).then(
    (waiting) => {
      for (const problem of keylessWarnings(waiting))
        log.warn({ problem }, 'payments wait for keys that are not set');
    },
    (error: unknown) => log.error({ err: error }, 'payments were not looked at'),
  );
  if (role === 'web' || !smtpUrl) return;
  // Mails wait in the queue meanwhile.
  void findSmtpProblem(smtpUrl).then((problem) => {
    if (problem) log.error({ problem }, 'no mail goes out');
  });
}

/** The static pages are asked for once, so that no visitor has to wait until they are made. */
async function listenAndMakePages(
  app: App,
  address: Parameters<typeof listen>[1],
  staticPaths: readonly string[],
) {
  const server = await listen(app, address);
  void (async () => {
    for (const path of staticPaths) await app.request(path);
  })();
  return server;
}
