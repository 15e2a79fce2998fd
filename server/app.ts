import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { BODY_LIMIT_BYTES, DEFAULT_LOCALE } from '../contract/constants';
import { entities } from '../contract/entities';
import { AuditLog } from './audit/AuditLog';
import { Sessions } from './auth/sessions';
import type { Config } from './config';
import type { Database } from './db';
import { diskFileStore } from './files/diskFileStore';
import { fileJobs } from './files/fileJobs';
import { addApiRoutes } from './http/apiRoutes';
import { addBodyParsers } from './http/bodyParsers';
import { clientErrorHandler } from './http/clientErrors';
import { addErrorHandler } from './http/errorHandler';
import { addHealth } from './http/health';
import { addMetrics } from './http/metrics';
import { addStaticFiles } from './http/staticFiles';
import { loadTexts, say } from './http/texts';
import { Jobs } from './jobs/jobs';
import { Tasks } from './jobs/tasks';
import { loadLabels } from './labels';
import type { Context } from './operations/context';
import { Dictionaries } from './operations/dictionaries';
import { buildOperations } from './operations/operations';
import { ReferenceCounts } from './operations/referenceCounts';
import { doctorJobs } from './sections/account/doctorJobs';
import { deviceJobs } from './sections/device/deviceJobs';
import { extensionOf } from './sections/extensions';
import { ingestionJobs } from './sections/ingestion/ingestionJobs';
import { UploadMetrics } from './sections/ingestion/uploadMetrics';
import { addUploadRoutes } from './sections/ingestion/uploadRoutes';
import { logJobs } from './sections/log/removeOldLogs';
import { messageJobs } from './sections/message/messageJobs';
import { packageJobs } from './sections/package/packageJobs';
import { baselineJobs } from './sections/record/keptBaseline';
import { retentionJobs } from './sections/record/retention';
import { reportJobs } from './sections/report/reportJobs';
import { applicationJobs } from './sections/serviceApplication/applicationJobs';
import { inputJobs } from './sections/serviceInput/inputJobs';
import { visitJobs } from './sections/visit/visitJobs';

export interface AppOptions {
  config: Config;
  database: Database;
  logger: Logger;
  /** Milliseconds since 1970; tests bring their own. */
  now?: () => number;
}

/** Builds the HTTP server over a migrated and seeded database; it does not listen yet. */
export async function buildApp({ config, database, logger, now = Date.now }: AppOptions): Promise<FastifyInstance> {
  const texts = await loadTexts();
  // Named by what fastify asks of a logger, so that its own types stay the plain ones.
  const loggerInstance: FastifyBaseLogger = logger;
  const app: FastifyInstance = fastify({
    loggerInstance,
    // One line a request would cost more than the request; `/metrics` counts them, and failures are logged.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (parent) => parent,
    clientErrorHandler: clientErrorHandler(texts),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustProxy,
    exposeHeadRoutes: false,
    // The longest recording over a slow line; a client that dawdles longer does not hold a connection for ever.
    requestTimeout: 300_000,
    genReqId: () => randomUUID(),
    // The query string is read by the operation that understands it, not twice.
    routerOptions: { querystringParser: () => ({}) },
  });
  const labels = await loadLabels(entities);
  const tasks = new Tasks(logger);
  const context: Context = {
    config,
    database,
    files: diskFileStore(join(config.dataDir, 'files')),
    entities,
    texts,
    logger,
    now,
    tasks,
    sessions: new Sessions({ database, logger, now }),
    audit: new AuditLog({ database, now, titleOf: ({ name }) => labels.titleOf(name, DEFAULT_LOCALE) }),
    dictionaries: new Dictionaries(database),
    referenceCounts: new ReferenceCounts(entities),
    extensionOf,
    say: (locale, code, params) => say(texts, locale, code, params),
    ...labels,
  };
  const jobs = new Jobs(context, [
    ...applicationJobs,
    ...baselineJobs,
    ...deviceJobs,
    ...doctorJobs,
    ...fileJobs,
    ...ingestionJobs,
    ...inputJobs,
    ...logJobs,
    ...messageJobs,
    ...packageJobs,
    ...reportJobs,
    ...retentionJobs,
    ...visitJobs,
  ]);
  app.decorate('jobs', jobs);
  app.decorate('tasks', tasks);
  if (config.runsJobs) app.addHook('onListen', async () => jobs.start());
  app.addHook('preClose', () => jobs.stop());
  app.addHook('preClose', () => tasks.stop());
  app.decorateRequest('operation', null);
  app.decorateRequest('formFile', null);
  addErrorHandler(app, texts);
  addBodyParsers(app);
  const uploadMetrics = new UploadMetrics();
  addMetrics(app, { countSessions: () => context.sessions.count(), more: () => uploadMetrics.lines() });
  addHealth(app, database);
  await addApiRoutes(app, context, buildOperations(entities, extensionOf));
  await addUploadRoutes(app, context, uploadMetrics);
  await addStaticFiles(app, config, texts);
  return app;
}
