import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { UPLOAD_BYTES_MAX } from '../contract/calls/files';
import { BODY_LIMIT_BYTES, DEFAULT_LOCALE } from '../contract/constants';
import type { ServerModuleStatus } from '../contract/plugin/pluginFiles';
import { AccessCounter } from './access/AccessCounter';
import { AuditLog } from './audit/AuditLog';
import { AuditWorker } from './audit/AuditWorker';
import { createCopyTarget } from './audit/copy/copyTarget';
import { secondFactorPolicy } from './auth/factors/policy';
import { Sessions } from './auth/sessions';
import { titleLookups, translate } from './call/texts';
import type { Config } from './config';
import type { Database } from './db/database';
import { diskFileStore } from './files/diskFileStore';
import { fileJobs } from './files/fileJobs';
import { addApiRoutes } from './http/apiRoutes';
import { addBodyParsers } from './http/bodies/bodyParsers';
import { drainBodies } from './http/bodies/drainBodies';
import { limitBodyBytes } from './http/bodies/limitBodyBytes';
import { limitBodyTime } from './http/bodies/limitBodyTime';
import { clientErrorHandler, REQUEST_TIMEOUT } from './http/clientErrors';
import { addErrorHandler } from './http/errorHandler';
import { addGracefulShutdown } from './http/gracefulShutdown';
import { addLiveRoute } from './http/liveRoute';
import { addHealth } from './http/monitoring/health';
import { addMetrics } from './http/monitoring/metrics';
import { PageListQueries } from './http/pages/PageListQueries';
import { addStaticFiles } from './http/pages/staticFiles';
import { addTransportSecurity } from './http/transportSecurity';
import { Jobs } from './jobs/jobs';
import { Tasks } from './jobs/tasks';
import { LiveStreams } from './live/LiveStreams';
import { readableEntities } from './live/readableEntities';
import { addOpenApiRoutes } from './openapi/openApiRoutes';
import type { Context } from './operations/context';
import { Dictionaries } from './operations/dictionaries';
import { buildOperations } from './operations/operations';
import { ReferenceCounts } from './operations/reads/referenceCounts';
import { packageJobs } from './packages/packageJobs';
import { personJobs } from './persons/personJobs';
import { type CollectedPlugins, requireEntity } from './plugins/collectPlugins';
import { loadTexts } from './plugins/loadTexts';
import { OperatorConfigFile } from './plugins/operatorConfig';
import { pluginOverrides } from './plugins/pluginOverrides';
import { createAsyncPortLookup, type PortImplementation } from './plugins/ports';
import { sections as builtin } from './sections';

/** Timeout of a request's body in milliseconds. A long body may take more, at this minimum rate in bytes per second. */
const BODY_TIMEOUT_MS = 30_000;
const LONG_BODY_BYTES_PER_SECOND = 32_768;

export interface AppOptions {
  config: Config;
  database: Database;
  logger: Logger;
  /** Default to the built-in sections; `halves` is the state of the plugins' server modules. */
  sections?: CollectedPlugins;
  serverModules?: readonly ServerModuleStatus[];
  /** Milliseconds since 1970; tests replace it. */
  now?: () => number;
  /** Loads implementations of ports in addition to those of the sections. Defaults to none. */
  loadPortImplementations?: () => Promise<readonly PortImplementation[]>;
  /** Progress of the demo data in percent, while it is being written. */
  demoDataPercent?: () => Promise<number | undefined>;
}

/** Builds the HTTP server on a migrated and seeded database; it does not listen yet. */
export async function buildApp({
  config,
  database,
  logger,
  sections = builtin,
  serverModules = [],
  now = Date.now,
  loadPortImplementations = async () => [],
  demoDataPercent = async () => undefined,
}: AppOptions): Promise<FastifyInstance> {
  const { entities, findEntity, extensionOf, provided } = sections;
  const texts = await loadTexts(sections.plugins);
  const handleClientError = clientErrorHandler(texts);
  // Typed as Fastify's own logger, so that Fastify's types keep their defaults.
  const loggerInstance: FastifyBaseLogger = logger;
  const app: FastifyInstance = fastify({
    loggerInstance,
    // A log line per request would cost more than the request. `/metrics` counts requests, and failures are logged.
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (parent) => parent,
    clientErrorHandler: handleClientError,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    // The time for the longest recording at the minimum rate; shorter timeouts cover everything else.
    requestTimeout: Math.ceil(UPLOAD_BYTES_MAX / LONG_BODY_BYTES_PER_SECOND) * 1_000,
    genReqId: () => randomUUID(),
    // A stopping process still answers late requests, because proxies do not retry a request that was rejected.
    return503OnClosing: false,
    // Each operation parses the query string itself, so that it is not parsed twice.
    routerOptions: { querystringParser: () => ({}) },
  });
  const names = titleLookups(texts);
  const tasks = new Tasks(logger);
  const context: Context = {
    config,
    database,
    files: diskFileStore(join(config.dataDir, 'files')),
    entities,
    findEntity,
    texts,
    logger,
    now,
    tasks,
    sessions: new Sessions({ database, logger, now, needsSecondFactor: secondFactorPolicy(config, entities) }),
    audit: new AuditLog({
      database,
      log: requireEntity(sections, 'log'),
      now,
      titleOf: ({ name }) => names.titleOf(name, DEFAULT_LOCALE),
    }),
    dictionaries: new Dictionaries(database),
    referenceCounts: new ReferenceCounts(entities),
    extensionOf,
    provided,
    serverModules: [...serverModules],
    ask: createAsyncPortLookup(provided, loadPortImplementations),
    translate: (locale, code, params) => translate(texts, locale, code, params),
    ...names,
  };
  const accessCounter = new AccessCounter(context, requireEntity(sections, 'accessCount'));
  const target = config.auditCopy && createCopyTarget(config.auditCopy);
  const auditWork = new AuditWorker({ context, access: accessCounter, target });
  const jobs = new Jobs(context, [...fileJobs, ...packageJobs, ...personJobs, ...sections.jobs]);
  app.decorate('jobs', jobs);
  app.decorate('tasks', tasks);
  app.decorate('auditWork', auditWork);
  if (config.runsJobs) app.addHook('onListen', async () => jobs.start());
  app.addHook('onListen', async () => auditWork.start());
  app.addHook('onListen', async () => {
    // For example too many open connections; existing ones are not affected.
    app.server.on('error', (error) => logger.error({ err: error }, 'a connection could not be taken'));
  });
  const isStopping = addGracefulShutdown(app);
  app.addHook('preClose', () => jobs.stop());
  app.addHook('preClose', () => tasks.stop());
  // After the last request and task, whose log rows it chains.
  app.addHook('onClose', () => auditWork.stop());
  app.decorateRequest('admitted', null);
  app.decorateRequest('formFile', null);
  addErrorHandler(app, texts);
  addTransportSecurity(app);
  limitBodyTime(app, {
    limitMs: BODY_TIMEOUT_MS,
    bytesPerSecond: LONG_BODY_BYTES_PER_SECOND,
    cutOff: (socket) => handleClientError(Object.assign(new Error('slow body'), { code: REQUEST_TIMEOUT }), socket),
  });
  limitBodyBytes(app);
  drainBodies(app);
  addBodyParsers(app);
  const streams = new LiveStreams({
    database,
    sessions: context.sessions,
    logger,
    readable: readableEntities(entities),
  });
  addMetrics(app, { countSessions: () => context.sessions.count(), streams, token: config.metricsToken });
  addHealth(app, { database, dataDir: config.dataDir, demoDataPercent, isStopping });
  const operations = buildOperations(entities, extensionOf);
  const listQueries = new PageListQueries();
  await addApiRoutes(app, { context, access: accessCounter, operations, listQueries });
  addLiveRoute(app, context, streams);
  const described = sections.plugins.flatMap(({ describedCalls }) => describedCalls?.(provided) ?? []);
  await addOpenApiRoutes(app, { context, operations, described });
  await addRoutes(app, context, sections);
  const operatorConfigFile = new OperatorConfigFile(config.dataDir);
  await addStaticFiles(app, {
    ...config,
    texts,
    operatorConfigFile,
    listQueries,
    pluginOverrides: () => pluginOverrides(context),
    serverModules: () => context.serverModules,
  });
  return app;
}

/** Adds the routes of all sections. If those of a plugin fail, the plugin is reported as failed. */
async function addRoutes(app: FastifyInstance, context: Context, { plugins }: CollectedPlugins): Promise<void> {
  const pluginIds = new Set(context.serverModules.map(({ id }) => id));
  for (const { id, routes } of plugins) {
    try {
      await routes?.(app, context);
    } catch (error) {
      if (!pluginIds.has(id)) throw error;
      const detail = `its routes cannot be added: ${error instanceof Error ? error.message : error}`;
      context.logger.error({ plugin: id, err: error }, 'the routes of a plugin cannot be added');
      context.serverModules = context.serverModules.map((serverModule) =>
        serverModule.id === id ? { ...serverModule, problem: { code: 'SERVER_HALF_FAILED', detail } } : serverModule,
      );
    }
  }
}
